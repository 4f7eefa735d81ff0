import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { MAX_MEASUREMENT_INCHES, MEASUREMENTS } from '@figura/contracts';

import { classify } from '../body-type';
import type { Confidence } from './confidence-type';

type Flip = Confidence['flips'][number];

/** Inches: the finest mark on a tape. */
const SEARCH_STEP = 1 / 8;
/** Inches: about a dozen tape errors; more is not a measuring error. */
const SEARCH_REACH = 6;

/**
 * The smallest change in whole eighths up to 6 in that flips the code by itself; ties prefer an increase. Sorted by size, then in the
 * order of `MEASUREMENTS`.
 */
export function findFlips(measurements: TapeMeasurements): Flip[] {
  return MEASUREMENTS.map((name) => findNearestFlip(measurements, name))
    .filter((flip) => flip !== null)
    .sort((a, b) => Math.abs(a.change) - Math.abs(b.change));
}

function findNearestFlip(measurements: TapeMeasurements, measurement: Measurement): Flip | null {
  const present = classify(measurements).combined;
  for (let size = SEARCH_STEP; size <= SEARCH_REACH; size += SEARCH_STEP) {
    for (const change of [size, -size]) {
      const value = measurements[measurement] + change;
      if (value <= 0 || value > MAX_MEASUREMENT_INCHES) continue;
      const code = classify({ ...measurements, [measurement]: value }).combined;
      if (code !== present) return { measurement, change, code };
    }
  }
  return null;
}
