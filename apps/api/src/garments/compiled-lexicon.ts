import { loadLexicon } from '@figura/catalog';
import { compileColorNames, compileLexicon, type ColorNames, type CompiledLexicon } from '@figura/garments';

/** The lexicon below a folder of the catalog's files, compiled; that takes half a second. */
export function compiledLexicon(folder: string): CompiledLexicon {
  return compileLexicon(loadLexicon(folder));
}

/** The names of colors below a folder of the catalog's files. */
export function compiledColorNames(folder: string): ColorNames {
  return compileColorNames(loadLexicon(folder));
}
