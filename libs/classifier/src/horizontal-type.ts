import type { HorizontalMeasurements, HorizontalType } from '@figura/contracts';
import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';
import type { Message } from '@figura/messages';

import { isAtLeast, isAtMost } from './border';
import { refuseGirth } from './texts';
import { isLength } from './units';

/** Inches, inclusive. */
export const SHOULDERS_HIPS_TOLERANCE = 2;
export const WIDER_RATIO = 1.1;

export interface HorizontalValidation {
  isValid: boolean;
  errors: Message[];
}

export interface HorizontalResult {
  type: HorizontalType;
  /** Not rounded; 0 if the divisor is not above 0. */
  shoulderToWaist: number;
  hipsToWaist: number;
  shoulderToHips: number;
}

/** Each girth must be finite and above 0. Never throws. */
export function validateHorizontal(girths: Partial<HorizontalMeasurements>): HorizontalValidation {
  const errors = HORIZONTAL_MEASUREMENTS.filter((name) => !isLength(girths[name])).map((name) =>
    refuseGirth(name),
  );
  return { isValid: errors.length === 0, errors };
}

/**
 * First rule that applies, inches. A: shoulders within 2 of hips, hips/waist ≥ 1.1. B: hips > shoulders, hips/waist ≥ 1.1. C:
 * shoulders/hips ≥ 1.1. D: waist ≥ chest and hips. E: else, or invalid.
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
  if (isAtLeast(shoulderToHips, WIDER_RATIO)) return 'C';
  if (waist >= chest && waist >= hips) return 'D';
  return 'E';
}

function computeRatio(over: number, under: number): number {
  return isLength(under) && Number.isFinite(over) ? over / under : 0;
}
