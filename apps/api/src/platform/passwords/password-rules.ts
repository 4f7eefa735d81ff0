import { dictionary } from '@zxcvbn-ts/language-common';
import { ValidationError } from '../errors/domain-error';

const common = new Set(dictionary['passwords-common'] as string[]);

/** Parts of a person's own data shorter than this are too common in any password to be refused. */
const SHORTEST_TELLING_PART = 3;

/**
 * Refuses passwords that are guessed first: the common ones, and those made of the person's own name or address or of
 * the product's name, give or take some digits and marks around it.
 *
 * @throws ValidationError with the sentence for the person
 */
export function assertNotEasyToGuess(password: string, person: { email: string; names: string[] }): void {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const own = [person.email, ...person.email.split('@'), ...person.names, person.names.join(''), 'figura']
    .map((part) => part.toLowerCase().replace(/\s/g, ''))
    .filter((part) => part.length >= SHORTEST_TELLING_PART);
  if (common.has(lower) || own.includes(lower) || own.includes(core)) {
    throw new ValidationError(['This password is too easy to guess. Please choose another one.']);
  }
}
