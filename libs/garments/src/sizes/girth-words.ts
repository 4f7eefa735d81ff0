import type { SizeGirth } from '@figura/contracts';

/** English, German, French, Spanish, and Italian; the first match counts. */
const WORDS: readonly (readonly [girth: SizeGirth, words: string])[] = [
  ['chest', 'bust|chest|breast|brust(?:umfang|weite)?|poitrine|busto|pecho|petto|torace'],
  ['hips', 'hips?|hüft(?:e|en|umfang|weite)|hanches|bassin|caderas?|fianchi|seat'],
  ['waist', 'waist|taillen(?:umfang|weite)|bund(?:weite)?|cintura|vita'],
];

/** Alone it means the waist in German and the size in French. */
export const TAILLE = /^(?:tour de )?taille$/iu;
const TOUR_DE_TAILLE = /tour de taille/iu;

export const GIRTH_WORDS = WORDS.map(([, words]) => words).join('|');

export function findGirth(words: string): SizeGirth | null {
  if (/under\s?-?bust|unterbrust|high\s?hip|upper\s?chest|inseam|length|sleeve/iu.test(words)) return null;
  if (TOUR_DE_TAILLE.test(words)) return 'waist';
  const found = WORDS.find(([, known]) =>
    new RegExp(`(?<![\\p{L}])(?:${known})(?![\\p{L}])`, 'iu').test(words),
  );
  return found?.[0] ?? null;
}
