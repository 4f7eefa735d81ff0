import { OCCASIONS, SEASONS, withImpliedValues } from '@figura/contracts';
import { BODY_SIGNALS } from './body-signals';
import { STRENGTH_STEPS } from './weight';
import type { FeatureKnowledge, ItemType, RatedItem, RatedValue, StylingKnowledge } from './knowledge';

/**
 * What a rating for a feature that can be measured counts for everybody, in {@link STRENGTH_STEPS}ths: harm more than help,
 * so that what works against nobody comes before what is much to some and against others.
 */
const TRACE = { help: STRENGTH_STEPS / 64, harm: (STRENGTH_STEPS * 3) / 64 };
/** What an item has for all occasions in all seasons, in {@link STRENGTH_STEPS}ths of a point. */
const VERSATILITY = 4 * STRENGTH_STEPS;
const MEASURED = new Set(BODY_SIGNALS.map(({ feature }) => feature));

/**
 * The knowledge in a form that can be ranked fast. A *term* is one thing to the eye as it stands on a type of item: a
 * value such as `fabric: velvet` on a blouse, or several values of one fact together. Items are lists of terms, and a
 * term's score is found once per profile.
 */
export interface CompiledKnowledge {
  /** Number of every feature, by key. */
  readonly featureIndex: ReadonlyMap<string, number>;
  /** For each feature the number of its group: features that are nearly one share it. */
  readonly featureGroups: readonly number[];
  readonly termCount: number;
  /** The strongest rating above 0 of each term for each feature, `feature * termCount + term`. */
  readonly helps: Int8Array;
  /** The strongest rating below 0, likewise. */
  readonly harms: Int8Array;
  /**
   * What speaks for each item whatever the body, in {@link STRENGTH_STEPS}ths of a point: what suits most bodies, and goes
   * with most occasions and seasons. It decides where the body does not; without it an eighth of an inch would.
   */
  readonly priors: Int16Array;
  /** The terms of item `i` are `itemTerms[itemOffsets[i] .. itemOffsets[i + 1])`. */
  readonly itemOffsets: Uint32Array;
  readonly itemTerms: Uint16Array | Uint32Array;
  /** The ratings that stand for a term and a feature, in the order of the item's values. */
  readonly ratedValues: (term: number, feature: string) => readonly RatedValue[];
  /** The zones of the body that an item clothes; none for one that has no values. */
  readonly covers: (item: number) => readonly string[];
  /** What the ratings of a term say for whichever feature, each claim as strongly as it is rated. */
  readonly claimsOfTerm: (term: number) => ReadonlyMap<string, number>;
  readonly items: readonly RatedItem[];
}

interface Term {
  /** `attribute:value`, more than one only within a fact. */
  readonly values: readonly string[];
  readonly type: ItemType;
  /** Number of the fact that its values belong to; undefined where they stand for themselves. */
  readonly fact: number | undefined;
}

/** A type with the numbers of its terms. */
interface CompiledType {
  readonly type: ItemType;
  /** By number of the value; missing until it is asked for. */
  readonly terms: (number | undefined)[];
}

/** What is known of values and types apart from any item: compiled once, for any number of lists of items. */
export interface CompiledRules {
  readonly features: readonly FeatureKnowledge[];
  readonly featureIndex: ReadonlyMap<string, number>;
  readonly featureGroups: readonly number[];
  readonly types: ReadonlyMap<string, ItemType>;
  /** Number of the fact that an `attribute:value` belongs to; missing where it stands for itself. */
  readonly factOf: ReadonlyMap<string, number>;
  readonly ratingsOf: (term: Term, feature: string) => readonly RatedValue[];
  /** The ratings of an `attribute:value` for whichever feature. */
  readonly ratingsOfValue: ReadonlyMap<string, readonly RatedValue[]>;
  /** Whether a rating counts on a type: some do only where the type covers what the feature is about. */
  readonly counts: (rated: RatedValue, type: ItemType) => boolean;
  /** The ratings of terms of one value, by type and value; they are few and come again. */
  readonly columns: Map<string, TermColumn>;
  /** Likewise what their sentences say, with how strongly. */
  readonly claims: Map<string, ReadonlyMap<string, number>>;
}

/** What a term does, by number of the feature. */
interface TermColumn {
  readonly helps: Int8Array;
  readonly harms: Int8Array;
  readonly trace: number;
}

