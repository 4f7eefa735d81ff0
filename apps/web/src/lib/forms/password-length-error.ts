import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@figura/contracts';
import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.passwordLengthError);

/** What is wrong with the length of a chosen password, if anything. The server knows which ones are easy to guess. */
export function findPasswordLengthError(password: string, name = t('password')): string | undefined {
  // As the server counts: an emoji is one character.
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return t('tooShort', { name, minimum: MIN_PASSWORD_LENGTH });
  if (length > MAX_PASSWORD_LENGTH) return t('tooLong', { name, maximum: MAX_PASSWORD_LENGTH });
  return undefined;
}
