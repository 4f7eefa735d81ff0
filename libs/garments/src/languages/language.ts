/** Those that are read by way of English. */
export const TRANSLATED_LANGUAGES = ['de', 'fr', 'es', 'it'] as const;
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];
/** All that are read. */
export const READ_LANGUAGES = ['en', ...TRANSLATED_LANGUAGES] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/** What the words of another language say in English, as data. */
export interface LanguageWords {
  readonly language: TranslatedLanguage;
  /** Words and phrases by what they say in English, as the English lexicon reads it. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** What the first part of a compound says, where that is something else: a "Jeansrock" is of denim. */
  readonly firsts: Readonly<Record<string, readonly string[]>>;
  /** Words that say nothing of a garment. */
  readonly silent: readonly string[];
}

/** A language as files and browsers have it: plain data, to be kept as JSON. */
export interface CompiledLanguage {
  readonly language: TranslatedLanguage;
  /** Stems by what they say in English, a | between them. */
  readonly words: Readonly<Record<string, string>>;
  readonly firsts: Readonly<Record<string, string>>;
  /** Stems with a space between them. */
  readonly silent: string;
}
