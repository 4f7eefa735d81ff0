import type { Lexicon } from '@figura/garments';
import type { Catalog } from '../../../../libs/catalog/src';
import * as catalog from '../../../../libs/catalog/src';
import { CATALOG_CONTENT } from '../catalog/catalog-content';

export * from '../../../../libs/catalog/src';

/** As text, so that each reader has records of its own. */
const texts = new Map<string, string>();

/** Reads what a folder holds; of the product's own catalog once per worker. */
function readOnce<T>(what: string, folder: string, read: (folder: string) => T): T {
  if (folder !== CATALOG_CONTENT) return read(folder);
  const cached = texts.get(what) ?? JSON.stringify(read(folder));
  texts.set(what, cached);
  return JSON.parse(cached) as T;
}

/** Stands in for that of `@figura/catalog`: every first start seeds the product's own. */
export const loadCatalog = (folder = CATALOG_CONTENT): Catalog =>
  readOnce('catalog', folder, catalog.loadCatalog);

/** Stands in for that of `@figura/catalog`: whatever reads a garment in words asks for the product's own, twice. */
export const loadLexicon = (folder: string): Lexicon => readOnce('lexicon', folder, catalog.loadLexicon);
