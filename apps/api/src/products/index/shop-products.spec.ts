import { compileCatalog } from '../../catalog/loaded-catalog';
import type { ProductShopDocument } from '../stored/product-shop.schema';
import { GarmentNumbers } from '../stored/garment-numbers';
import { createSegment, type Segment, type StoredType, type StoredValue } from '../stored/segment';
import { loadShop, type ShopProducts } from './shop-products';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';

const catalog = readBuiltInCatalog();
const loaded = compileCatalog(catalog);
const { category, type } = catalog.items[0]!;

async function listRingSizes(groups: number[]): Promise<number[]> {
  const half = Math.ceil(groups.length / 2);
  const segments = [groups.slice(0, half), groups.slice(half)].map((part, index): Segment => ({
    ...createSegment(),
    ids: part.map((_, row) => index * half + row),
    ...{ groups: part, garments: part.map(() => 0), colors: part.map(() => 0), brands: part.map(() => 0) },
    ...{ currencies: part.map(() => 0), prices: part.map(() => 100), salePrices: part.map(() => 0) },
    ...(index === 0 && {
      newTypes: [[category, type]],
      newGarments: [[0]],
      newColors: [[]],
      newBrands: [''],
    }),
  }));
  const shop = { _id: 'a', version: 'v', segments: 2, products: groups.length } as ProductShopDocument;
  const { nextVariant } = (await loadShop(shop, (number) => Promise.resolve(segments[number]!), loaded))!;
  return groups.map((_, row) => {
    let size = 1;
    for (let other = nextVariant[row]!; other !== row; other = nextVariant[other]!) size += 1;
    return size;
  });
}

describe('Products of a shop in memory', () => {
  it('variants of one product form one ring, wherever they are in the feed', async () => {
    expect(await listRingSizes([0, 1, -1, 0, 1, -2, 0])).toEqual([3, 2, 1, 3, 2, 1, 3]);
  });

  it('a feed with one group for everything is split into rings of at most 500', async () => {
    const sizes = await listRingSizes(Array<number>(1_201).fill(0));
    expect([Math.max(...sizes), sizes.at(-1)]).toEqual([500, 201]);
  });

  it('garments are stored by number, and restored unchanged', async () => {
    const named = catalog.items.map(
      ({ category, type, attributes }) => [category, type, attributes] as const,
    );
    const [newTypes, newValues]: [StoredType[], StoredValue[]] = [[], []];
    const numbers = new GarmentNumbers({
      addType: (type) => newTypes.push(type),
      addValue: (value) => newValues.push(value),
    });
    const numbered = named.map((garment) => numbers.toStoredGarment(garment));
    const loadGarmentTable = async (segment: Partial<Segment>): Promise<ShopProducts['garments']> => {
      const shop = { _id: 'a', version: 'v', segments: 1, products: 0 } as ProductShopDocument;
      return (await loadShop(shop, () => Promise.resolve({ ...createSegment(), ...segment }), loaded))!
        .garments;
    };
    const garments = await loadGarmentTable({ newGarments: numbered, newTypes, newValues });
    expect(named.map((_, garment) => garments.at(garment))).toEqual(
      named.map(([category, type, attributes]) => ({ category, type, attributes })),
    );
  });
});
