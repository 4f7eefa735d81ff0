import type { OutfitSlot } from '@figura/contracts';
import { composing, type Composition } from './compose';
import { pieceKey, type OutfitPiece } from './piece';
import type { OutfitQuestion } from './question';
import type { OutfitBody } from './reasons';
import { OUTFIT_RULES } from './rules';
import type { Steps } from '../steps';

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

/**
 * Outfits of {@link composing} in which clothes that were worn lately rest: all of them, or else tops and one-pieces. They
 * do not rest where the best outfit without them would leave more of the question open, or be worth less by more than
 * {@link OUTFIT_RULES.rest}, or where there would be none. Shoes, layers, accessories and what is fixed never rest.
 *
 * @param worn keys of the pieces that were worn lately
 */
export function* composingRested(
  question: OutfitQuestion,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): Steps<RestedComposition> {
  const all = yield* composing(question, pieces, body);
  const wornIn = (slots: readonly OutfitSlot[]) =>
    pieces.flatMap((piece) => {
      const key = pieceKey(piece);
      return slots.includes(piece.slot) && worn.has(key) && !question.fixed?.includes(key) ? [key] : [];
    });
  const known = wornIn(RESTING_SLOTS[0]!);
  for (const slots of RESTING_SLOTS) {
    const resting = wornIn(slots);
    if (resting.length === 0) break;
    const others = pieces.filter((piece) => !resting.includes(pieceKey(piece)));
    const rested = usedOf(all, resting).length > 0 ? yield* composing(question, others, body) : all;
    if (isAsGood(rested, all)) return { ...rested, resting, wornAgain: usedOf(rested, known) };
  }
  return { ...all, resting: [], wornAgain: usedOf(all, known) };
}

/** Those of some keys whose pieces are in an outfit. */
function usedOf({ outfits }: Composition, keys: readonly string[]): string[] {
  const used = new Set(outfits.flatMap(({ pieces }) => pieces.map(pieceKey)));
  return keys.filter((key) => used.has(key));
}

function isAsGood(rested: Composition, all: Composition): boolean {
  const bestOf = ({ outfits }: Composition) => Math.max(...outfits.map(({ score }) => score));
  return (
    rested.outfits.length > 0 &&
    (rested.met > 0 || (all.met === 0 && rested.relaxed.every((what) => all.relaxed.includes(what)))) &&
    bestOf(rested) >= bestOf(all) - OUTFIT_RULES.rest
  );
}
