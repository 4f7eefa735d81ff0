import { GIRTH_LIMITS, SIZE_GIRTHS, type SizeGirth } from '@figura/contracts';
import { readPieceLine } from '../piece-line';
import { findGirth, GIRTH_WORDS } from './girth-words';
import { NUMBER, readNumber, toInches } from './numbers';

export interface SizeWords {
  /** As written; null if there is none. */
  readonly size: string | null;
  readonly girths: Readonly<Partial<Record<SizeGirth, number>>>;
}

const UNIT = String.raw`cm|centimet(?:er|re)s?|in(?:ch(?:es)?)?\b|["”″]|''`;
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}])(?<girth>${GIRTH_WORDS})\b[^\d\n,;]{0,18}?(?<value>${NUMBER})\s?(?<unit>${UNIT})`,
  'giu',
);
const AFTER = new RegExp(
  String.raw`(?<![\d.,/])(?<value>${NUMBER})\s?(?<unit>${UNIT})\s{0,2}(?:around\s)?(?:the\s)?(?<girth>${GIRTH_WORDS})\b`,
  'giu',
);
/** Measured from armpit to armpit, half of the chest. */
const HALF = new RegExp(
  String.raw`(?:pit\s?(?:to|-)\s?pit|p2p|ptp|armpit to armpit)[^\d\n]{0,12}(?<value>${NUMBER})\s?(?<unit>${UNIT})`,
  'iu',
);

export function readSizeWords(text: string): SizeWords {
  const girths: Partial<Record<SizeGirth, number>> = {};
  const half = HALF.exec(text);
  if (half) keep('chest', half, 2);
  for (const pattern of [BEFORE, AFTER])
    for (const match of text.matchAll(pattern)) {
      const girth = findGirth(match.groups!['girth']!);
      if (girth) keep(girth, match, 1);
    }
  return {
    size: readPieceLine(text).size,
    girths: Object.fromEntries(
      SIZE_GIRTHS.flatMap((girth) => (girths[girth] ? [[girth, girths[girth]]] : [])),
    ),
  };

  function keep(girth: SizeGirth, match: RegExpExecArray, times: number): void {
    const { value = '', unit = '' } = match.groups ?? {};
    const inches = toInches(readNumber(value) * times, /^c/iu.test(unit) ? 'cm' : 'in');
    if (inches >= GIRTH_LIMITS.min && inches <= GIRTH_LIMITS.max) girths[girth] ??= inches;
  }
}
