import type { BodyAnswers, BodyEstimate } from '@figura/classifier';
import { COMPARISONS } from '@figura/classifier';
import type { TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';

/** True if all required answers are given. */
export function isAnswered({ sizeAbove, sizeBelow, comparisons }: BodyAnswers): boolean {
  return (
    sizeAbove !== undefined &&
    sizeBelow !== undefined &&
    COMPARISONS.every((name) => comparisons[name] !== undefined)
  );
}

/** Inches, rounded to quarters because more precision would be false. */
export function createLikelyTape({ measurements }: BodyEstimate): TapeMeasurements {
  return Object.fromEntries(
    MEASUREMENTS.map((name) => [name, Math.round(measurements[name].mean * 4) / 4]),
  ) as unknown as TapeMeasurements;
}
