import type { CatalogShop } from '@figura/catalog';
import type { ShopSearch } from './catalog.dto';

/** Shops look for all words at once: with more than these, few pieces are found. */
const MAX_SEARCHED = 3;

/** The searches of shops for a piece that these words describe, by the first of them, in the shops' order. */
export function listShopSearches(shops: readonly CatalogShop[], words: readonly string[]): ShopSearch[] {
  const text = encodeURIComponent(words.slice(0, MAX_SEARCHED).join(' '));
  return shops.map(({ name, search }) => ({ name, url: search.replaceAll('{words}', text) }));
}
