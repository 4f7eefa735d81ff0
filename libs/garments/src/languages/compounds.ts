import type { Meaning } from './meaning';
import { stemWord } from './stem';

interface CompoundWords {
  readonly words: ReadonlyMap<string, Meaning>;
  readonly firsts: ReadonlyMap<string, Meaning>;
  readonly silent: ReadonlySet<string>;
}

export interface CompoundPart {
  readonly meaning?: Meaning;
  readonly from: number;
  readonly to: number;
}

const MIN_PART = 3;
const MIN_KNOWN = 4;
const MAX_LETTERS = 40;
const MAX_DEPTH = 3;
/** "Kamelfarben" is camel. */
const COLOR_ENDING = /(?:farben|farbig)(?:e[mnrs]?)?$/;

/**
 * German: "Feinstrickpullover" is a fine-knit pullover. The last part is the longest known one; before a garment or part, the first part
 * may be unknown.
 */
export function splitCompound(word: string, known: CompoundWords): readonly CompoundPart[] | undefined {
  if (word.length > MAX_LETTERS || !/^[a-z]+$/.test(word)) return undefined;
  return (
    findColor(word, known) ??
    findParts(word, known, 0) ??
    findTone(word, known) ??
    splitAfterUnknownFirst(word, known)
  );
}

function findTone(word: string, known: CompoundWords): readonly CompoundPart[] | undefined {
  for (let at = MIN_KNOWN; at <= word.length - MIN_PART; at++) {
    const meaning = findLastPart(word, at, known)?.meaning;
    if (meaning?.isColor) return [{ meaning, from: 0, to: word.length }];
  }
  return undefined;
}

function findColor(word: string, { words }: CompoundWords): readonly CompoundPart[] | undefined {
  const name = word.replace(COLOR_ENDING, '');
  const meaning = name === word ? undefined : words.get(stemWord('de', name));
  return meaning?.isColor ? [{ meaning, from: 0, to: word.length }] : undefined;
}

function findParts(word: string, known: CompoundWords, depth: number): readonly CompoundPart[] | undefined {
  if (depth >= MAX_DEPTH) return undefined;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const last = findLastPart(word, at, known);
    if (!last) continue;
    const first = word.slice(0, at);
    const own = findFirstPart(first, known);
    const parts = own ? [own].flat() : findParts(first, known, depth + 1);
    if (parts) return [...parts, last];
  }
  return undefined;
}

function splitAfterUnknownFirst(word: string, known: CompoundWords): readonly CompoundPart[] | undefined {
  for (let at = MIN_KNOWN; at <= word.length - MIN_KNOWN; at++) {
    const last = findLastPart(word, at, known);
    if (last?.meaning?.wordClass === 'noun') return [{ from: 0, to: at }, last];
  }
  return undefined;
}

function findLastPart(word: string, from: number, { words }: CompoundWords): CompoundPart | undefined {
  const meaning = words.get(stemWord('de', word.slice(from)));
  return meaning && { meaning, from, to: word.length };
}

function findFirstPart(
  first: string,
  { words, firsts, silent }: CompoundWords,
): CompoundPart | readonly CompoundPart[] | undefined {
  const stem = stemWord('de', first);
  const meaning = firsts.get(stem) ?? words.get(stem);
  if (meaning) return { meaning, from: 0, to: first.length };
  return silent.has(stem) ? [] : undefined;
}
