import type { HorizontalType, TapeMeasurements, User, VerticalType } from '@figura/contracts';
import { writeDraft } from '../../lib/drafts/drafts';
import { useDraft } from '../../lib/drafts/use-draft';
import { completeEntries } from './local-result';
import { createValuesInInches } from './measured-values';
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
  /** The type that values in inches give; null while one is missing. */
  classify: (values: Partial<TapeMeasurements>) => Result | null;
}

interface MeasuringPage<Result> {
  measuring: Measuring;
  /** What was last calculated, from the numbers in the fields. */
  result: Result | null;
  /** What can be read of the other page's fields so far, in inches. */
  otherValues: Partial<TapeMeasurements>;
  /** Shows what is wrong with the fields, and keeps their type. Returns it, or null while a measurement is missing. */
  calculate: () => Result | null;
  /** Keeps the type as `calculate` does, without showing what is wrong. */
  keepResult: () => Result | null;
}

/** One of the two pages that calculate a type from half of the measurements; what is typed survives a reload. */
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
  const stored = user.measurements;
  const otherValues = createValuesInInches(other.measurements, otherEntries, stored);
  const measuring = useMeasuring({
    user,
    measurements,
    entries,
    stored,
    alongside: otherValues,
    onEntries: (next) => {
      writePageEntries(step, next);
      if (!stored) writeIntroEntries(step, next);
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
