import type { OutfitSlot } from '@figura/contracts';
import { judgedOf, pairScore } from './pairs';
import type { OutfitPiece } from './piece';
import { OUTFIT_RULES } from './rules';

/** A piece as others see it: nothing of whom it suits. */
type WornPiece = Pick<OutfitPiece, 'slot' | 'garment' | 'wearing'>;

/** Slots of which one piece is worn; a one-piece takes the place of a bottom. */
const SINGLE: readonly (readonly OutfitSlot[])[] = [['shoes'], ['bottom', 'one-piece']];

/**
 * How pieces that somebody put together go together, whoever wears them: from 0 to 1, and 0.5 where there are fewer than
 * two. The mean over their pairs, each counting as much as the smaller of the two pieces is seen.
 */
export function harmonyOf(pieces: readonly WornPiece[]): number {
  const { pairs, common, double } = OUTFIT_RULES.together;
  const judged = pieces.map((piece) => ({ ...judgedOf(piece), wearing: piece.wearing }));
  let sum = 0;
  let weights = 0;
  judged.forEach((one, at) => {
    for (const other of judged.slice(at + 1)) {
      const weight = Math.min(OUTFIT_RULES.area[one.slot], OUTFIT_RULES.area[other.slot]);
      sum += weight * (pairs * pairScore(one, other) + common * inCommon(one.wearing, other.wearing));
      weights += weight;
    }
  });
  if (weights === 0) return 0.5;
  const doubles = SINGLE.map((slots) => pieces.filter(({ slot }) => slots.includes(slot)).length - 1);
  const cost = doubles.reduce((total, count) => total + Math.max(0, count) * double, 0);
  return Math.max(0, sum / weights - cost);
}

/** Occasions and seasons that two pieces share, of those that either has: from 0 to 1. */
function inCommon(one: OutfitPiece['wearing'], other: OutfitPiece['wearing']): number {
  return (shared(one.occasion, other.occasion) + shared(one.season, other.season)) / 2;
}

function shared(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : one.filter((entry) => other.includes(entry)).length / all;
}
