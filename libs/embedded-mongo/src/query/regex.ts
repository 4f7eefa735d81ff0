import { BSONRegExp } from 'bson';
import { CommandError, notSupported } from '../errors';
import { regexParts } from '../values/compare';

/** True for a regular expression value in either of its representations. */
export const isRegex = (value: unknown): boolean => value instanceof BSONRegExp || value instanceof RegExp;

/**
 * Turns MongoDB's pattern and options into a JavaScript expression that tests by code point, as PCRE does.
 * PCRE-only syntax and the options `x` and `u` are refused, as is a pattern that JavaScript cannot read (51091).
 */
export function compileRegex(pattern: string, options: string): RegExp {
  for (const flag of options) {
    if (flag === 'x') throw notSupported('The extended regular expression option x');
    if (!'imsu'.includes(flag)) throw new CommandError(51108, `invalid flag in regex options: ${flag}`);
  }
  const flags = [...new Set(options.replaceAll('u', ''))].join('');
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    // Escapes such as `\-` are legal in PCRE but not in the Unicode mode.
  }
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw new CommandError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** Compiles a regular expression value. */
export function regexOf(value: unknown): RegExp {
  return compileRegex(...regexParts(value));
}
