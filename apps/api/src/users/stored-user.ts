import { pickOptionalMeasurements } from '@figura/contracts';
import type { Config } from '../platform/config/config';
import type { UserRecord } from './user-record';
import type { UserDocument } from './user.schema';

export const ACCOUNT_FIRST = { isVerified: -1, createdAt: -1, _id: -1 } as const;

/** With `PAYMENTS=off`, everyone has access; stored values stay unchanged. */
export function createReader({ sells }: Pick<Config, 'sells'>): (document: UserDocument) => UserRecord {
  return sells ? toRecord : (document) => ({ ...toRecord(document), hasPaid: true });
}

function toRecord({ _id, ...document }: UserDocument): UserRecord {
  return { id: _id.toHexString(), ...document, ...pickOptionalMeasurements(document) };
}
