import type { Language } from '@figura/messages';

declare const LANGUAGE_OF_THE_APP: Language;

/** The server sends the page that was built in the language of the account, else of the browser. */
export function getPageLanguage(): Language {
  return LANGUAGE_OF_THE_APP;
}
