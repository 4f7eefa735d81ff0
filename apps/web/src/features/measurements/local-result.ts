import { classify } from '@figura/classifier';
import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { writeDraft } from '../../lib/drafts/drafts';
import type { Entries } from './measured-values';

/** The fields of a draft: what was typed, and for untouched fields the exact inches that they started from. */
export function completeEntries(
  measurements: readonly Measurement[],
  entries: Entries,
  values: Partial<TapeMeasurements>,
): Entries {
  return Object.fromEntries(
    measurements.map((measurement) => [measurement, entries[measurement] ?? values[measurement]]),
  );
}

/**
 * Leaves what was just stored in the browser too, where the measuring pages and the results read it: as it was typed
 * where that is known, else in exact inches.
 */
export function writeLocalResult(tape: TapeMeasurements, typed: Entries = {}): void {
  const { horizontal, vertical, combined } = classify(tape);
  writeDraft('horizontalMeasurements', completeEntries(HORIZONTAL_MEASUREMENTS, typed, tape));
  writeDraft('verticalMeasurements', completeEntries(VERTICAL_MEASUREMENTS, typed, tape));
  writeDraft('horizontalBodyType', horizontal);
  writeDraft('verticalBodyType', vertical);
  writeDraft('combinedBodyType', combined);
}
