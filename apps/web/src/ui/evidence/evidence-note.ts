import type { Recommendation } from '@figura/contracts';
import { evidenceNote as t } from './messages.en';

export function findEvidenceNote(evidence: Recommendation['evidence']): string | null {
  return evidence === 'convention' ? null : t(`note.${evidence}`);
}
