import type { OutfitSlot } from '@figura/contracts';
import { benchOf, looking, scoreOf } from './bench';
import { admission, composed, type ComposedOutfit } from './compose';
import { pieceKey, type OutfitPiece } from './piece';
import { demandOf, type OutfitQuestion } from './question';
import type { OutfitBody } from './reasons';
import { UNSEEN_TYPES } from './rules';
import type { Steps } from '../steps';

/**
 * An outfit with another piece in one of its slots, the best first: pieces for the occasion and the season that are not
 * in it. The other pieces stay, and of several in the slot all but the last. Of equal ones the key decides.
 *
 * @param count how many at most
 */
export function* replacing(
  question: Pick<OutfitQuestion, 'occasion' | 'season' | 'weather'>,
  outfit: readonly OutfitPiece[],
  slot: OutfitSlot,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
  count = 5,
): Steps<ComposedOutfit[]> {
  const demand = demandOf(question);
  const at = outfit.findLastIndex((piece) => piece.slot === slot);
  const rest = outfit.filter((_piece, index) => index !== at);
  const worn = new Set(outfit.map(pieceKey));
  const isAdmitted = admission(question, demand);
  const candidates = pieces
    .filter(
      (piece) =>
        piece.slot === slot &&
        isAdmitted(piece) &&
        !worn.has(pieceKey(piece)) &&
        !UNSEEN_TYPES.has(piece.garment.type),
    )
    .sort((a, b) => (pieceKey(a) < pieceKey(b) ? -1 : 1));
  const place = at < 0 ? rest.length : at;
  yield* looking(candidates);
  const bench = benchOf([...rest, ...candidates], question, demand, false);
  yield;
  const found = candidates.map((_, index) => {
    const combination = rest.map((_piece, position) => position);
    combination.splice(place, 0, rest.length + index);
    return { combination, score: Math.round(scoreOf(bench, combination) * 1_000) };
  });
  yield;
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ combination }) => composed(bench, combination, question, body));
}
