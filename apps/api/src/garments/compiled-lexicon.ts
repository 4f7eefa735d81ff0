import { loadLanguages, loadLexicon } from '@figura/catalog';
import {
  compileColorNames,
  compileLanguage,
  compileLexicon,
  type ColorNames,
  type CompiledLanguage,
  type CompiledLexicon,
} from '@figura/garments';

export function getCompiledLexicon(folder: string): CompiledLexicon {
  return compileLexicon(loadLexicon(folder));
}

export function compileLanguages(folder: string): CompiledLanguage[] {
  return loadLanguages(folder).map(compileLanguage);
}

export function getCompiledColorNames(folder: string): ColorNames {
  return compileColorNames(loadLexicon(folder));
}
