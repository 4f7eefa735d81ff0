import {
  COLOR_OPTION,
  garmentFromShopify,
  GENDER_OPTION,
  isForOthers,
  SIZE_OPTION,
  type FeedRow,
} from '@figura/garments';
import {
  brandOf,
  clipped,
  imageUrl,
  isBelow,
  MAX_ID,
  neededPrice,
  neededText,
  neededTitle,
  RowProblem,
  type FeedProduct,
  type ShopDefaults,
} from './feed-product';
import { priceOf } from './price';
import { sizesOf } from './sizes';

const OPTIONS = [1, 2, 3];

/** Variants of one product in one color; of a product that comes in none, all of them. */
interface Colorway {
  /** The product's first row, which alone has its title. */
  readonly row: FeedRow;
  readonly variants: readonly FeedRow[];
  /** Null for the first one, and where there are none. */
  readonly color: string | null;
}

/** The variants of a product by their colors, in their order; of one for several genders those for women. */
export function colorways(rows: readonly FeedRow[]): Colorway[] {
  const variants = forWomen(rows);
  const [row = {}] = variants;
  const option = optionOf(row, COLOR_OPTION);
  if (option === undefined) return [{ row, variants, color: null }];
  const own = valueOf(row, option);
  const byColor = new Map<string, { color: string; variants: FeedRow[] }>();
  for (const variant of variants) {
    // Rows of further pictures have no options.
    const color = valueOf(variant, option) || own;
    const key = color.toLowerCase();
    const known = byColor.get(key);
    if (known) known.variants.push(variant);
    else byColor.set(key, { color, variants: [variant] });
  }
  return [...byColor.values()].map(({ color, variants }, index) =>
    index === 0
      ? { row, variants, color: null }
      : { row: { ...row, [columnOf(row, option)]: color }, variants, color },
  );
}

/** All of them where an option names no gender, or none for women. The first row alone has what all have in common. */
function forWomen(rows: readonly FeedRow[]): readonly FeedRow[] {
  const [row = {}] = rows;
  const option = optionOf(row, GENDER_OPTION);
  if (option === undefined) return rows;
  const kept = rows.filter((other) => !isForOthers({ genders: [valueOf(other, option)], title: '' }));
  const [first, ...others] = kept;
  if (!first || first === row) return first ? kept : rows;
  const own = Object.entries(first).filter(([, value]) => value);
  return [{ ...row, ...Object.fromEntries(own) }, ...others];
}

/**
 * A product of Shopify's in one of its colors. The first color has the product's own id, so that it is the same whether or
 * not there are others.
 *
 * @param now decides whether it is shown yet
 * @throws RowProblem for rows that are no product
 */
export function fromShopify(
  { row, variants, color }: Colorway,
  defaults: ShopDefaults,
  now: Date,
): FeedProduct {
  const garment = garmentFromShopify(row);
  if (!garment) throw new RowProblem('it has no title');
  const handle = neededText(garment.id, 'Handle', MAX_ID);
  const offered = variants.filter((variant) => column(variant, 'Variant Price', 'Price'));
  const first = offered.find((variant) => !isSold(variant)) ?? offered[0] ?? row;
  const asked = neededPrice(column(first, 'Variant Price', 'Price'), 'Variant Price', defaults.currency);
  const before = priceOf(
    column(first, 'Variant Compare At Price', 'Compare-at price') ?? '',
    defaults.currency,
  );
  const isReduced = before !== null && isBelow(asked, before);
  const pictured = variants.map((variant) => column(variant, 'Variant Image', 'Variant image URL'));
  return {
    id: color === null ? handle : neededText(`${handle} ${color.toLowerCase()}`, 'color', 2 * MAX_ID),
    group: handle,
    text: clipped(garment.text),
    title: neededTitle(garment.text.title, 'Title'),
    brand: brandOf(column(row, 'Vendor')),
    link: linkOf(handle, color === null ? undefined : first['Variant ID'], defaults),
    image: imageUrl([pictured.find(Boolean), column(row, 'Image Src', 'Product image URL')], defaults),
    price: isReduced ? before : asked,
    ...(isReduced && { salePrice: asked }),
    sizes: sizesIn(variants, row),
    inStock: isListed(row, now) && !variants.every(isSold),
    forOthers: garment.forOthers,
    notClothing: garment.notClothing === true,
  };
}

/** The one of the product, at a variant where that is known. */
function linkOf(handle: string, variant: string | undefined, { site }: ShopDefaults): string {
  if (!site) return '';
  const link = `${site}/products/${encodeURIComponent(handle)}`;
  return variant ? `${link}?variant=${encodeURIComponent(variant)}` : link;
}

function isSold(variant: FeedRow): boolean {
  const policy = column(variant, 'Variant Inventory Policy', 'Continue selling when out of stock');
  return (
    column(variant, 'Variant Available') === 'false' ||
    (Boolean(column(variant, 'Variant Inventory Tracker', 'Inventory tracker')) &&
      Number(column(variant, 'Variant Inventory Qty', 'Inventory quantity') ?? 1) <= 0 &&
      policy?.toLowerCase() !== 'continue')
  );
}

/** Drafts, archived ones and those that are not published, or not yet, are in no shop. */
function isListed(row: FeedRow, now: Date): boolean {
  const status = column(row, 'Status') ?? 'active';
  const published = column(row, 'Published', 'Published on online store') ?? 'true';
  const from = Date.parse(column(row, 'Published At') ?? '');
  return (
    status.trim().toLowerCase() === 'active' &&
    published.trim().toLowerCase() !== 'false' &&
    !(from > now.getTime())
  );
}

/** The values of the option that is called so; its name stands in the first row only. */
function sizesIn(variants: readonly FeedRow[], row: FeedRow): string[] {
  const option = optionOf(row, SIZE_OPTION);
  if (option === undefined) return [];
  const inStock = variants.filter((variant) => !isSold(variant));
  return sizesOf(inStock.map((variant) => valueOf(variant, option)).join('|'));
}

/** The number of the option whose name is like that. */
function optionOf(row: FeedRow, name: RegExp): number | undefined {
  return OPTIONS.find((option) =>
    name.test((column(row, `Option${option} Name`, `Option${option} name`) ?? '').trim()),
  );
}

function valueOf(row: FeedRow, option: number): string {
  return (column(row, `Option${option} Value`, `Option${option} value`) ?? '').trim();
}

/** What the column of an option's values is called in this file. */
function columnOf(row: FeedRow, option: number): string {
  return `Option${option} value` in row ? `Option${option} value` : `Option${option} Value`;
}

/** Of columns that are called differently in older and newer files. */
function column(row: FeedRow, ...names: string[]): string | undefined {
  return names.map((name) => row[name]).find(Boolean);
}
