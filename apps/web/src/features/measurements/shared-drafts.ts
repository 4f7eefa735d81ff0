import { clearDraft } from '../../lib/drafts/draft-stores';
import { writeDraft } from '../../lib/drafts/drafts';
import type { Entries } from './measured-values';

const PAGES = {
  horizontalMeasurements: { type: 'horizontalBodyType', intro: 'introHorizontalMeasurements' },
  verticalMeasurements: { type: 'verticalBodyType', intro: 'introVerticalMeasurements' },
} as const;

type PageDraft = keyof typeof PAGES;

/** Takes what is typed in the onboarding over to the measuring pages, whose types no longer stand for it. */
export function shareWithPages(draft: PageDraft, entries: Entries): void {
  writeDraft(draft, entries);
  clearDraft(PAGES[draft].type);
  clearDraft('combinedBodyType');
}

/** Takes what is typed on the measuring pages over to the onboarding. */
export function shareWithIntro(draft: PageDraft, entries: Entries): void {
  writeDraft(PAGES[draft].intro, entries);
}

/** Forgets what was taken over to the onboarding, once there are stored measurements and nothing left to ask. */
export function clearIntroMeasurements(): void {
  clearDraft('introHorizontalMeasurements');
  clearDraft('introVerticalMeasurements');
}
