import type { Occasion, OutfitSlot } from '@figura/contracts';
import { benchOf, looking, scoreOf, suitsAs, type Bench, type Combination } from './bench';
import { admitted, composed, type ComposedOutfit, type Relaxation } from './compose';
import { judgedOf, pairScore } from './pairs';
import { pieceKey, type OutfitPiece } from './piece';
import { demandOf, type Demand, type OutfitQuestion } from './question';
import type { OutfitBody } from './reasons';
import { OUTFIT_RULES, UNSEEN_TYPES } from './rules';
import type { Steps } from './steps';

/** What is packed for. Every day has an outfit for each occasion. */
export interface PackingQuestion extends Pick<OutfitQuestion, 'season' | 'weather'> {
  readonly days: number;
  readonly occasions: readonly Occasion[];
  /** How many pieces at most. */
  readonly max: number;
}

/** What to wear for one occasion of a day. */
export interface PackedOutfit extends ComposedOutfit {
  readonly occasion: Occasion;
}

export interface Packing {
  /** In the order of the slots, then of their keys. */
  readonly pieces: readonly OutfitPiece[];
  /** With an outfit for each occasion that the pieces can be worn for; empty where they make none. */
  readonly days: readonly { readonly outfits: readonly PackedOutfit[] }[];
  /** So many pieces more than the fewest there could be are packed at most: 0 where no smaller set does. */
  readonly atMostMore: number;
  /** Whether outfits come again, since the pieces or `max` allow no more different ones. */
  readonly repeats: boolean;
  /** What was left open so that there is an outfit for every occasion, season before occasion. */
  readonly relaxed: readonly Relaxation[];
}

/** Of up to so many pieces the fewest are found. Of more, so many are looked at: those that suit best, for every occasion. */
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

/** A step of work, in choices that are looked at. */
const LOOKED_AT = 100;

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
  const seen = [...all]
    .filter((piece) => !UNSEEN_TYPES.has(piece.garment.type) && SLOT_ORDER.includes(piece.slot))
    .sort((a, b) => suitsAs(b) - suitsAs(a) || (pieceKey(a) < pieceKey(b) ? -1 : 1));
  yield* looking(seen);
  const { wearable, relaxed } = yield* wearableFor([...new Set(question.occasions)], seen, demand);
  const occasions = [...wearable.keys()];
  const isFor = (piece: OutfitPiece, occasion: Occasion) => wearable.get(occasion)!.has(piece);
  const fitting = seen.filter((piece) => occasions.some((occasion) => isFor(piece, occasion)));
  const isAll = fitting.length <= EXACT_PIECES;
  const pieces = isAll
    ? fitting
    : SLOT_ORDER.flatMap((slot) =>
        bestForEach(
          occasions.map((occasion) =>
            fitting.filter((piece) => piece.slot === slot && isFor(piece, occasion)),
          ),
          KEPT[slot],
        ),
      );
  const bench = benchOf(pieces, { occasion: question.occasions[0]! }, demand, true);
  const inSlot = (slot: OutfitSlot) => pieces.flatMap((piece, index) => (piece.slot === slot ? [index] : []));
  const shoes = covering(inSlot('shoes'), pieces, occasions, isFor);
  const layers = demand.needsLayer ? covering(inSlot('layer'), pieces, occasions, isFor) : [];
  const beside = [...shoes, ...layers];
  const go = (top: number, bottom: number, occasion: Occasion) =>
    isFor(pieces[top]!, occasion) &&
    isFor(pieces[bottom]!, occasion) &&
    bench.pair(top, bottom) >= OUTFIT_RULES.works;

  const search: Search = { best: null, choices: 0 };
  let different = occasions.length === 0 ? 0 : days;
  for (; different > 0; different--) {
    search.best = null;
    for (const bottoms of subsets(inSlot('bottom'))) {
      const limit: number = search.best ? search.best.length - 1 : max - beside.length;
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
      const chosen = yield* fewestMakers(
        makers,
        occasions.map(() => different),
        limit - bottoms.length,
        search,
      );
      if (chosen) search.best = [...bottoms, ...chosen];
      search.choices++;
      yield;
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
    days: search.best ? yield* dressing(packed, wearable, days, demand, body) : [],
    atMostMore:
      isAll && search.choices <= MAX_CHOICES ? 0 : Math.max(0, packed.length - leastClothes(different) - 1),
    repeats: search.best !== null && different < days,
    relaxed,
  };
}

/**
 * The pieces that may be worn for each occasion: where they make no whole outfit, of other seasons too, then for occasions
 * nearby. An occasion for which even these make none is left out.
 */
function* wearableFor(
  occasions: readonly Occasion[],
  pieces: readonly OutfitPiece[],
  demand: Demand,
): Steps<{ wearable: Map<Occasion, Set<OutfitPiece>>; relaxed: Relaxation[] }> {
  const wearable = new Map<Occasion, Set<OutfitPiece>>();
  const relaxed = new Set<Relaxation>();
  const levels: Relaxation[][] = demand.seasons
    ? [[], ['season'], ['season', 'occasion']]
    : [[], ['occasion']];
  for (const occasion of occasions) {
    for (const open of levels) {
      const admissible = admitted(pieces, { occasion }, demand, open, OUTFIT_RULES.farthest);
      yield;
      if (!isDressable(admissible)) continue;
      wearable.set(occasion, new Set(admissible));
      for (const each of open) relaxed.add(each);
      break;
    }
  }
  return { wearable, relaxed: [...relaxed] };
}

