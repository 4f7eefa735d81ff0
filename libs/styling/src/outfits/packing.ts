import type { Occasion, OutfitSlot } from '@figura/contracts';
import { benchOf, scoreOf, type Bench, type Combination } from './bench';
import { admission, composed, type ComposedOutfit } from './compose';
import { pieceKey, type OutfitPiece } from './piece';
import { demandOf, type Demand, type OutfitQuestion } from './question';
import type { OutfitBody } from './reasons';
import { OUTFIT_RULES, UNSEEN_TYPES } from './rules';
import type { Steps } from '../steps';

/** What is packed for. Every day has an outfit for each occasion. */
export interface PackingQuestion extends Pick<OutfitQuestion, 'season' | 'weather'> {
  readonly days: number;
  readonly occasions: readonly Occasion[];
  /** How many pieces at most. */
  readonly max: number;
}

export interface Packing {
  /** In the order of the slots, then of their keys. */
  readonly pieces: readonly OutfitPiece[];
  /** Empty where the pieces make no outfit. */
  readonly days: readonly { readonly outfits: readonly ComposedOutfit[] }[];
  /** With fewer pieces than this nobody could dress so many days in different outfits. */
  readonly atLeast: number;
  /** Whether no smaller set of the pieces does: so for up to {@link EXACT_PIECES} of them. */
  readonly isFewest: boolean;
  /** Whether outfits come again, since the pieces or `max` allow no more different ones. */
  readonly repeats: boolean;
}

/** Of up to so many pieces the fewest are found. Of more, so many are looked at: those that suit and combine best. */
export const EXACT_PIECES = 40;
const KEPT: Readonly<Record<OutfitSlot, number>> = {
  top: 13,
  bottom: 11,
  'one-piece': 6,
  shoes: 5,
  layer: 5,
  accessory: 0,
};
/** Choices of pieces that are looked at in all, at most; only sets that are hard to dress from have more. */
const MAX_CHOICES = 150_000;
const SLOT_ORDER: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom', 'layer', 'shoes'];

/** How many different clothes a top or a one-piece makes with some bottoms, by occasion. */
interface Maker {
  readonly index: number;
  readonly makes: readonly number[];
}

interface Search {
  best: number[] | null;
  choices: number;
}

/**
 * The fewest pieces that dress every day for every occasion, without wearing the same clothes twice for one occasion:
 * one-pieces, and tops with bottoms that go together; shoes for every occasion; layers where it is cold. If `max` does not
 * allow it, or the pieces do not, so many different outfits as can be, and these come again.
 */
export function* packing(
  question: PackingQuestion,
  all: readonly OutfitPiece[],
  body: OutfitBody | null,
): Steps<Packing> {
  const { days, max } = question;
  const demand = demandOf(question);
  const occasions = [...new Set(question.occasions)];
  const isFor = (piece: OutfitPiece, occasion: Occasion) => piece.wearing.occasion.includes(occasion);
  const admissions = occasions.map((occasion) => admission({ occasion }, demand));
  const fitting = [...all]
    .filter((piece) => !UNSEEN_TYPES.has(piece.garment.type) && SLOT_ORDER.includes(piece.slot))
    .filter((piece) => admissions.some((isAdmitted) => isAdmitted(piece)))
    .sort((a, b) => b.score - a.score || (pieceKey(a) < pieceKey(b) ? -1 : 1));
  const isAll = fitting.length <= EXACT_PIECES;
  const pieces = isAll
    ? fitting
    : SLOT_ORDER.flatMap((slot) => fitting.filter((piece) => piece.slot === slot).slice(0, KEPT[slot]));
  const bench = benchOf(pieces, { occasion: occasions[0]! }, demand, true);
  const inSlot = (slot: OutfitSlot) => pieces.flatMap((piece, index) => (piece.slot === slot ? [index] : []));
  const shoes = covering(inSlot('shoes'), pieces, occasions);
  const layers = demand.needsLayer ? covering(inSlot('layer'), pieces, occasions) : [];
  const beside = [...shoes, ...layers];
  const go = (top: number, bottom: number, occasion: Occasion) =>
    isFor(pieces[top]!, occasion) &&
    isFor(pieces[bottom]!, occasion) &&
    bench.pair(top, bottom) >= OUTFIT_RULES.works;

  const search: Search = { best: null, choices: 0 };
  let different = shoes.length === 0 ? 0 : days;
  for (; different > 0; different--) {
    search.best = null;
    for (const bottoms of subsets(inSlot('bottom'))) {
      const limit = search.best ? search.best.length - 1 : max - beside.length;
      if (bottoms.length > limit) break;
      const makers: Maker[] = [
        ...inSlot('one-piece').map((index) => ({
          index,
          makes: occasions.map((occasion) => Number(isFor(pieces[index]!, occasion))),
        })),
        ...inSlot('top').map((index) => ({
          index,
          makes: occasions.map((occasion) => bottoms.filter((bottom) => go(index, bottom, occasion)).length),
        })),
      ];
      const chosen = fewestMakers(
        makers,
        occasions.map(() => different),
        limit - bottoms.length,
        search,
      );
      if (chosen) search.best = [...bottoms, ...chosen];
      if (++search.choices % 20 === 0) yield;
      if (search.choices > MAX_CHOICES) break;
    }
    if (search.best) break;
  }
  const packed = [...(search.best ?? []), ...(search.best ? beside : [])].map((index) => pieces[index]!);
  packed.sort(
    (a, b) => SLOT_ORDER.indexOf(a.slot) - SLOT_ORDER.indexOf(b.slot) || (pieceKey(a) < pieceKey(b) ? -1 : 1),
  );
  yield;
  return {
    pieces: packed,
    days: search.best ? yield* dressing(packed, occasions, days, demand, body) : [],
    atLeast: leastClothes(days) + 1,
    isFewest: isAll && search.choices <= MAX_CHOICES,
    repeats: search.best !== null && different < days,
  };
}

