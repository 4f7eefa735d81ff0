import { readStored, removeStored, writeStored } from '../browser/stored-keys';

/**
 * What the server gave to this browser when somebody registered here: random, it tells nothing of the user. Beside
 * the mailed link it verifies the email without the password, in this browser alone. It ends with the verification
 * and with signing out.
 */
export const registrationKey = {
  get: (): string | null => readStored('registrationKey'),
  keep: (key: string): void => writeStored('registrationKey', key),
  forget: (): void => removeStored('registrationKey'),
};
