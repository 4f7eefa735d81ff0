import type { HorizontalType, TapeMeasurements, User, VerticalType } from '@figura/contracts';
import { isMeasured, listMeasured } from '@figura/contracts';
import { writeDraft } from '../../lib/drafts/drafts';
import { useDraft } from '../../lib/drafts/use-draft';
import { completeEntries } from './local-result';
import { readValuesInInches } from './measured-values';
import type { Entries, StoredValues } from './measured-values';
import type { MeasurementErrors } from './measuring-errors';
import type { MeasuringStep } from './measuring-steps';
import { MEASURING_STEPS } from './measuring-steps';
import { writeIntroEntries, writePageEntries } from './shared-drafts';
import { useFreshDrafts } from './stale-drafts';
import type { Measuring } from './use-measuring';
import { useMeasuring } from './use-measuring';

interface MeasuringPageOptions<Result> {
  user: User;
  step: MeasuringStep;
  validate: (entries: Entries, stored: StoredValues) => MeasurementErrors;
  /** Inches; null while one is missing. */
  classify: (values: Partial<TapeMeasurements>) => Result | null;
}

interface MeasuringPage<Result> {
  measuring: Measuring;
  result: Result | null;
  /** Inches. */
  otherValues: Partial<TapeMeasurements>;
  /** Shows errors and stores the type. Null while a measurement is missing. */
  calculate: () => Result | null;
  keepResult: () => Result | null;
}

export function useMeasuringPage<Result extends { type: HorizontalType | VerticalType }>({
  user,
  step,
  validate,
  classify,
}: MeasuringPageOptions<Result>): MeasuringPage<Result> {
  useFreshDrafts(user);
  const { measurements, draft, typeDraft } = MEASURING_STEPS[step];
  const other = MEASURING_STEPS[step === 'horizontal' ? 'vertical' : 'horizontal'];
  const entries: Entries = useDraft(draft)[0] ?? {};
  const otherEntries: Entries = useDraft(other.draft)[0] ?? {};
  const [type] = useDraft(typeDraft);
  const stored = user.measurements && listMeasured(user.measurements);
  const otherValues = readValuesInInches(other.measurements, otherEntries, stored);
  const measuring = useMeasuring({
    user,
    measurements,
    entries,
    stored,
    alongside: otherValues,
    onEntries: (next) => {
      writePageEntries(step, next);
      if (!isMeasured(user.measurements)) writeIntroEntries(step, next);
    },
  });
  const current = classify(measuring.values);

  const keepResult = () => {
    if (current) {
      writeDraft(draft, completeEntries(measurements, entries, measuring.values));
      writeDraft(typeDraft, current.type);
    }
    return current;
  };

  return {
    measuring,
    result: type === null ? null : current,
    otherValues,
    calculate: () => {
      measuring.check(validate(entries, stored));
      return keepResult();
    },
    keepResult,
  };
}
