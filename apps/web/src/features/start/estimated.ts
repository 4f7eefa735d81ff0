import type { BodyEstimate } from '@figura/classifier';
import type { TapeMeasurements } from '@figura/contracts';
import { mapMeasurements, MEASUREMENTS } from '@figura/contracts';

/** Inches, rounded to quarters because more precision would be false. */
export function toLikelyTape({ measurements }: BodyEstimate): TapeMeasurements {
  return mapMeasurements(MEASUREMENTS, (name) => Math.round(measurements[name].mean * 4) / 4);
}
