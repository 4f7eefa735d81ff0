import { MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeMeasurements, User } from '@figura/contracts';
import { useLayoutEffect } from 'react';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { createValuesInInches } from './measured-values';
import type { Entries, StoredValues } from './measured-values';
import { MEASURING_STEPS } from './measuring-steps';

/**
 * Forgets drafts that the account has overtaken: its measurements are others than when the drafts were written, and
 * these are not what was saved. A calculated step is forgotten as a whole. Of one that is still being typed, what was
 * typed and never saved stays.
 */
export function dropStaleDrafts(stored: TapeMeasurements | null): void {
  const before = readDraft('measurementsBefore');
  if (isSame(MEASUREMENTS, before, stored)) return;

  for (const { draft, typeDraft, measurements } of Object.values(MEASURING_STEPS)) {
    const entries: Entries = readDraft(draft) ?? {};
    const values = createValuesInInches(measurements, entries, null);
    if (isSame(measurements, values, stored)) continue;
    const kept = readDraft(typeDraft) === null ? collectTypedSince(before, entries, values) : {};
    if (Object.keys(kept).length > 0) writeDraft(draft, kept);
    else clearDraft(draft);
    clearDraft(typeDraft);
    clearDraft('combinedBodyType');
  }
  if (stored) writeDraft('measurementsBefore', stored);
  else clearDraft('measurementsBefore');
}

/** Keeps the drafts of the measuring pages to what the account holds, also when that changes on another device. */
export function useFreshDrafts(user: User | null): void {
  // Before the browser paints: numbers that are about to go are not shown.
  useLayoutEffect(() => {
    if (user) dropStaleDrafts(user.measurements);
  }, [user]);
}

function isSame(measurements: readonly Measurement[], one: StoredValues, other: StoredValues): boolean {
  return measurements.every((measurement) => one?.[measurement] === other?.[measurement]);
}

function collectTypedSince(
  before: StoredValues,
  entries: Entries,
  values: Partial<TapeMeasurements>,
): Entries {
  const kept: Entries = {};
  for (const measurement of MEASUREMENTS) {
    const entry = entries[measurement];
    if (entry === undefined || typeof entry === 'number') continue;
    const inches = values[measurement];
    if (inches === undefined || inches !== before?.[measurement]) kept[measurement] = entry;
  }
  return kept;
}
