import {
  convertLength,
  getDisplayEntry,
  createEntryInches,
  formatMeasurement,
  keepOtherwise,
  createUnitOfEntry,
} from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import { MAX_MEASUREMENT_INCHES, MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeField, TapeMeasurements, User } from '@figura/contracts';
import type { DraftEntry, EntryDraft } from '../../lib/drafts/draft-types';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.measuredValues);

/** What the fields hold. One that was never touched has no entry, or keeps the exact inches that it started from. */
export type Entries = EntryDraft<TapeField>;

/** What the fields start from: measurements that are already stored, in inches. */
export type StoredValues = Partial<Record<TapeField, number>> | null;

export type MeasuredValue =
  | { ok: true; inches: number }
  | { ok: false; problem: 'missing' | 'unreadable' | 'not-positive' | 'too-large'; reason: string };

const PROBLEMS = {
  'Input is empty': 'missing',
  'Invalid format': 'unreadable',
  'Invalid number': 'not-positive',
} as const;

/**
 * The text of a field in a unit. What was typed shows as it was typed (converted in the other unit); a value that
 * nobody typed shows in inches to the nearest eighth, or in centimeters with one decimal.
 */
export function formatFieldText(
  measurement: TapeField,
  entries: Entries,
  stored: StoredValues,
  unit: LengthUnit,
): string {
  const entry = entries[measurement] ?? stored?.[measurement];
  if (entry === undefined) return '';
  if (typeof entry !== 'number') return getDisplayEntry(entry, unit);
  return formatMeasurement(convertLength(entry, 'in', unit), unit);
}

/** Says what is kept of an entry where that is not what was typed, or not in the unit of its field. */
export function keepNote(entry: DraftEntry | undefined): string | null {
  if (entry === undefined || typeof entry === 'number') return null;
  const unit = createUnitOfEntry(entry);
  const kept = keepOtherwise(entry);
  const rounded = kept && t('kept', { kept, unit });
  if (unit === entry.unit) return rounded;
  return [t('read', { unit }), rounded].filter(Boolean).join(' ');
}

/**
 * The value of a field in inches with two decimals, or why there is none. A value that nobody typed stays exactly as
 * it is: reading it back from the eighths on screen would move it.
 */
export function createMeasuredValue(
  measurement: TapeField,
  entries: Entries,
  stored: StoredValues,
): MeasuredValue {
  const entry = entries[measurement] ?? stored?.[measurement];
  if (entry === undefined) return { ok: false, problem: 'missing', reason: t('missing') };
  if (typeof entry === 'number') return { ok: true, inches: entry };
  const parsed = createEntryInches(entry);
  if (!parsed.ok) return { ok: false, problem: PROBLEMS[parsed.error], reason: parsed.error };
  if (parsed.value <= 0) return { ok: false, problem: 'not-positive', reason: t('notPositive') };
  if (parsed.value > MAX_MEASUREMENT_INCHES) {
    const largest = convertLength(MAX_MEASUREMENT_INCHES, 'in', entry.unit);
    return { ok: false, problem: 'too-large', reason: t('tooLarge', { largest, unit: entry.unit }) };
  }
  return { ok: true, inches: parsed.value };
}

/** The measurements that can be read so far, in inches. */
export function createValuesInInches(
  measurements: readonly Measurement[],
  entries: Entries,
  stored: StoredValues,
): Partial<TapeMeasurements> {
  const values: Partial<TapeMeasurements> = {};
  for (const measurement of measurements) {
    const value = createMeasuredValue(measurement, entries, stored);
    if (value.ok) values[measurement] = value.inches;
  }
  return values;
}

/**
 * The underbust in inches, null where its field is empty. Left out where it cannot be read, or was never touched: what is
 * stored then stays.
 */
export function computeTypedUnderbust(entries: Entries): number | null | undefined {
  if (entries.underbust === undefined) return undefined;
  const value = createMeasuredValue('underbust', entries, null);
  if (value.ok) return value.inches;
  return value.problem === 'missing' ? null : undefined;
}

/** What an account holds, for the fields to start from. */
export function storeValues({ measurements, underbust }: User): StoredValues {
  return measurements && { ...measurements, ...(underbust !== null && { underbust }) };
}

/** Whether all of the listed measurements are there. */
export function isComplete<M extends Measurement>(
  measurements: readonly M[],
  values: Partial<TapeMeasurements>,
): values is Partial<TapeMeasurements> & Record<M, number> {
  return measurements.every((measurement) => values[measurement] !== undefined);
}

/** All eight in inches, or null while one is missing. */
export function findAllEight(values: Partial<TapeMeasurements>): TapeMeasurements | null {
  return isComplete(MEASUREMENTS, values) ? values : null;
}
