import type { BodyAnswers, BodyEstimate } from '@figura/classifier';
import { COMPARISONS } from '@figura/classifier';
import type { TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';

/** Whether everything was answered that the result asks for. */
export function isAnswered({ sizeAbove, sizeBelow, comparisons }: BodyAnswers): boolean {
  return (
    sizeAbove !== undefined &&
    sizeBelow !== undefined &&
    COMPARISONS.every((name) => comparisons[name] !== undefined)
  );
}

/** The likeliest measurements, in inches to the quarter: what is not known better need not look so. */
export function createLikelyTape({ measurements }: BodyEstimate): TapeMeasurements {
  return Object.fromEntries(
    MEASUREMENTS.map((name) => [name, Math.round(measurements[name].mean * 4) / 4]),
  ) as unknown as TapeMeasurements;
}