/** As few clothes as can make so many outfits, whatever goes with what: tops times bottoms. */
function leastClothes(outfits: number): number {
  const tops = Math.ceil(Math.sqrt(outfits));
  return Math.min(outfits, tops + Math.ceil(outfits / tops));
}

/** Every set of some of the numbers, small sets first. */
function* subsets(numbers: readonly number[]): Generator<readonly number[]> {
  function* ofSize(size: number, from: number): Generator<number[]> {
    if (size === 0) return yield [];
    for (let at = from; at <= numbers.length - size; at++) {
      for (const rest of ofSize(size - 1, at + 1)) yield [numbers[at]!, ...rest];
    }
  }
  for (let size = 0; size <= numbers.length; size++) yield* ofSize(size, 0);
}

/** The fewest makers that make enough for every occasion, at most `limit`; null where no so few do. */
function fewestMakers(
  makers: readonly Maker[],
  needs: readonly number[],
  limit: number,
  search: Search,
): number[] | null {
  const total = ({ makes }: Maker) => makes.reduce((sum, count) => sum + count, 0);
  const useful = makers
    .filter((maker) => total(maker) > 0)
    .sort((a, b) => total(b) - total(a) || a.index - b.index);
  const seek = (from: number, left: readonly number[], size: number): number[] | null => {
    if (left.every((need) => need <= 0)) return [];
    if (size === 0 || ++search.choices > MAX_CHOICES) return null;
    for (const [occasion, need] of left.entries()) {
      const most = useful
        .slice(from)
        .map(({ makes }) => makes[occasion]!)
        .sort((a, b) => b - a);
      if (most.slice(0, size).reduce((sum, count) => sum + count, 0) < need) return null;
    }
    for (let at = from; at < useful.length; at++) {
      const { index, makes } = useful[at]!;
      const rest = seek(
        at + 1,
        left.map((need, occasion) => need - makes[occasion]!),
        size - 1,
      );
      if (rest) return [index, ...rest];
    }
    return null;
  };
  for (let size = 0; size <= limit; size++) {
    const found = seek(0, needs, size);
    if (found) return found;
  }
  return null;
}

/** The fewest pieces among which every occasion that any suits finds one. */
function covering(
  indexes: readonly number[],
  pieces: readonly OutfitPiece[],
  occasions: readonly Occasion[],
): number[] {
  const suits = (index: number, occasion: Occasion) => pieces[index]!.wearing.occasion.includes(occasion);
  const met = occasions.filter((occasion) => indexes.some((index) => suits(index, occasion)));
  for (const set of subsets(indexes)) {
    if (met.every((occasion) => set.some((index) => suits(index, occasion)))) return [...set];
  }
  return [];
}

/** What to wear when: every day the best of what was not worn yet, with as little as can be of the day before. */
function* dressing(
  packed: readonly OutfitPiece[],
  occasions: readonly Occasion[],
  days: number,
  demand: Demand,
  body: OutfitBody | null,
): Steps<Packing['days']> {
  const wardrobes: { bench: Bench; occasion: Occasion; looks: Look[]; worn: Set<Look> }[] = [];
  for (const occasion of occasions) {
    const bench = benchOf(
      packed.filter((piece) => piece.wearing.occasion.includes(occasion)),
      { occasion },
      demand,
      false,
    );
    wardrobes.push({ bench, occasion, looks: yield* looksOf(bench), worn: new Set() });
    yield;
  }
  const plan: { outfits: ComposedOutfit[] }[] = [];
  let yesterday = new Set<OutfitPiece>();
  for (let day = 0; day < days; day++) {
    const outfits: ComposedOutfit[] = [];
    for (const { bench, occasion, looks, worn } of wardrobes) {
      if (worn.size === looks.length) worn.clear();
      const again = ({ worn: pieces }: Look) =>
        pieces.filter((index) => yesterday.has(bench.pieces[index]!)).length;
      const [next] = looks
        .filter((look) => !worn.has(look))
        .sort((a, b) => again(a) - again(b) || b.score - a.score);
      if (!next) continue;
      worn.add(next);
      outfits.push(composed(bench, next.worn, { occasion }, body));
      yield;
    }
    plan.push({ outfits });
    yesterday = new Set(outfits.flatMap(({ pieces }) => pieces));
  }
  return plan;
}

/** An outfit of packed pieces. */
interface Look {
  readonly worn: Combination;
  readonly score: number;
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
