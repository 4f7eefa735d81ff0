import { MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import { useDraft } from '../../lib/use-draft';
import { allEight, valuesInInches } from './measured-values';

/** The measurements whose type was last calculated in this browser, in inches; null when any of it is missing. */
export function useLocalResult(): TapeMeasurements | null {
  const [heights] = useDraft('verticalMeasurements');
  const [girths] = useDraft('horizontalMeasurements');
  const [letter] = useDraft('horizontalBodyType');
  const [digit] = useDraft('verticalBodyType');
  if (letter === null || digit === null) return null;
  return allEight(valuesInInches(MEASUREMENTS, { ...heights, ...girths }, null));
}
