import type { OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from '../compile-look-book';
import { composeOutfits, type ComposedOutfit } from '../compose';
import { buildPieceKey, type OutfitPiece } from '../piece';
import { CLOTHES } from '../piece-facts';
import type { OutfitQuestion } from '../question';
import type { OutfitBody } from '../sentences';

export type Gaps = readonly (() => readonly ComposedOutfit[])[];

interface GapOptions {
  readonly owned: readonly OutfitPiece[];
  readonly listFillers: () => readonly OutfitPiece[];
  readonly gaps: readonly OutfitSlot[];
}

export function fillGaps(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  { owned, listFillers, gaps }: GapOptions,
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): Gaps {
  const owns = new Set(owned.map(buildPieceKey));
  const isResting = (piece: OutfitPiece) => worn.has(buildPieceKey(piece)) && CLOTHES.includes(piece.slot);
  const rested = owned.filter((piece) => !isResting(piece));
  const choices = owned.length === 0 ? [] : rested.length < owned.length ? [rested, owned] : [owned];
  return choices.flatMap((pieces) =>
    gaps.map((gap) => {
      let found: readonly ComposedOutfit[] | undefined;
      return () => (found ??= fillGap(pieces, gap));
    }),
  );

  function fillGap(pieces: readonly OutfitPiece[], gap: OutfitSlot): readonly ComposedOutfit[] {
    const fillers = listFillers();
    if (!fillers.some(({ slot }) => slot === gap)) return [];
    const offered = fillers.filter(({ slot }) => slot === gap);
    return composeOutfits(lookBook, question, [...pieces, ...offered], body).outfits.filter(
      // Own shoes under a catalog dress are an own outfit only where a gown is what lacks.
      (outfit) =>
        outfit.pieces.some(
          (piece) => (CLOTHES.includes(piece.slot) || gap === 'one-piece') && owns.has(buildPieceKey(piece)),
        ) && outfit.pieces.filter((piece) => !owns.has(buildPieceKey(piece))).length === 1,
    );
  }
}
