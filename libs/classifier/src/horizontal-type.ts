import type { HorizontalMeasurement, HorizontalMeasurements, HorizontalType } from '@figura/contracts';
import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';

import { isAtLeast, isAtMost } from './border';
import { isLength } from './units';

/** Shoulders and hips that differ by no more than this many inches count as level. */
export const SHOULDERS_HIPS_TOLERANCE = 2;
/** From this ratio on, one girth counts as clearly wider than another. */
export const WIDER_RATIO = 1.1;

const ERRORS: Record<HorizontalMeasurement, string> = {
  shoulders: 'Shoulder measurement must be greater than 0',
  chest: 'Chest measurement must be greater than 0',
  waist: 'Waist measurement must be greater than 0',
  hips: 'Hip measurement must be greater than 0',
};

export interface HorizontalValidation {
  isValid: boolean;
  /** One sentence for each girth that fails, in the order shoulders, chest, waist, hips. */
  errors: string[];
}

export interface HorizontalResult {
  type: HorizontalType;
  /** Not rounded; shown with two decimals. 0 where the girth divided by is not above 0. */
  shoulderToWaist: number;
  hipsToWaist: number;
  shoulderToHips: number;
}

/** Checks that each girth is there, finite and greater than 0. Never throws. */
export function validateHorizontal(girths: Partial<HorizontalMeasurements>): HorizontalValidation {
  const errors = HORIZONTAL_MEASUREMENTS.filter((name) => !isLength(girths[name])).map(
    (name) => ERRORS[name],
  );
  return { isValid: errors.length === 0, errors };
}

/**
 * The letter for four girths in inches, by the first rule that applies, with the three ratios that are shown.
 *
 * - A: shoulders and hips differ by at most 2 in, and hips / waist is at least 1.1.
 * - B: hips above shoulders, and hips / waist at least 1.1.
 * - C: shoulders above hips, and shoulders / hips at least 1.1.
 * - D: waist at least as wide as chest and as hips.
 * - E: everything else, girths that fail {@link validateHorizontal} included.
 *
 * Borders are those of exact decimals. Never throws, never divides by zero.
 */
export function classifyHorizontal(girths: HorizontalMeasurements): HorizontalResult {
  const { shoulders, waist, hips } = girths;
  const ratios = {
    shoulderToWaist: computeRatio(shoulders, waist),
    hipsToWaist: computeRatio(hips, waist),
    shoulderToHips: computeRatio(shoulders, hips),
  };
  return { type: validateHorizontal(girths).isValid ? getLetter(girths, ratios) : 'E', ...ratios };
}

function getLetter(
  { shoulders, chest, waist, hips }: HorizontalMeasurements,
  { hipsToWaist, shoulderToHips }: Omit<HorizontalResult, 'type'>,
): HorizontalType {
  const isWaistDefined = isAtLeast(hipsToWaist, WIDER_RATIO);
  if (isWaistDefined && isAtMost(Math.abs(shoulders - hips), SHOULDERS_HIPS_TOLERANCE)) return 'A';
  if (isWaistDefined && hips > shoulders) return 'B';
  // A ratio of 1.1 already says that the shoulders are above the hips.
  if (isAtLeast(shoulderToHips, WIDER_RATIO)) return 'C';
  if (waist >= chest && waist >= hips) return 'D';
  return 'E';
}

function computeRatio(over: number, under: number): number {
  return isLength(under) && Number.isFinite(over) ? over / under : 0;
}
