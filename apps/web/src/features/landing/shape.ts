import { classifyHorizontal } from '@figura/classifier';
import type { HorizontalMeasurement, HorizontalType } from '@figura/contracts';

/** The girths that can be moved, in inches. */
export const GIRTHS = ['shoulders', 'waist', 'hips'] as const;
export type Shape = Record<(typeof GIRTHS)[number], number>;

/** How far each girth can be moved, in inches: enough to meet every letter. */
export const GIRTH_RANGES: Record<keyof Shape, { min: number; max: number }> = {
  shoulders: { min: 34, max: 48 },
  waist: { min: 24, max: 46 },
  hips: { min: 34, max: 50 },
};

/** The chest is not moved; the letter D asks whether the waist is as wide. In inches. */
const CHEST = 37;

/** An ordinary body of each letter, in inches. */
export const EXAMPLES: Record<HorizontalType, Shape> = {
  A: { shoulders: 40, waist: 29.5, hips: 40.5 },
  B: { shoulders: 38.5, waist: 31, hips: 43.5 },
  C: { shoulders: 43.5, waist: 32, hips: 38 },
  D: { shoulders: 41, waist: 42, hips: 41 },
  E: { shoulders: 38.5, waist: 35, hips: 37.5 },
};

/** The letter that is shown before anything is moved. */
export const INITIAL = 'B';

export function getLetter(shape: Shape): HorizontalType {
  return classifyHorizontal(collectGirths(shape)).type;
}

export function collectGirths(shape: Shape): Record<HorizontalMeasurement, number> {
  return { ...shape, chest: CHEST };
}
