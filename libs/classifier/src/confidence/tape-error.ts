import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';

import { CM_PER_INCH } from '../units';
import type { Readings } from './odds';

/**
 * Standard deviation of one reading: 1 cm. Readings at home are off by 0.2 to 1.9 cm; four in five are within
 * 1/2 in.
 */
export const TAPE_ERROR_INCHES = 1 / CM_PER_INCH;

export function createTapeReadings(measurements: TapeMeasurements): Readings<Measurement> {
  const readings = MEASUREMENTS.map((name) => [
    name,
    { mean: measurements[name], deviation: TAPE_ERROR_INCHES },
  ]);
  return Object.fromEntries(readings) as Readings<Measurement>;
}
