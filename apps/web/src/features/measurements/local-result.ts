import { classify } from '@figura/classifier';
import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeMeasurements } from '@figura/contracts';
import type { EntryDraft } from '../../lib/drafts';
import { writeDraft } from '../../lib/drafts';
import { entryOf } from './measured-values';
import type { Entries } from './measured-values';

/** The fields of a draft: what was typed, and for untouched fields what they started from. */
export function completedEntries<M extends Measurement>(
  measurements: readonly M[],
  entries: Entries,
  values: Record<M, number>,
): EntryDraft<M> {
  return Object.fromEntries(
    measurements.map((measurement) => [measurement, entries[measurement] ?? entryOf(values[measurement])]),
  ) as EntryDraft<M>;
}

/** Leaves what was just stored in the browser too, where the results page reads it. */
export function writeLocalResult(tape: TapeMeasurements): void {
  const { horizontal, vertical, combined } = classify(tape);
  writeDraft('horizontalMeasurements', completedEntries(HORIZONTAL_MEASUREMENTS, {}, tape));
  writeDraft('verticalMeasurements', completedEntries(VERTICAL_MEASUREMENTS, {}, tape));
  writeDraft('horizontalBodyType', horizontal);
  writeDraft('verticalBodyType', vertical);
  writeDraft('combinedBodyType', combined);
}
