import type { OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { OUTFIT_WITHOUT_LOOK } from './draft-free';
import type { OutfitPiece } from './piece';
import { describePiece } from './piece-facts';
import { createDemand, type OutfitQuestion } from './question';
import { findPieceVeto } from './vetoes/find-veto';

const NEEDED: readonly OutfitSlot[] = ['top', 'bottom', 'shoes'];
/** Degrees Celsius. */
export const COAT_BELOW = 12;

/** Slots for which no piece suits the occasion and the weather; a dress stands for top and bottom. */
export function findMissing(
  { findKind }: Pick<CompiledLookBook, 'findKind'>,
  asked: OutfitQuestion,
  pieces: readonly OutfitPiece[],
): OutfitSlot[] {
  const demand = createDemand(asked);
  const question = {
    ...demand,
    look: OUTFIT_WITHOUT_LOOK,
    hasMid: false,
    mixesKnitAndSilk: false,
  };
  const has = (slot: OutfitSlot) =>
    pieces.some(
      (piece, index) =>
        piece.slot === slot &&
        !findPieceVeto(
          { index, piece, facts: describePiece(piece, findKind), suits: piece.score },
          slot,
          question,
        ),
    );
  const hasDress = has('one-piece');
  const missing = NEEDED.filter((slot) => !has(slot) && !(hasDress && slot !== 'shoes'));
  const { occasion, weather, celsius, isRaining } = demand;
  const isCoatDay =
    weather !== null && occasion !== 'sport' && (isRaining || (celsius ?? COAT_BELOW) < COAT_BELOW);
  return isCoatDay && !has('layer') ? [...missing, 'layer'] : missing;
}
