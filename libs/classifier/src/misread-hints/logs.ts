import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import { CM_PER_INCH, isLength } from '../units';

/** Natural logs of millimeters, so that a wrong factor becomes a constant offset. */
export type Logs = Partial<Record<Measurement, number>>;

export function toLog(inches: number): number {
  return Math.log(inches * CM_PER_INCH * 10);
}

export function collectLogs(measurements: Partial<TapeMeasurements>): Logs {
  const lengths = MEASUREMENTS.filter((name) => isLength(measurements[name]));
  return Object.fromEntries(lengths.map((name) => [name, toLog(measurements[name]!)]));
}

/** Undefined if a part is missing. */
export function computeHeight(body: Logs): number | undefined {
  const height = VERTICAL_MEASUREMENTS.reduce((sum, part) => sum + Math.exp(body[part] ?? NaN), 0);
  return Number.isNaN(height) ? undefined : Math.log(height);
}

export function listKnown<M extends Measurement>(measurements: readonly M[], body: Logs): M[] {
  return measurements.filter((name) => body[name] !== undefined);
}
