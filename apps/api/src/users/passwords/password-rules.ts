import { dictionary } from '@zxcvbn-ts/language-common';
import { ValidationError } from '../../platform/errors/domain-error';
import { isPattern } from './password-patterns';
import { rules as t } from './messages.en';

const common = new Set(dictionary['passwords-common'] as string[]);

/** Shorter parts of a user's data are too common in passwords to reject. */
const MIN_TELLING_PART = 3;

interface Owner {
  email: string;
  names: string[];
}

/**
 * Rejects common passwords, patterns, and the user's name, email address, or the product name with digits and marks.
 * @throws ValidationError with the message for the user
 */
export function assertNotEasyToGuess(password: string, owner: Owner, field = 'password'): void {
  const lower = password.toLowerCase();
  if (common.has(lower) || isPattern(lower) || isOwn(lower, owner))
    throw new ValidationError([t('easyToGuess')]).about(field);
}

function isOwn(password: string, { email, names }: Owner): boolean {
  const [mailbox = ''] = email.split('@');
  const whole = [email, ...email.split('@'), ...names, names.join(''), names.toReversed().join('')];
  const pieces = [mailbox, ...names].flatMap((text) => text.split(/\P{L}+/u));
  // An email address may be all digits, such as a phone number.
  if (whole.map(getLettersAndDigits).filter(isTelling).includes(getLettersAndDigits(password))) return true;
  return isMadeFrom(getLetters(password), [...whole, ...pieces, 'figura'].map(getLetters).filter(isTelling));
}

function isMadeFrom(text: string, parts: readonly string[]): boolean {
  // Not a regular expression, which could backtrack endlessly on many similar parts.
  const reached = new Set([0]);
  for (const end of reached)
    for (const part of parts) if (text.startsWith(part, end)) reached.add(end + part.length);
  return text !== '' && reached.has(text.length);
}

function isTelling(part: string): boolean {
  return part.length >= MIN_TELLING_PART;
}

function getLetters(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '');
}

function getLettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
