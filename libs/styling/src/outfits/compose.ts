import type { OutfitSlot } from '@figura/contracts';
import { benchOf, looking, scoreOf, whimOf, type Bench, type Combination } from './bench';
import { pieceKey, type OutfitPiece } from './piece';
import { demandOf, type Demand, type OutfitQuestion } from './question';
import { reasonsOf, type OutfitBody, type OutfitReason } from './reasons';
import { OUTFIT_RULES, UNSEEN_TYPES } from './rules';
import { finish, type Steps } from '../steps';

/** What had to be left open so that there were enough outfits. */
export type Relaxation = 'season' | 'occasion';

export interface ComposedOutfit {
  /** In the order of the slots. */
  readonly pieces: readonly OutfitPiece[];
  /** 0 to 1, to three places. */
  readonly score: number;
  /** What makes it work, the strongest first. */
  readonly reasons: readonly OutfitReason[];
  /** The outfit in one sentence. */
  readonly sentence: string;
}

export interface Composition {
  /** The best first. */
  readonly outfits: readonly ComposedOutfit[];
  /** Season before occasion; empty where everything could be met. */
  readonly relaxed: readonly Relaxation[];
}

/** Up to so many combinations every one is looked at; of more, the pieces that suit best of each slot. */
const MAX_COMBINATIONS = 20_000;
/** How many pieces of each slot are kept then. */
const KEPT: Readonly<Record<OutfitSlot, number>> = {
  'one-piece': 24,
  top: 24,
  bottom: 20,
  layer: 8,
  shoes: 8,
  accessory: 12,
};
/** Of clothes without shoes and layer the best so many are kept. */
const KEPT_BASES = 120;
/** A step of work, in combinations that are judged or compared: well below 5 ms. */
const JUDGED = 100;
const COMPARED = 4_000;

interface Found {
  readonly combination: Combination;
  readonly score: number;
  /** The score with what the seed adds: outfits are chosen by it. */
  readonly rank: number;
}

/**
 * Complete outfits for a question, different from one another: a one-piece, or a top and a bottom; shoes; a layer where
 * season or weather ask for one. Where there are fewer than asked for, pieces of other seasons are taken, then pieces for
 * other occasions, for the outfits that lack. Whatever the order of the pieces, the answer is the same.
 *
 * Up to {@link MAX_COMBINATIONS} combinations every one is looked at. Of more, only the pieces that suit best are combined,
 * and of the clothes only the best get shoes and layers.
 *
 * @param body for the reasons; null where nobody measured
 */
export function composeOutfits(
  question: OutfitQuestion,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
): Composition {
  return finish(composing(question, pieces, body));
}

/** The same in steps of a few milliseconds. */
export function* composing(
  question: OutfitQuestion,
  all: readonly OutfitPiece[],
  body: OutfitBody | null,
): Steps<Composition> {
  const pieces = [...all]
    .filter(({ garment }) => !UNSEEN_TYPES.has(garment.type))
    .sort((a, b) => (pieceKey(a) < pieceKey(b) ? -1 : 1));
  const demand = demandOf(question);
  const outfits: ComposedOutfit[] = [];
  const chosen: (readonly OutfitPiece[])[] = [];
  const relaxed: Relaxation[] = [];
  yield* looking(pieces);
  for (const [open, farthest] of relaxations(demand)) {
    const missing = question.count - outfits.length;
    if (missing <= 0 || (farthest === Infinity && outfits.length > 0)) break;
    const bench = benchOf(
      admitted(pieces, question, demand, open, farthest),
      question,
      demand,
      open.includes('occasion'),
    );
    yield;
    const found = yield* combining(bench, question, open.length > 0);
    yield;
    const added = yield* choosingDifferent(bench, found, chosen, missing);
    if (open.length > 0 && added.length > 0) relaxed.splice(0, relaxed.length, ...open);
    for (const { combination } of added) {
      const whole = withAccessory(bench, combination, question);
      chosen.push(combination.map((index) => bench.pieces[index]!));
      outfits.push(composed(bench, whole, question, body));
      yield;
    }
  }
  return { outfits, relaxed };
}

