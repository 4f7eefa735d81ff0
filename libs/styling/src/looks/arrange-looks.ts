import type { CompiledKnowledge } from '../compile';
import { featuresOf, STRENGTH_STEPS } from '../features';
import { rank, type RankedItem } from '../rank';
import { TYPICAL_BODIES } from '../typical-bodies';
import { colorFamilyOf } from './color-family';
import { isLifeContext, isShown, type Showing, type ShownPiece } from './shown';
import { TIE, Variety } from './variety';

/** An item of the catalog as a list arranges it. */
export interface ArrangedItem extends ShownPiece {
  readonly category: string;
  readonly type: string;
  readonly colors: readonly { readonly hex: string }[];
  /** Whether everybody wears such a piece: a plain T-shirt, straight jeans, a trench coat. */
  readonly staple?: boolean | undefined;
}

/** So many of a category stay together: who measures nearly alike sees the same ten first. */
const BLOCK = 10;
/** Staples among the first ten of a category, and among its first five. */
const STAPLES = 2;
const FIRST = 5;
/** Of a type among the first ten. */
const MOST_OF_A_TYPE = 4;
/**
 * The part of what an item is worth to bodies in general that does not count for its place: what suits everybody would lead
 * every list, and plain clothes, which do little for or against anybody, none.
 */
const USUAL_SHARE = 0.6;
/** What a neighbor of the same type, or color, costs in points. */
const REPEATS = { type: 1.5, color: 1 } as const;

/** What each item is worth to bodies in general, in points; one list for each catalog. */
const usualScores = new WeakMap<CompiledKnowledge, Float64Array>();

/**
 * Ranked items in the order in which lists show them, of each category where it stood before. Ten of a category come first:
 * what does more for this body than for others, two staples among them where they suit, one of each type in a color; they
 * are ordered so that neighbors differ. After them ties alone are varied. What is not shown is arranged by itself.
 */
export function arrangeLooks(
  ranked: readonly RankedItem[],
  items: readonly ArrangedItem[],
  compiled: CompiledKnowledge,
  showing: Showing,
): RankedItem[] {
  const places = new Map<string, number[]>();
  ranked.forEach(({ index }, place) => {
    const item = items[index]!;
    const kind = `${item.category} ${isShown(item, showing)}`;
    const own = places.get(kind);
    if (own) own.push(place);
    else places.set(kind, [place]);
  });
  const worths = weighLooks(ranked, items, compiled, showing);
  const result = [...ranked];
  for (const own of places.values()) {
    const looks = own.map((place): Look => createLook(ranked[place]!, items, worths));
    const first = orderFirst(chooseFirst(looks));
    const others = looks.filter((look) => !first.includes(look));
    [...first, ...varyTies(others)].forEach(({ ranked: one }, at) => (result[own[at]!] = one));
  }
  return result;
}

interface Look {
  readonly ranked: RankedItem;
  readonly worth: number;
  readonly type: string;
  readonly color: string;
  readonly isStaple: boolean;
}

function createLook(
  ranked: RankedItem,
  items: readonly ArrangedItem[],
  worths: ReadonlyMap<number, number>,
): Look {
  const { type, colors, staple = false } = items[ranked.index]!;
  const [main] = colors;
  const color = main ? colorFamilyOf(main.hex) : '';
  return { ranked, worth: worths.get(ranked.index)!, type, color, isStaple: staple };
}

/** What items are worth to this body beyond what they are to bodies in general; of equals what a life state asks for is first. */
function weighLooks(
  ranked: readonly RankedItem[],
  items: readonly ArrangedItem[],
  compiled: CompiledKnowledge,
  { contexts: asked }: Showing,
): Map<number, number> {
  const usual = findUsualScores(compiled);
  return new Map(
    ranked.map(({ index, score }) => {
      const isForLife = items[index]!.contexts.some((each) => isLifeContext(each) && asked.includes(each));
      const prior = compiled.priors[index]! / STRENGTH_STEPS;
      return [index, score + prior - USUAL_SHARE * usual[index]! + (isForLife ? TIE : 0)];
    }),
  );
}

function findUsualScores(compiled: CompiledKnowledge): Float64Array {
  const known = usualScores.get(compiled);
  if (known) return known;
  const scores = new Float64Array(compiled.itemOffsets.length - 1);
  const bodies = Object.values(TYPICAL_BODIES);
  for (const measurements of bodies)
    for (const { index, score } of rank(compiled, featuresOf({ measurements, bodyConcerns: [] })))
      scores[index]! += score / bodies.length;
  usualScores.set(compiled, scores);
  return scores;
}

/** The best ten, no two of a type and color, with staples among them. */
function chooseFirst(looks: readonly Look[]): Look[] {
  const best = [...looks].sort((a, b) => b.worth - a.worth);
  const chosen: Look[] = [];
  const isNew = ({ type, color }: Look) =>
    chosen.every((other) => other.type !== type || other.color !== color) &&
    chosen.filter((other) => other.type === type).length < MOST_OF_A_TYPE;
  const add = (pool: readonly Look[], upTo: number) => {
    for (const look of pool) if (chosen.length < upTo && isNew(look)) chosen.push(look);
  };
  add(
    best.filter(({ isStaple }) => isStaple),
    STAPLES,
  );
  add(best, BLOCK);
  // Small lists hold what there is.
  for (const look of best) if (chosen.length < BLOCK && !chosen.includes(look)) chosen.push(look);
  return chosen;
}

/** The best first, then what differs from those before; the staples by the fifth place. */
function orderFirst(chosen: readonly Look[]): Look[] {
  const rest = [...chosen].sort((a, b) => b.worth - a.worth);
  const ordered: Look[] = [];
  const valueOf = (look: Look) =>
    ordered.reduce(
      (value, { type, color }) =>
        value - (type === look.type ? REPEATS.type : 0) - (color === look.color ? REPEATS.color : 0),
      look.worth,
    );
  const isSame = (look: Look) =>
    ordered.some(({ type, color }) => type === look.type && color === look.color);
  while (rest.length > 0) {
    const staples = rest.filter(({ isStaple }) => isStaple);
    const missing = Math.min(staples.length, STAPLES - ordered.filter(({ isStaple }) => isStaple).length);
    const left = FIRST - ordered.length;
    const needed = left > 0 && missing >= left ? staples : rest;
    const fresh = needed.filter((look) => !isSame(look));
    const pool = fresh.length > 0 ? fresh : needed;
    const next = pool.reduce((best, look) => (valueOf(look) > valueOf(best) ? look : best));
    rest.splice(rest.indexOf(next), 1);
    ordered.push(next);
  }
  return ordered;
}

/** Where the order ties, neighbors differ in color and type. */
function varyTies(looks: readonly Look[]): Look[] {
  const variety = new Variety(({ type, color }: Look) => [`type ${type}`, `color ${color}`]);
  const result: Look[] = [];
  for (let start = 0; start < looks.length; start += BLOCK) {
    const rest = looks.slice(start, start + BLOCK);
    while (rest.length > 0) {
      const next = variety.choose(findTiedFirst(rest))!;
      rest.splice(rest.indexOf(next), 1);
      result.push(next);
    }
  }
  return result;
}

/** Those that may come first: nothing before them is a point better. */
function findTiedFirst(looks: readonly Look[]): Look[] {
  let best = 0;
  return looks.filter(({ ranked: { score } }) => {
    best = Math.max(best, score);
    return score > best - TIE;
  });
}
