import { findFirstPresentation, pickOptionalMeasurements } from '@figura/contracts';
import type { Config } from '../platform/config/config';
import type { UserRecord } from './user-record';
import type { UserDocument } from './user.schema';

export const ACCOUNT_FIRST = { isVerified: -1, createdAt: -1, _id: -1 } as const;

const LATER_PREFERENCES = { loved: [], hidden: [], taste: [], sizes: null, welcomed: false };

/** With `PAYMENTS=off` everything is open to everybody; what is stored stays as it is. */
export function createReader({ sells }: Pick<Config, 'sells'>): (document: UserDocument) => UserRecord {
  return sells ? toRecord : (document) => ({ ...toRecord(document), hasPaid: true });
}

function toRecord(document: UserDocument): UserRecord {
  const {
    _id,
    credentialVersion = 0,
    keptSessionId = null,
    firstSteps = [],
    startAnswers = null,
    ...rest
  } = document;
  // Accounts from before the question.
  const later = { ...LATER_PREFERENCES, presentation: findFirstPresentation(rest.gender) };
  const preferences = { ...later, ...rest.preferences };
  return {
    id: _id.toHexString(),
    credentialVersion,
    keptSessionId,
    firstSteps,
    startAnswers,
    ...rest,
    ...pickOptionalMeasurements(rest),
    preferences,
  };
}
