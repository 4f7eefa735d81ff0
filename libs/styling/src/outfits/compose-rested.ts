import type { OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { composeOutfits, type Composition } from './compose';
import { buildPieceKey, type OutfitPiece } from './piece';
import type { OutfitQuestion } from './question';
import type { OutfitBody } from './sentences';

export interface RestedComposition extends Composition {
  /** Keys of the pieces that were left out because they were worn. */
  readonly resting: readonly string[];
  /** Keys of the pieces that were worn and come again in these outfits. */
  readonly wornAgain: readonly string[];
}

/** Of which slots pieces rest, in the order in which it is tried: what is worn below is worn again first. */
const RESTING_SLOTS: readonly (readonly OutfitSlot[])[] = [
  ['one-piece', 'top', 'bottom'],
  ['one-piece', 'top'],
];
/** By so much the best outfit may score less so that clothes of the day before rest. */
const RESTING_COST = 0.1;

/**
 * Outfits of {@link composeOutfits} in which clothes that were worn lately rest: all of them, or else tops and one-pieces.
 * They do not rest where the best outfit without them would leave more of the question open, or score less by more than
 * {@link RESTING_COST}, or where there would be none. Shoes, layers, accessories and what is fixed never rest.
 *
 * @param worn keys of the pieces that were worn lately
 */
export function composeRested(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): RestedComposition {
  const all = composeOutfits(lookBook, question, pieces, body);
  const findWorn = (slots: readonly OutfitSlot[]) =>
    pieces.flatMap((piece) => {
      const key = buildPieceKey(piece);
      return slots.includes(piece.slot) && worn.has(key) && !question.fixed?.includes(key) ? [key] : [];
    });
  const known = findWorn(RESTING_SLOTS[0]!);
  for (const slots of RESTING_SLOTS) {
    const resting = findWorn(slots);
    if (resting.length === 0) break;
    const others = pieces.filter((piece) => !resting.includes(buildPieceKey(piece)));
    const rested = findUsed(all, resting).length > 0 ? composeOutfits(lookBook, question, others, body) : all;
    if (isAsGood(rested, all)) return { ...rested, resting, wornAgain: findUsed(rested, known) };
  }
  return { ...all, resting: [], wornAgain: findUsed(all, known) };
}

/** Those of some keys whose pieces are in an outfit. */
function findUsed({ outfits }: Composition, keys: readonly string[]): string[] {
  const used = new Set(outfits.flatMap(({ pieces }) => pieces.map(buildPieceKey)));
  return keys.filter((key) => used.has(key));
}

function isAsGood(rested: Composition, all: Composition): boolean {
  const findBest = ({ outfits }: Composition) => Math.max(...outfits.map(({ score }) => score));
  return (
    rested.outfits.length > 0 &&
    (rested.met > 0 || (all.met === 0 && rested.relaxed.every((what) => all.relaxed.includes(what)))) &&
    findBest(rested) >= findBest(all) - RESTING_COST
  );
}
