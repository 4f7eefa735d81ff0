import type { FashionItemResponse } from '@figura/contracts';
import { FromShops } from './from-shops';

export function renderLikeFromShops({ category, garment }: FashionItemResponse['item']) {
  return <FromShops category={category} like={garment} />;
}
