import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';

import { CM_PER_INCH } from '../units';
import type { Readings } from './odds';

/**
 * Standard deviation of one tape reading, in inches: 1 cm.
 *
 * The stated tolerance is about 1/2 inch or 1 cm. Readings taken at home are off by 0.2 to 1.9 cm; with 1 cm as the
 * standard deviation four readings in five fall within the half inch.
 */
export const TAPE_ERROR_INCHES = 1 / CM_PER_INCH;

/** Each measurement with the error of one reading. */
export function createTapeReadings(measurements: TapeMeasurements): Readings<Measurement> {
  const readings = MEASUREMENTS.map((name) => [
    name,
    { mean: measurements[name], deviation: TAPE_ERROR_INCHES },
  ]);
  return Object.fromEntries(readings) as Readings<Measurement>;
}
