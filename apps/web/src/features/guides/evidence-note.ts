import type { Recommendation } from '@figura/contracts';

/** How well an effect is known, where that is worth a word: most are the craft's convention. */
export function evidenceNote(evidence: Recommendation['evidence']): string | null {
  if (evidence === 'tested') return 'Tested in studies.';
  return evidence === 'contested' ? 'Stylists differ on this one.' : null;
}
