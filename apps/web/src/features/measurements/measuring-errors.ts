import { validateHorizontal } from '@figura/classifier';
import {
  HORIZONTAL_MEASUREMENTS,
  mapMeasurements,
  MEASUREMENTS,
  OPTIONAL_MEASUREMENTS,
  VERTICAL_MEASUREMENTS,
} from '@figura/contracts';
import type { EstimatedValue, Measurement, TapeField } from '@figura/contracts';
import { translate } from '@figura/messages';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { getPageLanguage } from '../../lib/messages/page-language';
import { readMeasuredValue } from './measured-values';
import type { Entries, MeasuredValue, StoredValues } from './measured-values';
import { measuringErrors as t } from './messages.en';

export type MeasurementErrors = Partial<Record<TapeField, string>>;

type Unmeasured = Extract<MeasuredValue, { ok: false }>;

const REQUIRED = t('required');
const NOT_VALID = t('notValid');

export function collectOnboardingErrors(
  measurements: readonly Measurement[],
  entries: Entries,
): MeasurementErrors {
  return collect(measurements, entries, null, (label, reason, problem) =>
    problem === 'missing' ? t('missing', { label }) : formatInvalid(label, reason),
  );
}

export function collectProfileErrors(
  entries: Entries,
  stored: StoredValues,
  estimated: readonly EstimatedValue[] = [],
): MeasurementErrors {
  const isEstimated = new Set<TapeField>(estimated.map(({ name }) => name));
  const checked = [
    ...MEASUREMENTS.filter((name) => !isEstimated.has(name) || !isEmpty(name, entries)),
    ...OPTIONAL_MEASUREMENTS.filter((name) => entries[name] !== undefined && !isEmpty(name, entries)),
  ];
  return collect(checked, entries, stored, formatInvalid);
}

export function collectVerticalErrors(entries: Entries, stored: StoredValues): MeasurementErrors {
  return collect(VERTICAL_MEASUREMENTS, entries, stored, (_label, _reason, problem) =>
    problem === 'missing' ? REQUIRED : NOT_VALID,
  );
}

/** Empty, zero and negative get the classifier's own sentences. */
export function collectHorizontalErrors(entries: Entries, stored: StoredValues): MeasurementErrors {
  const errors: MeasurementErrors = {};
  for (const measurement of HORIZONTAL_MEASUREMENTS) {
    const value = readMeasuredValue(measurement, entries, stored);
    if (value.ok) continue;
    const others = mapMeasurements(HORIZONTAL_MEASUREMENTS, () => 1);
    const [error] = validateHorizontal({ ...others, [measurement]: 0 }).errors;
    const isAmount = value.problem === 'missing' || value.problem === 'not-positive';
    errors[measurement] = isAmount ? translate(error!, getPageLanguage()) : NOT_VALID;
  }
  return errors;
}

export function createErrorSummary(
  measurements: readonly TapeField[],
  errors: MeasurementErrors,
): { message: string; fieldId: TapeField }[] {
  return measurements.flatMap((fieldId) => {
    const sentence = errors[fieldId];
    if (sentence === undefined) return [];
    const nameless = sentence === REQUIRED || sentence === NOT_VALID;
    return { fieldId, message: nameless ? `${getMeasurementLabel(fieldId)}: ${sentence}` : sentence };
  });
}

function isEmpty(name: TapeField, entries: Entries): boolean {
  const value = readMeasuredValue(name, entries, null);
  return !value.ok && value.problem === 'missing';
}

function formatInvalid(label: string, reason: string): string {
  return t('invalid', { label, reason });
}

function collect(
  measurements: readonly TapeField[],
  entries: Entries,
  stored: StoredValues,
  sentence: (label: string, reason: string, problem: Unmeasured['problem']) => string,
): MeasurementErrors {
  const errors: MeasurementErrors = {};
  for (const measurement of measurements) {
    const value = readMeasuredValue(measurement, entries, stored);
    if (value.ok) continue;
    errors[measurement] = sentence(getMeasurementLabel(measurement), value.reason, value.problem);
  }
  return errors;
}
