import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { Clock } from '../../platform/clock/clock';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import { Secrets } from '../../platform/config/secrets';
import { LOGGER } from '../../platform/logging/logger';
import type { UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { AccountMailsService } from '../mails/account-mails.service';
import { SessionEndedError } from '../auth.errors';
import { isOfCurrentPassword } from './credential-version';
import { SessionWatch } from './session-watch.service';
import { SessionsRepository, type SessionRecord } from './sessions.repository';
import type { TokenPair } from '../auth.dto';
import { DAY_MS } from '../../platform/clock/durations';
import { createSecretToken } from '../../platform/secret-token';

const ACCESS_TOKEN_SECONDS = 15 * 60;
const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** A session ends after this time, even if refreshed. */
const SESSION_MS = 180 * DAY_MS;
/** Two tabs that use one refresh token within this time get the same new one. */
const GRACE_MS = 10_000;

export const TOKEN_ISSUER = 'figura';

export interface VerifiedAccessToken {
  sub: string;
  sid: string;
  /** Issued at and expires at, in seconds since 1970. */
  iat: number;
  exp: number;
}

/**
 * `session.generation.mac`: the mac needs the server's key and the session's seed, so the database alone
 * reveals no token.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsService,
    private readonly jwt: JwtService,
    private readonly secrets: Secrets,
    private readonly mails: AccountMailsService,
    private readonly watch: SessionWatch,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Ends the oldest of too many sessions. Null when the password changed or the account was deleted since the
   * user was read.
   */
  async start({
    id: userId,
    credentialVersion,
  }: Pick<UserRecord, 'id' | 'credentialVersion'>): Promise<TokenPair | null> {
    const now = this.clock.now();
    const session: SessionRecord = {
      id: randomUUID(),
      userId,
      seed: createSecretToken(),
      generation: 0,
      rotatedAt: now,
      createdAt: now,
      credentialVersion,
      expiresAt: getExpiry(now, now),
    };
    await this.sessions.create(session);
    // A password change raises the version before it ends sessions, so one of the two checks always catches
    // this session.
    if (!isOfCurrentPassword(session, await this.accounts.find(userId))) {
      await this.sessions.end(userId, session.id);
      return null;
    }
    await this.sessions.endAllButNewest(userId, STORED_LIMITS.sessions.max, session.id);
    return this.signTokens(session, session.generation);
  }

  /**
   * Each token is valid once; for 10 seconds, the previous one returns the same successor. An older one means theft: ends the session and
   * mails the user.
   */
  async refresh(refreshToken: string): Promise<TokenPair> {
    const [id = '', generationText = ''] = refreshToken.split('.');
    const generation = Number(generationText);
    const session = await this.sessions.find(id);
    const now = this.clock.now();
    if (!session || session.expiresAt <= now || !this.isAuthentic(refreshToken, session, generation))
      throw new SessionEndedError();
    if (!isOfCurrentPassword(session, await this.accounts.find(session.userId)))
      throw new SessionEndedError();

    if (generation === session.generation) {
      const rotated = await this.sessions.rotate(id, generation, now, getExpiry(session.createdAt, now));
      // Another request rotated first, so this token is now the previous one.
      return rotated ? this.signTokens(session, generation + 1) : this.refresh(refreshToken);
    }
    const isPrevious = generation === session.generation - 1;
    if (isPrevious && now.getTime() - session.rotatedAt.getTime() <= GRACE_MS)
      return this.signTokens(session, session.generation);
    await this.endStolen(session);
    throw new SessionEndedError();
  }

  async end(userId: string, sessionId: string): Promise<void> {
    await this.sessions.end(userId, sessionId);
    await this.watch.notifySignedOut(userId, sessionId);
  }

  private async endStolen({ id, userId }: SessionRecord): Promise<void> {
    if (!(await this.sessions.end(userId, id))) return;
    this.logger.warn({ event: 'refresh-token-reused', userId, sessionId: id }, 'A session was ended');
    await this.mails.enqueue('session-ended', { id: userId });
  }

  private signTokens(session: SessionRecord, generation: number): TokenPair {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const payload: VerifiedAccessToken = {
      sub: session.userId,
      sid: session.id,
      iat,
      exp: iat + ACCESS_TOKEN_SECONDS,
    };
    return {
      accessToken: this.jwt.sign(payload, { issuer: TOKEN_ISSUER, audience: TOKEN_ISSUER }),
      refreshToken: this.refreshToken(session, generation),
    };
  }

  private refreshToken({ id, seed }: SessionRecord, generation: number): string {
    const name = `${id}.${generation}`;
    const mac = createHmac('sha256', this.secrets.refreshTokenKey)
      .update(`${name}.${seed}`)
      .digest('base64url');
    return `${name}.${mac}`;
  }

  private isAuthentic(token: string, session: SessionRecord, generation: number): boolean {
    const expected = Buffer.from(this.refreshToken(session, generation));
    const given = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

function getExpiry(createdAt: Date, refreshedAt: Date): Date {
  return new Date(Math.min(refreshedAt.getTime() + REFRESH_TOKEN_MS, createdAt.getTime() + SESSION_MS));
}
