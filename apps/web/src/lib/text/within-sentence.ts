import { doesKeepCapitals } from '@figura/messages';
import { getPageLanguage } from '../messages/page-language';

/** A name within a sentence; letters that stand for shapes stay capital: "V-neck", "boat neck". */
export function startSmall(name: string): string {
  return /^[A-Z][a-z ]/.test(name) ? writeSmall(name.charAt(0)) + name.slice(1) : name;
}

/** A label within a sentence: "head to chest". German names keep their capitals. */
export function writeSmall(label: string): string {
  return doesKeepCapitals(getPageLanguage()) ? label : label.toLowerCase();
}
