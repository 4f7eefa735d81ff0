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

/** Each token costs about half a kilobyte. */
const MAX_TOKENS = 20_000;
/** Our own headers have about 300 characters. */
const MAX_HEADER_LENGTH = 1_000;

@Injectable()
export class AuthenticatorService implements PrincipalCache {
  private readonly tokens = new LRUCache<string, VerifiedAccessToken>({ max: MAX_TOKENS });

  constructor(
    private readonly users: UserCache,
    private readonly sessions: SessionCache,
    private readonly clock: Clock,
  ) {}

  /** Null when the session has ended. */
  async authenticate(authorization: string, token: VerifiedAccessToken): Promise<Caller | null> {
    const [session, cached] = await Promise.all([this.sessions.load(token.sid), this.users.load(token.sub)]);
    let user = cached;
    if (session && user && session.credentialVersion > user.credentialVersion) {
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
    const { isVerified, hasPaid, preferences } = user;
    const { createdAt: signedInAt } = session;
    return { userId: sub, sessionId: sid, signedInAt, isVerified, hasPaid, locale: preferences.locale };
  }
}
