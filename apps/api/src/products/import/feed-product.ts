import { MAX_GARMENT_TEXT, type Cut } from '@figura/contracts';
import { toPlainText, type GarmentText, type ReadLanguage } from '@figura/garments';
import { parsePrice, PriceProblem, type Price } from './price';

export interface FeedProduct {
  readonly id: string;
  readonly group: string;
  readonly text: GarmentText;
  readonly title: string;
  readonly brand: string;
  readonly link: string;
  readonly image: string;
  readonly price: Price;
  readonly salePrice?: Price;
  /** When the named sale begins or ends next. */
  readonly saleChangesAt?: Date;
  readonly inStock: boolean;
  /** Sizes in stock; empty if the feed lists none. */
  readonly sizes: readonly string[];
  /** Empty for children, animals and dolls. */
  readonly cuts: readonly Cut[];
  readonly notClothing: boolean;
}

export interface BadRow {
  readonly place: string;
  readonly problem: string;
}

export interface ShopDefaults {
  /** `https://shop.example`, the base of Shopify's product links. */
  readonly site?: string | undefined;
  readonly currency: string;
  /** Language of rows without one; detected per row by default. */
  readonly language?: ReadLanguage | undefined;
  /** Origin whose links may use http: the local demo. */
  readonly localOrigin?: string | undefined;
}

export class RowProblem extends Error {}

export const MAX_ID = 200;
const MAX_TITLE = 300;
const ENCODED = /&(?:[a-z]{2,8}|#x?[\da-f]{2,6});/i;
const MAX_BRAND = 100;
const MAX_LINK = 2_000;
const MAX_WORDS = MAX_GARMENT_TEXT;

export function requireText(text: string | undefined, field: string, most: number): string {
  const trimmed = toOneLine(text ?? '');
  if (!trimmed) throw new RowProblem(`it has no ${field}`);
  if (trimmed.length > most) throw new RowProblem(`its ${field} is longer than ${most} characters`);
  return trimmed;
}

/** Many feeds write titles as markup: `Cotton &amp; linen`. */
export function requireTitle(text: string | undefined, field: string): string {
  // Markup of overlong titles is kept, since the title is rejected anyway.
  const title = text ?? '';
  return requireText(title.length > MAX_TITLE * 2 ? title : removeMarkup(title), field, MAX_TITLE);
}

export function toBrand(text = ''): string {
  return toOneLine(removeMarkup(text.slice(0, MAX_BRAND * 2))).slice(0, MAX_BRAND);
}

/** Some shops encode twice: `Cotton &amp;amp; linen`. */
function removeMarkup(text: string): string {
  const once = toPlainText(text).text;
  return ENCODED.test(once) ? toPlainText(once).text : once;
}

export function clipText({ language, ...texts }: GarmentText, defaults: ShopDefaults): GarmentText {
  const said = language ?? defaults.language;
  return {
    ...Object.fromEntries(
      Object.entries(texts).map(([field, words]: [string, string]) => [field, words.slice(0, MAX_WORDS)]),
    ),
    ...(said && { language: said }),
  };
}

/** Control characters and line breaks could forge lines in printed output. */
function toOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim();
}

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
    throw new RowProblem(`its ${field} is not an https URL`);
  return url.href;
}

/** Empty without a picture that can be fetched; the drawing is then shown. */
export function buildImageUrl(addresses: readonly (string | undefined)[], defaults: ShopDefaults): string {
  for (const address of addresses) {
    try {
      return buildHttpsUrl(address, 'image_link', defaults);
    } catch {
      // The next picture may be valid.
    }
  }
  return '';
}
