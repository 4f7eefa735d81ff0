import languages from '../languages.json';

/** A language of `languages.json`, as BCP 47 writes it. */
export type Language = string;

/** Language of the source texts; the fallback for missing ones. */
export const SOURCE_LANGUAGE: Language = languages.source;

/** Complete languages; the language switch, the API and the build use only these. */
export const LANGUAGES: readonly Language[] = languages.shipped;

/** The language's name for itself. */
export function nameLanguage(language: Language): string {
  return (languages.names as Readonly<Record<Language, string>>)[language] ?? language;
}

/** Made from the English texts, for tests and development; reveals text that is not translated. */
export const PSEUDO_LANGUAGE: Language = languages.pseudo;

/** Nouns keep their capital within a sentence. */
const CAPITALIZES_NOUNS: readonly Language[] = ['de', 'lb'];

export function doesKeepCapitals(language: Language): boolean {
  return CAPITALIZES_NOUNS.includes(language.split('-', 1)[0]!);
}

/**
 * Returns the first preferred language that is in `known`: `de-AT` gets `de`.
 * @param wishes BCP 47, best first; null or unknown ones are passed over
 */
export function chooseLanguage(wishes: readonly (string | null)[], known: readonly Language[]): Language {
  for (const wish of wishes) {
    const found = known.find((language) => language.toLowerCase() === wish?.toLowerCase());
    const base = wish?.split('-', 1)[0]?.toLowerCase();
    const language = found ?? known.find((each) => each === base);
    if (language !== undefined) return language;
  }
  return SOURCE_LANGUAGE;
}

/** Languages of an Accept-Language header, best first. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
