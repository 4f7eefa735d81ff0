import type { Measurement, SizeWearer, TapeMeasurements } from '@figura/contracts';
import { convertSize, isSize, MEASUREMENTS } from '@figura/contracts';

import { CM_PER_INCH, isLength } from '../units';
import type { Trait } from './population';

export interface BodyAnswers {
  /** Inches. */
  height: number;
  /** Women's EU sizes, above and below the waist. */
  sizeAbove?: number | undefined;
  sizeBelow?: number | undefined;
  /** Men's EU sizes; if any is set, the user is compared with men. */
  mens?: MensSizes | undefined;
  /** Index of the most similar drawing, 0 to 4. */
  comparisons: Partial<Record<Comparison, number>>;
  /** Inches, measured with string and paper. */
  byString?: Partial<Record<Measurement, number>> | undefined;
  /** Inches. */
  byTape?: Partial<Record<Measurement, number>> | undefined;
}

/** Tops as half the chest and collars, both in centimeters; bottoms as in the size tables. */
const MENS_PARTS = ['top', 'collar', 'bottom'] as const;
export type MensSizes = Partial<Record<(typeof MENS_PARTS)[number], number>>;

export function findWearer({ mens }: Pick<BodyAnswers, 'mens'>): SizeWearer {
  return mens && Object.values(mens).some((size) => size !== undefined) ? 'men' : 'women';
}

