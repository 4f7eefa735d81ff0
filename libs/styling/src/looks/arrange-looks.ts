import { CLOTHING_CATEGORIES, type Presentation, type TapeMeasurements } from '@figura/contracts';
import type { CompiledKnowledge } from '../compile';
import { listFeatures } from '../features';
import { listLifeFeatures } from '../life-states';
import { hashToUnit } from '../hash';
import { isAgainst, rank, scoreItems, type RankedItem } from '../rank';
import { TYPICAL_BODIES } from '../typical-bodies';
import { TYPICAL_MEN } from '../typical-men';
import { STRENGTH_STEPS } from '../weight';
import { getColorFamily } from './color-family';
import { chooseFirst, orderFirst, raiseLeadPrices, varyTies, type First, type Look } from './first-looks';
import { isLifeContext, isShown, buildShowingKey, type Showing, type ShownPiece } from './shown';
import { TIE } from './variety';

export interface ArrangedItem extends ShownPiece {
  readonly id: string;
  readonly category: string;
  readonly type: string;
  readonly colors: readonly { readonly hex: string }[];
  readonly staple?: boolean | undefined;
}

/**
 * Share of an item's general worth that does not count for its place. Otherwise universal items lead every list,
 * or plain clothes never do.
 */
const USUAL_SHARE = 0.6;
/** Extra weight of what speaks against a look, so that the first ones agree with the fitting room. */
const HARM = 0.25;
/** Extra weight of the points by which an item suits less than one without effects. */
const AGAINST = 1;
/** Categories that are opened to nurse. */
const OPENED: readonly string[] = ['Tops', 'One-Piece'];
/** Of the nursing feature, in {@link STRENGTH_STEPS}ths of a point. */
const OPENS_EASILY = 2 * STRENGTH_STEPS;
const CLOTHES: readonly string[] = CLOTHING_CATEGORIES;
const FOR_EVERYBODY = 0;
const SEED_ITEMS = 3;

const SIZES = [0.87, 1, 1.2];
const listSizes = (bodies: readonly TapeMeasurements[]): TapeMeasurements[] =>
  bodies.flatMap((body) =>
    SIZES.map((size) => ({
      ...body,
      shoulders: body.shoulders * size,
      chest: body.chest * size,
      waist: body.waist * size,
      hips: body.hips * size,
    })),
  );
const WOMEN = listSizes(Object.values(TYPICAL_BODIES));
const MEN = listSizes(Object.values(TYPICAL_MEN));

const arrangements: Readonly<Record<Presentation, WeakMap<CompiledKnowledge, Arrangement>>> = {
  womens: new WeakMap(),
  mens: new WeakMap(),
  any: new WeakMap(),
};

/**
 * Ten of each category come first: best for this body beyond others, with staples, one per type and color. Later
 * only ties are varied.
 */
export function arrangeLooks(
  ranked: readonly RankedItem[],
  items: readonly ArrangedItem[],
  compiled: CompiledKnowledge,
  showing: Showing,
): RankedItem[] {
  const { presentation } = showing;
  let arrangement = arrangements[presentation].get(compiled);
  if (!arrangement) {
    arrangement = new Arrangement(items, compiled, presentation);
    arrangements[presentation].set(compiled, arrangement);
  }
  return arrangement.arrange(ranked, showing);
}

class Arrangement {
  private readonly colors: readonly string[];
  /** Of ids, so that a new item leaves the lots of others as they are. */
  private readonly keys: Int32Array;
  /** Points. */
  private readonly usual: Float64Array;
  private readonly references: readonly (readonly RankedItem[])[];
  private openings: Int32Array | undefined;
  private readonly prices = new Map<string, ReadonlyMap<number, number>>();

  constructor(
    private readonly items: readonly ArrangedItem[],
    private readonly compiled: CompiledKnowledge,
    presentation: Presentation,
  ) {
    this.colors = items.map(({ colors: [main] }) => (main ? getColorFamily(main.hex) : ''));
    this.keys = Int32Array.from(items, ({ id }) => hashToUnit(id) * 2 ** 31);
    this.usual = new Float64Array(items.length);
    this.references = (presentation === 'mens' ? MEN : WOMEN).map((measurements) =>
      rank(compiled, listFeatures({ measurements, bodyConcerns: [], presentation })),
    );
    for (const ranked of this.references)
      for (const { index, score } of ranked) this.usual[index]! += score / this.references.length;
  }

