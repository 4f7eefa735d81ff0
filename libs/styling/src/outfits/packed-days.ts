import type { Occasion, OutfitSlot } from '@figura/contracts';
import { benchOf, scoreOf, type Bench, type Combination } from './bench';
import { composed, type ComposedOutfit } from './compose';
import type { Dressable } from './dressable';
import type { OutfitPiece } from './piece';
import type { Demand } from './question';
import type { OutfitBody } from './reasons';
import { OUTFIT_RULES } from './rules';
import type { Steps } from '../steps';

export interface PackedOutfit extends ComposedOutfit {
  readonly occasion: Occasion;
}

/** An outfit of packed pieces. */
interface Look {
  readonly worn: Combination;
  readonly score: number;
}

/** What to wear when: every day the best of what was not worn yet, with as little as can be of the day before. */
export function* dressedDays(
  packed: readonly OutfitPiece[],
  occasions: readonly Dressable[],
  days: number,
  demand: Demand,
  body: OutfitBody | null,
): Steps<{ outfits: PackedOutfit[] }[]> {
  const wardrobes: { bench: Bench; occasion: Occasion; looks: Look[]; worn: Set<Look> }[] = [];
  for (const { occasion, open, admits } of occasions) {
    const bench = benchOf(packed.filter(admits), { occasion }, demand, open.includes('occasion'));
    wardrobes.push({ bench, occasion, looks: yield* looksOf(bench), worn: new Set() });
    yield;
  }
  const plan: { outfits: PackedOutfit[] }[] = [];
  let yesterday = new Set<OutfitPiece>();
  for (let day = 0; day < days; day++) {
    const outfits: PackedOutfit[] = [];
    for (const { bench, occasion, looks, worn } of wardrobes) {
      if (worn.size === looks.length) worn.clear();
      const again = ({ worn: pieces }: Look) =>
        pieces.filter((index) => yesterday.has(bench.pieces[index]!)).length;
      const [next] = looks
        .filter((look) => !worn.has(look))
        .sort((a, b) => again(a) - again(b) || b.score - a.score);
      if (!next) continue;
      worn.add(next);
      outfits.push({ occasion, ...composed(bench, next.worn, { occasion }, body) });
      yield;
    }
    plan.push({ outfits });
    yesterday = new Set(outfits.flatMap(({ pieces }) => pieces));
  }
  return plan;
}

/** All clothes that go together, each with the shoes and the layer that do most for it. */
function* looksOf(bench: Bench): Steps<Look[]> {
  const of = (slot: OutfitSlot) =>
    bench.pieces.flatMap((piece, index) => (piece.slot === slot ? [index] : []));
  const bottoms = of('bottom');
  const bases = [
    ...of('one-piece').map((dress) => [dress]),
    ...of('top').flatMap((top) =>
      bottoms
        .filter((bottom) => bench.pair(top, bottom) >= OUTFIT_RULES.works)
        .map((bottom) => [top, bottom]),
    ),
  ];
  const shoes = of('shoes');
  const layers = of('layer').map((layer) => [layer]);
  const looks: Look[] = [];
  for (const base of bases) {
    let best: Look | null = null;
    for (const layer of layers.length > 0 ? layers : [[]]) {
      for (const shoe of shoes) {
        const worn = [...base, ...layer, shoe];
        const score = scoreOf(bench, worn);
        if (!best || score > best.score) best = { worn, score };
      }
    }
    if (best) looks.push(best);
    yield;
  }
  return looks;
}
