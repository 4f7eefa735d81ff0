import { loadLexicon } from '@figura/catalog';
import { compileLexicon, createReader, type GarmentReader } from '@figura/garments';
import { CATALOG_CONTENT } from '../catalog/catalog-content';

let reader: GarmentReader | undefined;

/** The reader of the built-in lexicon, made when it is first asked for: reading the files takes half a second. */
export function garmentReader(): GarmentReader {
  return (reader ??= createReader(compileLexicon(loadLexicon(CATALOG_CONTENT))));
}
