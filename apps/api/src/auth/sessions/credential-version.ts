import type { UserRecord } from '../../users/user-record';
import type { SessionRecord } from './sessions.repository';

/** Checked whenever a session is admitted, because a session can start while the password changes. */
export function isOfCurrentPassword(
  session: Pick<SessionRecord, 'id' | 'credentialVersion'>,
  user: Pick<UserRecord, 'credentialVersion' | 'keptSessionId'> | null | undefined,
): boolean {
  if (!user) return false;
  return session.credentialVersion === user.credentialVersion || session.id === user.keptSessionId;
}
