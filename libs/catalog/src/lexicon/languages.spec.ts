import { translate } from '@figura/messages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileLanguage,
  compileLexicon,
  createReader,
  isForOthers,
  isNotClothing,
  readSizeWords,
  readWords,
  TEXT_ERRORS,
  TRANSLATED_LANGUAGES,
} from '@figura/garments';
import { parse } from 'yaml';
import { loadLanguages } from './load-languages';
import { loadLexicon } from './load-lexicon';

interface MarkedText {
  text: string;
  type: string;
  values: string[];
}

interface GermanText {
  text: string;
  types: string[];
  values: string[];
}

/** Not clothing, or a garment with a word that must not be read as a value. */
interface Trap {
  text: string;
  type?: string;
  never?: string[];
}

const CONTENT = join(__dirname, '../../content');
const MIN_TYPES = 0.9;
const MIN_VALUES = 0.85;

const lexicon = compileLexicon(loadLexicon(CONTENT));
const languages = loadLanguages(CONTENT);
const reader = createReader(lexicon, undefined, languages.map(compileLanguage));

const listValues = (text: string): string[] =>
  Object.entries(reader.readText(text).attributes).flatMap(([attribute, values]) =>
    values.map((value) => `${attribute}:${value}`),
  );

describe.each(TRANSLATED_LANGUAGES)('%s', (language) => {
  const { words, firsts } = languages.find((other) => other.language === language)!;
  const marked = parse(
    readFileSync(join(__dirname, `testing/languages/${language}.yaml`), 'utf8'),
  ) as MarkedText[];

  it('has at least 400 words', () => {
    expect(new Set(Object.values(words).flat()).size).toBeGreaterThanOrEqual(400);
  });

  it('translates into words that the English lexicon knows', () => {
    const unknown = [...Object.keys(words), ...Object.keys(firsts)].filter((english) => !isKnown(english));
    expect(unknown).toEqual([]);
  });

  it('reads sixty examples with the required accuracy', () => {
    const read = marked.map(({ text, type, values }) => {
      const found = listValues(text);
      return {
        isType: reader.readText(text).type === type,
        found: values.filter((value) => found.includes(value)).length,
        owed: values.length,
      };
    });
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(marked).toHaveLength(60);
    expect(read.filter(({ isType }) => isType).length / read.length).toBeGreaterThanOrEqual(MIN_TYPES);
    expect(sum(read.map(({ found }) => found)) / sum(read.map(({ owed }) => owed))).toBeGreaterThanOrEqual(
      MIN_VALUES,
    );
  });
});

describe('300 German texts from shops, listings, and wardrobes', () => {
  const loadBoth = <Entry>(name: string) =>
    ['mended-with', 'held-out'].flatMap(
      (half) =>
        parse(readFileSync(join(__dirname, `testing/german/${half}-${name}.yaml`), 'utf8')) as Entry[],
    );
  const texts = loadBoth<GermanText>('texts');
  const traps = loadBoth<Trap>('traps');
  const listFound = (text: string) => {
    const read = readWords(reader, text);
    const { type, attributes, colors } = typeof read === 'string' ? reader.readText(text) : read.garment;
    const { size } = readSizeWords(text);
    return [
      `type:${type}`,
      ...Object.entries(attributes).flatMap(([attribute, values]) =>
        values.map((value) => `${attribute}:${value}`),
      ),
      ...colors.map(({ name }) => `color name:${name}`),
      ...(size ? [`size:${size}`] : []),
    ];
  };

  it('the reader finds 9 of 10 types and 85 of 100 values', () => {
    const read = texts.map(({ text, types, values }) => {
      const found = listFound(text);
      return {
        text,
        isType: types.some((type) => found.includes(`type:${type}`)),
        missing: values.filter((value) => !found.includes(value)),
      };
    });
    const wrong = read.filter(({ isType }) => !isType).map(({ text }) => text);
    const missing = read.flatMap(({ text, missing }) => missing.map((value) => `${text}: ${value}`));
    const owed = texts.flatMap(({ values }) => values).length;
    expect(texts).toHaveLength(300);
    expect({ isMore: wrong.length > texts.length * (1 - MIN_TYPES), wrong }).toMatchObject({ isMore: false });
    expect({ isMore: missing.length > owed * (1 - MIN_VALUES), missing }).toMatchObject({ isMore: false });
  });

  it('the reader falls into none of sixty traps', () => {
    const fallen = traps.filter(({ text, type, never = [] }) => {
      const found = listFound(text);
      if (type) return !found.includes(`type:${type}`) || never.some((value) => found.includes(value));
      const isOffered = !isNotClothing({ title: text }) && !isForOthers({ title: text });
      return isOffered && !found.includes('type:null');
    });
    expect(traps).toHaveLength(60);
    expect(fallen).toEqual([]);
  });
});

