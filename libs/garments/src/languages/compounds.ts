import type { Meaning } from './meaning';
import { stemOf } from './stem';

interface CompoundWords {
  /** By their stems. */
  readonly words: ReadonlyMap<string, Meaning>;
  /** What the first part says, where that is something else. */
  readonly firsts: ReadonlyMap<string, Meaning>;
  readonly silent: ReadonlySet<string>;
}

/** A part of a compound; without a meaning it is not known. */
export interface CompoundPart {
  readonly meaning?: Meaning;
  readonly from: number;
  readonly to: number;
}

const MIN_PART = 3;
/** Letters of a last part that is known behind a first one that is not. */
const MIN_KNOWN = 4;
/** Nobody looks into longer ones. */
const MAX_LETTERS = 40;
/** As many parts may follow one another. */
const MAX_DEPTH = 3;

/**
 * The parts of a German compound: "Feinstrickpullover" is a pullover in a fine knit. The last part is the longest that is
 * known. What stands before a garment or a part need not be known.
 */
export function splitCompound(word: string, known: CompoundWords): readonly CompoundPart[] | undefined {
  if (word.length > MAX_LETTERS || !/^[a-z]+$/.test(word)) return undefined;
  return findParts(word, known, 0) ?? withUnknownFirst(word, known);
}

function findParts(word: string, known: CompoundWords, depth: number): readonly CompoundPart[] | undefined {
  if (depth >= MAX_DEPTH) return undefined;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const last = findLastPart(word, at, known);
    if (!last) continue;
    const first = word.slice(0, at);
    const own = listFirstPart(first, known);
    const parts = own ? [own].flat() : findParts(first, known, depth + 1);
    if (parts) return [...parts, last];
  }
  return undefined;
}

function withUnknownFirst(word: string, known: CompoundWords): readonly CompoundPart[] | undefined {
  for (let at = MIN_KNOWN; at <= word.length - MIN_KNOWN; at++) {
    const last = findLastPart(word, at, known);
    if (last?.meaning?.wordClass === 'noun') return [{ from: 0, to: at }, last];
  }
  return undefined;
}

function findLastPart(word: string, from: number, { words }: CompoundWords): CompoundPart | undefined {
  const meaning = words.get(stemOf('de', word.slice(from)));
  return meaning && { meaning, from, to: word.length };
}

/** Nothing where the first part says nothing: a "Damenbluse". */
function listFirstPart(
  first: string,
  { words, firsts, silent }: CompoundWords,
): CompoundPart | readonly CompoundPart[] | undefined {
  const stem = stemOf('de', first);
  const meaning = firsts.get(stem) ?? words.get(stem);
  if (meaning) return { meaning, from: 0, to: first.length };
  return silent.has(stem) ? [] : undefined;
}
