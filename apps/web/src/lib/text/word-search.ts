const STOP_WORDS = new Set(
  (
    'a an and any are as at be by can could do does for from get have help how i if in into is it me my need of on or ' +
    'please should that the their there this to want what when where which who why will with without would you your'
  ).split(' '),
);
/** Long to short; the stem keeps at least three letters. */
const SUFFIXES = [
  ...[
    'ations',
    'ation',
    'ements',
    'ement',
    'ments',
    'ment',
    'ings',
    'ing',
    'ions',
    'ion',
    'ies',
    'ied',
    'ers',
    'er',
  ],
  ...['ed', 'es', 'ly', 's', 'e', 'y'],
];
const MIN_STEM = 3;
/** Shorter words have too many neighbors for typo matching. */
const MIN_TYPO = 4;

type Found = readonly number[];

/**
 * Entries with all query words in any form. An unknown word matches as a prefix (last word) or with one typo, else it is ignored. Indices,
 * best first text first.
 */
export function createWordSearch(entries: readonly (readonly string[])[]): (query: string) => Found {
  const texts = entries.map((entry) => entry.map((text) => new Set(toWords(text).map(toStem))));
  const known = new Set(texts.flatMap((entry) => entry.flatMap((stems) => [...stems])));
  const listAlternatives = (word: string, isLast: boolean): string[] => {
    const stem = toStem(word);
    if (known.has(stem)) return [stem];
    const completions = isLast ? [...known].filter((other) => other.startsWith(stem)) : [];
    return completions.length > 0 ? completions : [...known].filter((other) => isNear(stem, other));
  };
  return (query) => {
    const words = toWords(query);
    const sought = words
      .map((word, index) => listAlternatives(word, index === words.length - 1))
      .filter((stems) => stems.length > 0);
    if (sought.length === 0) return [];
    const listMatches = (stems: ReadonlySet<string>) =>
      sought.filter((each) => each.some((stem) => stems.has(stem)));
    return texts
      .map((entry, index) => ({
        index,
        isFound: sought.every((each) => entry.some((stems) => each.some((stem) => stems.has(stem)))),
        first: listMatches(entry[0] ?? new Set()).length,
      }))
      .filter(({ isFound }) => isFound)
      .sort((a, b) => b.first - a.first || a.index - b.index)
      .map(({ index }) => index);
  };
}

function toWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .replace(/\b(?:e-)?mail/gu, 'email');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
}

/** Approximate stem; both sides are cut alike. */
function toStem(word: string): string {
  const suffix = SUFFIXES.find(
    (each) =>
      word.endsWith(each) && word.length - each.length >= MIN_STEM && !(each === 's' && word.endsWith('ss')),
  );
  const stem = suffix === undefined ? word : word.slice(0, -suffix.length);
  // "Cancelled" has one letter more than "cancel".
  return stem.length > MIN_STEM ? stem.replace(/(.)\1$/u, '$1') : stem;
}

/** True for one letter wrong, missing, added, or swapped. */
function isNear(a: string, b: string): boolean {
  if (a.length < MIN_TYPO || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [rest, otherRest] = [a.slice(same), b.slice(same)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
