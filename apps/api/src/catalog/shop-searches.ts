import type { CatalogShop } from '@figura/catalog';
import type { Language } from '@figura/messages';
import type { ShopSearch } from './catalog.dto';

/** Shops match all words, so more words find fewer pieces. */
const MAX_SEARCHED = 3;

export function listShopSearches(
  shops: readonly CatalogShop[],
  words: readonly string[],
  reader: Language,
): ShopSearch[] {
  const text = encodeURIComponent(words.slice(0, MAX_SEARCHED).join(' '));
  const own = shops.filter(({ language }) => language === reader);
  const others = shops.filter(({ language }) => language === undefined);
  return (own.length > 0 ? own : others).map(({ name, search }) => ({
    name,
    url: search.replaceAll('{words}', text),
  }));
}
