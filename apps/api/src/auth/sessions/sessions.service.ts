import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
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
import { SessionsRepository, type SessionRecord } from './sessions.repository';
import type { TokenPair } from '../auth.dto';
import { DAY_MS } from '../../platform/clock/durations';

const ACCESS_TOKEN_SECONDS = 15 * 60;
const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** However often it is refreshed, a session ends after this time. */
const SESSION_MS = 180 * DAY_MS;
/** Two tabs may refresh with the same token at once; the later one gets what the earlier one got. */
const GRACE_MS = 10_000;

/** Name of the issuer and the audience: this product makes and takes its own tokens. */
export const TOKEN_ISSUER = 'figura';

/** What an access token says. */
export interface VerifiedAccessToken {
  /** The user. */
  sub: string;
  /** The session. */
  sid: string;
  /** When it was made, and from when on it is no longer good, in seconds since 1970. */
  iat: number;
  exp: number;
}

/**
 * Sign-ins and their tokens. A refresh token is `session.generation.mac`, where the mac comes from the server's key
 * and the session's random seed: it can be recomputed for the grace of two tabs, yet nothing in the database gives it
 * away.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsService,
    private readonly jwt: JwtService,
    private readonly secrets: Secrets,
    private readonly mails: AccountMailsService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Starts a session, which ends the oldest of too many, and returns its first tokens; null when the password was changed, or the account deleted, since
   * the user was read.
   *
   * @param user as read together with the password hash that was checked
   */
  async start({
    id: userId,
    credentialVersion,
  }: Pick<UserRecord, 'id' | 'credentialVersion'>): Promise<TokenPair | null> {
    const now = this.clock.now();
    const session: SessionRecord = {
      id: randomUUID(),
      userId,
      seed: randomBytes(32).toString('base64url'),
      generation: 0,
      rotatedAt: now,
      createdAt: now,
      credentialVersion,
      expiresAt: getExpiry(now, now),
    };
    await this.sessions.create(session);
    // Whoever changes the password raises the version before ending sessions: either that finds this one, or this
    // finds the version raised.
    if (!isOfCurrentPassword(session, await this.accounts.find(userId))) {
      await this.sessions.end(userId, session.id);
      return null;
    }
    await this.sessions.endAllButNewest(userId, STORED_LIMITS.sessions.most, session.id);
    return this.tokens(session, session.generation);
  }

  /**
   * Trades a refresh token for the next pair. Each is good once; the one before the current is answered with the same
   * successor for 10 seconds. Any older one means that a token was stolen: it ends the session, and the user is told by
   * mail.
   *
   * @throws SessionEndedError when the token is not, or no longer, good
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
      // Otherwise another request was first: look again, and find this token to be the one before.
      return rotated ? this.tokens(session, generation + 1) : this.refresh(refreshToken);
    }
    const isPrevious = generation === session.generation - 1;
    if (isPrevious && now.getTime() - session.rotatedAt.getTime() <= GRACE_MS)
      return this.tokens(session, session.generation);
    await this.endStolen(session);
    throw new SessionEndedError();
  }

  /** Signs out: ends the session with all its tokens. One that has ended already stays so. */
  async end(userId: string, sessionId: string): Promise<void> {
    await this.sessions.end(userId, sessionId);
  }

  private async endStolen({ id, userId }: SessionRecord): Promise<void> {
    if (!(await this.sessions.end(userId, id))) return;
    this.logger.warn({ event: 'refresh-token-reused', userId, sessionId: id }, 'A session was ended');
    await this.mails.enqueue('session-ended', { id: userId });
  }

  private tokens(session: SessionRecord, generation: number): TokenPair {
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
