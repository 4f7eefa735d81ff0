import { loadLanguages, loadLexicon } from '@figura/catalog';
import {
  compileColorNames,
  compileLanguage,
  compileLexicon,
  type ColorNames,
  type CompiledLanguage,
  type CompiledLexicon,
} from '@figura/garments';

/** The lexicon below a folder of the catalog's files, compiled; that takes half a second. */
export function compiledLexicon(folder: string): CompiledLexicon {
  return compileLexicon(loadLexicon(folder));
}

/** The other languages below a folder of the catalog's files, compiled. */
export function compileLanguages(folder: string): CompiledLanguage[] {
  return loadLanguages(folder).map(compileLanguage);
}

/** The names of colors below a folder of the catalog's files. */
export function compiledColorNames(folder: string): ColorNames {
  return compileColorNames(loadLexicon(folder));
}
