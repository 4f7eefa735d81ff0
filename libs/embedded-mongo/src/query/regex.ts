import { BSONRegExp } from 'bson';
import { createContext, Script } from 'node:vm';
import { checkDeadline, createTimeoutError, computeRemainingTime } from '../deadline';
import { CommandError, createNotSupportedError } from '../errors';
import { getRegexParts } from '../values/compare';

export const isRegex = (value: unknown): boolean => value instanceof BSONRegExp || value instanceof RegExp;

/** Syntax that PCRE and JavaScript interpret differently: anchors, quoting, named classes, inline options. */
const PCRE_ONLY =
  /\\[AZzGQEKXRhHvVNpPgkcxoaelLuU]|\[\[[:.=]|\(\?(?![:=!]|<[=!])|\(\*|[*+?}]\+|\\[0-9]{2,}|\[\^?\]|\{\d*,?\d{6,}|\(\?<[=!](?![^()*+?{]*\))/;

/** References to a group that may not participate: PCRE fails to match, JavaScript matches the empty string. */
const hasOptionalBackreference = (pattern: string): boolean =>
  /\\[1-9]/.test(pattern) && /[|?*{]/.test(pattern);

/** MongoDB's limit, in bytes. */
const MAX_PATTERN = 32_764;

/** By code point, as PCRE. Rejects syntax that the two interpret differently, and patterns that JavaScript cannot parse (51091). */
export function compileRegex(pattern: string, options: string): RegExp {
  for (const flag of options) {
    if (flag === 'x') throw createNotSupportedError('The extended regular expression option x');
    if (!'imsu'.includes(flag)) throw new CommandError(51108, `invalid flag in regex options: ${flag}`);
  }
  if (pattern.includes('\0')) throw new CommandError(51091, 'Regular expression cannot contain a null byte');
  if (Buffer.byteLength(pattern) > MAX_PATTERN)
    throw new CommandError(51091, 'Regular expression is invalid: pattern is too long');
  if (PCRE_ONLY.test(pattern) || hasOptionalBackreference(pattern))
    throw createNotSupportedError(`The regular expression syntax of /${pattern}/`);
  const flags = [...new Set(options.replaceAll('u', ''))].join('');
  const source = translatePattern(pattern, flags);
  try {
    return new RegExp(source, `${flags}u`);
  } catch (error) {
    if (isReadable(source)) throw createNotSupportedError(`The regular expression syntax of /${pattern}/`);
    throw new CommandError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** Tries non-Unicode mode, in which JavaScript is as lenient as PCRE. */
function isReadable(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

const OUTSIDE = /[a-zA-Z0-9^$\\.*+?()[\]{}|/]/;
const IN_CLASS = /[a-zA-Z0-9^$\\.*+?()[\]{}|/-]/;

/** In PCRE only a newline ends a line, `$` also matches before a final newline, and white space is ASCII. */
function translatePattern(pattern: string, flags: string): string {
  let inClass = false;
  return pattern.replace(/\\([\s\S])|\{\d+(?:,\d*)?\}|[[\].$^{}]/g, (token, escaped: string | undefined) => {
    if (escaped === 's') return inClass ? ' \\t-\\r' : '[ \\t-\\r]';
    if (escaped === 'S') {
      if (inClass) throw createNotSupportedError('\\S inside a character class');
      return '[^ \\t-\\r]';
    }
    // Unicode mode forbids needless escapes and requires them for brackets.
    if (escaped !== undefined) return (inClass ? IN_CLASS : OUTSIDE).test(escaped) ? token : escaped;
    if (!inClass && /^[\]{}]$/.test(token)) return `\\${token}`;
    if (token === '[' || token === ']') {
      inClass = token === '[';
      return token;
    }
    if (inClass || token.length > 1) return token;
    const byLine = flags.includes('m');
    if (token === '.') return flags.includes('s') ? '.' : '[^\\n]';
    if (token === '^') return byLine ? '(?:(?<![\\s\\S])|(?<=\\n)(?=[\\s\\S]))' : '^';
    return byLine ? '(?=\\n|(?![\\s\\S]))' : '(?=\\n?(?![\\s\\S]))';
  });
}

/** Steps per text that may run without a watchdog, which costs about 0.05 ms. */
const UNWATCHED_STEPS = 1e6;
/** Milliseconds per expression and text. */
const MAX_MATCH_MS = 1_000;

const WATCHED = createContext({ regex: /./, text: '' });
const TEST = new Script('regex.test(text)');

/** Expressions that could block the process fail after a second, or at the command's `maxTimeMS`. */
export function createTextTest(regex: RegExp): (text: string) => boolean {
  checkDeadline();
  const mostSteps = createStepEstimate(regex.source);
  return (text) => {
    checkDeadline();
    if (mostSteps(text.length) > UNWATCHED_STEPS) return isWatched(regex, text);
    try {
      return regex.test(text);
    } catch {
      throw createNotSupportedError('A regular expression of this size');
    }
  };
}

function isWatched(regex: RegExp, text: string): boolean {
  const left = computeRemainingTime();
  const timeout = Math.ceil(Math.min(left, MAX_MATCH_MS));
  Object.assign(WATCHED, { regex, text });
  try {
    return TEST.runInContext(WATCHED, { timeout }) as boolean;
  } catch {
    // The watchdog may fire slightly before the command's clock.
    if (left < MAX_MATCH_MS) throw createTimeoutError();
    throw createNotSupportedError(`A regular expression that takes longer than ${MAX_MATCH_MS} ms`);
  }
}

/** Worst-case steps by text length; infinite for nested repetitions. */
function createStepEstimate(source: string): (length: number) => number {
  const plain = source.replaceAll(/\\./gs, '_').replaceAll(/\[[^\]]*\]/g, '_');
  if (/\)[*+{]/.test(plain)) return () => Infinity;
  const repetitions = plain.match(/[*+]|\{\d+,/g)?.length ?? 0;
  const options = plain.match(/(?<![*+?}(])\?/g)?.length ?? 0;
  return (length) => length ** (repetitions + 1) * 2 ** options;
}

export function toRegex(value: unknown): RegExp {
  return compileRegex(...getRegexParts(value));
}
