import type { CatalogShop } from '@figura/catalog';
import type { ShopSearch } from './catalog.dto';

/** The searches of shops for a piece that these words describe, in the shops' order. */
export function shopSearches(shops: readonly CatalogShop[], words: readonly string[]): ShopSearch[] {
  const text = encodeURIComponent(words.join(' '));
  return shops.map(({ name, search }) => ({ name, url: search.replaceAll('{words}', text) }));
}
