import { classifyHorizontal } from '@figura/classifier';
import type { HorizontalMeasurement, HorizontalType } from '@figura/contracts';

/** In inches. */
export const GIRTHS = ['shoulders', 'waist', 'hips'] as const;
export type Shape = Record<(typeof GIRTHS)[number], number>;

/** In inches; wide enough to reach every letter. */
export const GIRTH_RANGES: Record<keyof Shape, { min: number; max: number }> = {
  shoulders: { min: 34, max: 48 },
  waist: { min: 24, max: 46 },
  hips: { min: 34, max: 50 },
};

/** In inches. Fixed; letter D depends on the waist relative to it. */
const CHEST = 37;

/** In inches. */
export const EXAMPLES: Record<HorizontalType, Shape> = {
  A: { shoulders: 40, waist: 29.5, hips: 40.5 },
  B: { shoulders: 38.5, waist: 31, hips: 43.5 },
  C: { shoulders: 43.5, waist: 32, hips: 38 },
  D: { shoulders: 41, waist: 42, hips: 41 },
  E: { shoulders: 38.5, waist: 35, hips: 37.5 },
};

export const INITIAL = 'B';

export function getLetter(shape: Shape): HorizontalType {
  return classifyHorizontal(collectGirths(shape)).type;
}

export function collectGirths(shape: Shape): Record<HorizontalMeasurement, number> {
  return { ...shape, chest: CHEST };
}
