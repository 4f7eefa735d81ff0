import { join } from 'node:path';
import { compileLexicon, createReader, ROLES } from '@figura/garments';
import fc from 'fast-check';
import { loadLexicon } from './load-lexicon';

const lexicon = loadLexicon(join(__dirname, '../../content'));
const reader = createReader(compileLexicon(lexicon));

/** Roles that exclude their words: linings, negations, things worn with it, places. */
const LETTING_OUT = new Set(['negator', 'more', 'until-end', 'aside', 'size', 'lining', 'less', 'at', 'in']);
const listWords = (names: readonly string[]) =>
  names.flatMap((name) => name.toLowerCase().match(/[a-z]+/g) ?? []);
const roleWords = new Map(ROLES.map((role) => [role, new Set(listWords(lexicon.roles[role]))]));
const isLetOut = (name: string) =>
  listWords([name]).some((word) => [...LETTING_OUT].some((role) => roleWords.get(role as never)!.has(word)));
const silent = new Set([
  ...listWords(lexicon.silent),
  ...[...roleWords.values()].flatMap((words) => [...words]),
  ...listWords(lexicon.cloths.cloth!),
]);

const names = lexicon.values
  .filter(({ value, weak }) => value !== null && weak === undefined)
  .flatMap((value) => value.names)
  .filter((name) => !/^=| at |\d/.test(name) && !isLetOut(name));
const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...names) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('with', 'and', ',', 'a', 'of', 'soft', 'long', 'wide', 'lovely'),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom('origami', 'godet', 'mitred', 'trapunto', 'ombria', 'zephyr'),
      },
    ),
    { minLength: 1, maxLength: 10 },
  )
  .map((words) => `dress ${words.join(' ')}`);

const hasWord = (words: ReadonlySet<string>, word: string) =>
  [word, word.replace(/s$/, ''), `${word}s`].some((form) => words.has(form));

it('each word is evidence, meaningless for garments, or unread', () => {
  const nothing = new Set(
    listWords(lexicon.values.filter(({ value }) => value === null).flatMap((v) => v.names)),
  );
  const weak = new Set(
    listWords(lexicon.values.filter((value) => value.weak).flatMap((value) => value.names)),
  );
  const kinds = new Set(listWords(lexicon.kinds.flatMap(({ words, signs = [] }) => [...words, ...signs])));
  fc.assert(
    fc.property(text, (written) => {
      const { evidence, unread } = reader.readText(written);
      const isHeard = (start: number, end: number) =>
        evidence.some((found) => found.start < end && found.end > start);
      const lost = [...written.matchAll(/[a-z]{2,}/gi)].filter(
        ({ 0: word, index }) =>
          !isHeard(index, index + word.length) &&
          !unread.some((words) => words.split(/[^a-z]+/).includes(word.toLowerCase())) &&
          ![silent, nothing, weak, kinds].some((words) => hasWord(words, word.toLowerCase())),
      );
      expect(lost.map(([word]) => word)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['A mitred dress with a zephyr trim', ['mitred', 'zephyr trim']],
  ['Dress with tulip sleeves', ['tulip sleeves']],
  ['Dress in a lovely, soft linen', []],
  ['Dress without a godet, lined in satin', []],
  ['Dress. Wear it with an origami belt', []],
  ['Shirt in cotton crepe', []],
])('the unread words of "%s" are %p', (written, unread) => {
  expect(reader.readText(written).unread).toEqual(unread);
});
