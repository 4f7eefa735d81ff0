import type { CatalogShop } from '@figura/catalog';
import type { ShopSearch } from './catalog.dto';

/** Shops match all words: more words find few pieces. */
const MAX_SEARCHED = 3;

export function listShopSearches(shops: readonly CatalogShop[], words: readonly string[]): ShopSearch[] {
  const text = encodeURIComponent(words.slice(0, MAX_SEARCHED).join(' '));
  return shops.map(({ name, search }) => ({ name, url: search.replaceAll('{words}', text) }));
}