/** @throws RangeError when an item has a type that the knowledge does not describe */
export function compileKnowledge(knowledge: StylingKnowledge): CompiledKnowledge {
  return compileItems(compileRules(knowledge), knowledge.items);
}

export function compileRules({
  features,
  facts,
  itemTypes,
  recommendations,
}: Omit<StylingKnowledge, 'items'>): CompiledRules {
  const ratings = new Map<string, RatedValue>();
  const ratingsOfValue = new Map<string, RatedValue[]>();
  for (const rated of recommendations) {
    const value = `${rated.attribute}:${rated.value}`;
    ratings.set(buildEffectKey(rated.feature, value), rated);
    const others = ratingsOfValue.get(value);
    if (others) others.push(rated);
    else ratingsOfValue.set(value, [rated]);
  }
  const zones = new Map(features.map((feature) => [feature.key, feature.zones]));
  const doesCount = ({ feature, onlyWhereWorn }: RatedValue, { covers }: ItemType): boolean =>
    !onlyWhereWorn || zones.get(feature)!.some((zone) => covers.includes(zone));
  return {
    features,
    featureIndex: new Map(features.map(({ key }, index) => [key, index])),
    featureGroups: features.map(({ key }, index) => {
      const group = facts.features.findIndex((keys) => keys.includes(key));
      return group >= 0 ? group : facts.features.length + index;
    }),
    types: new Map(itemTypes.map((type) => [type.slug, type])),
    factOf: new Map(facts.values.flatMap((group, fact) => group.map((value) => [value, fact] as const))),
    ratingsOf: ({ values, type }, feature) =>
      values.flatMap((value) => {
        const rated = ratings.get(buildEffectKey(feature, value));
        return rated && doesCount(rated, type) ? [rated] : [];
      }),
    ratingsOfValue,
    counts: doesCount,
    columns: new Map(),
    claims: new Map(),
  };
}

/**
 * Items with what their kinds imply.
 *
 * @throws RangeError when an item has a type that the rules do not describe
 */
export function compileItems(rules: CompiledRules, items: readonly RatedItem[]): CompiledKnowledge {
  const compiler = new ItemCompiler(rules);
  for (const item of items) {
    const { attributes } = withImpliedValues({ type: item.type, attributes: item.attributes });
    const type = compiler.type(item.type);
    const values = rules.types
      .get(item.type)!
      .rated.flatMap((attribute) =>
        Array.from(new Set(attributes[attribute]), (value) => compiler.value(`${attribute}:${value}`)),
      );
    compiler.add(type, values, computeVersatility(item));
  }
  return compiler.finish(items);
}

/** Compiles items one after the other, for lists that are too long to be compiled at once. */
export class ItemCompiler {
  private readonly types: CompiledType[] = [];
  private readonly typeNumbers = new Map<string, number>();
  private readonly values: Omit<Term, 'type'>[] = [];
  private readonly valueNumbers = new Map<string, number>();
  private readonly terms: Term[] = [];
  /** Numbers of terms of several values, by their types and values. */
  private readonly joinedTerms = new Map<string, number>();
  private readonly columns: TermColumn[] = [];
  private readonly offsets: number[] = [0];
  private readonly flatTerms: number[] = [];
  private readonly priors: number[] = [];

  constructor(private readonly rules: CompiledRules) {}

  /**
   * The number of a type.
   *
   * @throws RangeError when the rules do not describe it
   */
  type(slug: string): number {
    return found(this.typeNumbers, slug, () => {
      const type = this.rules.types.get(slug);
      if (!type) throw new RangeError(`Unknown type: ${slug}`);
      return this.types.push({ type, terms: [] }) - 1;
    });
  }

  /** The number of an `attribute:value`: they are counted from 0 as they come. */
  value(name: string): number {
    return found(
      this.valueNumbers,
      name,
      () => this.values.push({ values: [name], fact: this.rules.factOf.get(name) }) - 1,
    );
  }

