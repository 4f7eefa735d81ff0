import { CM_PER_INCH } from './measurements';
import type { Category } from './recommendations';

/** Numbers differ by region for the same garment. */
export const SIZE_REGIONS = ['EU', 'US', 'UK', 'DE', 'FR', 'IT', 'JP'] as const;
export type SizeRegion = (typeof SIZE_REGIONS)[number];

/** Women's and men's sizes use the same numbers for different garments. */
export const SIZE_WEARERS = ['women', 'men'] as const;
export type SizeWearer = (typeof SIZE_WEARERS)[number];

export const SIZED_PARTS = ['top', 'collar', 'bottom', 'shoe'] as const;
export type SizedPart = (typeof SIZED_PARTS)[number];

export interface Sizes extends Record<Exclude<SizedPart, 'collar'>, number> {
  region: SizeRegion;
  /** Defaults to women. */
  for?: SizeWearer;
  /** Men's shirts; set only by the user, since no measurement implies it. */
  collar?: number;
}

interface Scale {
  /** Smallest and largest EU size. */
  from: number;
  to: number;
  step: number;
  /** Subtracted from the EU size; a missing region has no such sizes. */
  less: Readonly<Partial<Record<SizeRegion, number>>>;
  sources: readonly string[];
}

const READ_ON = '2026-11-27';
const ISO_19407 = 'ISO 19407 (shoe sizes: Paris points, barleycorns, mondopoint)';

/**
 * Women's: EU 38 = DE 38, FR 40, IT 42, UK 10, US 8, JP 11. Men's tops: half the chest in centimeters in the
 * EU, the chest in inches in the US and UK. Men's trousers: the waist in inches, or half of it in centimeters
 * in France. No source gives Japanese men's sizes.
 */
export const SIZE_TABLES: Readonly<Record<SizeWearer, Readonly<Partial<Record<SizedPart, Scale>>>>> = {
  women: {
    top: {
      ...{ from: 30, to: 60, step: 2 },
      less: { EU: 0, US: 30, UK: 28, DE: 0, FR: -2, IT: -4, JP: 27 },
      sources: ['EN 13402-3 and usual equivalents'],
    },
    bottom: {
      ...{ from: 30, to: 60, step: 2 },
      less: { EU: 0, US: 30, UK: 28, DE: 0, FR: -2, IT: -4, JP: 27 },
      sources: ['EN 13402-3 and usual equivalents'],
    },
    shoe: {
      ...{ from: 34, to: 48, step: 0.5 },
      less: { EU: 0, US: 31, UK: 33, DE: 0, FR: 0, IT: 0, JP: 0 },
      sources: [ISO_19407],
    },
  },
  men: {
    top: {
      ...{ from: 40, to: 68, step: 2 },
      less: { EU: 0, US: 10, UK: 10, DE: 0, FR: 0, IT: 0 },
      sources: [
        `https://putthison.com/q-and-answer-converting-european-sizes-to-2/, read ${READ_ON}`,
        `https://fusalp.com/fr-gd/blogs/guide-des-tailles/homme, read ${READ_ON}`,
      ],
    },
    collar: {
      ...{ from: 36, to: 48, step: 1 },
      less: { EU: 0, US: 0, UK: 0, DE: 0, FR: 0, IT: 0 },
      sources: [`https://putthison.com/q-and-answer-converting-european-sizes-to-2/, read ${READ_ON}`],
    },
    bottom: {
      ...{ from: 42, to: 68, step: 1 },
      less: { EU: 0, US: 16, UK: 16, DE: 0, FR: 8, IT: 0 },
      sources: [
        `https://winenfood.com/converting-us-to-eu-mens-slack-size, read ${READ_ON}`,
        `https://www.allgetaways.com/travel-attire/convert-european-pants-sizes.html, read ${READ_ON}`,
        `https://fusalp.com/fr-gd/blogs/guide-des-tailles/homme, read ${READ_ON}`,
      ],
    },
    shoe: {
      ...{ from: 34, to: 50, step: 0.5 },
      less: { EU: 0, US: 33, UK: 34, DE: 0, FR: 0, IT: 0 },
      sources: [
        ISO_19407,
        `https://www.thinkcalculator.com/unitconverter/shoes_mens.php, read ${READ_ON}`,
        `https://outindoortnmine.com/index.php/2025/01/30/global-shoe-size-conversion-guide-us-uk-eu-jp-more, read ${READ_ON}`,
      ],
    },
  },
};

const INCH_REGIONS: readonly SizeRegion[] = ['US', 'UK'];
/**
 * Japanese shoe sizes are the foot's length in centimeters (mondopoint). A Paris point is two thirds of a
 * centimeter of the last, which is 1.5 cm longer than the foot (ISO 19407).
 */
const POINTS_PER_CM = 1.5;
const LAST_ALLOWANCE_CM = 1.5;

const isFootLength = (part: SizedPart, region: SizeRegion) => part === 'shoe' && region === 'JP';
const isInchCollar = (part: SizedPart, region: SizeRegion) =>
  part === 'collar' && INCH_REGIONS.includes(region);
/** Ties round down. */
const roundToHalf = (size: number) => Math.ceil(size * 2 - 0.5) / 2;

function toRegion(part: SizedPart, eu: number, region: SizeRegion, less: number): number {
  if (isFootLength(part, region)) return roundToHalf(eu / POINTS_PER_CM - LAST_ALLOWANCE_CM);
  return isInchCollar(part, region) ? roundToHalf(eu / CM_PER_INCH) : eu - less;
}

