import type { CatalogItem } from '@figura/catalog';
import type { Category } from '@figura/contracts';
import { createHash } from 'node:crypto';

export const DEMO_SHOP = 'Atelier Demo';
export const DEMO_SHOP_PATH = '/dev/demo-shop';

const ROWS = 205;
/** Lowest and highest price in dollars; stylings are not for sale. */
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

function hashToNumber(item: CatalogItem, purpose: string): number {
  return createHash('sha256').update(`${purpose} ${item.id}`).digest().readUInt32BE();
}

interface DemoPrice {
  /** In dollars. */
  readonly price: number;
  readonly salePrice: number | null;
}

export function getDemoPrice(item: CatalogItem): DemoPrice {
  const [from, to] = PRICES[item.category] ?? [0, 0];
  const price = from + (hashToNumber(item, 'price') % (to - from + 1));
  const isOnSale = hashToNumber(item, 'sale') % ON_SALE_EACH === 0;
  return { price, salePrice: isOnSale ? Math.round(price * SALE_SHARE) : null };
}

function listDemoSizes(item: CatalogItem): string[] {
  const sizes = SIZES[item.category] ?? [];
  const stock = hashToNumber(item, 'stock');
  return sizes.filter((_, index) => index === stock % sizes.length || stock & (1 << (index + 8)));
}

export function listDemoItems(items: Iterable<CatalogItem>): CatalogItem[] {
  return [...items]
    .filter(({ category }) => PRICES[category])
    .sort((a, b) => hashToNumber(a, 'place') - hashToNumber(b, 'place'))
    .slice(0, ROWS);
}

const COLUMNS =
  'id,title,description,link,image_link,price,sale_price,availability,brand,color,size,gender,product_type';

export function buildDemoFeed(
  items: readonly CatalogItem[],
  origin: string,
  wordsOf: (item: CatalogItem) => readonly string[],
): string {
  const formatDollars = (amount: number | null) => (amount === null ? '' : `${amount.toFixed(2)} USD`);
  const rows = items.map((item) => {
    const { price, salePrice } = getDemoPrice(item);
    return [
      item.id,
      item.name,
      `${item.name}. ${wordsOf(item).join(', ')}.`,
      `${origin}${DEMO_SHOP_PATH}/products/${item.id}`,
      `${origin}${DEMO_SHOP_PATH}/photos/${item.id}.jpg`,
      formatDollars(price),
      formatDollars(salePrice),
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
