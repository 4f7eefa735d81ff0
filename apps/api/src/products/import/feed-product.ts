import { MAX_GARMENT_TEXT } from '@figura/contracts';
import { garmentFromGoogle, garmentFromShopify, type FeedRow, type GarmentText } from '@figura/garments';
import type { LocatedRow, ShopFormat } from '../../garments/feeds/located-row';
import { priceOf, type Price } from './price';
import { sizesOf } from './sizes';

/** A product as a feed describes it, before its words are read. */
export interface FeedProduct {
  /** The shop's own id. */
  readonly id: string;
  /** What its variants have in common. */
  readonly group: string;
  readonly text: GarmentText;
  readonly title: string;
  readonly brand: string;
  /** Absolute https URLs. */
  readonly link: string;
  readonly image: string;
  readonly price: Price;
  /** Below the price. */
  readonly salePrice?: Price;
  readonly inStock: boolean;
  /** Those that are in stock; empty where the feed names none. */
  readonly sizes: readonly string[];
  /** Whether the feed says that it is for men or for children. */
  readonly forOthers: boolean;
}

/** A row that is no product, and why. */
export interface BadRow {
  readonly place: string;
  readonly problem: string;
}

/** What the operator says of a shop where its feed does not. */
export interface ShopDefaults {
  /** `https://shop.example`, below which Shopify's products are. */
  readonly site?: string | undefined;
  readonly currency: string;
  /** Origin whose links may be http: the local server's own, for its demo. */
  readonly localOrigin?: string | undefined;
}

const MAX_ID = 200;
const MAX_TITLE = 300;
const MAX_BRAND = 100;
const MAX_LINK = 2_000;
/** Of a field that is read as words. */
const MAX_WORDS = MAX_GARMENT_TEXT;
const OPTIONS = [1, 2, 3];
const SIZE_OPTION = /^(?:size|shoe size|größe|taille|talla|taglia|maat|storlek)$/i;
const OTHERS = new Set(['male', 'newborn', 'infant', 'toddler', 'kids']);
const OTHERS_PATH =
  /(?:^|[>/|])\s*(?:men|men's|mens|menswear|boys?|girls?|kids|baby|children|toddlers?)\b(?!.*\bwomen)/i;

/** The products of a feed's rows, and what is wrong with the rows that are none. */
export async function* feedProducts(
  rows: AsyncIterable<LocatedRow>,
  format: ShopFormat,
  defaults: ShopDefaults,
): AsyncGenerator<FeedProduct | BadRow> {
  if (format === 'google')
    for await (const { row, place } of rows) yield located(place, () => fromGoogle(row, defaults));
  else
    for await (const { variants, place } of byHandle(rows))
      yield located(place, () => fromShopify(variants, defaults));
}

/** Why a row is no product. */
class RowProblem extends Error {}

function located(place: string, read: () => FeedProduct): FeedProduct | BadRow {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowProblem) return { place, problem: error.message };
    throw error;
  }
}

function fromGoogle(row: FeedRow, defaults: ShopDefaults): FeedProduct {
  const { id, text } = garmentFromGoogle(row);
  const price = neededPrice(row['price'], 'price', defaults.currency);
  const salePrice = row['sale_price'] ? priceOf(row['sale_price'], price.currency) : null;
  return {
    id: neededText(id, 'id', MAX_ID),
    group: row['item_group_id']?.trim() ?? '',
    text: clipped(text),
    title: neededText(row['title'], 'title', MAX_TITLE),
    brand: shortText(row['brand'], MAX_BRAND),
    link: httpsUrl(row['link'], 'link', defaults),
    image: imageUrl(row['image_link'], defaults),
    price,
    ...(salePrice && isBelow(salePrice, price) && { salePrice }),
    sizes: sizesOf(row['size'] ?? '', row['size_system']),
    inStock: /^(?:in[_ ]stock|preorder|backorder|)$/i.test(row['availability']?.trim() ?? ''),
    forOthers:
      OTHERS.has(row['gender']?.trim().toLowerCase() ?? '') ||
      OTHERS.has(row['age_group']?.trim().toLowerCase() ?? '') ||
      OTHERS_PATH.test(`${row['google_product_category'] ?? ''}`) ||
      OTHERS_PATH.test(`${row['product_type'] ?? ''}`),
  };
}

interface Variants {
  readonly variants: readonly FeedRow[];
  readonly place: string;
}

/** Rows of one product follow one another; more of them than these are of a broken file. */
const MAX_VARIANTS = 2_000;

async function* byHandle(rows: AsyncIterable<LocatedRow>): AsyncGenerator<Variants> {
  let current: { handle: string; variants: FeedRow[]; place: string } | undefined;
  for await (const { row, place } of rows) {
    const handle = (row['Handle'] ?? row['URL handle'] ?? '').trim();
    if (current && handle === current.handle && current.variants.length < MAX_VARIANTS) {
      current.variants.push(row);
      continue;
    }
    if (current) yield current;
    current = { handle, variants: [row], place };
  }
  if (current) yield current;
}

