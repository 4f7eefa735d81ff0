import { clearDraft } from '../../lib/drafts/draft-stores';
import { writeDraft } from '../../lib/drafts/drafts';
import type { Entries } from './measured-values';
import type { MeasuringStep } from './measuring-steps';
import { MEASURING_STEPS } from './measuring-steps';

/** Keeps what is typed on a measuring page. A type stands for the numbers it was calculated from, so it is forgotten. */
export function writePageEntries(step: MeasuringStep, entries: Entries): void {
  const { draft, typeDraft } = MEASURING_STEPS[step];
  writeDraft(draft, entries);
  clearDraft(typeDraft);
  clearDraft('combinedBodyType');
}

/** Keeps what is typed in the onboarding. */
export function writeIntroEntries(step: MeasuringStep, entries: Entries): void {
  writeDraft(MEASURING_STEPS[step].introDraft, entries);
}

/** Forgets what was taken over to the onboarding, once there are stored measurements and nothing left to ask. */
export function clearIntroMeasurements(): void {
  clearDraft('introHorizontalMeasurements');
  clearDraft('introVerticalMeasurements');
}
