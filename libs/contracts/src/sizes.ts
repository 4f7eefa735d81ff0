/** Whose sizes are named: clothes and shoes of the same make carry another number in each. */
export const SIZE_REGIONS = ['EU', 'US', 'UK'] as const;
export type SizeRegion = (typeof SIZE_REGIONS)[number];

/** What has a size of its own. */
export const SIZED_PARTS = ['top', 'bottom', 'shoe'] as const;
export type SizedPart = (typeof SIZED_PARTS)[number];

/** The sizes that a user usually buys, each in the numbers of the region. */
export interface Sizes extends Record<SizedPart, number> {
  region: SizeRegion;
}

/**
 * EU sizes from the smallest to the largest, and what the other regions' numbers are less. Clothes: EN 13402-3 and its usual
 * equivalents; shoes: Paris points and the usual equivalents of women's shoes.
 */
const CLOTHES = { from: 30, to: 60, step: 2, less: { EU: 0, US: 30, UK: 28 } } as const;
const SHOES = { from: 34, to: 48, step: 0.5, less: { EU: 0, US: 31, UK: 33 } } as const;

const scaleFor = (part: SizedPart) => (part === 'shoe' ? SHOES : CLOTHES);

/** The smallest and the largest number of a region, and how far apart two sizes are. */
export function findSizeRange(
  part: SizedPart,
  region: SizeRegion,
): { from: number; to: number; step: number } {
  const { from, to, step, less } = scaleFor(part);
  return { from: from - less[region], to: to - less[region], step };
}

export function isSize(part: SizedPart, region: SizeRegion, size: number): boolean {
  const { from, to, step } = findSizeRange(part, region);
  return size >= from && size <= to && Number.isInteger((size - from) / step);
}

/** The number that a size of one region has in another. */
export function convertSize(part: SizedPart, size: number, from: SizeRegion, to: SizeRegion): number {
  const { less } = scaleFor(part);
  return size + less[from] - less[to];
}

/** Sizes in the numbers of another region. */
export function convertSizes(sizes: Sizes, region: SizeRegion): Sizes {
  const convert = (part: SizedPart) => convertSize(part, sizes[part], sizes.region, region);
  return { region, top: convert('top'), bottom: convert('bottom'), shoe: convert('shoe') };
}