/** What is left open, one thing after the other, and how far off the occasion pieces may be then; at last however far. */
function relaxations({ seasons }: Demand): [open: Relaxation[], farthest: number][] {
  const strict: Relaxation[][] = seasons ? [[], ['season']] : [[]];
  const open: Relaxation[] = seasons ? ['season', 'occasion'] : ['occasion'];
  return [
    ...strict.map((each): [Relaxation[], number] => [each, 0]),
    [open, OUTFIT_RULES.farthest],
    [open, Infinity],
  ];
}

/**
 * The pieces that may be worn; what is fixed was chosen and always may.
 *
 * @param farthest in steps of formality, how far off the occasion pieces may be where it is open
 */
export function admitted(
  pieces: readonly OutfitPiece[],
  { occasion, fixed = [] }: Pick<OutfitQuestion, 'occasion' | 'fixed'>,
  { seasons }: Demand,
  open: readonly Relaxation[] = [],
  farthest = 0,
): OutfitPiece[] {
  return pieces.filter((piece) => {
    const { wearing } = piece;
    if (fixed.includes(pieceKey(piece))) return true;
    const isInSeason =
      open.includes('season') || !seasons || wearing.season.some((one) => seasons.includes(one));
    const isNear = Math.abs(wearing.formality - OUTFIT_RULES.occasions[occasion]) <= farthest;
    const isForOccasion =
      wearing.occasion.includes(occasion) ||
      (open.includes('occasion') && isNear && wearing.occasion.length > 0);
    return isInSeason && isForOccasion;
  });
}

/** Every combination of the best pieces, or of all where they are few. */
function* combining(bench: Bench, { fixed = [] }: OutfitQuestion, isRelaxed: boolean): Steps<Found[]> {
  const slots = slotsOf(bench, fixed, isRelaxed);
  if (!slots) return [];
  const { bases, shoes, layers, accessories } = slots;
  const found: Found[] = [];
  for (const base of bases) {
    for (const shoe of shoes) {
      for (const layer of layers) {
        for (const accessory of accessories) {
          const combination = [...base, ...layer, shoe, ...accessory];
          const score = scoreOf(bench, combination);
          found.push({ combination, score, rank: score + whimOf(bench, combination) });
          if (found.length % JUDGED === 0) yield;
        }
      }
    }
  }
  return found;
}

interface Slots {
  bases: Combination[];
  shoes: number[];
  /** An empty one stands for none. */
  layers: Combination[];
  accessories: Combination[];
}

/** What may stand in each slot; null where no outfit can be whole. Where that is too much, what suits best of each. */
function slotsOf(bench: Bench, fixed: readonly string[], isRelaxed: boolean): Slots | null {
  const isFixed = (slot: OutfitSlot) =>
    bench.pieces.some((piece) => piece.slot === slot && fixed.includes(pieceKey(piece)));
  const hasLayer = isFixed('layer') || bench.demand.needsLayer;
  const mayGoWithout = !isFixed('layer') && (!bench.demand.needsLayer || isRelaxed);
  const inSlots = (isLimited: boolean) => {
    const of = (slot: OutfitSlot) => inSlot(bench, slot, fixed, isLimited ? KEPT[slot] : Infinity);
    const layers = hasLayer ? of('layer').map((layer) => [layer]) : [];
    return {
      dresses: isFixed('top') || isFixed('bottom') ? [] : of('one-piece'),
      tops: isFixed('one-piece') ? [] : of('top'),
      bottoms: of('bottom'),
      shoes: of('shoes'),
      layers: hasLayer ? [...(mayGoWithout ? [[]] : []), ...layers] : [[]],
      // Of accessories none is needed: one that adds to a finished outfit comes with it later.
      accessories: isFixed('accessory') ? of('accessory').map((accessory) => [accessory]) : [[]],
    };
  };
  const all = inSlots(false);
  const bases = all.dresses.length + all.tops.length * all.bottoms.length;
  const count = bases * all.shoes.length * all.layers.length * all.accessories.length;
  if (count === 0) return null;
  const isAll = count <= MAX_COMBINATIONS;
  const { dresses, tops, bottoms, ...beside } = isAll ? all : inSlots(true);
  const clothes: Combination[] = [
    ...dresses.map((dress) => [dress]),
    ...tops.flatMap((top) => bottoms.map((bottom) => [top, bottom])),
  ];
  return { ...beside, bases: isAll ? clothes : bestOf(bench, clothes) };
}

