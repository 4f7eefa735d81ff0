import { isForOthers } from './for-others';
import type { GarmentText } from './garment';
import { isNotClothing } from './not-clothing';

/** A row of a file by its column names. */
export type FeedRow = Readonly<Record<string, string | undefined>>;

/** A garment as a shop's file describes it. */
export interface FeedGarment {
  readonly id: string;
  readonly text: GarmentText;
  /** Whether it is for men, for children or for animals alone. */
  readonly forOthers: boolean;
  /** Whether it is something that nobody wears: a chair, a gift card. */
  readonly notClothing?: true;
}

/** Columns of Google's product data specification, without which a file is none of it. */
export const GOOGLE_COLUMNS = ['id', 'title'] as const;

/** Columns of Shopify's product file; the newer ones name them anew. */
const SHOPIFY = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  type: ['Type'],
  category: ['Product Category', 'Product category'],
} as const;
export const SHOPIFY_COLUMNS = [SHOPIFY.handle, SHOPIFY.title] as const;

const OPTIONS = [1, 2, 3];
/** A metafield's column: "Neckline (product.metafields.shopify.neckline)". */
const METAFIELD = /^(.{1,60}) \(product\.metafields\.[\w-]{1,80}\.[\w-]{1,80}\)$/;

/** Columns of Google's app, and metafields: "Target gender (product.metafields.shopify.target-gender)". */
const GENDER_COLUMN = /^(?:google shopping \/ gender$|(?:target )?gender \(product\.metafields\.)/i;
const AGE_COLUMN = /^(?:google shopping \/ age group$|age group \(product\.metafields\.)/i;

/** A row of Google's product data: its own words, and both categories that it may name. */
export function garmentFromGoogle(row: FeedRow): FeedGarment {
  const { id = '', title, description, color, pattern, material } = row;
  const paths = [row.google_product_category ?? '', row.product_type ?? ''];
  return {
    id,
    text: {
      ...(title && { title }),
      ...(description && { description }),
      ...(color && { color }),
      ...(pattern && { pattern }),
      ...(material && { material }),
      ...withCategory(row.google_product_category, row.product_type),
    },
    forOthers: isForOthers({
      genders: [row.gender ?? ''],
      ages: [row.age_group ?? ''],
      paths,
      sizes: row.size ? [row.size] : [],
      title: title ?? '',
    }),
    ...(isNotClothing({ title: title ?? '', paths }) && { notClothing: true as const }),
  };
}

/**
 * The first row of a product in Shopify's file; null for the rows of its further variants and pictures, which have no
 * title. Metafields are read as what they say: "Neckline: V-neck".
 */
export function garmentFromShopify(row: FeedRow): FeedGarment | null {
  const column = (names: readonly string[]) => names.map((name) => row[name]).find((value) => value);
  const title = column(SHOPIFY.title);
  if (!title) return null;
  const metafields = Object.entries(row).flatMap(([name, value]) => {
    const label = METAFIELD.exec(name)?.[1];
    return label && value ? [{ label, value }] : [];
  });
  const isColor = (label: string) => /^colou?r$/i.test(label);
  const options = OPTIONS.flatMap((number) => {
    const value = row[`Option${number} Value`] ?? row[`Option${number} value`];
    return isColor(row[`Option${number} Name`] ?? row[`Option${number} name`] ?? '') && value ? [value] : [];
  });
  const color = [
    ...options,
    ...metafields.filter(({ label }) => isColor(label)).map(({ value }) => value),
  ][0];
  const fromMetafields = metafields
    .filter(({ label }) => !isColor(label))
    .map(({ label, value }) => `${label}: ${value}.`);
  const description = [column(SHOPIFY.body) ?? '', ...fromMetafields].filter(Boolean).join('\n');
  return {
    id: column(SHOPIFY.handle) ?? '',
    text: {
      title,
      ...(description && { description }),
      ...(color && { color }),
      ...withCategory(column(SHOPIFY.category), column(SHOPIFY.type)),
    },
    forOthers: isForOthers({
      genders: columnsLike(row, GENDER_COLUMN),
      ages: columnsLike(row, AGE_COLUMN),
      paths: [column(SHOPIFY.type) ?? '', column(SHOPIFY.category) ?? ''],
      labels: row.Tags ?? '',
      title,
    }),
  };
}

function columnsLike(row: FeedRow, name: RegExp): string[] {
  return Object.keys(row).flatMap((key) => (name.test(key) && row[key] ? [row[key]] : []));
}

/** The shop's own words come last: they are the narrower ones. */
function withCategory(...paths: (string | undefined)[]): Pick<GarmentText, 'category'> {
  const category = paths.filter(Boolean).join(' > ');
  return category ? { category } : {};
}
