import type { OutfitSlot } from '@figura/contracts';
import { benchOf } from './bench';
import { admitted, composed, type ComposedOutfit } from './compose';
import { pieceKey, type OutfitPiece } from './piece';
import { demandOf, type OutfitQuestion } from './question';
import type { OutfitBody } from './reasons';
import { UNSEEN_TYPES } from './rules';

/**
 * An outfit with another piece in one of its slots, the best first: pieces for the occasion and the season that are not
 * in it. The other pieces stay. Of equal ones the key decides.
 *
 * @param count how many at most
 */
export function replacements(
  question: Pick<OutfitQuestion, 'occasion' | 'season' | 'weather'>,
  outfit: readonly OutfitPiece[],
  slot: OutfitSlot,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
  count = 5,
): ComposedOutfit[] {
  const demand = demandOf(question);
  const rest = outfit.filter((piece) => piece.slot !== slot);
  const worn = new Set(outfit.map(pieceKey));
  const candidates = admitted(pieces, question, demand, [])
    .filter(
      (piece) => piece.slot === slot && !worn.has(pieceKey(piece)) && !UNSEEN_TYPES.has(piece.garment.type),
    )
    .sort((a, b) => (pieceKey(a) < pieceKey(b) ? -1 : 1));
  const at = outfit.findIndex((piece) => piece.slot === slot);
  const place = at < 0 ? rest.length : at;
  const bench = benchOf([...rest, ...candidates], question, demand, false);
  return candidates
    .map((_, index) => {
      const combination = rest.map((_piece, position) => position);
      combination.splice(place, 0, rest.length + index);
      return composed(bench, combination, question, body);
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, count);
}
