import type { Occasion, OutfitSlot } from '@figura/contracts';
import type { Bench, Combination } from './bench';
import { admission, type Relaxation } from './compose';
import type { OutfitPiece } from './piece';
import { OUTFIT_RULES } from './rules';
import type { Steps } from '../steps';

/** An occasion that pieces make a whole outfit for. */
export interface Dressable {
  readonly occasion: Occasion;
  /** What had to be left open for that. */
  readonly open: readonly Relaxation[];
  readonly admits: (piece: OutfitPiece) => boolean;
  /** Such an outfit. */
  readonly example: Combination;
}

/** An occasion that pieces make no whole outfit for. */
export interface Undressed {
  readonly occasion: Occasion;
  /** The places that nothing fills; none where pieces are there for each and no two go together. */
  readonly lacks: readonly OutfitSlot[];
}

/** What is left open, the least first. */
const LEVELS: readonly (readonly Relaxation[])[] = [[], ['season'], ['occasion'], ['season', 'occasion']];

/**
 * How an occasion can be dressed from the pieces of a bench: with what is made for it and for the season, or else with
 * what is made for another season, or else with what is nearly made for it.
 */
export function* dressableFor(bench: Bench, occasion: Occasion): Steps<Dressable | Undressed> {
  const { demand, pieces } = bench;
  let lacks: OutfitSlot[] = [];
  for (const open of LEVELS) {
    const admits = admission({ occasion }, demand, open, OUTFIT_RULES.farthest);
    const inSlot = (slot: OutfitSlot) =>
      pieces.flatMap((piece, index) => (piece.slot === slot && admits(piece) ? [index] : []));
    const [dresses, tops, bottoms, shoes, layers] = (
      ['one-piece', 'top', 'bottom', 'shoes', 'layer'] as const
    ).map(inSlot) as [number[], number[], number[], number[], number[]];
    const clothes = dresses.length > 0 ? [dresses[0]!] : yield* goingTogether(bench, tops, bottoms);
    const layer = demand.needsLayer ? layers.slice(0, 1) : [];
    const isWarm = !demand.needsLayer || layer.length > 0 || open.length > 0;
    if (clothes && shoes.length > 0 && isWarm)
      return { occasion, open, admits, example: [...clothes, ...layer, shoes[0]!] };
    const hasDress = dresses.length > 0;
    lacks = [
      ...(tops.length === 0 && !hasDress ? (['top'] as const) : []),
      ...(bottoms.length === 0 && !hasDress ? (['bottom'] as const) : []),
      ...(shoes.length === 0 ? (['shoes'] as const) : []),
    ];
  }
  return { occasion, lacks };
}

/** The first top and bottom that go together. */
function* goingTogether(
  bench: Bench,
  tops: readonly number[],
  bottoms: readonly number[],
): Steps<Combination | null> {
  for (const top of tops) {
    const bottom = bottoms.find((index) => bench.pair(top, index) >= OUTFIT_RULES.works);
    if (bottom !== undefined) return [top, bottom];
    yield;
  }
  return null;
}
