import type { ComposedOutfit } from '@figura/styling';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';
import type { Candidate, Candidates } from './candidates';

/** Reasons beside the sentence of the look. */
const MAX_REASONS = 2;

/** An outfit as its wearer is shown it. */
export function showOutfit(
  { pieces, look, score, reasons, sentence }: ComposedOutfit,
  { explain }: Pick<Candidates, 'explain'>,
): SuggestedOutfit {
  const worn = pieces as readonly (Candidate & (typeof pieces)[number])[];
  const found = reasons.map((reason) => reason.sentence);
  for (const piece of [...worn].sort((a, b) => b.score - a.score)) {
    if (found.length >= MAX_REASONS) break;
    const why = explain(piece);
    if (why !== null) found.push(`${piece.name}: ${why}`);
  }
  return {
    pieces: worn.map(({ slot, source, id, garment, name, worn: styles }) => ({
      slot,
      source,
      id,
      garment,
      name,
      ...(styles && { worn: [...styles] }),
    })),
    look,
    score,
    reasons: found,
    sentence,
  };
}
