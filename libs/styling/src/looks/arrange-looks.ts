import type { TapeMeasurements } from '@figura/contracts';
import type { CompiledKnowledge } from '../compile';
import { featuresOf, STRENGTH_STEPS } from '../features';
import { rank, type RankedItem } from '../rank';
import { TYPICAL_BODIES } from '../typical-bodies';
import { colorFamilyOf } from './color-family';
import { isLifeContext, isShown, showingKey, type Showing, type ShownPiece } from './shown';
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
/** Pieces that a life state asks for among the first ten. */
const FOR_LIFE = 2;
/**
 * The part of what an item is worth to bodies in general that does not count for its place: what suits everybody would lead
 * every list, and plain clothes, which do little for or against anybody, none.
 */
const USUAL_SHARE = 0.6;
/** Of the lists of bodies in general, so many at most are led by the same item. */
const MOST_LEADS = 0.08;
/** In points; after so many rounds a category has too few items for every body to be led by another. */
const PRICE_STEP = 0.1;
const PRICE_ROUNDS = 500;

const SEED_ITEMS = 3;

/** Bodies in general: every code in three sizes, which the girths are multiplied by. */
const SIZES = [0.87, 1, 1.2];
const REFERENCE_BODIES: readonly TapeMeasurements[] = Object.values(TYPICAL_BODIES).flatMap((body) =>
  SIZES.map((size) => ({
    ...body,
    shoulders: body.shoulders * size,
    chest: body.chest * size,
    waist: body.waist * size,
    hips: body.hips * size,
  })),
);

/** What a neighbor of the same type, or color, costs in points. */
const REPEATS = { type: 1.5, color: 1 } as const;

/** The arrangements of a catalog: what bodies in general get is found once for each. */
const arrangements = new WeakMap<CompiledKnowledge, Arrangement>();

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
  let arrangement = arrangements.get(compiled);
  if (!arrangement) {
    arrangement = new Arrangement(items, compiled);
    arrangements.set(compiled, arrangement);
  }
  return arrangement.arrange(ranked, showing);
}

class Arrangement {
  private readonly colors: readonly string[];
  /** What each item is worth to bodies in general, in points. */
  private readonly usual: Float64Array;
  private readonly references: readonly (readonly RankedItem[])[];
  /** What leading a list costs each item, by what is shown. */
  private readonly prices = new Map<string, ReadonlyMap<number, number>>();

  constructor(
    private readonly items: readonly ArrangedItem[],
    private readonly compiled: CompiledKnowledge,
  ) {
    this.colors = items.map(({ colors: [main] }) => (main ? colorFamilyOf(main.hex) : ''));
    this.usual = new Float64Array(items.length);
    this.references = REFERENCE_BODIES.map((measurements) =>
      rank(compiled, featuresOf({ measurements, bodyConcerns: [] })),
    );
    for (const ranked of this.references)
      for (const { index, score } of ranked) this.usual[index]! += score / REFERENCE_BODIES.length;
  }

  arrange(ranked: readonly RankedItem[], showing: Showing): RankedItem[] {
    const prices = this.findLeadPrices(showing);
    const seed = findSeed(ranked);
    const result = [...ranked];
    for (const places of this.groupPlaces(ranked, showing).values()) {
      const looks = places.map((place) => this.createLook(ranked[place]!, seed, showing));
      const first = chooseFirst(looks);
      const others = looks.filter((look) => !first.ten.includes(look));
      [...orderFirst(first, prices), ...varyTies(others)].forEach((look, at) => {
        result[places[at]!] = look.ranked;
      });
    }
    return result;
  }

  /** The places of each category: of what is shown, and of what is not. */
  private groupPlaces(ranked: readonly RankedItem[], showing: Showing): Map<string, number[]> {
    const groups = new Map<string, number[]>();
    ranked.forEach(({ index }, place) => {
      const item = this.items[index]!;
      const kind = `${item.category} ${isShown(item, showing)}`;
      const own = groups.get(kind);
      if (own) own.push(place);
      else groups.set(kind, [place]);
    });
    return groups;
  }

  private createLook(ranked: RankedItem, seed: number, { contexts: asked }: Showing): Look {
    const { index, score } = ranked;
    const { type, contexts, staple: isStaple = false } = this.items[index]!;
    const isForLife = contexts.some((each) => isLifeContext(each) && asked.includes(each));
    const prior = this.compiled.priors[index]! / STRENGTH_STEPS;
    const place = score + prior + (isForLife ? TIE : 0);
    const worth = place - USUAL_SHARE * this.usual[index]!;
    const lot = drawLot(seed, index);
    return { ranked, place, worth, lot, type, color: this.colors[index]!, isStaple, isForLife };
  }

  /**
   * Prices at which no item leads the lists of more than {@link MOST_LEADS} of the reference bodies: each pays a little more
   * as long as it leads more.
   */
  private findLeadPrices(showing: Showing): ReadonlyMap<number, number> {
    const key = showingKey(showing);
    const known = this.prices.get(key);
    if (known) return known;
    const prices = new Map<number, number>();
    const lists = new Map<string, First[]>();
    for (const ranked of this.references) {
      const seed = findSeed(ranked);
      for (const [kind, places] of this.groupPlaces(ranked, showing)) {
        if (!isShown(this.items[ranked[places[0]!]!.index]!, showing)) continue;
        const looks = places.map((place) => this.createLook(ranked[place]!, seed, showing));
        const own = lists.get(kind);
        if (own) own.push(chooseFirst(looks));
        else lists.set(kind, [chooseFirst(looks)]);
      }
    }
    for (const tens of lists.values()) raiseLeadPrices(tens, prices);
    this.prices.set(key, prices);
    return prices;
  }
}