function toEu(part: SizedPart, size: number, region: SizeRegion, less: number): number {
  if (isFootLength(part, region)) return roundToHalf((size + LAST_ALLOWANCE_CM) * POINTS_PER_CM);
  return isInchCollar(part, region) ? Math.round(size * CM_PER_INCH) : size + less;
}

export interface SizeRange {
  from: number;
  to: number;
  step: number;
}

/** Null if the region has no such sizes. */
export function findSizeRange(
  part: SizedPart,
  region: SizeRegion,
  wearer: SizeWearer = 'women',
): SizeRange | null {
  const scale = SIZE_TABLES[wearer][part];
  const less = scale?.less[region];
  if (!scale || less === undefined) return null;
  const convert = (eu: number) => toRegion(part, eu, region, less);
  const step = isInchCollar(part, region) ? 0.5 : scale.step;
  return { from: convert(scale.from), to: convert(scale.to), step };
}

/** With sizes for all clothes in the table. */
export function listSizeRegions(wearer: SizeWearer): SizeRegion[] {
  const scales = Object.values(SIZE_TABLES[wearer]);
  return SIZE_REGIONS.filter((region) => scales.every(({ less }) => less[region] !== undefined));
}

export function listSizedParts(wearer: SizeWearer = 'women'): SizedPart[] {
  return SIZED_PARTS.filter((part) => SIZE_TABLES[wearer][part]);
}

export function isSize(
  part: SizedPart,
  region: SizeRegion,
  size: number,
  wearer: SizeWearer = 'women',
): boolean {
  const range = findSizeRange(part, region, wearer);
  if (!range) return false;
  const { from, to, step } = range;
  return size >= from && size <= to && Number.isInteger((size - from) / step);
}

/**
 * Exact except for Japanese shoes, whose half centimeters are coarser than half Paris points, and collars in
 * inches. Throws a RangeError for a region without such sizes.
 */
export function convertSize(
  part: SizedPart,
  size: number,
  from: SizeRegion,
  to: SizeRegion,
  wearer: SizeWearer = 'women',
): number {
  if (from === to) return size;
  const less = SIZE_TABLES[wearer][part]?.less;
  const [lessFrom, lessTo] = [less?.[from], less?.[to]];
  if (lessFrom === undefined || lessTo === undefined) throw new RangeError(`No ${part} in ${from} or ${to}`);
  return toRegion(part, toEu(part, size, from, lessFrom), to, lessTo);
}

export function convertSizes(sizes: Sizes, region: SizeRegion): Sizes {
  const { collar } = sizes;
  const convert = (part: SizedPart, size: number) =>
    convertSize(part, size, sizes.region, region, sizes.for ?? 'women');
  return {
    ...sizes,
    region,
    top: convert('top', sizes.top),
    bottom: convert('bottom', sizes.bottom),
    shoe: convert('shoe', sizes.shoe),
    ...(collar !== undefined && { collar: convert('collar', collar) }),
  };
}

/** EN 13402-3 letter sizes by bust or chest: the EU size at which each starts. */
const LETTERS_FROM: Readonly<Record<SizeWearer, readonly (readonly [eu: number, letter: string])[]>> = {
  women: [
    [30, 'XXS'],
    [32, 'XS'],
    [36, 'S'],
    [40, 'M'],
    [44, 'L'],
    [48, 'XL'],
    [52, 'XXL'],
    [56, '3XL'],
  ],
  men: [
    [40, 'XS'],
    [44, 'S'],
    [48, 'M'],
    [52, 'L'],
    [56, 'XL'],
    [60, 'XXL'],
    [66, '3XL'],
  ],
};

const SHOP_PARTS: Readonly<Partial<Record<Category, readonly SizedPart[]>>> = {
  Tops: ['top', 'collar'],
  'One-Piece': ['top'],
  Outerwear: ['top'],
  Bottoms: ['bottom'],
  Shoes: ['shoe'],
};

/** The user's size as shops may write it, most likely first; empty for categories without sizes. */
export function listSizeNames(sizes: Sizes, category: Category): string[] {
  const wearer = sizes.for ?? 'women';
  return (SHOP_PARTS[category] ?? []).flatMap((part) => {
    const own = sizes[part];
    if (own === undefined) return [];
    const others = SIZE_REGIONS.filter(
      (region) => region !== sizes.region && findSizeRange(part, region, wearer),
    );
    const eu = convertSize(part, own, sizes.region, 'EU', wearer);
    const letter =
      part === 'top' || part === 'bottom'
        ? LETTERS_FROM[wearer].findLast(([from]) => from <= eu)?.[1]
        : undefined;
    return [
      `${sizes.region} ${own}`,
      String(own),
      ...others.map((region) => `${region} ${convertSize(part, own, sizes.region, region, wearer)}`),
      ...(letter === undefined ? [] : [letter]),
    ];
  });
}

const isComparable = (size: string): boolean =>
  /^(?:\dX|X*)[SML]$/u.test(size) ||
  SIZE_REGIONS.some((region) => /^ \d+(?:\.\d)?$/u.test(size.replace(region, '')));

/** Null if absent, undefined if unknown. */
export function findOwnSize(names: readonly string[], offered: readonly string[]): string | null | undefined {
  const own = names.find((name) => offered.includes(name));
  if (own !== undefined) return own;
  return names.length > 0 && offered.length > 0 && offered.every(isComparable) ? null : undefined;
}
