import type { ComposedOutfit } from '@figura/styling';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';
import type { Candidates } from './own-candidates.service';
import type { Candidate } from './fitted-pieces.service';

/** Reasons that speak of single pieces, after those of the whole. */
const PIECE_REASONS = 2;

/** An outfit as its wearer is shown it. */
export function shownOutfit(
  { pieces, score, reasons, sentence }: ComposedOutfit,
  { whyOf }: Candidates,
): SuggestedOutfit {
  const worn = pieces as readonly Candidate[];
  const whys: string[] = [];
  for (const piece of [...worn].sort((a, b) => b.score - a.score)) {
    const why = whyOf(piece);
    if (why !== null) whys.push(`${piece.name}: ${why}`);
    if (whys.length === PIECE_REASONS) break;
  }
  return {
    pieces: worn.map(({ slot, source, id, garment, name }) => ({ slot, source, id, garment, name })),
    score,
    reasons: [...reasons.map((reason) => reason.sentence), ...whys],
    sentence,
  };
}
