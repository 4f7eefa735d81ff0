import { readStored, removeStored, writeStored } from '../browser/stored-keys';

/**
 * Random key from registration in this browser. With the mailed link it verifies the email without the password.
 * Ends with verification or sign-out.
 */
export const registrationKey = {
  get: (): string | null => readStored('registrationKey'),
  keep: (key: string): void => writeStored('registrationKey', key),
  forget: (): void => removeStored('registrationKey'),
};
