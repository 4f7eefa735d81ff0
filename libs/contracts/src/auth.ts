export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

export const REGISTRATION_KEY_HEADER = 'Registration-Key';

/** For the holder of a mailed link: keeps the domain and the first and last letter before the @ (only the first of one or two). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, at)];
  const last = letters.length > 2 ? letters.at(-1)! : '';
  return `${letters[0] ?? ''}•••${last}${email.slice(at)}`;
}

export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 50;
export const RECOVERY_CODES = 10;

/** Methods for the second step of signing in. */
export const SECOND_FACTORS = ['totp', 'passkey', 'recovery-code'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];
