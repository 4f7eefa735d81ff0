import type { ColorNames, CompiledLanguage, CompiledLexicon } from '@figura/garments';
import * as compiled from '../garments/compiled-lexicon';
import { readSharedText } from './shared-text';

const readShared = <T>(name: string, compile: () => T): T =>
  JSON.parse(readSharedText(name, () => JSON.stringify(compile()))) as T;

export const getCompiledLexicon = (folder: string): CompiledLexicon =>
  readShared('lexicon.json', () => compiled.getCompiledLexicon(folder));

export const compileLanguages = (folder: string): CompiledLanguage[] =>
  readShared('languages.json', () => compiled.compileLanguages(folder));

export const getCompiledColorNames = (folder: string): ColorNames =>
  readShared('color-names.json', () => compiled.getCompiledColorNames(folder));
