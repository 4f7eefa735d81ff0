/** Numbers differ by region for the same garment. */
export const SIZE_REGIONS = ['EU', 'US', 'UK'] as const;
export type SizeRegion = (typeof SIZE_REGIONS)[number];

export const SIZED_PARTS = ['top', 'bottom', 'shoe'] as const;
export type SizedPart = (typeof SIZED_PARTS)[number];

export interface Sizes extends Record<SizedPart, number> {
  region: SizeRegion;
}

/**
 * EU sizes and what other regions subtract. Clothes: EN 13402-3 and usual equivalents; shoes: Paris points and
 * women's equivalents.
 */
const CLOTHES = { from: 30, to: 60, step: 2, less: { EU: 0, US: 30, UK: 28 } } as const;
const SHOES = { from: 34, to: 48, step: 0.5, less: { EU: 0, US: 31, UK: 33 } } as const;

const scaleFor = (part: SizedPart) => (part === 'shoe' ? SHOES : CLOTHES);

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

export function convertSize(part: SizedPart, size: number, from: SizeRegion, to: SizeRegion): number {
  const { less } = scaleFor(part);
  return size + less[from] - less[to];
}

export function convertSizes(sizes: Sizes, region: SizeRegion): Sizes {
  const convert = (part: SizedPart) => convertSize(part, sizes[part], sizes.region, region);
  return { region, top: convert('top'), bottom: convert('bottom'), shoe: convert('shoe') };
}