/** Tells bodies apart by what suits them best, which an eighth of an inch seldom changes. */
function findSeed(ranked: readonly RankedItem[]): number {
  return ranked.slice(0, SEED_ITEMS).reduce((seed, { index }) => Math.imul(seed, 31) + index, 7);
}

function drawLot(seed: number, index: number): number {
  const mixed = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Notes the prices at which the fewest lists of a category share a lead. */
function raiseLeadPrices(lists: readonly First[], prices: Map<number, number>): void {
  const tried = new Map<number, number>();
  const led = lists.map(findFirst);
  let fewest = Infinity;
  for (let round = 0; round < PRICE_ROUNDS && fewest > MOST_LEADS * lists.length; round++) {
    const leads = new Map<number, number>();
    for (const looks of led) {
      const { index } = chooseLead(looks, tried).ranked;
      leads.set(index, (leads.get(index) ?? 0) + 1);
    }
    const most = Math.max(...leads.values());
    if (most < fewest) {
      fewest = most;
      for (const [index, price] of tried) prices.set(index, price);
    }
    for (const [index, count] of leads)
      if (count > MOST_LEADS * lists.length) tried.set(index, (tried.get(index) ?? 0) + PRICE_STEP);
  }
}

/** Of looks, of which there is one at least, the one that is worth most beyond its price. */
function chooseLead(looks: readonly Look[], prices: ReadonlyMap<number, number>): Look {
  const valueOf = ({ ranked, worth, lot }: Look) => worth + lot * TIE - (prices.get(ranked.index) ?? 0);
  return looks.reduce((best, look) => (valueOf(look) > valueOf(best) ? look : best));
}

interface Look {
  readonly ranked: RankedItem;
  /** In points: by what it is worth to this body, and by what it is worth beyond what it is to others. */
  readonly place: number;
  readonly worth: number;
  /** 0 to 1, drawn for a body: of what ties, others lead for others. */
  readonly lot: number;
  readonly type: string;
  readonly color: string;
  readonly isStaple: boolean;
  /** Whether a life state of the user asks for it. */
  readonly isForLife: boolean;
}

/** The first ten of a category, the best first. */
interface First {
  /** One at least of each type and color, where there are so many. */
  readonly ten: readonly Look[];
  /** Those of the ten that are among the first five: the others of their type and color are not. */
  readonly staples: readonly Look[];
}

function chooseFirst(looks: readonly Look[]): First {
  const best = [...looks].sort((a, b) => b.place - a.place);
  const ten: Look[] = [];
  const add = (upTo: number, isWelcome: (look: Look) => boolean) => {
    for (const look of best) if (ten.length < upTo && !ten.includes(look) && isWelcome(look)) ten.push(look);
  };
  const isNew = (look: Look) => !ten.some((other) => isSameKind(look, other));
  add(STAPLES, (look) => look.isStaple && isNew(look));
  const staples = [...ten];
  add(ten.length + FOR_LIFE, (look) => look.isForLife && isNew(look));
  add(FIRST, isNew);
  add(BLOCK, () => true);
  return { ten, staples };
}

function isSameKind(one: Look, other: Look): boolean {
  return one.type === other.type && one.color === other.color;
}

/** Those that may be among the first five. */
function findFirst({ ten, staples }: First): Look[] {
  return ten.filter((look) => staples.includes(look) || !staples.some((other) => isSameKind(look, other)));
}

/** The lead first, then what differs from those before; the staples by the fifth place. */
function orderFirst(first: First, prices: ReadonlyMap<number, number>): Look[] {
  const { ten, staples } = first;
  if (ten.length === 0) return [];
  const ordered = [chooseLead(findFirst(first), prices)];
  const isIn = (look: Look) => ordered.includes(look);
  const isRepeated = (look: Look) => ordered.some((other) => isSameKind(look, other));
  while (ordered.length < ten.length) {
    const left = FIRST - ordered.length;
    const missing = staples.filter((look) => !isIn(look));
    const fresh = findFirst(first).filter((look) => !isIn(look) && !isRepeated(look));
    const pools = [
      ...(left > 0 && missing.length >= left ? [missing] : []),
      ...(left > 0 ? [fresh] : []),
      ten.filter((look) => !isIn(look)),
    ];
    ordered.push(
      chooseNext(
        pools.find(({ length }) => length > 0)!,
        ordered,
      ),
    );
  }
  return ordered;
}

/** Of looks, of which there is one at least, the best beside those before it. */
function chooseNext(looks: readonly Look[], before: readonly Look[]): Look {
  const valueOf = (look: Look) =>
    before.reduce(
      (value, { type, color }) =>
        value - (type === look.type ? REPEATS.type : 0) - (color === look.color ? REPEATS.color : 0),
      look.worth,
    );
  return looks.reduce((best, look) => (valueOf(look) > valueOf(best) ? look : best));
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
