import { CATEGORIES, findOwnSize, listSizeNames, type Sizes } from '@figura/contracts';
import type { ShopProducts } from '../index/shop-products';
import type { ProductFilter } from './product-filter';

/** With `isOther`, products in stock only in sizes other than the user's; otherwise all the rest. Variants of a product stay together. */
export function filterBySize(
  filter: ProductFilter,
  products: ShopProducts,
  own: Sizes,
  isOther: boolean,
): ProductFilter {
  const isOtherSet = createSizeCheck(products, own);
  const { nextVariant } = products;
  const hasOnlyOtherSizes = (row: number) => {
    let each = row;
    do {
      if (!isOtherSet(each)) return false;
      each = nextVariant[each]!;
    } while (each !== row);
    return true;
  };
  return {
    matchesGarment: (garment) => filter.matchesGarment(garment),
    matchesRow: (row) => filter.matchesRow(row) && hasOnlyOtherSizes(row) === isOther,
  };
}

function createSizeCheck(
  { garments, garmentByRow, sizes, sizeSetByRow }: ShopProducts,
  own: Sizes,
): (row: number) => boolean {
  const names = CATEGORIES.map((category) => listSizeNames(own, category));
  const known = new Map<number, boolean>();
  return (row) => {
    const category = garments.categories[garmentByRow[row]!]!;
    const set = sizeSetByRow.get(row);
    const key = set * CATEGORIES.length + category;
    let isOther = known.get(key);
    if (isOther === undefined) {
      isOther = findOwnSize(names[category] ?? [], sizes.get(set)) === null;
      known.set(key, isOther);
    }
    return isOther;
  };
}
