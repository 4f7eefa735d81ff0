import type { OutfitSlot } from '@figura/contracts';
import { nameClothes, type DraftOutfit } from './composing';
import { CLOTHES } from './piece-facts';
import type { Candidate } from './vetoes/veto';

const REPEATED: Readonly<Partial<Record<OutfitSlot, number>>> = {
  mid: 0.2,
  layer: 0.12,
  shoes: 0.16,
  bag: 0.04,
  jewelry: 0.03,
};
const SAME_CLOTHES = 0.35;
const SAME_LOOK = 0.3;
const SAME_LINE = 0.13;
const SAME_PALETTE = 0.08;
const SAME_SHOES = 0.03;
const SAME_TONE: Readonly<Partial<Record<OutfitSlot, number>>> = {
  top: 0.05,
  bottom: 0.04,
  'one-piece': 0.08,
  layer: 0.04,
  shoes: 0.02,
};
const SAME_KIND_OF_TOP = 0.04;
const FIRST_COLOR = 0.1;

/** Best first. Looks and fixed clothes repeat only if nothing else is left, other clothes only if they may. */
export function chooseDifferent(
  drafts: readonly DraftOutfit[],
  count: number,
  fixed: readonly Candidate[],
  before: readonly DraftOutfit[] = [],
  mayRepeatClothes = false,
): DraftOutfit[] {
  const sorted = [...drafts].sort((a, b) => b.worth - a.worth);
  const chosen: DraftOutfit[] = [];
  let mayRepeatLook = false;
  while (chosen.length < count) {
    const others = [...before, ...chosen];
    let best: DraftOutfit | null = null;
    let bestWorth = -Infinity;
    for (const draft of sorted) {
      // All costs are positive, so later drafts cannot win by more than this bonus.
      if (draft.worth + FIRST_COLOR < bestWorth) break;
      const worth = rateBeside(draft, others, fixed, { mayRepeatLook, mayRepeatClothes });
      if (worth > bestWorth) [best, bestWorth] = [draft, worth];
    }
    if (best) chosen.push(best);
    else if (mayRepeatLook) break;
    else mayRepeatLook = true;
  }
  return chosen;
}

/** -Infinity if the outfit must not stand beside the others. */
function rateBeside(
  draft: DraftOutfit,
  others: readonly DraftOutfit[],
  fixed: readonly Candidate[],
  { mayRepeatLook, mayRepeatClothes }: Readonly<Record<'mayRepeatLook' | 'mayRepeatClothes', boolean>>,
): number {
  let { worth } = draft;
  for (const other of others) {
    if (other.look.id === draft.look.id) {
      if (!mayRepeatLook) return -Infinity;
      worth -= SAME_LOOK;
    }
    const isOtherMid = mayRepeatClothes && draft.pieces.mid !== other.pieces.mid;
    if (!isOtherMid && nameClothes(draft, fixed) === nameClothes(other, fixed)) return -Infinity;
    const worn = new Set(Object.values(other.pieces));
    for (const [slot, candidate] of Object.entries(draft.pieces) as [OutfitSlot, Candidate][]) {
      if (!worn.has(candidate) || fixed.includes(candidate)) continue;
      if (CLOTHES.includes(slot) && !mayRepeatClothes) return -Infinity;
      worth -= CLOTHES.includes(slot) ? SAME_CLOTHES : (REPEATED[slot] ?? 0);
    }
    for (const [slot, cost] of Object.entries(SAME_TONE) as [OutfitSlot, number][]) {
      const [one, two] = [draft.pieces[slot], other.pieces[slot]];
      if (one && two && one !== two && one.facts.tone === two.facts.tone) worth -= cost;
    }
    const [top, otherTop] = [draft.pieces.top, other.pieces.top];
    if (top && top.piece.garment.type === otherTop?.piece.garment.type) worth -= SAME_KIND_OF_TOP;
    if (other.look.line === draft.look.line) worth -= SAME_LINE;
    if (other.palette === draft.palette) worth -= SAME_PALETTE;
    if (other.pieces.shoes!.piece.garment.type === draft.pieces.shoes!.piece.garment.type)
      worth -= SAME_SHOES;
  }
  const isFirstColor = others.length > 0 && draft.isColored && !others.some(({ isColored }) => isColored);
  return worth + (isFirstColor ? FIRST_COLOR : 0);
}
