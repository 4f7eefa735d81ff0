import { isMeasured, MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeMeasurements, User } from '@figura/contracts';
import { useLayoutEffect } from 'react';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { readDraft, writeDraft } from '../../lib/drafts/drafts';
import { readValuesInInches } from './measured-values';
import type { Entries, StoredValues } from './measured-values';
import { MEASURING_STEPS } from './measuring-steps';

/**
 * Drops drafts when the account's measurements changed elsewhere. A calculated step goes as a whole; unsaved
 * typing stays.
 */
export function dropStaleDrafts(stored: TapeMeasurements | null): void {
  const before = readDraft('measurementsBefore');
  if (isSame(MEASUREMENTS, before, stored)) return;

  for (const { draft, typeDraft, measurements } of Object.values(MEASURING_STEPS)) {
    const entries: Entries = readDraft(draft) ?? {};
    const values = readValuesInInches(measurements, entries, null);
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

export function useFreshDrafts(user: User | null): void {
  // Before paint, so that stale numbers never show.
  useLayoutEffect(() => {
    if (user) dropStaleDrafts(isMeasured(user.measurements) ? user.measurements : null);
  }, [user]);
}

function isSame(measurements: readonly Measurement[], a: StoredValues, b: StoredValues): boolean {
  return measurements.every((measurement) => a?.[measurement] === b?.[measurement]);
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
