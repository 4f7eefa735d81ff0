import { MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements } from '@figura/contracts';
import { useSession } from '../../lib/session/session';
import { useDraft } from '../../lib/drafts/use-draft';
import { findAllEight, readValuesInInches } from './measured-values';
import { useFreshDrafts } from './stale-drafts';

/** Inches; null while any is missing. */
export function useLocalResult(): TapeMeasurements | null {
  useFreshDrafts(useSession().user);
  const [heights] = useDraft('verticalMeasurements');
  const [girths] = useDraft('horizontalMeasurements');
  const [letter] = useDraft('horizontalBodyType');
  const [digit] = useDraft('verticalBodyType');
  if (letter === null || digit === null) return null;
  return findAllEight(readValuesInInches(MEASUREMENTS, { ...heights, ...girths }, null));
}
