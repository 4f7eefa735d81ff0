import type { Catalog } from '../../../../libs/catalog/src';
import { loadCatalog as load } from '../../../../libs/catalog/src';
import { CATALOG_CONTENT } from '../catalog/catalog-content';

export * from '../../../../libs/catalog/src';

declare const workerCache: Map<string, string>;

/** Stands in for `@figura/catalog`: reads the product's own catalog, which every first start seeds, once per worker. */
export function loadCatalog(folder = CATALOG_CONTENT): Catalog {
  if (folder !== CATALOG_CONTENT) return load(folder);
  const cached = workerCache.get(folder) ?? JSON.stringify(load(folder));
  workerCache.set(folder, cached);
  return JSON.parse(cached) as Catalog;
}
