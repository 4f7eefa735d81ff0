import type { FashionItemResponse } from '@figura/contracts';
import { FromShops } from './from-shops';

/** What shops sell of an item's type, what suits the user first. */
export function likeFromShops({ category, garment }: FashionItemResponse['item']) {
  return <FromShops category={category} type={garment.type} />;
}
