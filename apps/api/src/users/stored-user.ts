import type { UserRecord } from './user-record';
import type { UserDocument } from './user.schema';

/** A verified account before pending registrations, and of these the newest first. */
export const ACCOUNT_FIRST = { isVerified: -1, createdAt: -1, _id: -1 } as const;

const LATER_PREFERENCES = { loved: [], hidden: [], taste: [], sizes: null, welcomed: false };

/** A stored user as the domains see them, with what accounts of earlier versions lack. */
export function toRecord(document: UserDocument): UserRecord {
  const { _id, credentialVersion = 0, keptSessionId = null, firstSteps = [], ...rest } = document;
  // Accounts from before there were marks, tastes and sizes hold none.
  const preferences = { ...LATER_PREFERENCES, ...rest.preferences };
  return { id: _id.toHexString(), credentialVersion, keptSessionId, firstSteps, ...rest, preferences };
}

export function toRecordOrNull(document: UserDocument | null): UserRecord | null {
  return document && toRecord(document);
}
