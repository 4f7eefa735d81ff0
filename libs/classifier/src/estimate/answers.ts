import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';

import { CM_PER_INCH, isLength } from '../units';
import type { Trait } from './population';

/** Absent answers are unknown. */
export interface BodyAnswers {
  /** Inches. */
  height: number;
  /** EU sizes. */
  sizeAbove?: number | undefined;
  sizeBelow?: number | undefined;
  /** Number of the closest drawing, 0 to 4. */
  comparisons: Partial<Record<Comparison, number>>;
  /** Inches, measured with string and paper. */
  byString?: Partial<Record<Measurement, number>> | undefined;
  /** Inches. */
  byTape?: Partial<Record<Measurement, number>> | undefined;
}

export const COMPARISONS = ['shouldersToHips', 'waistToHips', 'waistToChest', 'legs'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Line = Readonly<Partial<Record<Trait, number>>>;

/**
 * Range of each comparison's drawings, and the eye's error (standard deviation). Girths as log ratios, `legs` as
 * share of height; our choice spans the 1st to 99th percentile of surveyed women.
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

/** Of the drawings, which count from 0. */
export const LAST_DRAWING = 4;

/** Halfway to the neighboring drawings; open at the ends. */
export function getRange(comparison: Comparison, level: number): readonly [from: number, to: number] {
  const { levels } = SCALES[comparison];
  const computeBorder = (above: number): number => (levels[above]! + levels[above + 1]!) / 2;
  return [
    level <= 0 ? -Infinity : computeBorder(level - 1),
    level >= LAST_DRAWING ? Infinity : computeBorder(level),
  ];
}

export function computeLevel(comparison: Comparison, value: number): number {
  const distances = SCALES[comparison].levels.map((level) => Math.abs(level - value));
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

/** Centimeters by EU size: EN 13402-3, extended by the same steps to 30 and 60. US sizes are 30 less. */
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

export type AnswerNumbers = Readonly<
  Record<'known' | 'comparisons' | 'byString', Readonly<Record<string, number>>>
>;

/** Null until the height is known. */
export function readAnswers({ known, comparisons, byString }: AnswerNumbers): BodyAnswers | null {
  const { height, sizeAbove, sizeBelow } = known;
  if (!isLength(height)) return null;
  const isSize = (size: number | undefined) => EU_SIZES.includes(size ?? 0);
  return {
    height,
    sizeAbove: isSize(sizeAbove) ? sizeAbove : undefined,
    sizeBelow: isSize(sizeBelow) ? sizeBelow : undefined,
    comparisons: collectPicked(
      COMPARISONS,
      comparisons,
      (level) => Number.isInteger(level) && level >= 0 && level <= LAST_DRAWING,
    ),
    byString: collectPicked(MEASUREMENTS, byString, isLength),
  };
}

function collectPicked<Name extends string>(
  names: readonly Name[],
  numbers: Readonly<Record<string, number>>,
  isValid: (value: number) => boolean,
): Partial<Record<Name, number>> {
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(numbers, name) && isValid(numbers[name]!))
      .map((name) => [name, numbers[name]]),
  ) as Partial<Record<Name, number>>;
}
