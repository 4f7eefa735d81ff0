import type { Language } from '../languages';
import { grammar as german } from './de';
import { grammar as english } from './en';
import type { Grammar } from './phrase';

const GRAMMARS: Readonly<Record<string, Grammar>> = { en: english, de: german };

/** Languages without a grammar use English's. Browsers get only one grammar (`build/vite-plugin.mjs`). */
export function findGrammar(language: Language): Grammar {
  return GRAMMARS[language.split('-', 1)[0]!] ?? english;
}
