import { ValidationError } from '../../platform/errors/domain-error';

const MAX_NAME = 60;

/**
 * Lower case, no accents, words joined by hyphens. Throws ValidationError if the name has no letters and digits
 * or is too long.
 */
export function toSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (!slug || name.trim().length > MAX_NAME || /[\p{Cc}\p{Cf}]/u.test(name))
    throw new ValidationError([`The shop needs a name of 1 to ${MAX_NAME} characters.`]);
  return slug;
}
