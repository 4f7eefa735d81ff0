import type { Bench, Combination } from './bench';
import { combinationAt, type Combined } from './combining';
import type { OutfitPiece } from './piece';
import { OUTFIT_RULES } from './rules';
import type { Steps } from '../steps';

/** A step of work, in combinations that are compared: about a millisecond before V8 has compiled it. */
const COMPARED = 1_000;

/** The best, then again and again the best of what is left, less for what it has in common with those chosen before. */
export function* choosingDifferent(
  { pieces }: Bench,
  combined: Combined,
  chosenBefore: readonly Combination[],
  count: number,
): Steps<Combination[]> {
  const { bases, shoes, layers, always, ranks } = combined;
  const costs = new Float64Array(ranks.length);
  const compare = function* (before: Combination): Steps<void> {
    const others = before.map((index) => pieces[index]!);
    const sharedIn = (part: Combination) =>
      part.reduce((sum, index) => sum + commonWith(pieces[index]!, others), 0);
    const areaOf = (part: Combination) => part.reduce((sum, index) => sum + seenArea(pieces[index]!), 0);
    const [ofBases, ofShoes, ofLayers, ofAlways] = [bases, shoes.map((shoe) => [shoe]), layers, [always]].map(
      (parts) => parts.map((part) => ({ shared: sharedIn(part), area: areaOf(part) })),
    );
    const extra = ofAlways![0]!;
    let number = 0;
    for (const base of ofBases!) {
      for (const shoe of ofShoes!) {
        for (const layer of ofLayers!) {
          const shared = base.shared + shoe.shared + layer.shared + extra.shared;
          // 1 where nothing differs: both sums are then of the same numbers.
          const likeness = shared / (base.area + shoe.area + layer.area + extra.area);
          if (likeness > costs[number]!) costs[number] = likeness;
          if (++number % COMPARED === 0) yield;
        }
      }
    }
  };
  for (const before of chosenBefore) yield* compare(before);
  const chosen: Combination[] = [];
  while (chosen.length < count) {
    let best = -1;
    let bestWorth = -Infinity;
    for (let at = 0; at < ranks.length; at++) {
      const worth = ranks[at]! - OUTFIT_RULES.alike.cost * costs[at]!;
      if (costs[at]! < 1 && worth > bestWorth) [best, bestWorth] = [at, worth];
      if (at % COMPARED === COMPARED - 1) yield;
    }
    if (best < 0) break;
    const next = combinationAt(combined, best);
    chosen.push(next);
    yield* compare(next);
  }
  return chosen;
}

/** How much a piece counts where outfits are compared. */
function seenArea({ slot }: OutfitPiece): number {
  return OUTFIT_RULES.area[slot] * (slot === 'shoes' ? OUTFIT_RULES.alike.shoes : 1);
}

/** How much of a piece comes again in an outfit, by area. */
function commonWith(piece: OutfitPiece, outfit: readonly OutfitPiece[]): number {
  const { sameType, bothDresses } = OUTFIT_RULES.alike;
  let most = 0;
  for (const other of outfit) {
    if (other === piece) return seenArea(piece);
    if (other.slot !== piece.slot) continue;
    if (other.garment.type === piece.garment.type) most = Math.max(most, sameType);
    else if (piece.slot === 'one-piece') most = Math.max(most, bothDresses);
  }
  return seenArea(piece) * most;
}
