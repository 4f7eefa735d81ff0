import type { FashionItemResponse } from '@figura/contracts';
import { lazy, Suspense } from 'react';
import { insistOn } from '../../lib/page/insist-on';

const FromShops = lazy(() =>
  insistOn(() => import('./from-shops').then((module) => ({ default: module.FromShops }))),
);

/** What shops sell of an item's type, what suits the user first; it comes after the item itself. */
export function likeFromShops({ category, garment }: FashionItemResponse['item']) {
  return (
    <Suspense fallback={null}>
      <FromShops category={category} type={garment.type} />
    </Suspense>
  );
}
