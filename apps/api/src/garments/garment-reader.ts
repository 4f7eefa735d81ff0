import {
  createColorFieldReader,
  createReader,
  type ColorNames,
  type CompiledLanguage,
  type CompiledLexicon,
  type GarmentReader,
} from '@figura/garments';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG_CONTENT } from '../catalog/catalog-content';
import { getCompiledColorNames, compileLanguages, getCompiledLexicon } from './compiled-lexicon';

const BESIDE_THE_BUNDLE = join(__dirname, 'lexicon.json');
const LANGUAGES = join(__dirname, 'languages.json');
const COLOR_NAMES = join(__dirname, 'color-names.json');

let lexicon: CompiledLexicon | undefined;
let languages: readonly CompiledLanguage[] | undefined;
let reader: GarmentReader | undefined;

export function getGarmentLexicon(): CompiledLexicon {
  return (lexicon ??= existsSync(BESIDE_THE_BUNDLE)
    ? (JSON.parse(readFileSync(BESIDE_THE_BUNDLE, 'utf8')) as CompiledLexicon)
    : getCompiledLexicon(CATALOG_CONTENT));
}

export function getGarmentReader(): GarmentReader {
  return (reader ??= createReader(
    getGarmentLexicon(),
    createColorFieldReader(collectColorNames()),
    listGarmentLanguages(),
  ));
}

export function listGarmentLanguages(): readonly CompiledLanguage[] {
  return (languages ??= existsSync(LANGUAGES)
    ? (JSON.parse(readFileSync(LANGUAGES, 'utf8')) as CompiledLanguage[])
    : compileLanguages(CATALOG_CONTENT));
}

function collectColorNames(): ColorNames {
  return existsSync(COLOR_NAMES)
    ? (JSON.parse(readFileSync(COLOR_NAMES, 'utf8')) as ColorNames)
    : getCompiledColorNames(CATALOG_CONTENT);
}
