import { MAX_GARMENT_TEXT } from '@figura/contracts';
import { createPlainText, type GarmentText } from '@figura/garments';
import { parsePrice, PriceProblem, type Price } from './price';

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
  /** When a sale that the feed names begins or ends next. */
  readonly saleChangesAt?: Date;
  readonly inStock: boolean;
  /** Those that are in stock; empty where the feed names none. */
  readonly sizes: readonly string[];
  /** Whether the feed says that it is for men or for children. */
  readonly forOthers: boolean;
  /** Whether it is something that nobody wears. */
  readonly notClothing: boolean;
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

/** Why a row is no product. */
export class RowProblem extends Error {}

export const MAX_ID = 200;
const MAX_TITLE = 300;
const ENCODED = /&(?:[a-z]{2,8}|#x?[\da-f]{2,6});/i;
const MAX_BRAND = 100;
const MAX_LINK = 2_000;
/** Of a field that is read as words. */
const MAX_WORDS = MAX_GARMENT_TEXT;

/** @throws RowProblem when there is none, or too much of it */
export function requireText(text: string | undefined, field: string, most: number): string {
  const trimmed = getOneLine(text ?? '');
  if (!trimmed) throw new RowProblem(`it has no ${field}`);
  if (trimmed.length > most) throw new RowProblem(`its ${field} is longer than ${most} characters`);
  return trimmed;
}

/** A title for people; many feeds write it as markup: `Cotton &amp; linen`. */
export function requireTitle(text: string | undefined, field: string): string {
  // What is so long is no title: its markup is not looked at.
  const title = text ?? '';
  return requireText(title.length > MAX_TITLE * 2 ? title : removeMarkup(title), field, MAX_TITLE);
}

export function getBrand(text = ''): string {
  return getOneLine(removeMarkup(text.slice(0, MAX_BRAND * 2))).slice(0, MAX_BRAND);
}

/** Some shops encode twice: `Cotton &amp;amp; linen`. */
function removeMarkup(text: string): string {
  const once = createPlainText(text).text;
  return ENCODED.test(once) ? createPlainText(once).text : once;
}

/** A garment is described in fewer words: what comes after them is no description. */
export function clipped(text: GarmentText): GarmentText {
  return Object.fromEntries(
    Object.entries(text).map(([field, words]: [string, string]) => [field, words.slice(0, MAX_WORDS)]),
  );
}

/** Without control characters and line breaks, which would make lines of their own wherever it is printed. */
function getOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim();
}

/** @throws RowProblem when there is none, or none that can be read */
export function requirePrice(text: string | undefined, field: string, currency: string): Price {
  if (!text?.trim()) throw new RowProblem(`it has no ${field}`);
  try {
    return parsePrice(text, currency);
  } catch (error) {
    if (error instanceof PriceProblem) throw new RowProblem(`its ${field} ${error.message}`);
    throw error;
  }
}

export function isBelow(price: Price, other: Price): boolean {
  return price.currency === other.currency && price.cents < other.cents;
}

/** @throws RowProblem when there is none, or another kind of address */
export function buildHttpsUrl(
  text: string | undefined,
  field: string,
  { localOrigin }: ShopDefaults,
): string {
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

/** The first picture that can be fetched; without one the drawing stands for it. */
export function buildImageUrl(addresses: readonly (string | undefined)[], defaults: ShopDefaults): string {
  for (const address of addresses) {
    try {
      return buildHttpsUrl(address, 'image_link', defaults);
    } catch {
      // The next one may do.
    }
  }
  return '';
}
