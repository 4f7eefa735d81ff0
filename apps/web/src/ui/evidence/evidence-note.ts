import type { Recommendation } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.evidenceNote);

export function findEvidenceNote(evidence: Recommendation['evidence']): string | null {
  return evidence === 'convention' ? null : t(`note.${evidence}`);
}
