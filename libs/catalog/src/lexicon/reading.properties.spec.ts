import { join } from 'node:path';
import { compileLexicon, createReader } from '@figura/garments';
import fc from 'fast-check';
import { loadLexicon } from './load-lexicon';

const lexicon = loadLexicon(join(__dirname, '../../content'));
const reader = createReader(compileLexicon(lexicon));

const names = [
  ...lexicon.values.flatMap((value) => value.names),
  ...lexicon.kinds.flatMap(({ words }) => words),
  ...lexicon.colors.flatMap(({ words }) => words),
  ...Object.values(lexicon.parts).flat(),
].map((name) => name.replace(/^=/, ''));
const glue = [
  'with',
  'in',
  'at the',
  'and',
  ',',
  'without',
  'a',
  'long',
  'wide',
  'of',
  'are',
  'lined',
  '5%',
  ':',
  'soft',
];
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...names) },
  { weight: 2, arbitrary: fc.constantFrom(...glue) },
  { weight: 1, arbitrary: fc.lorem({ maxCount: 1 }) },
);
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const sentences = fc.array(sentence, { minLength: 1, maxLength: 6 });

describe('reading any text', () => {
  it('returns the same garment if the sentences are in a different order', () => {
    fc.assert(
      fc.property(
        sentences.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          const { evidence: _, ...garment } = reader.readText(list.join('. '));
          const { evidence: __, ...other } = reader.readText(shuffled.join('. '));
          expect(other).toEqual(garment);
        },
      ),
    );
  });

  it('returns no value without words of the text as evidence', () => {
    fc.assert(
      fc.property(sentences, (list) => {
        const text = list.join('. ');
        const { attributes, type, evidence } = reader.readText(text);
        for (const { words, start, end } of evidence) {
          expect(words).toMatch(/\S/);
          expect(text.slice(start, end)).toBe(words);
        }
        const proven = new Set(evidence.map(({ attribute, value }) => `${attribute}:${value}`));
        const claimed = Object.entries(attributes).flatMap(([attribute, values]) =>
          values.map((value) => `${attribute}:${value}`),
        );
        expect([...proven]).toEqual(expect.arrayContaining([...claimed, ...(type ? [`type:${type}`] : [])]));
        expect(claimed.length).toBeLessThanOrEqual(64);
      }),
    );
  });

  it('returns only values that apply to the type', () => {
    fc.assert(
      fc.property(sentences, (list) => {
        const { type, attributes } = reader.readText(list.join('. '));
        const allowed = type ? lexicon.attributesOf[type]! : [];
        expect(allowed).toEqual(expect.arrayContaining(Object.keys(attributes)));
      }),
    );
  });

  it('never throws, whatever the characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 2_000 }),
        fc.string({ unit: 'grapheme' }),
        (a, b) => {
          expect(() => reader.read({ title: a, description: `${a}<b>${b}`, color: b })).not.toThrow();
        },
      ),
    );
  });
});
