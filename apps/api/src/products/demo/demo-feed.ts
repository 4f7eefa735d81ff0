import type { CatalogItem } from '@figura/catalog';
import type { Category } from '@figura/contracts';
import { createHash } from 'node:crypto';

/** Its name says what it is wherever a product names its shop. */
export const DEMO_SHOP = 'Demo shop';
/** Below the local server's address. */
export const DEMO_SHOP_PATH = '/dev/demo-shop';

/** Some of them are no clothes to the reader: about 200 come into force. */
const ROWS = 205;
/** What the cheapest and the dearest of a category cost, in dollars; a styling is no product. */
const PRICES: Readonly<Partial<Record<Category, readonly [number, number]>>> = {
  Tops: [24, 95],
  Bottoms: [39, 140],
  'One-Piece': [59, 220],
  Outerwear: [89, 360],
  Shoes: [59, 210],
  Accessories: [19, 120],
  Jewelry: [15, 90],
};
const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
/** Of those that a category comes in some are sold out; of jewelry the shop gives none. */
const SIZES: Readonly<Partial<Record<Category, readonly string[]>>> = {
  Tops: LETTERS,
  Bottoms: LETTERS,
  'One-Piece': LETTERS,
  Outerwear: LETTERS,
  Shoes: ['US 6', 'US 7', 'US 8', 'US 9', 'US 10', 'US 11'],
  Accessories: ['One size'],
};
const ON_SALE_EACH = 4;
const SALE_SHARE = 0.7;

/** Numbers that follow from an item, so that its price is the same with every start. */
function computeNumber(item: CatalogItem, purpose: string): number {
  return createHash('sha256').update(`${purpose} ${item.id}`).digest().readUInt32BE();
}

interface DemoPrice {
  /** In dollars. */
  readonly price: number;
  readonly salePrice: number | null;
}

/** What an item costs in the demo shop. */
export function getDemoPrice(item: CatalogItem): DemoPrice {
  const [from, to] = PRICES[item.category] ?? [0, 0];
  const price = from + (computeNumber(item, 'price') % (to - from + 1));
  const isOnSale = computeNumber(item, 'sale') % ON_SALE_EACH === 0;
  return { price, salePrice: isOnSale ? Math.round(price * SALE_SHARE) : null };
}

/** The sizes of an item in stock, at least one of those that its category comes in. */
function listDemoSizes(item: CatalogItem): string[] {
  const sizes = SIZES[item.category] ?? [];
  const stock = computeNumber(item, 'stock');
  return sizes.filter((_, index) => index === stock % sizes.length || stock & (1 << (index + 8)));
}

/** The items that the demo shop sells, of all categories but stylings. */
export function listDemoItems(items: Iterable<CatalogItem>): CatalogItem[] {
  return [...items]
    .filter(({ category }) => PRICES[category])
    .sort((one, other) => computeNumber(one, 'place') - computeNumber(other, 'place'))
    .slice(0, ROWS);
}

const COLUMNS =
  'id,title,description,link,image_link,price,sale_price,availability,brand,color,size,gender,product_type';

/**
 * The demo shop's feed, in Google's form, between tabs: items of the catalog as a shop would describe them.
 *
 * @param origin of the local server, where pages and photographs are
 * @param wordsOf display names of the values that describe an item
 */
export function getDemoFeed(
  items: readonly CatalogItem[],
  origin: string,
  wordsOf: (item: CatalogItem) => readonly string[],
): string {
  const getDollars = (amount: number | null) => (amount === null ? '' : `${amount.toFixed(2)} USD`);
  const rows = items.map((item) => {
    const { price, salePrice } = getDemoPrice(item);
    return [
      item.id,
      item.name,
      `${item.name}. ${wordsOf(item).join(', ')}.`,
      `${origin}${DEMO_SHOP_PATH}/products/${item.id}`,
      `${origin}${DEMO_SHOP_PATH}/photos/${item.id}.jpg`,
      getDollars(price),
      getDollars(salePrice),
      'in_stock',
      item.brand,
      item.colors.map(({ name }) => name).join('/'),
      listDemoSizes(item).join(', '),
      'female',
      `Women > ${item.category}`,
    ];
  });
  return [COLUMNS.split(','), ...rows].map((values) => values.join('\t')).join('\n');
}
