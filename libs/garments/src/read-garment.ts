import { assemble, createOrderedLexicon, FIELDS } from './assemble';
import type { FieldFindings } from './read-field';
import type { ColorFieldReader } from './color-field';
import type { CompiledLexicon } from './compiled-lexicon';
import type { GarmentText, Reading } from './garment';
import { createFieldReader } from './read-field';
import { createRecognizer } from './languages/recognizer';
import type { CompiledLanguage, ReadLanguage } from './languages/language';
import { createTranslator } from './languages/translator';
import { NAMES, phraseFinder } from './marks';
import type { Mark } from './marks';
import { unpackLexicon } from './pack-lexicon';
import { readSentence } from './sentence/read-sentence';
import { sentencesOf } from './tokens';

const COLOR_FIELD = 'color';

export interface GarmentReader {
  /** Reads a text of its own: a garment's name, a description or both. */
  readonly readText: (text: string) => Reading;
  /** Reads what a shop says of a garment. The title's kind of thing counts most, the shop's category least. */
  readonly read: (garment: GarmentText) => Reading;
}

/**
 * A reader of a lexicon. Reading is deterministic, never throws, and takes time in proportion to the text.
 *
 * @param readColors reads a shop's field for colors, as `colorFieldReader` does; without it that is read as any other text
 * @param languages what is read beside English
 */
export function createReader(
  compiled: CompiledLexicon,
  readColors?: ColorFieldReader,
  languages: readonly CompiledLanguage[] = [],
): GarmentReader {
  const lexicon = createOrderedLexicon(unpackLexicon(compiled));
  const find = phraseFinder(lexicon);
  const isCloth = ({ phrase }: Mark) =>
    phrase?.cloth !== undefined ||
    !!phrase?.senses?.some(([value]) => lexicon.cloth.includes(lexicon.values[value]!.attribute));
  const translators = languages.map((language) => createTranslator(language, find, isCloth));
  const english = new Set(lexicon.phrases.flatMap(([names]) => names.split(NAMES)));
  const recognize = createRecognizer(
    translators,
    ({ text }) => english.has(text) || lexicon.silent.has(text),
  );
  const findingsIn = createFieldReader({ lexicon, find, translators, recognize });
  const languageOf = (texts: readonly string[]): ReadLanguage | null => {
    if (translators.length === 0) return null;
    const text = texts.join('\n');
    return recognize(sentencesOf(text).flat(), text);
  };

  const last = new Map<string, FieldFindings>();
  const lastLanguage = { text: '', language: languageOf([]) };
  /** Variants of a product follow one another in feeds: a field that says the same as before is not read again. */
  const findingsOf = (field: string, text: string, likely: ReadLanguage | null): FieldFindings => {
    const before = last.get(field);
    if (before?.text === text && before.likely === likely) return before;
    const found = findingsIn(field, text, likely);
    const findings =
      readColors && field === COLOR_FIELD && found.language === 'en'
        ? {
            ...found,
            colors: readColors(text, found.colors, (tokens) => readSentence(find(tokens), lexicon).colors),
          }
        : found;
    last.set(field, findings);
    return findings;
  };
  return {
    readText: (text) => {
      const likely = languageOf([text]);
      return assemble(lexicon, [findingsIn('text', text, likely)], undefined, likely ?? 'en');
    },
    read: (garment) => {
      // What a shop says most of: colors and categories are often those of another language.
      const text = `${garment.title ?? ''}\n${garment.description ?? ''}`;
      if (lastLanguage.text !== text) Object.assign(lastLanguage, { text, language: languageOf([text]) });
      const { language } = lastLanguage;
      return assemble(
        lexicon,
        FIELDS.map((field) => findingsOf(field, garment[field] ?? '', language)),
        findingsOf('category', garment.category ?? '', language),
        language ?? 'en',
      );
    },
  };
}
