export const TRANSLATED_LANGUAGES = ['de', 'fr', 'es', 'it'] as const;
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];
export const READ_LANGUAGES = ['en', ...TRANSLATED_LANGUAGES] as const;
export type ReadLanguage = (typeof READ_LANGUAGES)[number];

const LANGUAGE_TAG = /^\s*([a-z]{2})(?:[-_][a-z]{2})?\s*$/i;

/** Parses a tag such as `de` or `de-AT`; undefined for an unsupported language. */
export function readLanguageTag(tag = ''): ReadLanguage | undefined {
  const code = LANGUAGE_TAG.exec(tag)?.[1]?.toLowerCase();
  return READ_LANGUAGES.find((language) => language === code);
}

export interface LanguageWords {
  readonly language: TranslatedLanguage;
  /** Words and phrases by their English meaning, in the English lexicon's words. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Meanings of a compound's first part that differ from the word alone: a "Jeansrock" is made of denim. */
  readonly firsts: Readonly<Record<string, readonly string[]>>;
  readonly silent: readonly string[];
}

export interface CompiledLanguage {
  readonly language: TranslatedLanguage;
  /** Stems by their English meaning, separated by `|`. */
  readonly words: Readonly<Record<string, string>>;
  readonly firsts: Readonly<Record<string, string>>;
  readonly silent: string;
}
