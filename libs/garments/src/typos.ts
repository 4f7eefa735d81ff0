/** One changed letter makes shorter words other words: "shirt" and "skirt". */
const MIN_LETTERS = 5;
const MAX_REMEMBERED = 16_384;
const MAX_LETTERS = 24;

interface KnownWords {
  readonly words: ReadonlySet<string>;
  readonly telling: Iterable<string>;
  readonly isReal: (word: string) => boolean;
}

/** Fixes one missing, extra, wrong, or swapped letter, if the first letter is correct and only one lexicon word fits. */
export function createTypoMender({ words, telling, isReal }: KnownWords): (word: string) => string {
  let index: ReadonlyMap<string, readonly string[]> | undefined;
  const remembered = new Map<string, string>();
  const mend = (word: string): string => {
    if (word.length < MIN_LETTERS || word.length > MAX_LETTERS || !/^[a-z]+$/.test(word) || isReal(word))
      return word;
    index ??= createIndex(telling);
    const near = new Set(
      listDeletions(word)
        .flatMap((form) => index!.get(form) ?? [])
        .filter((known) => known[0] === word[0] && isSingleMistake(known, word)),
    );
    return near.size === 1 ? [...near][0]! : word;
  };
  return (word) => {
    if (words.has(word)) return word;
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const mended = mend(word);
    if (remembered.size === MAX_REMEMBERED) remembered.clear();
    remembered.set(word, mended);
    return mended;
  };
}

/** Indexes words by every form with one letter removed; words one typo apart share a form. */
function createIndex(telling: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const word of telling)
    if (word.length >= MIN_LETTERS && /^[a-z]+$/.test(word))
      for (const form of listDeletions(word)) index.set(form, [...(index.get(form) ?? []), word]);
  return index;
}

function listDeletions(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

function isSingleMistake(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || short.slice(at + 1) === long.slice(at + 1);
}
