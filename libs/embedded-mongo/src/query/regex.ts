import { BSONRegExp } from 'bson';
import { createContext, Script } from 'node:vm';
import { checkDeadline, createOutOfTime, computeRemainingTime } from '../deadline';
import { CommandError, createNotSupported } from '../errors';
import { createRegexParts } from '../values/compare';

/** True for a regular expression value in either of its representations. */
export const isRegex = (value: unknown): boolean => value instanceof BSONRegExp || value instanceof RegExp;

/** What PCRE reads otherwise than JavaScript, or JavaScript not at all: anchors, quoting, named classes, inline options. */
const PCRE_ONLY =
  /\\[AZzGQEKXRhHvVNpPgkcxoaelLuU]|\[\[[:.=]|\(\?(?![:=!]|<[=!])|\(\*|[*+?}]\+|\\[0-9]{2,}|\[\^?\]|\{\d*,?\d{6,}|\(\?<[=!](?![^()*+?{]*\))/;

/** Whether a group that may match nothing is referred to: then PCRE finds nothing and JavaScript the empty text. */
const doesReferToPerhapsNothing = (pattern: string): boolean =>
  /\\[1-9]/.test(pattern) && /[|?*{]/.test(pattern);

/** MongoDB's limit on a pattern, in bytes. */
const MAX_PATTERN = 32_764;

/**
 * Turns MongoDB's pattern and options into a JavaScript expression that tests by code point, as PCRE does.
 * Syntax that the two languages read differently and the options `x` and `u` are refused, as is a pattern that
 * JavaScript cannot read (51091).
 */
export function compileRegex(pattern: string, options: string): RegExp {
  for (const flag of options) {
    if (flag === 'x') throw createNotSupported('The extended regular expression option x');
    if (!'imsu'.includes(flag)) throw new CommandError(51108, `invalid flag in regex options: ${flag}`);
  }
  if (pattern.includes('\0')) throw new CommandError(51091, 'Regular expression cannot contain a null byte');
  if (Buffer.byteLength(pattern) > MAX_PATTERN)
    throw new CommandError(51091, 'Regular expression is invalid: pattern is too long');
  if (PCRE_ONLY.test(pattern) || doesReferToPerhapsNothing(pattern))
    throw createNotSupported(`The regular expression syntax of /${pattern}/`);
  const flags = [...new Set(options.replaceAll('u', ''))].join('');
  const source = getTranslated(pattern, flags);
  try {
    return new RegExp(source, `${flags}u`);
  } catch (error) {
    if (isReadable(source)) throw createNotSupported(`The regular expression syntax of /${pattern}/`);
    throw new CommandError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** Whether JavaScript reads an expression at least by code unit, where it is as lenient as PCRE, if in other ways. */
function isReadable(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/** What may be escaped in JavaScript's Unicode mode. */
const OUTSIDE = /[a-zA-Z0-9^$\\.*+?()[\]{}|/]/;
const IN_CLASS = /[a-zA-Z0-9^$\\.*+?()[\]{}|/-]/;

/**
 * The same expression in JavaScript's words: only a newline ends a line for PCRE, `$` also stands before one at the very
 * end, and white space is that of ASCII.
 */
function getTranslated(pattern: string, flags: string): string {
  let inClass = false;
  return pattern.replace(/\\([\s\S])|\{\d+(?:,\d*)?\}|[[\].$^{}]/g, (token, escaped: string | undefined) => {
    if (escaped === 's') return inClass ? ' \\t-\\r' : '[ \\t-\\r]';
    if (escaped === 'S') {
      if (inClass) throw createNotSupported('\\S inside a character class');
      return '[^ \\t-\\r]';
    }
    // The Unicode mode lets characters that mean nothing not be escaped, and brackets not go without it.
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

/** Steps that an expression may take on one text before it is run under a watch, which costs about 0.05 ms. */
const UNWATCHED_STEPS = 1e6;
/** Milliseconds that one expression may take on one text. */
const MAX_MATCH_MS = 1_000;

const WATCHED = createContext({ regex: /./, text: '' });
const TEST = new Script('regex.test(text)');

/**
 * A test of texts. One that could keep the process busy, as nested repetitions and long texts can, is stopped after a
 * second, which is an error, or at the end of the command's `maxTimeMS`.
 */
export function createTextTest(regex: RegExp): (text: string) => boolean {
  checkDeadline();
  const mostSteps = createWorstCase(regex.source);
  return (text) => {
    checkDeadline();
    if (mostSteps(text.length) > UNWATCHED_STEPS) return isWatched(regex, text);
    try {
      return regex.test(text);
    } catch {
      throw createNotSupported('A regular expression of this size');
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
    // The watch may end a little before the clock of the command does.
    if (left < MAX_MATCH_MS) throw createOutOfTime();
    throw createNotSupported(`A regular expression that takes longer than ${MAX_MATCH_MS} ms`);
  }
}

/** About how many steps an expression takes at worst on a text of a length; infinite where repetitions are nested. */
function createWorstCase(source: string): (length: number) => number {
  const plain = source.replaceAll(/\\./gs, '_').replaceAll(/\[[^\]]*\]/g, '_');
  if (/\)[*+{]/.test(plain)) return () => Infinity;
  const repetitions = plain.match(/[*+]|\{\d+,/g)?.length ?? 0;
  const options = plain.match(/(?<![*+?}(])\?/g)?.length ?? 0;
  return (length) => length ** (repetitions + 1) * 2 ** options;
}

/** Compiles a regular expression value. */
export function getRegex(value: unknown): RegExp {
  return compileRegex(...createRegexParts(value));
}
