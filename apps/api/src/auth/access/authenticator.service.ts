import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock/clock';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { PrincipalCache } from '../../platform/http/access/principal-cache';
import { UserCache } from '../../users/user.cache';
import type { UserRecord } from '../../users/user-record';
import { isOfCurrentPassword } from '../sessions/credential-version';
import { SessionCache } from '../sessions/session.cache';
import type { SessionRecord } from '../sessions/sessions.repository';
import type { VerifiedAccessToken } from '../sessions/sessions.service';

/** Checked tokens that are kept; each costs about half a kilobyte. */
const MAX_TOKENS = 20_000;
/** Our own headers are about 300 characters; what a client adds to one is not worth keeping. */
const MAX_HEADER_LENGTH = 1_000;

/** Who calls with an access token, as long as its session and its account admit it. */
@Injectable()
export class AuthenticatorService implements PrincipalCache {
  /** What sound tokens say, by the whole `Authorization` header. */
  private readonly tokens = new LRUCache<string, VerifiedAccessToken>({ max: MAX_TOKENS });

  constructor(
    private readonly users: UserCache,
    private readonly sessions: SessionCache,
    private readonly clock: Clock,
  ) {}

  /** Who calls with a token that was found sound; null when its session has ended. */
  async authenticate(authorization: string, token: VerifiedAccessToken): Promise<Caller | null> {
    const [session, cached] = await Promise.all([this.sessions.load(token.sid), this.users.load(token.sub)]);
    let user = cached;
    if (session && user && session.credentialVersion > user.credentialVersion) {
      // The session began with a newer password than the one in memory: another process changed it just now.
      this.users.invalidate(token.sub);
      user = await this.users.load(token.sub);
    }
    const caller = this.admit(token, session, user);
    if (!caller) this.tokens.delete(authorization);
    else if (authorization.length <= MAX_HEADER_LENGTH) this.tokens.set(authorization, token);
    return caller;
  }

  get(authorization: string): Caller | Promise<Caller | null> | undefined {
    const token = this.tokens.get(authorization);
    if (!token || token.exp * 1_000 <= this.clock.now().getTime()) return undefined;
    const caller = this.admit(token, this.sessions.get(token.sid), this.users.get(token.sub));
    return caller ?? this.authenticate(authorization, token);
  }

  private admit(
    { sub, sid }: VerifiedAccessToken,
    session: SessionRecord | null | undefined,
    user: UserRecord | null | undefined,
  ): Caller | null {
    if (!user || session?.userId !== sub || session.expiresAt <= this.clock.now()) return null;
    if (!isOfCurrentPassword(session, user)) return null;
    return { userId: sub, sessionId: sid, isVerified: user.isVerified, hasPaid: user.hasPaid };
  }
}
