import type { Language } from '@figura/messages';

/** The server reads it before the browser's languages. */
export const LANGUAGE_PARAMETER = 'lang';

/** The same page in another language. */
export function buildLanguageAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  language: Language,
): string {
  const parameters = new URLSearchParams(search);
  parameters.set(LANGUAGE_PARAMETER, language);
  return `${pathname}?${parameters.toString()}${hash}`;
}
