import type { OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { composeOutfits, type Composition } from './compose';
import { buildPieceKey, type OutfitPiece } from './piece';
import type { OutfitQuestion } from './question';
import type { OutfitBody } from './sentences';

export interface RestedComposition extends Composition {
  readonly resting: readonly string[];
  readonly wornAgain: readonly string[];
}

const RESTING_SLOTS: readonly (readonly OutfitSlot[])[] = [
  ['one-piece', 'top', 'bottom'],
  ['one-piece', 'top'],
];
/** Maximum score loss for letting yesterday's clothes rest. */
const RESTING_COST = 0.1;

/**
 * Omits recently worn clothes, unless this relaxes more, costs more than {@link RESTING_COST}, or leaves none. Shoes, layers, accessories,
 * and fixed pieces never rest.
 * @param worn keys of recently worn pieces
 */
export function composeRested(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
  worn: ReadonlySet<string>,
): RestedComposition {
  const all = composeOutfits(lookBook, question, pieces, body);
  const listWornKeys = (slots: readonly OutfitSlot[]) =>
    pieces.flatMap((piece) => {
      const key = buildPieceKey(piece);
      return slots.includes(piece.slot) && worn.has(key) && !question.fixed?.includes(key) ? [key] : [];
    });
  const known = listWornKeys(RESTING_SLOTS[0]!);
  for (const slots of RESTING_SLOTS) {
    const resting = listWornKeys(slots);
    if (resting.length === 0) break;
    const others = pieces.filter((piece) => !resting.includes(buildPieceKey(piece)));
    const rested =
      listUsedKeys(all, resting).length > 0 ? composeOutfits(lookBook, question, others, body) : all;
    if (isAsGood(rested, all)) return { ...rested, resting, wornAgain: listUsedKeys(rested, known) };
  }
  return { ...all, resting: [], wornAgain: listUsedKeys(all, known) };
}

function listUsedKeys({ outfits }: Composition, keys: readonly string[]): string[] {
  const used = new Set(outfits.flatMap(({ pieces }) => pieces.map(buildPieceKey)));
  return keys.filter((key) => used.has(key));
}

function isAsGood(rested: Composition, all: Composition): boolean {
  const computeBestScore = ({ outfits }: Composition) => Math.max(...outfits.map(({ score }) => score));
  return (
    rested.outfits.length > 0 &&
    (rested.met > 0 || (all.met === 0 && rested.relaxed.every((what) => all.relaxed.includes(what)))) &&
    computeBestScore(rested) >= computeBestScore(all) - RESTING_COST
  );
}
