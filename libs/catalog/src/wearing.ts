import type { Category } from '@figura/contracts';
import type { CatalogItemType, Wearing } from './catalog';
import { OCCASIONS, SEASONS } from './occasions';
import type { Occasion, Season, Wear } from './occasions';
import type { WearingRules } from './wearing-schema';

type Range = readonly [from: number, to: number];

const MAX_FORMALITY = 5;
/** What is left of a warmth that its values take away: nobody wears a garment for nothing. */
const LEAST_CLO = 0.01;

/** What is known of a garment, whosever it is. */
interface Worn {
  readonly category: Category;
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
}

/**
 * How warm and formal a garment is, and its seasons and occasions, by the rules alone.
 *
 * @throws RangeError for a type that is none of the types
 */
export function wearingOf(
  rules: WearingRules,
  types: ReadonlyMap<string, Pick<CatalogItemType, 'kindOf' | 'wear'>>,
  garment: Worn,
): Wearing {
  const kinds = kindsOf(types, garment.type);
  const traits = new Set([
    ...kinds.map((kind) => `type:${kind}`),
    ...Object.entries(garment.attributes).flatMap(([attribute, values = []]) =>
      values.map((value) => `${attribute}:${value}`),
    ),
  ]);
  const { wear } = types.get(garment.type)!;
  const warmth = warmthOf(rules, kinds, traits);
  const formality = formalityOf(rules, kinds, traits);
  return {
    warmth,
    formality,
    season: seasonsOf(rules, garment.category, wear, warmth, traits),
    occasion: occasionsOf(rules, wear, formality, traits),
  };
}

/**
 * A type with the ever more general ones that it is a kind of.
 *
 * @throws RangeError for a type that is none of the types
 */
export function kindsOf(types: ReadonlyMap<string, Pick<CatalogItemType, 'kindOf'>>, type: string): string[] {
  const kinds: string[] = [];
  for (let kind: string | undefined = type; kind !== undefined;) {
    const known = types.get(kind);
    if (!known) throw new RangeError(`Unknown type: ${kind}`);
    kinds.push(kind);
    kind = known.kindOf;
  }
  return kinds;
}

function warmthOf({ warmth }: WearingRules, kinds: readonly string[], traits: ReadonlySet<string>): number {
  const clo = kinds.map((kind) => cloOf(warmth, kind)).find((known) => known !== undefined);
  if (clo === undefined) return 0;
  const cut = Math.max(LEAST_CLO, clo + sumOf(warmth.add, traits));
  const cloth = found(warmth.times, traits).reduce((product, factor) => product * factor, 1);
  return Math.round(cut * cloth * 100) / 100;
}

function cloOf({ types }: WearingRules['warmth'], kind: string): number | undefined {
  return types.findLast(({ clo }) => Object.hasOwn(clo, kind))?.clo[kind];
}

function formalityOf(
  { formality }: WearingRules,
  kinds: readonly string[],
  traits: ReadonlySet<string>,
): number {
  const kind = kinds.find((slug) => Object.hasOwn(formality.types, slug));
  const sum = (kind === undefined ? 0 : formality.types[kind]!) + sumOf(formality.add, traits);
  return Math.min(MAX_FORMALITY, Math.max(0, Math.round(sum * 2) / 2));
}

function seasonsOf(
  { seasons }: WearingRules,
  category: Category,
  wear: Wear,
  warmth: number,
  traits: ReadonlySet<string>,
): Season[] {
  const ranges = seasons.warmth[category];
  const least = seasons.least[wear] ?? 1;
  const only = found(seasons.only, traits);
  return SEASONS.filter(
    (season) =>
      (!ranges || (ranges[season][0] * least <= warmth && warmth <= ranges[season][1])) &&
      only.every((allowed) => allowed.includes(season)),
  );
}

function occasionsOf(
  { occasions }: WearingRules,
  wear: Wear,
  formality: number,
  traits: ReadonlySet<string>,
): Occasion[] {
  const fixed = occasions.wear[wear];
  return OCCASIONS.filter((occasion) =>
    fixed
      ? fixed.includes(occasion)
      : isWithin(occasions.formality[occasion], formality) &&
        !(occasions.never[occasion] ?? []).some((trait) => traits.has(trait)),
  );
}

function sumOf(amounts: Readonly<Record<string, number>>, traits: ReadonlySet<string>): number {
  return found(amounts, traits).reduce((sum, amount) => sum + amount, 0);
}

/** Rules by their traits, with their places: looked through for every product of a shop. */
const places = new WeakMap<object, ReadonlyMap<string, number>>();

/** What rules say of a garment's traits, in the order of the rules, so that sums are the same to the last bit. */
function found<T>(rules: Readonly<Record<string, T>>, traits: ReadonlySet<string>): T[] {
  let placeOf = places.get(rules);
  if (!placeOf) {
    placeOf = new Map(Object.keys(rules).map((trait, place) => [trait, place]));
    places.set(rules, placeOf);
  }
  const those: [place: number, rule: T][] = [];
  for (const trait of traits) {
    const place = placeOf.get(trait);
    if (place !== undefined) those.push([place, rules[trait]!]);
  }
  return those.sort(([one], [other]) => one - other).map(([, rule]) => rule);
}

function isWithin([from, to]: Range, amount: number): boolean {
  return from <= amount && amount <= to;
}
