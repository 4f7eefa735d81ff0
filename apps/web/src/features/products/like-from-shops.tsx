import type { FashionItemResponse } from '@figura/contracts';
import { LazyFromShops } from './lazy-from-shops';

/** What shops sell of an item's type, what suits the user first. */
export function likeFromShops({ category, garment }: FashionItemResponse['item']) {
  return <LazyFromShops category={category} type={garment.type} />;
}
