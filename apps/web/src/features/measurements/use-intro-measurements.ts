import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { HorizontalMeasurements, TapeMeasurements, VerticalMeasurements } from '@figura/contracts';
import { useDraft } from '../../lib/drafts/use-draft';
import { shareWithPages } from './shared-drafts';
import { isComplete, valuesInInches } from './measured-values';
import type { Entries } from './measured-values';

interface IntroStep<Measurements> {
  /** What was typed; null when the step was never begun. */
  entries: Entries | null;
  write: (entries: Entries) => void;
  /** What can be read so far, in inches. */
  values: Partial<TapeMeasurements>;
  /** The step's measurements in inches, or null while one is missing. */
  measurements: Measurements | null;
}

/**
 * What the onboarding's two measuring steps have gathered so far; it survives a reload. Whoever began on the measuring
 * pages goes on from there.
 */
export function useIntroMeasurements(): {
  horizontal: IntroStep<HorizontalMeasurements>;
  vertical: IntroStep<VerticalMeasurements>;
} {
  const [introGirths, writeIntroGirths] = useDraft('introHorizontalMeasurements');
  const [introHeights, writeIntroHeights] = useDraft('introVerticalMeasurements');
  const [pageGirths] = useDraft('horizontalMeasurements');
  const [pageHeights] = useDraft('verticalMeasurements');
  const girths = introGirths ?? pageGirths;
  const heights = introHeights ?? pageHeights;
  const writeGirths = (entries: Entries) => {
    writeIntroGirths(entries);
    shareWithPages('horizontalMeasurements', entries);
  };
  const writeHeights = (entries: Entries) => {
    writeIntroHeights(entries);
    shareWithPages('verticalMeasurements', entries);
  };
  const girthValues = valuesInInches(HORIZONTAL_MEASUREMENTS, girths ?? {}, null);
  const heightValues = valuesInInches(VERTICAL_MEASUREMENTS, heights ?? {}, null);
  return {
    horizontal: {
      entries: girths,
      write: writeGirths,
      values: girthValues,
      measurements: isComplete(HORIZONTAL_MEASUREMENTS, girthValues) ? girthValues : null,
    },
    vertical: {
      entries: heights,
      write: writeHeights,
      values: heightValues,
      measurements: isComplete(VERTICAL_MEASUREMENTS, heightValues) ? heightValues : null,
    },
  };
}
