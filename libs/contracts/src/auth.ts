export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

export const REGISTRATION_KEY_HEADER = 'Registration-Key';

/**
 * For a holder of a mailed link: first and last letter before the @, and the domain. Of one or two letters only
 * the first.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, at)];
  const last = letters.length > 2 ? letters.at(-1)! : '';
  return `${letters[0] ?? ''}•••${last}${email.slice(at)}`;
}
