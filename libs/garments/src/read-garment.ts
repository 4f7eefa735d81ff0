import { assemble, FIELDS } from './assemble';
import { createOrderedLexicon } from './ordered-lexicon';
import type { FieldFindings, ParsedText } from './read-field';
import type { ColorFieldReader } from './color-field';
import type { CompiledLexicon, UnpackedLexicon } from './compiled-lexicon';
import type { GarmentText, Reading } from './garment';
import { createFieldReader } from './read-field';
import { createRecognizer } from './languages/recognizer';
import type { CompiledLanguage, ReadLanguage } from './languages/language';
import { createTranslator } from './languages/translator';
import { NAMES, createPhraseFinder } from './marks';
import type { Mark } from './marks';
import { unpackLexicon } from './pack-lexicon';
import { readSentence } from './sentence/read-sentence';
import { createTypoMender } from './typos';

const COLOR_FIELD = 'color';

export interface GarmentReader {
  readonly readText: (text: string) => Reading;
  /** Reads a shop's fields. The kind in the title counts most, the shop's category least. */
  readonly read: (garment: GarmentText) => Reading;
}

function listPhraseWords(phrases: UnpackedLexicon['phrases']): string[] {
  return phrases.flatMap(([names]) => names.split(NAMES).flatMap((name) => name.split(' ')));
}

/**
 * Deterministic, never throws, linear time.
 * @param readColors reads a shop's color field; without it that field is text
 */
export function createReader(
  compiled: CompiledLexicon,
  readColors?: ColorFieldReader,
  languages: readonly CompiledLanguage[] = [],
): GarmentReader {
  const lexicon = createOrderedLexicon(unpackLexicon(compiled));
  const find = createPhraseFinder(lexicon);
  const isCloth = ({ phrase }: Mark) =>
    phrase?.cloth !== undefined ||
    !!phrase?.senses?.some(([value]) => lexicon.cloth.includes(lexicon.values[value]!.attribute));
  const translators = languages.map((language) => createTranslator(language, find, isCloth));
  const english = new Set(lexicon.phrases.flatMap(([names]) => names.split(NAMES)));
  const garments = new Set(
    lexicon.phrases.flatMap(([names, { kind, part }]) =>
      kind !== undefined && part === undefined ? names.split(NAMES) : [],
    ),
  );
  const recognizer = createRecognizer(
    translators,
    (word) => english.has(word) || lexicon.silent.has(word),
    (word) => garments.has(word),
  );
  const telling = lexicon.phrases.filter(([, phrase]) =>
    Object.keys(phrase).some((member) => member !== 'role' && member !== 'term'),
  );
  const mendTypo = createTypoMender({
    words: new Set([...listPhraseWords(lexicon.phrases), ...lexicon.silent]),
    telling: new Set(listPhraseWords(telling)),
    isReal: (word) => lexicon.realWords.has(word) || translators.some(({ knows }) => knows(word)),
  });
  const fields = createFieldReader({ lexicon, find, translators, recognizer, mendTypo });

  const parsed = new Map<string, ParsedText>();
  const parse = (field: string, text = ''): ParsedText => {
    const before = parsed.get(field);
    if (before?.text === text) return before;
    const now = fields.parse(text);
    parsed.set(field, now);
    return now;
  };
  const last = new Map<string, { findings: FieldFindings; of: ParsedText; likely: ReadLanguage | null }>();
  /** Product variants are adjacent in feeds, so the last field is cached. */
  const getFindings = (field: string, text: ParsedText, likely: ReadLanguage | null): FieldFindings => {
    const before = last.get(field);
    if (before?.of === text && before.likely === likely) return before.findings;
    const found = fields.read(field, text, likely);
    const findings =
      readColors && field === COLOR_FIELD && found.language === 'en'
        ? {
            ...found,
            colors: readColors(
              text.text,
              found.colors,
              (tokens) => readSentence(find(tokens), lexicon).colors,
            ),
          }
        : found;
    last.set(field, { findings, of: text, likely });
    return findings;
  };
  return {
    readText: (text) => {
      const whole = fields.parse(text);
      const language = fields.languageOf([whole]);
      return assemble(lexicon, [fields.read('text', whole, language)], undefined, language ?? 'en');
    },
    read: (garment) => {
      // Only the longest fields, since colors and categories are often in another language.
      const language = fields.languageOf(
        [parse('title', garment.title), parse('description', garment.description)],
        garment.language,
      );
      return assemble(
        lexicon,
        FIELDS.map((field) => getFindings(field, parse(field, garment[field]), language)),
        findShelf(garment, language),
        language ?? 'en',
      );
    },
  };

  function findShelf({ category, tags }: GarmentText, language: ReadLanguage | null): FieldFindings {
    const filed = getFindings('category', parse('category', category), language);
    if (!tags || filed.kinds.length > 0) return filed;
    const labeled = getFindings('tags', parse('tags', tags), language);
    const categories = new Set(labeled.kinds.map(({ kind }) => lexicon.kinds[kind]!.type?.category));
    return categories.size === 1 ? labeled : filed;
  }
}
