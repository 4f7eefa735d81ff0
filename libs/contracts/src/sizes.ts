/** Numbers differ by region for the same garment. */
export const SIZE_REGIONS = ['EU', 'US', 'UK', 'DE', 'FR', 'IT', 'JP'] as const;
export type SizeRegion = (typeof SIZE_REGIONS)[number];

export const SIZED_PARTS = ['top', 'bottom', 'shoe'] as const;
export type SizedPart = (typeof SIZED_PARTS)[number];

export interface Sizes extends Record<SizedPart, number> {
  region: SizeRegion;
}

interface Scale {
  /** Smallest and largest EU size. */
  from: number;
  to: number;
  step: number;
  /** What a region subtracts from the EU size. */
  less: Readonly<Record<SizeRegion, number>>;
}

/** Women's clothes: EN 13402-3 and usual equivalents (EU 38 = DE 38, FR 40, IT 42, UK 10, US 8, JP 11). */
const CLOTHES: Scale = {
  from: 30,
  to: 60,
  step: 2,
  less: { EU: 0, US: 30, UK: 28, DE: 0, FR: -2, IT: -4, JP: 27 },
};

/** Paris points, and women's equivalents in US and UK. Japan has centimeters instead. */
const SHOES: Scale = {
  from: 34,
  to: 48,
  step: 0.5,
  less: { EU: 0, US: 31, UK: 33, DE: 0, FR: 0, IT: 0, JP: 0 },
};

/**
 * Japanese shoe sizes are the length of the foot (mondopoint) in centimeters. A Paris point is two thirds of a
 * centimeter of the last, which is 1.5 cm longer than the foot (ISO 19407).
 */
const POINTS_PER_CM = 1.5;
const LAST_ALLOWANCE_CM = 1.5;

const scaleFor = (part: SizedPart) => (part === 'shoe' ? SHOES : CLOTHES);
const isFootLength = (part: SizedPart, region: SizeRegion) => part === 'shoe' && region === 'JP';
/** Of two equally near, the smaller. */
const roundToHalf = (size: number) => Math.ceil(size * 2 - 0.5) / 2;

function toRegion(part: SizedPart, eu: number, region: SizeRegion): number {
  return isFootLength(part, region)
    ? roundToHalf(eu / POINTS_PER_CM - LAST_ALLOWANCE_CM)
    : eu - scaleFor(part).less[region];
}

function toEu(part: SizedPart, size: number, region: SizeRegion): number {
  return isFootLength(part, region)
    ? roundToHalf((size + LAST_ALLOWANCE_CM) * POINTS_PER_CM)
    : size + scaleFor(part).less[region];
}

export function getSizeRange(
  part: SizedPart,
  region: SizeRegion,
): { from: number; to: number; step: number } {
  const { from, to, step } = scaleFor(part);
  return { from: toRegion(part, from, region), to: toRegion(part, to, region), step };
}

export function isSize(part: SizedPart, region: SizeRegion, size: number): boolean {
  const { from, to, step } = getSizeRange(part, region);
  return size >= from && size <= to && Number.isInteger((size - from) / step);
}

/** Exact but for Japanese shoes, whose half centimeters are coarser than half Paris points. */
export function convertSize(part: SizedPart, size: number, from: SizeRegion, to: SizeRegion): number {
  return from === to ? size : toRegion(part, toEu(part, size, from), to);
}

export function convertSizes(sizes: Sizes, region: SizeRegion): Sizes {
  const convert = (part: SizedPart) => convertSize(part, sizes[part], sizes.region, region);
  return { region, top: convert('top'), bottom: convert('bottom'), shoe: convert('shoe') };
}
