import type { Mark } from '../marks';

const CONJUNCTIONS = new Set(['and', 'or', 'nor']);
const NUMBER = /^\d/;
const COUNTS = new Set(['a', 'an', 'two', 'three', 'four', 'five']);
const MAX_COMPOUND = 3;
const MAX_LIST = 12;

export function isNoun(mark: Mark | undefined): boolean {
  return mark?.phrase?.part !== undefined || mark?.phrase?.kind !== undefined;
}

export function isConjunction(text: string | undefined): boolean {
  return CONJUNCTIONS.has(text ?? '');
}

export function isNumber(text: string | undefined): boolean {
  return NUMBER.test(text ?? '');
}

export function isBreak(mark: Mark | undefined): boolean {
  if (!mark || mark.text === ',' || mark.text === ':' || isConjunction(mark.text)) return true;
  const role = mark.phrase?.role;
  return !!role && role !== 'filler' && role !== 'more';
}

/** True for the "neck" of a "V-neck satin top". */
export function isBeforeNoun(marks: readonly Mark[], index: number): boolean {
  return findNounBehind(marks, index) !== undefined;
}

export function findNounBehind(marks: readonly Mark[], index: number): Mark | undefined {
  for (let at = index + 1; at < marks.length && at <= index + MAX_COMPOUND; at++) {
    if (isNoun(marks[at])) return marks[at];
    if (isBreak(marks[at])) return undefined;
  }
  return undefined;
}

export function isKindBehind(marks: readonly Mark[], index: number): boolean {
  for (let at = index + 1; at < marks.length && at <= index + MAX_LIST && !isBreak(marks[at]); at++)
    if (marks[at]!.phrase?.kind !== undefined && marks[at]!.phrase?.part === undefined) return true;
  return false;
}

/**
 * That a preposition refers to: "the back of the neck" is the back, "the front of the waist" both. `end` is before `from` if there are
 * none.
 */
export function readPlaces(marks: readonly Mark[], from: number): { parts: string[]; end: number } {
  const parts: string[] = [];
  let end = from - 2;
  let follows: 'place' | 'whole' | 'nothing' = 'place';
  for (let index = from; index < marks.length; index++) {
    const { text, phrase } = marks[index]!;
    // "At the back and two straps": the straps are another thing.
    if (parts.length > 0 && (COUNTS.has(text) || phrase?.role === 'filler')) break;
    if (phrase?.role === 'filler' || phrase?.role === 'determiner') continue;
    if (text === ',' || isConjunction(text) || phrase?.role === 'of' || phrase?.role === 'at') {
      if (parts.length === 0) break;
      follows = phrase?.role === 'of' ? 'whole' : 'place';
      continue;
    }
    if (phrase?.part === undefined || !phrase.isPlace || follows === 'nothing' || isNoun(marks[index + 1]))
      break;
    if (follows === 'place' || parts.at(-1) === 'front') parts.push(phrase.part);
    end = index;
    follows = 'nothing';
  }
  return { parts, end };
}
