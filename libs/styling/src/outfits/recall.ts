import type { CompiledLookBook } from './compile-look-book';
import { indexPieces, toOutfit, type ComposedOutfit } from './compose';
import type { DraftOutfit } from './composing';
import { OUTFIT_WITHOUT_LOOK } from './draft-free';
import { chooseWornStyles } from './finish-outfit';
import type { OutfitPiece } from './piece';
import { createDemand, type OutfitQuestion } from './question';
import type { OutfitBody } from './sentences';
import { createLookQuestion } from './vetoes/veto';

export function recallOutfit(
  lookBook: CompiledLookBook,
  question: Pick<OutfitQuestion, 'occasion' | 'season' | 'weather'>,
  {
    lookId,
    pieces,
    score,
  }: Readonly<{ lookId: string | null; pieces: readonly OutfitPiece[]; score: number }>,
  body: OutfitBody | null,
): ComposedOutfit {
  const demand = createDemand(question);
  const look = lookBook.book.looks.find(({ id }) => id === lookId) ?? OUTFIT_WITHOUT_LOOK;
  const { candidates } = indexPieces(lookBook, pieces);
  const worn = Object.fromEntries(candidates.map((candidate) => [candidate.piece.slot, candidate]));
  const draft: DraftOutfit = {
    look,
    palette: null,
    pieces: worn,
    score,
    worth: score,
    isColored: false,
    worn: chooseWornStyles(worn, look, demand),
    question: createLookQuestion(demand, look, worn['mid'] !== undefined),
    demand,
  };
  return toOutfit(lookBook, draft, [], demand, body);
}
