import { CM_PER_INCH, convertLength, displayEntry, entryInches, formatMeasurement } from '@figura/classifier';
import type { LengthUnit, MeasurementEntry } from '@figura/classifier';
import { MAX_MEASUREMENT_INCHES, MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeMeasurements } from '@figura/contracts';

/** What was typed, with the unit it was typed in. A field that was never touched has no entry. */
export type Entries = Partial<Record<Measurement, MeasurementEntry>>;

/** What the fields start from: measurements that are already stored, in inches. */
export type StoredValues = Partial<TapeMeasurements> | null;

export type MeasuredValue =
  | { ok: true; inches: number }
  | { ok: false; problem: 'missing' | 'unreadable' | 'not-positive' | 'too-large'; reason: string };

const PROBLEMS = {
  'Input is empty': 'missing',
  'Invalid format': 'unreadable',
  'Invalid number': 'not-positive',
} as const;

/**
 * The text of a field in a unit. An entry shows as it was typed (converted in the other unit); an untouched
 * field shows the stored value, in inches to the nearest eighth.
 */
export function fieldText(
  measurement: Measurement,
  entries: Entries,
  stored: StoredValues,
  unit: LengthUnit,
): string {
  const entry = entries[measurement];
  if (entry) return displayEntry(entry, unit);
  const inches = stored?.[measurement];
  if (inches === undefined) return '';
  return formatMeasurement(convertLength(inches, 'in', unit), unit);
}

/**
 * The value of a field in inches with two decimals, or why there is none. An untouched field keeps its stored
 * value exactly: reading it back from the eighths on screen would move it.
 */
export function measuredValue(
  measurement: Measurement,
  entries: Entries,
  stored: StoredValues,
): MeasuredValue {
  const entry = entries[measurement];
  if (!entry) {
    const inches = stored?.[measurement];
    return inches === undefined
      ? { ok: false, problem: 'missing', reason: 'Input is empty' }
      : { ok: true, inches };
  }
  const parsed = entryInches(entry);
  if (!parsed.ok) return { ok: false, problem: PROBLEMS[parsed.error], reason: parsed.error };
  if (parsed.value <= 0) return { ok: false, problem: 'not-positive', reason: 'must be greater than 0' };
  if (parsed.value > MAX_MEASUREMENT_INCHES) {
    const largest = convertLength(MAX_MEASUREMENT_INCHES, 'in', entry.unit);
    return { ok: false, problem: 'too-large', reason: `must be at most ${largest} ${entry.unit}` };
  }
  return { ok: true, inches: parsed.value };
}

/** The measurements that can be read so far, in inches. */
export function valuesInInches(
  measurements: readonly Measurement[],
  entries: Entries,
  stored: StoredValues,
): Partial<TapeMeasurements> {
  const values: Partial<TapeMeasurements> = {};
  for (const measurement of measurements) {
    const value = measuredValue(measurement, entries, stored);
    if (value.ok) values[measurement] = value.inches;
  }
  return values;
}

/** Whether all of the listed measurements are there. */
export function isComplete<M extends Measurement>(
  measurements: readonly M[],
  values: Partial<TapeMeasurements>,
): values is Partial<TapeMeasurements> & Record<M, number> {
  return measurements.every((measurement) => values[measurement] !== undefined);
}

/** All eight in inches, or null while one is missing. */
export function allEight(values: Partial<TapeMeasurements>): TapeMeasurements | null {
  return isComplete(MEASUREMENTS, values) ? values : null;
}

/**
 * An entry that reads as exactly this stored value: eighths of an inch as such, anything else (it was typed in
 * centimetres) in centimetres with two decimals.
 */
export function entryOf(inches: number): MeasurementEntry {
  if (Number.isInteger(inches * 8)) return { text: formatMeasurement(inches, 'in'), unit: 'in' };
  return { text: (inches * CM_PER_INCH).toFixed(2), unit: 'cm' };
}
