export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 128;

/** The header that carries the key of a registration. */
export const REGISTRATION_KEY_HEADER = 'Registration-Key';

/**
 * An email address as it may be shown to somebody who holds a mailed link: the first and the last letter before the @,
 * and what stands behind it. Of one or two letters only the first is shown.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, at)];
  const last = letters.length > 2 ? letters.at(-1)! : '';
  return `${letters[0] ?? ''}•••${last}${email.slice(at)}`;
}