  /**
   * Adds an item by the numbers of its type and of those of its values that are rated on it, each of which is there once.
   *
   * @param prior what speaks for it whatever its values, in {@link STRENGTH_STEPS}ths of a point
   */
  add(typeNumber: number, values: readonly number[], prior = 0): void {
    const { type, terms } = this.types[typeNumber]!;
    const start = this.flatTerms.length;
    for (const value of values) {
      const term = (terms[value] ??= this.newTerm({ type, ...this.values[value]! }));
      const { fact } = this.terms[term]!;
      const end = this.flatTerms.length;
      let at = fact === undefined ? end : start;
      while (at < end && this.terms[this.flatTerms[at]!]!.fact !== fact) at++;
      // Values that are one fact together stand where the first of them does.
      this.flatTerms[at] = at < end ? this.joined(this.flatTerms[at]!, term) : term;
    }
    for (let at = start; at < this.flatTerms.length; at++) prior += this.columns[this.flatTerms[at]!]!.trace;
    this.priors.push(prior);
    this.offsets.push(this.flatTerms.length);
  }

  private joined(one: number, other: number): number {
    const term = this.terms[one]!;
    const values = [...term.values, ...this.terms[other]!.values];
    return found(this.joinedTerms, formatName(term.type, values), () => this.newTerm({ ...term, values }));
  }

  private newTerm(term: Term): number {
    this.columns.push(getColumn(this.rules, term));
    return this.terms.push(term) - 1;
  }

  /** @param items those that were added, where somebody asks for them again */
  finish(items: readonly RatedItem[] = []): CompiledKnowledge {
    const { rules, terms, columns } = this;
    const { features, featureIndex, featureGroups } = rules;
    const helps = new Int8Array(features.length * terms.length);
    const harms = new Int8Array(features.length * terms.length);
    for (let feature = 0; feature < features.length; feature++) {
      const row = feature * terms.length;
      for (let term = 0; term < terms.length; term++) {
        helps[row + term] = columns[term]!.helps[feature]!;
        harms[row + term] = columns[term]!.harms[feature]!;
      }
    }
    const { offsets, flatTerms, priors } = this;
    // Half the memory where numbers are small, which counts for a million products.
    const TermNumbers = terms.length > 65_536 ? Uint32Array : Uint16Array;
    return {
      featureIndex,
      featureGroups,
      termCount: terms.length,
      helps,
      harms,
      priors: new Int16Array(priors),
      itemOffsets: new Uint32Array(offsets),
      itemTerms: new TermNumbers(flatTerms),
      ratedValues: (term, feature) => rules.ratingsOf(terms[term]!, feature),
      covers: (item) => terms[flatTerms[offsets[item]!]!]?.type.covers ?? [],
      claimsOfTerm: (term) => collectClaims(rules, terms[term]!),
      items,
    };
  }
}

function getColumn(rules: CompiledRules, term: Term): TermColumn {
  const key = formatName(term.type, term.values);
  const known = rules.columns.get(key);
  if (known) return known;
  const { features, featureIndex } = rules;
  const helps = new Int8Array(features.length);
  const harms = new Int8Array(features.length);
  for (const rated of term.values.flatMap((value) => rules.ratingsOfValue.get(value) ?? [])) {
    const index = featureIndex.get(rated.feature);
    if (index === undefined || !rules.counts(rated, term.type)) continue;
    helps[index] = Math.max(helps[index]!, rated.rating);
    harms[index] = Math.min(harms[index]!, rated.rating);
  }
  let trace = 0;
  features.forEach(({ key }, index) => {
    if (MEASURED.has(key)) trace += TRACE.help * helps[index]! + TRACE.harm * harms[index]!;
  });
  const column = { helps, harms, trace };
  if (term.values.length === 1) rules.columns.set(key, column);
  return column;
}

function collectClaims(rules: CompiledRules, term: Term): ReadonlyMap<string, number> {
  const { type, values } = term;
  return found(rules.claims, formatName(type, values), () => {
    const claims = new Map<string, number>();
    for (const rated of values.flatMap((value) => rules.ratingsOfValue.get(value) ?? []))
      if (rules.counts(rated, type))
        for (const claim of rated.claims ?? [])
          claims.set(claim, Math.max(claims.get(claim) ?? 0, Math.abs(rated.rating)));
    return claims;
  });
}

function formatName(type: ItemType, values: readonly string[]): string {
  return `${type.slug}/${values.join()}`;
}

function computeVersatility({ occasion = [], season = [] }: RatedItem): number {
  return Math.round((VERSATILITY * occasion.length * season.length) / (OCCASIONS.length * SEASONS.length));
}

/** The entry of a key; made and kept where there is none. */
function found<Key, Value>(entries: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = entries.get(key);
  if (value === undefined) {
    value = make();
    entries.set(key, value);
  }
  return value;
}

function buildEffectKey(feature: string, value: string): string {
  return `${feature}/${value}`;
}
