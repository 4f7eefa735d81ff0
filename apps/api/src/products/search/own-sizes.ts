import { CATEGORIES, findOwnSize, listSizeNames, type Sizes } from '@figura/contracts';
import type { ShopProducts } from '../index/shop-products';
import type { ProductFilter } from './product-filter';

/**
 * Narrows a filter by size: with `isOther`, to products in stock only in sizes other than the user's;
 * otherwise, to all the rest. Variants of a product stay together.
 */
export function filterBySize(
  filter: ProductFilter,
  products: ShopProducts,
  own: Sizes,
  isOther: boolean,
): ProductFilter {
  const isOtherSet = readSets(products, own);
  const { nextVariant } = products;
  const hasOthersAlone = (row: number) => {
    let each = row;
    do {
      if (!isOtherSet(each)) return false;
      each = nextVariant[each]!;
    } while (each !== row);
    return true;
  };
  return {
    canTakeGarment: (garment) => filter.canTakeGarment(garment),
    canTakeRow: (row) => filter.canTakeRow(row) && hasOthersAlone(row) === isOther,
  };
}

function readSets(
  { garments, garmentOf, sizes, sizesOf }: ShopProducts,
  own: Sizes,
): (row: number) => boolean {
  const names = CATEGORIES.map((category) => listSizeNames(own, category));
  const known = new Map<number, boolean>();
  return (row) => {
    const category = garments.categories[garmentOf[row]!]!;
    const set = sizesOf.get(row);
    const key = set * CATEGORIES.length + category;
    let isOther = known.get(key);
    if (isOther === undefined) {
      isOther = findOwnSize(names[category] ?? [], sizes.get(set)) === null;
      known.set(key, isOther);
    }
    return isOther;
  };
}