/** The clothes that are worth most without what comes beside them. */
function bestOf(bench: Bench, clothes: readonly Combination[]): Combination[] {
  return clothes
    .map((combination) => ({ combination, worth: scoreOf(bench, combination) + whimOf(bench, combination) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, KEPT_BASES)
    .map(({ combination }) => combination);
}

/** The pieces of a slot, or the one that is fixed there; of many, those that suit best. */
function inSlot(bench: Bench, slot: OutfitSlot, fixed: readonly string[], limit: number): number[] {
  const indexes = bench.pieces.flatMap((piece, index) => (piece.slot === slot ? [index] : []));
  const held = indexes.filter((index) => fixed.includes(pieceKey(bench.pieces[index]!)));
  if (held.length > 0) return held.slice(0, 1);
  if (indexes.length <= limit) return indexes;
  const worth = (index: number) => bench.suits[index]! + bench.whims[index]!;
  return indexes.sort((a, b) => worth(b) - worth(a) || a - b).slice(0, limit);
}

/** The best, then again and again the best of what is left, less for what it has in common with those chosen before. */
function* choosingDifferent(
  bench: Bench,
  found: readonly Found[],
  chosenBefore: readonly (readonly OutfitPiece[])[],
  count: number,
): Steps<Found[]> {
  const costs = new Float64Array(found.length);
  const compare = function* (before: readonly OutfitPiece[]): Steps<void> {
    const common = bench.pieces.map((piece) => commonWith(piece, before));
    for (let at = 0; at < found.length; at++) {
      costs[at] = Math.max(costs[at]!, likeness(bench, found[at]!.combination, common));
      if (at % COMPARED === COMPARED - 1) yield;
    }
  };
  for (const pieces of chosenBefore) yield* compare(pieces);
  const chosen: Found[] = [];
  while (chosen.length < count) {
    let best = -1;
    let bestWorth = -Infinity;
    for (let at = 0; at < found.length; at++) {
      const worth = found[at]!.rank - OUTFIT_RULES.alike.cost * costs[at]!;
      if (costs[at]! < 1 && worth > bestWorth) [best, bestWorth] = [at, worth];
      if (at % COMPARED === COMPARED - 1) yield;
    }
    if (best < 0) break;
    chosen.push(found[best]!);
    yield* compare(found[best]!.combination.map((index) => bench.pieces[index]!));
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
  const shares = outfit.map((other) => {
    if (pieceKey(other) === pieceKey(piece)) return 1;
    if (other.slot !== piece.slot) return 0;
    if (other.garment.type === piece.garment.type) return sameType;
    return piece.slot === 'one-piece' ? bothDresses : 0;
  });
  return seenArea(piece) * Math.max(0, ...shares);
}

/** The share of an outfit that it has in common with another one, by area: 1 where nothing differs. */
function likeness({ pieces }: Bench, outfit: Combination, common: readonly number[]): number {
  let shared = 0;
  let whole = 0;
  for (const index of outfit) {
    whole += seenArea(pieces[index]!);
    shared += common[index]!;
  }
  return shared / whole;
}

/** An outfit with the accessory for the occasion that does most for it, if one does anything. */
function withAccessory(
  bench: Bench,
  combination: Combination,
  { occasion }: Pick<OutfitQuestion, 'occasion'>,
): Combination {
  if (combination.some((index) => bench.pieces[index]!.slot === 'accessory')) return combination;
  let best = combination;
  let bestScore = scoreOf(bench, combination) + OUTFIT_RULES.accessory;
  bench.pieces.forEach(({ slot, wearing }, index) => {
    if (slot !== 'accessory' || !wearing.occasion.includes(occasion)) return;
    const score = scoreOf(bench, [...combination, index]);
    if (score > bestScore) [best, bestScore] = [[...combination, index], score];
  });
  return best;
}

/** An outfit with its reasons. */
export function composed(
  bench: Bench,
  combination: Combination,
  question: Pick<OutfitQuestion, 'occasion'>,
  body: OutfitBody | null,
): ComposedOutfit {
  const reasons = reasonsOf(bench, combination, question.occasion, body);
  return {
    pieces: combination.map((index) => bench.pieces[index]!),
    score: Math.round(scoreOf(bench, combination) * 1_000) / 1_000,
    reasons,
    sentence: reasons[0]!.sentence,
  };
}
