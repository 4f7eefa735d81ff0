import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileLexicon, createReader } from '@figura/garments';
import { parse } from 'yaml';
import { gzipSync } from 'node:zlib';
import { loadLexicon } from './load-lexicon';

interface MarkedGarment {
  text: string;
  category: string | null;
  must?: string[];
  may?: string[];
  never?: string[];
}

const MAX_COMPRESSED_BYTES = 40_000;

const marked = parse(
  readFileSync(join(__dirname, 'testing/marked-garments.yaml'), 'utf8'),
) as MarkedGarment[];
const lexicon = loadLexicon(join(__dirname, '../../content'));
const compiled = compileLexicon(lexicon);
const reader = createReader(compiled);

describe('garments marked by hand', () => {
  it.each(marked.map((garment) => [garment.text, garment] as const))(
    '%s',
    (text, { category, must, never }) => {
      const reading = reader.readText(text);
      const values = Object.entries(reading.attributes).flatMap(([attribute, slugs]) =>
        slugs.map((slug) => `${attribute}:${slug}`),
      );
      expect(reading.category).toBe(category);
      expect(values).toEqual(expect.arrayContaining(must ?? []));
      expect(values.filter((value) => never?.includes(value))).toEqual([]);
    },
  );

  it('name only values of the vocabulary', () => {
    const named = marked.flatMap(({ must = [], may = [], never = [] }) => [...must, ...may, ...never]);
    const values = lexicon.values.map(({ attribute, value }) => `${attribute}:${value}`);
    expect(values).toEqual(expect.arrayContaining(named));
  });
});

it('compileLexicon stays small and deterministic, and survives JSON', () => {
  const json = JSON.stringify(compiled);
  expect(gzipSync(json, { level: 9 }).length).toBeLessThanOrEqual(MAX_COMPRESSED_BYTES);
  expect(JSON.stringify(compileLexicon(loadLexicon(join(__dirname, '../../content'))))).toBe(json);
  expect(createReader(JSON.parse(json) as typeof compiled).readText(marked[0]!.text)).toEqual(
    reader.readText(marked[0]!.text),
  );
});