/** Whether some of the pieces make a whole outfit, apart from a layer. */
function isDressable(pieces: readonly OutfitPiece[]): boolean {
  const has = (slot: OutfitSlot) => pieces.some((piece) => piece.slot === slot);
  if (!has('shoes')) return false;
  if (has('one-piece')) return true;
  const bottoms = pieces.filter(({ slot }) => slot === 'bottom').map(judgedOf);
  return pieces
    .filter(({ slot }) => slot === 'top')
    .map(judgedOf)
    .some((top) => bottoms.some((bottom) => pairScore(top, bottom) >= OUTFIT_RULES.works));
}

/** The first of each list in turn, then the second of each, until there are so many. */
function bestForEach<T>(lists: readonly (readonly T[])[], count: number): T[] {
  const best = new Set<T>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let at = 0; at < longest && best.size < count; at++) {
    for (const list of lists) if (at < list.length && best.size < count) best.add(list[at]!);
  }
  return [...best];
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
function* fewestMakers(
  makers: readonly Maker[],
  needs: readonly number[],
  limit: number,
  search: Search,
): Steps<number[] | null> {
  const total = ({ makes }: Maker) => makes.reduce((sum, count) => sum + count, 0);
  const useful = makers
    .filter((maker) => total(maker) > 0)
    .sort((a, b) => total(b) - total(a) || a.index - b.index);
  const seek = function* (from: number, left: readonly number[], size: number): Steps<number[] | null> {
    if (left.every((need) => need <= 0)) return [];
    if (size === 0 || ++search.choices > MAX_CHOICES) return null;
    if (search.choices % LOOKED_AT === 0) yield;
    for (const [occasion, need] of left.entries()) {
      const most = useful
        .slice(from)
        .map(({ makes }) => makes[occasion]!)
        .sort((a, b) => b - a);
      if (most.slice(0, size).reduce((sum, count) => sum + count, 0) < need) return null;
    }
    for (let at = from; at < useful.length; at++) {
      const { index, makes } = useful[at]!;
      const rest = yield* seek(
        at + 1,
        left.map((need, occasion) => need - makes[occasion]!),
        size - 1,
      );
      if (rest) return [index, ...rest];
    }
    return null;
  };
  for (let size = 0; size <= limit; size++) {
    const found = yield* seek(0, needs, size);
    if (found) return found;
  }
  return null;
}

/** The fewest pieces among which every occasion that any suits finds one. */
function covering(
  indexes: readonly number[],
  pieces: readonly OutfitPiece[],
  occasions: readonly Occasion[],
  isFor: (piece: OutfitPiece, occasion: Occasion) => boolean,
): number[] {
  const suits = (index: number, occasion: Occasion) => isFor(pieces[index]!, occasion);
  const met = occasions.filter((occasion) => indexes.some((index) => suits(index, occasion)));
  for (const set of subsets(indexes)) {
    if (met.every((occasion) => set.some((index) => suits(index, occasion)))) return [...set];
  }
  return [];
}

/** What to wear when: every day the best of what was not worn yet, with as little as can be of the day before. */
function* dressing(
  packed: readonly OutfitPiece[],
  wearable: ReadonlyMap<Occasion, ReadonlySet<OutfitPiece>>,
  days: number,
  demand: Demand,
  body: OutfitBody | null,
): Steps<Packing['days']> {
  const wardrobes: { bench: Bench; occasion: Occasion; looks: Combination[]; worn: Set<Combination> }[] = [];
  for (const [occasion, pieces] of wearable) {
    const bench = benchOf(
      packed.filter((piece) => pieces.has(piece)),
      { occasion },
      demand,
      false,
    );
    wardrobes.push({ bench, occasion, looks: looksOf(bench), worn: new Set() });
    yield;
  }
  const plan: { outfits: PackedOutfit[] }[] = [];
  let yesterday = new Set<OutfitPiece>();
  for (let day = 0; day < days; day++) {
    const outfits: PackedOutfit[] = [];
    for (const { bench, occasion, looks, worn } of wardrobes) {
      if (worn.size === looks.length) worn.clear();
      const again = (look: Combination) => look.filter((index) => yesterday.has(bench.pieces[index]!)).length;
      const [next] = looks
        .filter((look) => !worn.has(look))
        .sort((a, b) => again(a) - again(b) || scoreOf(bench, b) - scoreOf(bench, a));
      if (!next) continue;
      worn.add(next);
      outfits.push({ occasion, ...composed(bench, next, { occasion }, body) });
      yield;
    }
    plan.push({ outfits });
    yesterday = new Set(outfits.flatMap(({ pieces }) => pieces));
  }
  return plan;
}

/** All clothes that go together, each with the shoes and the layer that do most for it. */
function looksOf(bench: Bench): Combination[] {
  const of = (slot: OutfitSlot) =>
    bench.pieces.flatMap((piece, index) => (piece.slot === slot ? [index] : []));
  const bases = [
    ...of('one-piece').map((dress) => [dress]),
    ...of('top').flatMap((top) =>
      of('bottom')
        .filter((bottom) => bench.pair(top, bottom) >= OUTFIT_RULES.works)
        .map((bottom) => [top, bottom]),
    ),
  ];
  const layers = of('layer').map((layer) => [layer]);
  return bases.flatMap((base) => {
    const wholes = (layers.length > 0 ? layers : [[]]).flatMap((layer) =>
      of('shoes').map((shoe) => [...base, ...layer, shoe]),
    );
    return wholes.sort((a, b) => scoreOf(bench, b) - scoreOf(bench, a)).slice(0, 1);
  });
}
