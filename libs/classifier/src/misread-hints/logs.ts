import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import { CM_PER_INCH, isLength } from '../units';

/** Natural logarithms of millimeters: there a reading that is wrong by a factor lies a fixed way beside the right one. */
export type Logs = Partial<Record<Measurement, number>>;

/** The logarithm of a length in inches. */
export function logOf(inches: number): number {
  return Math.log(inches * CM_PER_INCH * 10);
}

/** The logarithms of the measurements, in inches, that are lengths. */
export function collectLogs(measurements: Partial<TapeMeasurements>): Logs {
  const lengths = MEASUREMENTS.filter((name) => isLength(measurements[name]));
  return Object.fromEntries(lengths.map((name) => [name, logOf(measurements[name]!)]));
}

/** The logarithm of the total height, or undefined while one of its parts is missing. */
export function computeHeight(body: Logs): number | undefined {
  const height = VERTICAL_MEASUREMENTS.reduce((sum, part) => sum + Math.exp(body[part] ?? NaN), 0);
  return Number.isNaN(height) ? undefined : Math.log(height);
}

/** The measurements that are there, in their order. */
export function find<M extends Measurement>(measurements: readonly M[], body: Logs): M[] {
  return measurements.filter((name) => body[name] !== undefined);
}
