import { doesKeepCapitals } from '@figura/messages';
import { getPageLanguage } from '../messages/page-language';

/** A name within a sentence; letters that stand for shapes stay capital: "V-neck", "boat neck". */
export function startSmall(name: string): string {
  return /^[A-Z][a-z ]/.test(name) ? writeSmall(name.charAt(0)) + name.slice(1) : name;
}

/** Before a noun, which has one too, a capital is that of an adjective: "Breite Hüften". */
const ADJECTIVE = /^\p{Lu}(?=\p{Ll}+ \p{Lu}\p{Ll})/u;

export const startSmallAdjective = (label: string): string =>
  doesKeepCapitals(getPageLanguage()) ? label.replace(ADJECTIVE, (letter) => letter.toLowerCase()) : label;

/** A label within a sentence: "head to chest". German nouns keep their capitals. */
export const writeSmall = (label: string): string =>
  doesKeepCapitals(getPageLanguage()) ? startSmallAdjective(label) : label.toLowerCase();
