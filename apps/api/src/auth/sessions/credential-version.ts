import type { UserRecord } from '../../users/user-record';
import type { SessionRecord } from './sessions.repository';

/**
 * Whether a session was begun with the password that the account has now, or is the one that set it. This is asked
 * whenever a session is admitted, since a session can start while the password is changed.
 */
export function isOfCurrentPassword(
  session: Pick<SessionRecord, 'id' | 'credentialVersion'>,
  user: Pick<UserRecord, 'credentialVersion' | 'keptSessionId'> | null | undefined,
): boolean {
  if (!user) return false;
  return session.credentialVersion === user.credentialVersion || session.id === user.keptSessionId;
}
