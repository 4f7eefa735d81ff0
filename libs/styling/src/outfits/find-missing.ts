import { isCutFor, type OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { OUTFIT_WITHOUT_LOOK } from './draft-free';
import { isSet } from './match-color';
import type { OutfitPiece } from './piece';
import { describePiece } from './piece-facts';
import { createDemand, type Demand, type OutfitQuestion } from './question';
import { findPieceVeto } from './vetoes/find-veto';
import { createLookQuestion } from './vetoes/veto';

const NEEDED: readonly OutfitSlot[] = ['top', 'bottom', 'shoes'];
/** A suit, named by its jacket, or a gown. */
const FORMAL = {
  mens: ['mid', 'top', 'shoes'],
  womens: ['one-piece', 'shoes'],
} as const satisfies Record<string, readonly OutfitSlot[]>;
/** Degrees Celsius. */
const COAT_BELOW = 12;

export function isCoatDay({ occasion, isRaining, celsius }: Demand): boolean {
  return occasion !== 'sport' && (isRaining || (celsius !== null && celsius < COAT_BELOW));
}

export function createWearable(
  { book, findKind }: Pick<CompiledLookBook, 'book' | 'findKind'>,
  asked: OutfitQuestion,
): (piece: OutfitPiece) => boolean {
  const demand = createDemand(asked);
  const looks = book.looks.filter(
    (look) =>
      isCutFor(look.for, demand.presentation) &&
      look.occasion.includes(demand.occasion) &&
      look.when.includes(demand.band),
  );
  const questions = [...looks, OUTFIT_WITHOUT_LOOK].map((look) =>
    createLookQuestion(demand, look, look.wear.mid !== undefined),
  );
  return (piece) => {
    const candidate = { index: 0, piece, facts: describePiece(piece, findKind), suits: piece.score };
    return questions.some((question) => !findPieceVeto(candidate, piece.slot, question));
  };
}

function listNeeded(demand: Demand): readonly OutfitSlot[] {
  const formal = FORMAL[demand.presentation === 'mens' ? 'mens' : 'womens'];
  const needed = demand.occasion === 'formal' ? formal : NEEDED;
  return isCoatDay(demand) ? [...needed, 'layer'] : needed;
}

/** The dressiest piece for each slot that the occasion and the weather need. */
export function findFitting(
  lookBook: Pick<CompiledLookBook, 'book' | 'findKind'>,
  asked: OutfitQuestion,
  pieces: readonly OutfitPiece[],
): OutfitPiece[] {
  const fitting = pieces.filter(createWearable(lookBook, asked));
  fitting.sort((a, b) => b.wearing.formality - a.wearing.formality);
  return listNeeded(createDemand(asked)).flatMap(
    (needed) => fitting.find(({ slot }) => slot === needed) ?? [],
  );
}

/** Slots for which no piece suits the occasion and the weather; a dress stands for top and bottom. */
export function findMissing(
  lookBook: Pick<CompiledLookBook, 'book' | 'findKind'>,
  asked: OutfitQuestion,
  pieces: readonly OutfitPiece[],
): OutfitSlot[] {
  const isWearable = createWearable(lookBook, asked);
  const has = (slot: OutfitSlot) =>
    slot === 'mid' ? hasSuit() : pieces.some((piece) => piece.slot === slot && isWearable(piece));
  const demand = createDemand(asked);
  const isDressed = has('one-piece') || (demand.presentation !== 'mens' && has('top') && has('bottom'));
  const isNeeded = (slot: OutfitSlot) => !isDressed || slot === 'shoes' || slot === 'layer';
  return listNeeded(demand).filter((slot) => isNeeded(slot) && !has(slot));

  function hasSuit(): boolean {
    const halves = pieces.map((piece) => ({ piece, facts: describePiece(piece, lookBook.findKind) }));
    const trousers = halves.filter(({ piece }) => piece.slot === 'bottom' && isWearable(piece));
    return halves.some(
      (jacket) =>
        jacket.facts.is('blazer') &&
        isWearable({ ...jacket.piece, slot: 'mid' }) &&
        trousers.some((each) => jacket.facts.has('fabric', 'velvet') || isSet(jacket, each)),
    );
  }
}