const known = new Set([
  ...lexicon.phrases.names.split(/[\n|]/).flatMap((name) => name.split(' ')),
  ...lexicon.silent.split(' '),
]);

function isKnown(english: string): boolean {
  return english
    .split(/[ -]/)
    .every((word) =>
      [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies?$/, 'y')].some((form) =>
        known.has(form),
      ),
    );
}

describe('texts in several languages', () => {
  it.each([
    ['Rock', 'de', 'skirt'],
    ['Hose', 'de', 'trousers'],
    ['Mantel', 'de', 'coat'],
    ['Wickelkleid', 'de', 'wrap-dress'],
    ['Feinstrickpullover', 'de', 'sweater'],
    ['Smoking', 'de', 'blazer'],
    ['Frack', 'de', 'blazer'],
    ['Smokinghemd', 'de', 'shirt'],
    ['Kummerbund', 'de', 'wide-belt'],
    ['Fliege', 'de', 'tie'],
    ['Stillshirt', 'de', 'maternity-top'],
    ['Rollstuhlhose', 'de', 'trousers'],
    ['robe longue fleurie', 'fr', 'maxi-dress'],
    ['chemise en lin', 'fr', 'shirt'],
    ['veste en jean', 'fr', 'denim-jacket'],
    ['body noir en dentelle', 'fr', 'bodysuit'],
    ['falda plisada', 'es', 'pleated-skirt'],
    ['abito lungo', 'it', 'maxi-dress'],
    ['Robe', 'en', 'robe'],
    ['linen chemise', 'en', 'nightgown'],
    ['Mango dress', 'en', 'dress'],
    ['Black Kleid', 'de', 'dress'],
  ])('%s is %s: %s', (text, language, type) => {
    expect(reader.readText(text)).toMatchObject({ language, type });
  });

  it('returns the words that gave a value as they stand in the text', () => {
    const text = 'Langes <b>Blumenkleid</b> mit Puffärmeln';
    const { evidence } = reader.readText(text);
    for (const { words, start, end } of evidence) expect(text.slice(start, end)).toBe(words);
    expect(evidence.map(({ words }) => words)).toEqual(expect.arrayContaining(['Puffärmeln']));
  });

  it('reads rows that mix two languages', () => {
    const row = { title: 'Wickelkleid', description: 'Long sleeves and a V-neck.', color: 'Dunkelblau' };
    expect(reader.read(row)).toMatchObject({
      type: 'wrap-dress',
      attributes: { neckline: ['v-neck'], sleeveLength: ['wrist'] },
      colors: [{ name: 'Dark blue' }],
    });
  });

  it.each([
    ['zwarte jurk met lange mouwen', 'otherLanguage'],
    ['svart klänning med långa ärmar', 'otherLanguage'],
    ['長袖ワンピース', 'otherLanguage'],
    ['czarna sukienka z długim rękawem', 'otherLanguage'],
    ['linen co-ord set', 'set'],
    ['red sari', 'draped'],
    ['umbrella', 'thing'],
    ['hijab', 'thing'],
    ['Regenschirm', 'thing'],
    ['lorem ipsum', 'noGarment'],
    ['schwarz', 'noKind'],
    ['dunkelblau', 'noKind'],
  ] as const)('%s is refused: %s', (text, error) => {
    expect(readWords(reader, text)).toBe(error);
    expect(translate(TEXT_ERRORS[error].text, 'en')).toMatch(/\.$/);
  });
});
