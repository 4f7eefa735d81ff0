import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { passwordLengthError as t } from './messages.en';

/** The server checks for easily guessed passwords. */
export function findPasswordLengthError(password: string, name = t('password')): string | undefined {
  // Like the server, counts an emoji as one character.
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return t('tooShort', { name, minimum: MIN_PASSWORD_LENGTH });
  if (length > MAX_PASSWORD_LENGTH) return t('tooLong', { name, maximum: MAX_PASSWORD_LENGTH });
  return undefined;
}
