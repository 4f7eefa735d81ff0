import { getPageLanguage } from './page-language';

/** The browser's where it is of the page's language, for its country: units and sizes go by it. */
export function getReaderLocale(): string {
  const language = getPageLanguage();
  if (typeof navigator === 'undefined') return language;
  const [own] = navigator.language.split('-');
  return own === language.split('-', 1)[0] || language.startsWith('en') ? navigator.language : language;
}
