import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@figura/contracts';

/** What is wrong with the length of a chosen password, if anything. The server knows which ones are easy to guess. */
export function passwordLengthError(password: string, name = 'Password'): string | undefined {
  // As the server counts: an emoji is one character.
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return `${name} must be at least ${MIN_PASSWORD_LENGTH} characters`;
  if (length > MAX_PASSWORD_LENGTH) return `${name} must be at most ${MAX_PASSWORD_LENGTH} characters`;
  return undefined;
}
