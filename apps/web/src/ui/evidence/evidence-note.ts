import type { Recommendation } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.evidenceNote);

/** How well an effect is known, where that is worth a word: most are the craft's convention. */
export function findEvidenceNote(evidence: Recommendation['evidence']): string | null {
  return evidence === 'convention' ? null : t(`note.${evidence}`);
}