function fromShopify(variants: readonly FeedRow[], defaults: ShopDefaults): FeedProduct {
  const [row = {}] = variants;
  const garment = garmentFromShopify(row);
  if (!garment) throw new RowProblem('it has no title');
  const id = neededText(garment.id, 'Handle', MAX_ID);
  const column = (of: FeedRow, ...names: string[]) => names.map((name) => of[name]).find(Boolean);
  const isSold = (variant: FeedRow) =>
    column(variant, 'Variant Available') === 'false' ||
    (Boolean(column(variant, 'Variant Inventory Tracker', 'Inventory tracker')) &&
      Number(column(variant, 'Variant Inventory Qty', 'Inventory quantity') ?? 1) <= 0 &&
      column(variant, 'Variant Inventory Policy', 'Continue selling when out of stock')?.toLowerCase() !==
        'continue');
  const offered = variants.filter((variant) => column(variant, 'Variant Price', 'Price'));
  const first = offered.find((variant) => !isSold(variant)) ?? offered[0] ?? row;
  const asked = neededPrice(column(first, 'Variant Price', 'Price'), 'Variant Price', defaults.currency);
  const before = priceOf(
    column(first, 'Variant Compare At Price', 'Compare-at price') ?? '',
    defaults.currency,
  );
  const isReduced = before !== null && isBelow(asked, before);
  const path = `${column(row, 'Type') ?? ''}`;
  return {
    id,
    group: id,
    text: clipped(garment.text),
    title: neededText(garment.text.title, 'Title', MAX_TITLE),
    brand: shortText(column(row, 'Vendor'), MAX_BRAND),
    link: defaults.site ? `${defaults.site}/products/${encodeURIComponent(id)}` : '',
    image: imageUrl(column(row, 'Image Src', 'Product image URL'), defaults),
    price: isReduced ? before : asked,
    ...(isReduced && { salePrice: asked }),
    sizes: shopifySizes(variants, isSold),
    inStock: isListed(column(row, 'Status'), column(row, 'Published')) && !variants.every(isSold),
    forOthers: OTHERS_PATH.test(path) || OTHERS_PATH.test(column(row, 'Product Category') ?? ''),
  };
}

/** The values of the option that is called so; its name stands in the first row only. */
function shopifySizes(variants: readonly FeedRow[], isSold: (variant: FeedRow) => boolean): string[] {
  const [first = {}] = variants;
  const number = OPTIONS.find((option) =>
    SIZE_OPTION.test((first[`Option${option} Name`] ?? first[`Option${option} name`] ?? '').trim()),
  );
  if (number === undefined) return [];
  const values = variants
    .filter((variant) => !isSold(variant))
    .map((variant) => variant[`Option${number} Value`] ?? variant[`Option${number} value`] ?? '');
  return sizesOf(values.join('|'));
}

function isListed(status = 'active', published = 'true'): boolean {
  return status.toLowerCase() === 'active' && published.toLowerCase() !== 'false';
}

function neededText(text: string | undefined, field: string, most: number): string {
  const trimmed = oneLine(text ?? '');
  if (!trimmed) throw new RowProblem(`it has no ${field}`);
  if (trimmed.length > most) throw new RowProblem(`its ${field} is longer than ${most} characters`);
  return trimmed;
}

/** A garment is described in fewer words: what comes after them is no description. */
function clipped(text: GarmentText): GarmentText {
  return Object.fromEntries(
    Object.entries(text).map(([field, words]: [string, string]) => [field, words.slice(0, MAX_WORDS)]),
  );
}

function shortText(text: string | undefined, most: number): string {
  return oneLine(text ?? '').slice(0, most);
}

/** Without control characters and line breaks, which would make lines of their own wherever it is printed. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim();
}

function neededPrice(text: string | undefined, field: string, currency: string): Price {
  if (!text?.trim()) throw new RowProblem(`it has no ${field}`);
  const price = priceOf(text, currency);
  if (!price) throw new RowProblem(`its ${field} is no amount`);
  return price;
}

function isBelow(price: Price, other: Price): boolean {
  return price.currency === other.currency && price.cents < other.cents;
}

function httpsUrl(text: string | undefined, field: string, { localOrigin }: ShopDefaults): string {
  if (!text?.trim()) throw new RowProblem(`it has no ${field}`);
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const isOurs = localOrigin !== undefined && url?.origin === localOrigin;
  if (
    !url ||
    (url.protocol !== 'https:' && !isOurs) ||
    url.username ||
    url.password ||
    url.href.length > MAX_LINK
  )
    throw new RowProblem(`its ${field} is no https URL`);
  return url.href;
}

/** A picture that cannot be fetched is none: the drawing stands for it. */
function imageUrl(text: string | undefined, defaults: ShopDefaults): string {
  try {
    return httpsUrl(text, 'image_link', defaults);
  } catch {
    return '';
  }
}
