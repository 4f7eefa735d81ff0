import type { OutfitSlot } from '@figura/contracts';
import { addBetween, addPieces, Sums, worthOf, type Bench, type Combination } from './bench';
import type { Steps } from '../steps';

/** Up to so many combinations every one is looked at; of more, the pieces that suit best of each slot. */
const MAX_COMBINATIONS = 20_000;
/** How many pieces of each slot are kept then. */
const MAX_PER_SLOT: Readonly<Record<OutfitSlot, number>> = {
  'one-piece': 24,
  top: 24,
  bottom: 20,
  layer: 8,
  shoes: 8,
  accessory: 12,
};
/** Of clothes without shoes and layer the best so many are kept. */
const KEPT_BASES = 120;
/** A step of work, in combinations that are judged: about a millisecond before V8 has compiled it. */
const COMBINATIONS_PER_YIELD = 200;
/** The same in clothes, of which each two are judged for the first time. */
const OUTFITS_PER_YIELD = 50;

/** What may stand in each place of an outfit. */
interface Places {
  readonly bases: readonly Combination[];
  readonly shoes: readonly number[];
  /** An empty one stands for none. */
  readonly layers: readonly Combination[];
  /** Accessories that every outfit has. */
  readonly always: Combination;
}

/** Whole outfits, by number: of bases first, then of shoes, then of layers. */
export interface Combined extends Places {
  /** What each is worth, with what the seed adds: outfits are chosen by it. */
  readonly ranks: Float64Array;
}

/** The pieces of the outfit of a number. */
export function combinationAt({ bases, shoes, layers, always }: Combined, number: number): Combination {
  const layer = layers[number % layers.length]!;
  const rest = Math.floor(number / layers.length);
  const shoe = shoes[rest % shoes.length]!;
  return [...bases[Math.floor(rest / shoes.length)]!, ...layer, shoe, ...always];
}

/**
 * Every combination of the best pieces, or of all where they are few; null where no outfit can be whole.
 *
 * @param candidates the pieces that may be worn, as indexes on the bench
 * @param fixed those that every outfit has
 */
export function* combining(
  bench: Bench,
  candidates: readonly number[],
  fixed: ReadonlySet<number>,
  isRelaxed: boolean,
): Steps<Combined | null> {
  const places = yield* placesOf(bench, candidates, fixed, isRelaxed);
  if (!places) return null;
  yield;
  const { bases, shoes, layers, always } = places;
  const ranks = new Float64Array(bases.length * shoes.length * layers.length);
  const [ofLayers, ofShoes] = [
    layers.map((layer) => partOf(bench, layer)),
    shoes.map((shoe) => partOf(bench, [shoe])),
  ];
  const shod = layers.map((layer) => shoes.map((shoe) => between(bench, layer, [shoe])));
  let number = 0;
  for (const base of bases) {
    const body = partOf(bench, [...base, ...always]);
    const dressed = layers.map((layer) => between(bench, [...base, ...always], layer));
    for (const [at, shoe] of shoes.entries()) {
      const foot = ofShoes[at]!;
      const standing = between(bench, [...base, ...always], [shoe]);
      for (let over = 0; over < layers.length; over++) {
        const [layer, one, other] = [ofLayers[over]!, dressed[over]!, shod[over]![at]!];
        const score = worthOf(
          bench.demand,
          body.suit + layer.suit + foot.suit,
          body.areas + layer.areas + foot.areas,
          body.together + layer.together + foot.together + one.together + other.together + standing.together,
          body.weights + layer.weights + foot.weights + one.weights + other.weights + standing.weights,
          body.clo + layer.clo + foot.clo,
        );
        const whims = body.whims + layer.whims + foot.whims;
        ranks[number] = score + whims / (body.count + layer.count + foot.count);
        if (++number % COMBINATIONS_PER_YIELD === 0) yield;
      }
    }
  }
  return { ...places, ranks };
}

function partOf(bench: Bench, part: Combination): Sums {
  const sums = new Sums();
  addPieces(sums, bench, part);
  return sums;
}

