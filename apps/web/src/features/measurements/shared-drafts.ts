import { clearDraft } from '../../lib/drafts/draft-stores';
import { writeDraft } from '../../lib/drafts/drafts';
import type { Entries } from './measured-values';
import type { MeasuringStep } from './measuring-steps';
import { MEASURING_STEPS } from './measuring-steps';

/** Deletes the calculated type, which stands for the old numbers. */
export function writePageEntries(step: MeasuringStep, entries: Entries): void {
  const { draft, typeDraft } = MEASURING_STEPS[step];
  writeDraft(draft, entries);
  clearDraft(typeDraft);
  clearDraft('combinedBodyType');
}

export function writeIntroEntries(step: MeasuringStep, entries: Entries): void {
  writeDraft(MEASURING_STEPS[step].introDraft, entries);
}

export function clearIntroMeasurements(): void {
  clearDraft('introHorizontalMeasurements');
  clearDraft('introVerticalMeasurements');
}