  arrange(ranked: readonly RankedItem[], showing: Showing): RankedItem[] {
    const prices = this.getLeadPrices(showing);
    const seed = this.computeSeed(ranked);
    const result = [...ranked];
    for (const places of this.groupPlaces(ranked, showing).values()) {
      const looks = places.map((place) => this.createLook(ranked[place]!, seed));
      const made = looks.filter((look) => this.isMadeForLife(look, showing));
      const opened = looks.filter((look) => !made.includes(look) && this.isOpenForNursing(look, showing));
      const others = looks.filter((look) => !made.includes(look) && !opened.includes(look));
      [made, opened, others]
        .flatMap((group) => orderLooks(group, prices))
        .forEach((look, index) => {
          result[places[index]!] = look.ranked;
        });
    }
    return result;
  }

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

  private isMadeForLife({ ranked: { index } }: Look, { contexts: asked }: Showing): boolean {
    return this.items[index]!.contexts.some((context) => isLifeContext(context) && asked.includes(context));
  }

  private isOpenForNursing({ ranked: { index } }: Look, { contexts: asked }: Showing): boolean {
    return (
      asked.includes('nursing') &&
      OPENED.includes(this.items[index]!.category) &&
      this.listOpenings()[index]! >= OPENS_EASILY
    );
  }

  private listOpenings(): Int32Array {
    const nursing = listLifeFeatures([{ state: 'nursing' }]);
    const isKnown = nursing.every(({ key }) => this.compiled.featureIndex.has(key));
    this.openings ??= scoreItems(this.compiled, isKnown ? nursing : []).points;
    return this.openings;
  }

  private createLook(ranked: RankedItem, seed: number): Look {
    const { index, score, harm } = ranked;
    const { type, category, staple = false } = this.items[index]!;
    const isStaple = staple && !(CLOTHES.includes(category) && isAgainst(ranked));
    const prior = this.compiled.priors[index]! / STRENGTH_STEPS;
    const against = AGAINST * Math.max(0, 1 - score);
    const place =
      score + prior - HARM * harm - against + (drawLot(FOR_EVERYBODY, this.keys[index]!) * TIE) / 4;
    const worth = place - USUAL_SHARE * this.usual[index]!;
    const lot = drawLot(seed, this.keys[index]!);
    return { ranked, place, worth, lot, type, color: this.colors[index]!, isStaple };
  }

  /** Based on the best items, which an eighth of an inch seldom changes. */
  private computeSeed(ranked: readonly RankedItem[]): number {
    return ranked
      .slice(0, SEED_ITEMS)
      .reduce((seed, { index }) => Math.imul(seed, 31) + this.keys[index]!, 7);
  }

  /** Raises prices until no item leads more than {@link MOST_LEADS} of the reference lists. */
  private getLeadPrices(showing: Showing): ReadonlyMap<number, number> {
    const key = buildShowingKey(showing);
    const known = this.prices.get(key);
    if (known) return known;
    const prices = new Map<number, number>();
    const lists = new Map<string, First[]>();
    for (const ranked of this.references) {
      const seed = this.computeSeed(ranked);
      for (const [kind, places] of this.groupPlaces(ranked, showing)) {
        if (!isShown(this.items[ranked[places[0]!]!.index]!, showing)) continue;
        const looks = places.map((place) => this.createLook(ranked[place]!, seed));
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

function orderLooks(looks: readonly Look[], prices: ReadonlyMap<number, number>): Look[] {
  const first = chooseFirst(looks);
  return [...orderFirst(first, prices), ...varyTies(looks.filter((look) => !first.ten.includes(look)))];
}

function drawLot(seed: number, key: number): number {
  const mixed = Math.imul(seed ^ Math.imul(key + 1, 0x9e3779b1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
