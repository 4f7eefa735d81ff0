import { loadCatalog } from '@figura/catalog';
import { compileRules } from '@figura/styling';
import type { LoadedCatalog } from '../../catalog/catalog.store';
import type { ProductShopDocument } from '../stored/product-shop.schema';
import { emptySegment, type Segment } from '../stored/segment';
import { loadShop } from './shop-products';

const catalog = loadCatalog();
const loaded = { catalog, rules: compileRules(catalog) } as LoadedCatalog;
const { category, type, attributes } = catalog.items[0]!;

/** How many variants the product of each row has, for the groups of a shop in two segments. */
async function ringsOf(groups: number[]): Promise<number[]> {
  const half = Math.ceil(groups.length / 2);
  const segments = [groups.slice(0, half), groups.slice(half)].map((part, number): Segment => ({
    ...emptySegment(),
    ids: part.map((_, row) => number * half + row),
    ...{ groups: part, garments: part.map(() => 0), colors: part.map(() => 0), brands: part.map(() => 0) },
    ...{ currencies: part.map(() => 0), prices: part.map(() => 100), salePrices: part.map(() => 0) },
    ...(number === 0 && { newGarments: [[category, type, attributes]], newColors: [[]], newBrands: [''] }),
  }));
  const shop = { _id: 'a', version: 'v', segments: 2, products: groups.length } as ProductShopDocument;
  const { nextVariant } = (await loadShop(shop, (number) => Promise.resolve(segments[number]!), loaded))!;
  return groups.map((_, row) => {
    let size = 1;
    for (let other = nextVariant[row]!; other !== row; other = nextVariant[other]!) size += 1;
    return size;
  });
}

describe('the products of a shop in memory', () => {
  it('variants of one product are in one ring, wherever they stand', async () => {
    expect(await ringsOf([0, 1, -1, 0, 1, -2, 0])).toEqual([3, 2, 1, 3, 2, 1, 3]);
  });

  it('a feed of one group for everything is rings that are walked in no time', async () => {
    const sizes = await ringsOf(Array<number>(1_201).fill(0));
    expect([Math.max(...sizes), sizes.at(-1)]).toEqual([500, 201]);
  });
});
