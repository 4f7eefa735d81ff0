import type { Cut } from '@figura/contracts';
import { findCuts } from './for-others';
import type { GarmentText } from './garment';
import { readLanguageTag } from './languages/language';
import { isNotClothing } from './not-clothing';

export type FeedRow = Readonly<Record<string, string | undefined>>;

export interface FeedGarment {
  readonly id: string;
  readonly text: GarmentText;
  readonly cuts: readonly Cut[];
  /** Not wearable, such as a chair or gift card. */
  readonly notClothing?: true;
}

export const GOOGLE_COLUMNS = ['id', 'title'] as const;

/** Shopify's product file; newer versions have other column names. */
const SHOPIFY = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  type: ['Type'],
  category: ['Product Category', 'Product category'],
} as const;
export const SHOPIFY_COLUMNS = [SHOPIFY.handle, SHOPIFY.title] as const;

const OPTIONS = [1, 2, 3];
/** Characters per product. */
const MAX_LABELS = 4_000;
export const SIZE_OPTION =
  /^(?:size|shoe size|größe|taille|talla|taglia|maat|storlek|age|alter|âge|edad|età|leeftijd)$/i;
export const COLOR_OPTION = /^(?:colou?r|farbe|couleur|colore|kleur|färg)$/i;
export const GENDER_OPTION = /^(?:gender|geschlecht|genre|sexe|género|genere|sesso|geslacht)$/i;
/** Example: "Neckline (product.metafields.shopify.neckline)". */
const METAFIELD = /^(.{1,60}) \(product\.metafields\.[\w-]{1,80}\.[\w-]{1,80}\)$/;

/** Google's app columns, and metafields: "Target gender (product.metafields.shopify.target-gender)". */
const GENDER_COLUMN = /^(?:google shopping \/ gender$|(?:target )?gender \(product\.metafields\.)/i;
const AGE_COLUMN = /^(?:google shopping \/ age group$|age group \(product\.metafields\.)/i;

export function toGarmentFromGoogle(row: FeedRow): FeedGarment {
  const { id = '', title, description, color, pattern, material } = row;
  const paths = [row.google_product_category ?? '', row.product_type ?? ''];
  const language = readLanguageTag(row.content_language);
  return {
    id,
    text: {
      ...(title && { title }),
      ...(description && { description }),
      ...(color && { color }),
      ...(pattern && { pattern }),
      ...(material && { material }),
      ...withCategory(row.google_product_category, row.product_type),
      ...(language && { language }),
    },
    cuts: findCuts({
      genders: [row.gender ?? ''],
      ages: [row.age_group ?? ''],
      paths,
      sizes: row.size ? [row.size] : [],
      title: title ?? '',
    }),
    ...(isNotClothing({ title: title ?? '', paths, description: description ?? '' }) && {
      notClothing: true as const,
    }),
  };
}

/**
 * Null for rows of additional variants and pictures, which have no title. A metafield is read as text:
 * "Neckline: V-neck".
 */
export function toGarmentFromShopify(row: FeedRow): FeedGarment | null {
  const findColumn = (names: readonly string[]) => names.map((name) => row[name]).find((value) => value);
  const title = findColumn(SHOPIFY.title);
  if (!title) return null;
  const metafields = Object.entries(row).flatMap(([name, value]) => {
    const label = METAFIELD.exec(name)?.[1];
    return label && value ? [{ label, value }] : [];
  });
  const isColor = (label: string) => COLOR_OPTION.test(label);
  const color = [
    ...listOptionsLike(row, COLOR_OPTION),
    ...metafields.filter(({ label }) => isColor(label)).map(({ value }) => value),
  ][0];
  const fromMetafields = metafields
    .filter(({ label }) => !isColor(label))
    .map(({ label, value }) => `${label}: ${value}.`);
  const description = [findColumn(SHOPIFY.body) ?? '', ...fromMetafields].filter(Boolean).join('\n');
  const paths = [findColumn(SHOPIFY.type) ?? '', findColumn(SHOPIFY.category) ?? ''];
  const labels = row.Tags ?? '';
  const isCard = /^true$/i.test(row['Gift Card']?.trim() ?? '');
  return {
    id: findColumn(SHOPIFY.handle) ?? '',
    text: {
      title,
      ...(description && { description }),
      ...(color && { color }),
      ...withCategory(findColumn(SHOPIFY.category), findColumn(SHOPIFY.type)),
      ...(labels.trim() && { tags: labels.slice(0, MAX_LABELS).split(',').map(formatLabelWords).join('\n') }),
    },
    cuts: findCuts({
      genders: [...listColumnsLike(row, GENDER_COLUMN), ...listOptionsLike(row, GENDER_OPTION)],
      ages: listColumnsLike(row, AGE_COLUMN),
      paths,
      labels,
      sizes: listOptionsLike(row, SIZE_OPTION),
      title,
    }),
    ...((isCard || isNotClothing({ title, paths, labels, description })) && { notClothing: true as const }),
  };
}

/** Labels such as `type:shirt` or `Category_Dresses`. */
function formatLabelWords(label: string): string {
  return label
    .replace(/^.*[:=]/, '')
    .replace(/[_-]/g, ' ')
    .trim();
}

function listOptionsLike(row: FeedRow, name: RegExp): string[] {
  return OPTIONS.flatMap((number) => {
    const value = row[`Option${number} Value`] ?? row[`Option${number} value`];
    return name.test((row[`Option${number} Name`] ?? row[`Option${number} name`] ?? '').trim()) && value
      ? [value]
      : [];
  });
}

function listColumnsLike(row: FeedRow, name: RegExp): string[] {
  return Object.keys(row).flatMap((key) => (name.test(key) && row[key] ? [row[key]] : []));
}

/** The shop's own words come last, because they are more specific. */
function withCategory(...paths: (string | undefined)[]): Pick<GarmentText, 'category'> {
  const category = paths.filter(Boolean).join(' > ');
  return category ? { category } : {};
}
