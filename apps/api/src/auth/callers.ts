import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../platform/clock/clock';
import type { Caller } from '../platform/http/caller';
import { KnownCallers } from '../platform/http/known-callers';
import { LiveUsers } from '../users/live-users';
import { UsersRepository, type UserRecord } from '../users/users.repository';
import { isOfCurrentPassword } from './credential-version';
import { LiveSessions } from './live-sessions';
import type { SessionRecord } from './sessions.repository';
import type { VerifiedAccessToken } from './sessions';

/** Checked credentials that are kept; each costs about half a kilobyte. */
const KEPT = 20_000;
/** Our own headers are about 300 characters; what a client adds to one is not worth keeping. */
const LONGEST_KEPT = 1_000;

/** Who calls with an access token, as long as her session and her account are there. */
@Injectable()
export class Callers implements KnownCallers {
  /** By the whole `Authorization` header. */
  private readonly checked = new LRUCache<string, VerifiedAccessToken>({ max: KEPT });

  constructor(
    private readonly users: LiveUsers,
    private readonly sessions: LiveSessions,
    private readonly stored: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** Who calls with a token that was found sound; null when the session has ended. */
  async admit(authorization: string, payload: VerifiedAccessToken): Promise<Caller | null> {
    const [sessions, known] = await Promise.all([
      this.sessions.get(payload.sub),
      this.users.get(payload.sub),
    ]);
    const session = sessions?.get(payload.sid);
    // A session of a newer password than the one in memory: another process changed it just now.
    const isNewer = session && known && session.credentialVersion > known.credentialVersion;
    const user = isNewer ? await this.stored.findById(payload.sub) : known;
    const caller = this.caller(payload, session, user);
    if (caller && authorization.length <= LONGEST_KEPT) this.checked.set(authorization, payload);
    return caller;
  }

  peek(authorization: string): Caller | undefined {
    const payload = this.checked.get(authorization);
    if (!payload || payload.exp * 1_000 <= this.clock.now().getTime()) return undefined;
    const session = this.sessions.peek(payload.sub)?.get(payload.sid);
    return this.caller(payload, session, this.users.peek(payload.sub)) ?? undefined;
  }

  private caller(
    { sub, sid }: VerifiedAccessToken,
    session: SessionRecord | undefined,
    user: UserRecord | null | undefined,
  ): Caller | null {
    if (!user || session?.userId !== sub || session.expiresAt <= this.clock.now()) return null;
    if (!isOfCurrentPassword(session, user)) return null;
    return { userId: sub, sessionId: sid, isVerified: user.isVerified, hasPaid: user.hasPaid };
  }
}