export const COMPARISONS = ['shouldersToHips', 'waistToHips', 'waistToChest', 'legs'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Line = Readonly<Partial<Record<Trait, number>>>;

/**
 * Range of each comparison's drawings, and standard deviation of a user's judgment. Girths are log ratios, `legs` a share of height. Our
 * choice: 1st to 99th percentile of surveyed women.
 */
export const SCALES: Readonly<
  Record<Comparison, { line: Line; levels: readonly number[]; deviation: number }>
> = {
  shouldersToHips: {
    line: { shoulders: 1, hips: -1 },
    levels: [-0.13, -0.06, 0.01, 0.08, 0.15],
    deviation: 0.044,
  },
  waistToHips: {
    line: { waist: 1, hips: -1 },
    levels: [-0.31, -0.24, -0.17, -0.1, -0.02],
    deviation: 0.056,
  },
  waistToChest: {
    line: { waist: 1, chest: -1 },
    levels: [-0.23, -0.165, -0.1, -0.035, 0.04],
    deviation: 0.056,
  },
  legs: {
    line: { headToChest: 1, chestToCrotch: 1 },
    levels: [0.485, 0.5025, 0.52, 0.5375, 0.555],
    deviation: 0.0175,
  },
};

/** The men's drawings cover the 1st to 99th percentile of surveyed men. */
const MENS_LEVELS: Readonly<Record<Comparison, readonly number[]>> = {
  shouldersToHips: [0.03, 0.09, 0.147, 0.2, 0.255],
  waistToHips: [-0.22, -0.155, -0.085, -0.015, 0.055],
  waistToChest: [-0.26, -0.19, -0.12, -0.055, 0.015],
  legs: [0.484, 0.502, 0.519, 0.534, 0.55],
};

export function getLevels(comparison: Comparison, wearer: SizeWearer): readonly number[] {
  return wearer === 'men' ? MENS_LEVELS[comparison] : SCALES[comparison].levels;
}

/** Index of the last drawing, from 0. */
export const LAST_DRAWING = 4;

/** From and to halfway to the neighboring drawings; unbounded at the ends. */
export function getRange(
  comparison: Comparison,
  level: number,
  wearer: SizeWearer,
): readonly [from: number, to: number] {
  const levels = getLevels(comparison, wearer);
  const computeBorder = (above: number): number => (levels[above]! + levels[above + 1]!) / 2;
  return [
    level <= 0 ? -Infinity : computeBorder(level - 1),
    level >= LAST_DRAWING ? Infinity : computeBorder(level),
  ];
}

export function computeLevel(comparison: Comparison, value: number, wearer: SizeWearer = 'women'): number {
  const distances = getLevels(comparison, wearer).map((level) => Math.abs(level - value));
  return distances.indexOf(Math.min(...distances));
}

/** Body in inches. */
export function computeComparison(comparison: Comparison, body: TapeMeasurements): number {
  const { shoulders, chest, waist, hips, headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = body;
  const upper = headToChest + chestToCrotch;
  const values: Record<Comparison, number> = {
    shouldersToHips: Math.log(shoulders / hips),
    waistToHips: Math.log(waist / hips),
    waistToChest: Math.log(waist / chest),
    legs: upper / (upper + crotchToKnee + kneeToFloor),
  };
  return values[comparison];
}

/** Centimeters by women's EU size: EN 13402-3, extended by the same steps to 30 and 60. */
const SIZE_CHART: Readonly<Record<number, readonly [chest: number, waist: number, hips: number]>> = {
  30: [72, 56, 80],
  32: [76, 60, 84],
  34: [80, 64, 88],
  36: [84, 68, 92],
  38: [88, 72, 96],
  40: [92, 76, 100],
  42: [96, 80, 104],
  44: [100, 84, 108],
  46: [104, 88, 112],
  48: [110, 94, 117],
  50: [116, 100, 122],
  52: [122, 106, 127],
  54: [128, 112, 132],
  56: [134, 118, 137],
  58: [140, 124, 142],
  60: [146, 130, 147],
};

export const EU_SIZES: readonly number[] = Object.keys(SIZE_CHART).map(Number);

/** Inches. */
export function getSizeGirths(size: number): { chest: number; waist: number; hips: number } {
  const [chest, waist, hips] = SIZE_CHART[size]!;
  return { chest: chest / CM_PER_INCH, waist: waist / CM_PER_INCH, hips: hips / CM_PER_INCH };
}

/**
 * Shirts have a chest of 42 in for a 14 in collar, and 2 in more for each half inch (US Department of Commerce,
 * via sizes.com/people/mens_shirts.htm, read 2026-11-28); bodies measure about 7 in less.
 */
const COLLAR_CHEST = { perInch: 4, less: 14 + 7 };

/** Inches. */
export function getMensGirths({ top, collar, bottom }: MensSizes): {
  chest?: number;
  collarChest?: number;
  waist?: number;
} {
  return {
    ...(top !== undefined && { chest: (top * 2) / CM_PER_INCH }),
    ...(collar !== undefined && {
      collarChest: (collar / CM_PER_INCH) * COLLAR_CHEST.perInch - COLLAR_CHEST.less,
    }),
    ...(bottom !== undefined && { waist: convertSize('bottom', bottom, 'EU', 'US', 'men') }),
  };
}

export type AnswerNumbers = Readonly<
  Record<'known' | 'comparisons' | 'byString', Readonly<Record<string, number>>>
>;

export function readAnswers({ known, comparisons, byString }: AnswerNumbers): BodyAnswers | null {
  const { height, sizeAbove, sizeBelow, mensTop, mensCollar, mensBottom } = known;
  if (!isLength(height)) return null;
  const isWomens = (size: number | undefined) => EU_SIZES.includes(size ?? 0);
  const mens = pickValid(
    MENS_PARTS,
    collectKnown({ top: mensTop, collar: mensCollar, bottom: mensBottom }),
    (size, part) => isSize(part, 'EU', size, 'men'),
  );
  return {
    height,
    sizeAbove: isWomens(sizeAbove) ? sizeAbove : undefined,
    sizeBelow: isWomens(sizeBelow) ? sizeBelow : undefined,
    ...(Object.keys(mens).length > 0 && { mens }),
    comparisons: pickValid(
      COMPARISONS,
      comparisons,
      (level) => Number.isInteger(level) && level >= 0 && level <= LAST_DRAWING,
    ),
    byString: pickValid(MEASUREMENTS, byString, isLength),
  };
}

function pickValid<Name extends string>(
  names: readonly Name[],
  numbers: Readonly<Record<string, number>>,
  isValid: (value: number, name: Name) => boolean,
): Partial<Record<Name, number>> {
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(numbers, name) && isValid(numbers[name]!, name))
      .map((name) => [name, numbers[name]]),
  ) as Partial<Record<Name, number>>;
}

function collectKnown(numbers: Readonly<Record<string, number | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}
