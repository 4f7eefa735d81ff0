import { convertLength, parseEntryInches, keepOtherwise, detectEntryUnit } from '@figura/classifier';
import type { LengthUnit } from '@figura/classifier';
import { translate } from '@figura/messages';
import { listMeasured, MAX_MEASUREMENT_INCHES, MEASUREMENTS, OPTIONAL_MEASUREMENTS } from '@figura/contracts';
import type { Measurement, OptionalMeasurements, TapeField, TapeMeasurements, User } from '@figura/contracts';
import type { DraftEntry, EntryDraft } from '../../lib/drafts/draft-types';
import { formatEntryText, formatLength } from '../../lib/text/decimal-text';
import { getPageLanguage } from '../../lib/messages/page-language';
import { measuredValues as t } from './messages.en';

/** An untouched field has no entry, or keeps its exact inches. */
export type Entries = EntryDraft<TapeField>;

export type StoredValues = Partial<Record<TapeField, number>> | null;

export type MeasuredValue =
  | { ok: true; inches: number }
  | { ok: false; problem: 'missing' | 'unreadable' | 'not-positive' | 'too-large'; reason: string };

const PROBLEMS = {
  empty: 'missing',
  format: 'unreadable',
  number: 'not-positive',
} as const;

/** Typed text stays as typed, or is converted; other values show to the nearest eighth inch or 0.1 cm. */
export function formatFieldText(
  measurement: TapeField,
  entries: Entries,
  stored: StoredValues,
  unit: LengthUnit,
): string {
  const entry = entries[measurement] ?? stored?.[measurement];
  if (entry === undefined) return '';
  if (typeof entry !== 'number') return formatEntryText(entry, unit);
  return formatLength(entry, unit);
}

export function keepNote(entry: DraftEntry | undefined): string | null {
  if (entry === undefined || typeof entry === 'number') return null;
  const unit = detectEntryUnit(entry);
  const kept = keepOtherwise(entry);
  const rounded = kept && t('kept', { kept, unit });
  if (unit === entry.unit) return rounded;
  return [t('read', { unit }), rounded].filter(Boolean).join(' ');
}

/** Inches, two decimals. An untouched value stays exact: rereading the rounded text would change it. */
export function readMeasuredValue(
  measurement: TapeField,
  entries: Entries,
  stored: StoredValues,
): MeasuredValue {
  const entry = entries[measurement] ?? stored?.[measurement];
  if (entry === undefined) return { ok: false, problem: 'missing', reason: t('missing') };
  if (typeof entry === 'number') return { ok: true, inches: entry };
  const parsed = parseEntryInches(entry);
  if (!parsed.ok) {
    const { problem, error } = parsed;
    return { ok: false, problem: PROBLEMS[problem], reason: translate(error, getPageLanguage()) };
  }
  if (parsed.value <= 0) return { ok: false, problem: 'not-positive', reason: t('notPositive') };
  if (parsed.value > MAX_MEASUREMENT_INCHES) {
    const largest = convertLength(MAX_MEASUREMENT_INCHES, 'in', entry.unit);
    return { ok: false, problem: 'too-large', reason: t('tooLarge', { largest, unit: entry.unit }) };
  }
  return { ok: true, inches: parsed.value };
}

/** In inches. */
export function readValuesInInches(
  measurements: readonly Measurement[],
  entries: Entries,
  stored: StoredValues,
): Partial<TapeMeasurements> {
  const values: Partial<TapeMeasurements> = {};
  for (const measurement of measurements) {
    const value = readMeasuredValue(measurement, entries, stored);
    if (value.ok) values[measurement] = value.inches;
  }
  return values;
}

/** Inches; null if emptied. Without what is unreadable or untouched, so that the stored value stays. */
export function readTypedOptional(entries: Entries): Partial<OptionalMeasurements> {
  const typed: Partial<OptionalMeasurements> = {};
  for (const name of OPTIONAL_MEASUREMENTS) {
    if (entries[name] === undefined) continue;
    const value = readMeasuredValue(name, entries, null);
    if (value.ok) typed[name] = value.inches;
    else if (value.problem === 'missing') typed[name] = null;
  }
  return typed;
}

export function storeValues(user: User): StoredValues {
  if (!user.measurements) return null;
  const stored: StoredValues = listMeasured(user.measurements);
  for (const name of OPTIONAL_MEASUREMENTS) if (user[name] !== null) stored[name] = user[name];
  return stored;
}

export function isComplete<M extends Measurement>(
  measurements: readonly M[],
  values: Partial<TapeMeasurements>,
): values is Partial<TapeMeasurements> & Record<M, number> {
  return measurements.every((measurement) => values[measurement] !== undefined);
}

/** Inches; null while one is missing. */
export function findAllEight(values: Partial<TapeMeasurements>): TapeMeasurements | null {
  return isComplete(MEASUREMENTS, values) ? values : null;
}
