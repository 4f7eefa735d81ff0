import {
  COLOR_OPTION,
  toGarmentFromShopify,
  GENDER_OPTION,
  isForOthers,
  SIZE_OPTION,
  type FeedRow,
} from '@figura/garments';
import {
  toBrand,
  clipText,
  buildImageUrl,
  isBelow,
  MAX_ID,
  requirePrice,
  requireText,
  requireTitle,
  RowProblem,
  type FeedProduct,
  type ShopDefaults,
} from './feed-product';
import { findPrice } from './price';
import { listSizes } from './sizes';

const OPTIONS = [1, 2, 3];

interface Colorway {
  readonly row: FeedRow;
  readonly variants: readonly FeedRow[];
  /** Null for the first color, and without colors. */
  readonly color: string | null;
}

/** In order; with several genders, only those for women. */
export function listColorways(rows: readonly FeedRow[]): Colorway[] {
  const variants = collectForWomen(rows);
  const [row = {}] = variants;
  const option = findOption(row, COLOR_OPTION);
  if (option === undefined) return [{ row, variants, color: null }];
  const own = getValue(row, option);
  const byColor = new Map<string, { color: string; variants: FeedRow[] }>();
  for (const variant of variants) {
    // Rows of additional pictures have no options.
    const color = getValue(variant, option) || own;
    const key = color.toLowerCase();
    const known = byColor.get(key);
    if (known) known.variants.push(variant);
    else byColor.set(key, { color, variants: [variant] });
  }
  return [...byColor.values()].map(({ color, variants }, index) =>
    index === 0
      ? { row, variants, color: null }
      : { row: { ...row, [getColumn(row, option)]: color }, variants, color },
  );
}

/** All rows if no option names women. Shared fields appear only in the first row. */
function collectForWomen(rows: readonly FeedRow[]): readonly FeedRow[] {
  const [row = {}] = rows;
  const option = findOption(row, GENDER_OPTION);
  if (option === undefined) return rows;
  const kept = rows.filter((other) => !isForOthers({ genders: [getValue(other, option)], title: '' }));
  const [first, ...others] = kept;
  if (!first || first === row) return first ? kept : rows;
  const own = Object.entries(first).filter(([, value]) => value);
  return [{ ...row, ...Object.fromEntries(own) }, ...others];
}

/** The first color keeps the product's own id, stable when colors change. Throws RowProblem. */
export function fromShopify(
  { row, variants, color }: Colorway,
  defaults: ShopDefaults,
  now: Date,
): FeedProduct {
  const garment = toGarmentFromShopify(row);
  if (!garment) throw new RowProblem('it has no title');
  const handle = requireText(garment.id, 'Handle', MAX_ID);
  const offered = variants.filter((variant) => findColumn(variant, 'Variant Price', 'Price'));
  const first = offered.find((variant) => !isSold(variant)) ?? offered[0] ?? row;
  const asked = requirePrice(findColumn(first, 'Variant Price', 'Price'), 'Variant Price', defaults.currency);
  const before = findPrice(
    findColumn(first, 'Variant Compare At Price', 'Compare-at price') ?? '',
    defaults.currency,
  );
  const isReduced = before !== null && isBelow(asked, before);
  const pictured = variants.map((variant) => findColumn(variant, 'Variant Image', 'Variant image URL'));
  return {
    id: color === null ? handle : requireText(`${handle} ${color.toLowerCase()}`, 'color', 2 * MAX_ID),
    group: handle,
    text: clipText(garment.text, defaults),
    title: requireTitle(garment.text.title, 'Title'),
    brand: toBrand(findColumn(row, 'Vendor')),
    link: toLink(handle, color === null ? undefined : first['Variant ID'], defaults),
    image: buildImageUrl(
      [pictured.find(Boolean), findColumn(row, 'Image Src', 'Product image URL')],
      defaults,
    ),
    price: isReduced ? before : asked,
    ...(isReduced && { salePrice: asked }),
    sizes: listSizesIn(variants, row),
    inStock: isListed(row, now) && !variants.every(isSold),
    cuts: garment.cuts,
    notClothing: garment.notClothing === true,
  };
}

function toLink(handle: string, variant: string | undefined, { site }: ShopDefaults): string {
  if (!site) return '';
  const link = `${site}/products/${encodeURIComponent(handle)}`;
  return variant ? `${link}?variant=${encodeURIComponent(variant)}` : link;
}

function isSold(variant: FeedRow): boolean {
  const policy = findColumn(variant, 'Variant Inventory Policy', 'Continue selling when out of stock');
  return (
    findColumn(variant, 'Variant Available') === 'false' ||
    (Boolean(findColumn(variant, 'Variant Inventory Tracker', 'Inventory tracker')) &&
      Number(findColumn(variant, 'Variant Inventory Qty', 'Inventory quantity') ?? 1) <= 0 &&
      policy?.toLowerCase() !== 'continue')
  );
}

function isListed(row: FeedRow, now: Date): boolean {
  const status = findColumn(row, 'Status') ?? 'active';
  const published = findColumn(row, 'Published', 'Published on online store') ?? 'true';
  const from = Date.parse(findColumn(row, 'Published At') ?? '');
  return (
    status.trim().toLowerCase() === 'active' &&
    published.trim().toLowerCase() !== 'false' &&
    !(from > now.getTime())
  );
}

function listSizesIn(variants: readonly FeedRow[], row: FeedRow): string[] {
  const option = findOption(row, SIZE_OPTION);
  if (option === undefined) return [];
  const inStock = variants.filter((variant) => !isSold(variant));
  return listSizes(inStock.map((variant) => getValue(variant, option)).join('|'));
}

function findOption(row: FeedRow, name: RegExp): number | undefined {
  return OPTIONS.find((option) =>
    name.test((findColumn(row, `Option${option} Name`, `Option${option} name`) ?? '').trim()),
  );
}

function getValue(row: FeedRow, option: number): string {
  return (findColumn(row, `Option${option} Value`, `Option${option} value`) ?? '').trim();
}

function getColumn(row: FeedRow, option: number): string {
  return `Option${option} value` in row ? `Option${option} value` : `Option${option} Value`;
}

function findColumn(row: FeedRow, ...names: string[]): string | undefined {
  return names.map((name) => row[name]).find(Boolean);
}