function between(bench: Bench, part: Combination, other: Combination): Sums {
  const sums = new Sums();
  addBetween(sums, bench, part, other);
  return sums;
}

/** What may stand in each place; null where no outfit can be whole. Where that is too much, what suits best of each. */
function* placesOf(
  bench: Bench,
  candidates: readonly number[],
  fixed: ReadonlySet<number>,
  isRelaxed: boolean,
): Steps<Places | null> {
  const { needsLayer } = bench.demand;
  const inSlot = (slot: OutfitSlot) => {
    const indexes = candidates.filter((index) => bench.pieces[index]!.slot === slot);
    const held = indexes.filter((index) => fixed.has(index));
    return { indexes: held.length > 0 ? held.slice(0, 1) : indexes, held };
  };
  const [dress, top, bottom, layer, shoe, accessory] = [
    inSlot('one-piece'),
    inSlot('top'),
    inSlot('bottom'),
    inSlot('layer'),
    inSlot('shoes'),
    inSlot('accessory'),
  ];
  const isHeld = ({ held }: { held: readonly number[] }) => held.length > 0;
  const hasLayer = isHeld(layer) || needsLayer;
  const mayGoWithout = !isHeld(layer) && (!needsLayer || (isRelaxed && layer.indexes.length === 0));
  const all = {
    dresses: isHeld(top) || isHeld(bottom) ? [] : dress.indexes,
    tops: isHeld(dress) ? [] : top.indexes,
    bottoms: bottom.indexes,
    shoes: shoe.indexes,
    layers: hasLayer ? layer.indexes : [],
  };
  const inLayers = (layers: readonly number[]): Combination[] => [
    ...(hasLayer && !mayGoWithout ? [] : [[]]),
    ...layers.map((index) => [index]),
  ];
  // Of accessories none is needed: one that adds to a finished outfit comes with it later.
  const always = accessory.held;
  const bases = all.dresses.length + all.tops.length * all.bottoms.length;
  const count = bases * all.shoes.length * inLayers(all.layers).length;
  if (count === 0) return null;
  if (count <= MAX_COMBINATIONS)
    return { bases: clothesOf(all), shoes: all.shoes, layers: inLayers(all.layers), always };
  const best = (slot: OutfitSlot, indexes: readonly number[]) => bestIn(bench, indexes, MAX_PER_SLOT[slot]);
  const clothes = clothesOf({
    dresses: best('one-piece', all.dresses),
    tops: best('top', all.tops),
    bottoms: best('bottom', all.bottoms),
  });
  return {
    bases: yield* bestOf(bench, clothes),
    shoes: best('shoes', all.shoes),
    layers: inLayers(best('layer', all.layers)),
    always,
  };
}

function clothesOf({
  dresses,
  tops,
  bottoms,
}: Readonly<Record<'dresses' | 'tops' | 'bottoms', readonly number[]>>): Combination[] {
  return [
    ...dresses.map((dress) => [dress]),
    ...tops.flatMap((top) => bottoms.map((bottom) => [top, bottom])),
  ];
}

/** The clothes that are worth most without what comes beside them. */
function* bestOf(bench: Bench, clothes: readonly Combination[]): Steps<Combination[]> {
  const judged: { combination: Combination; worth: number }[] = [];
  for (const combination of clothes) {
    const { suit, areas, together, weights, clo, whims, count } = partOf(bench, combination);
    const worth = worthOf(bench.demand, suit, areas, together, weights, clo) + whims / count;
    if (judged.push({ combination, worth }) % OUTFITS_PER_YIELD === 0) yield;
  }
  return judged
    .sort((a, b) => b.worth - a.worth)
    .slice(0, KEPT_BASES)
    .map(({ combination }) => combination);
}

/** The pieces that suit best. */
function bestIn({ suits, whims }: Bench, indexes: readonly number[], limit: number): readonly number[] {
  if (indexes.length <= limit) return indexes;
  const worth = (index: number) => suits[index]! + whims[index]!;
  return [...indexes].sort((a, b) => worth(b) - worth(a) || a - b).slice(0, limit);
}
