import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type {
  HorizontalMeasurements,
  Measurement,
  TapeMeasurements,
  VerticalMeasurements,
} from '@figura/contracts';
import { useDraft } from '../../lib/drafts/use-draft';
import { isComplete, readValuesInInches } from './measured-values';
import type { Entries } from './measured-values';
import type { MeasuringStep } from './measuring-steps';
import { MEASURING_STEPS } from './measuring-steps';
import { writeIntroEntries, writePageEntries } from './shared-drafts';

interface IntroStep<Measurements> {
  entries: Entries | null;
  write: (entries: Entries) => void;
  /** Inches. */
  values: Partial<TapeMeasurements>;
  /** Inches; null while one is missing. */
  measurements: Measurements | null;
}

export function useIntroMeasurements(): {
  horizontal: IntroStep<HorizontalMeasurements>;
  vertical: IntroStep<VerticalMeasurements>;
} {
  return {
    horizontal: useIntroStep('horizontal', HORIZONTAL_MEASUREMENTS),
    vertical: useIntroStep('vertical', VERTICAL_MEASUREMENTS),
  };
}

function useIntroStep<M extends Measurement>(
  step: MeasuringStep,
  measurements: readonly M[],
): IntroStep<Record<M, number>> {
  const { draft, introDraft } = MEASURING_STEPS[step];
  const [introEntries] = useDraft(introDraft);
  const [pageEntries] = useDraft(draft);
  const entries = introEntries ?? pageEntries;
  const values = readValuesInInches(measurements, entries ?? {}, null);
  return {
    entries,
    write: (next) => {
      writeIntroEntries(step, next);
      writePageEntries(step, next);
    },
    values,
    measurements: isComplete(measurements, values) ? values : null,
  };
}
