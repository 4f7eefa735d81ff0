import { classify } from '@figura/classifier';
import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeMeasurements } from '@figura/contracts';
import { writeDraft } from '../../lib/drafts/drafts';
import type { Entries } from './measured-values';

/** Untouched fields keep the exact inches that they started from. */
export function completeEntries(
  measurements: readonly Measurement[],
  entries: Entries,
  values: Partial<TapeMeasurements>,
): Entries {
  return Object.fromEntries(
    measurements.map((measurement) => [measurement, entries[measurement] ?? values[measurement]]),
  );
}

/** As typed if known, else in exact inches. */
export function writeLocalResult(tape: TapeMeasurements, typed: Entries = {}): void {
  const { horizontal, vertical, combined } = classify(tape);
  writeDraft('horizontalMeasurements', completeEntries(HORIZONTAL_MEASUREMENTS, typed, tape));
  writeDraft('verticalMeasurements', completeEntries(VERTICAL_MEASUREMENTS, typed, tape));
  writeDraft('horizontalBodyType', horizontal);
  writeDraft('verticalBodyType', vertical);
  writeDraft('combinedBodyType', combined);
}
