import { OCCASIONS, SEASONS, withImpliedValues } from '@figura/contracts';
import { BODY_SIGNALS } from './body-signals';
import { STRENGTH_STEPS } from './weight';
import type { FeatureKnowledge, ItemType, RatedItem, RatedValue, StylingKnowledge } from './knowledge';

/**
 * Weight of measurable features for every body, in {@link STRENGTH_STEPS}ths. Harm weighs more, so that safe
 * items come before divisive ones.
 */
const TRACE = { help: STRENGTH_STEPS / 64, harm: (STRENGTH_STEPS * 3) / 64 };
/** Bonus for all occasions and seasons, in {@link STRENGTH_STEPS}ths of a point. */
const VERSATILITY = 4 * STRENGTH_STEPS;
const MEASURED = new Set(BODY_SIGNALS.map(({ feature }) => feature));

/**
 * A term is one visual fact on a type: one value, or several values of one fact. Each term is scored once per
 * profile.
 */
export interface CompiledKnowledge {
  readonly featureIndex: ReadonlyMap<string, number>;
  readonly featureGroups: readonly number[];
  readonly termCount: number;
  /** Strongest rating above 0, at `feature * termCount + term`. */
  readonly helps: Int8Array;
  readonly harms: Int8Array;
  /**
   * Worth of each item for any body, in {@link STRENGTH_STEPS}ths of a point. It breaks ties that an eighth of
   * an inch would otherwise decide.
   */
  readonly priors: Int16Array;
  /** The terms of item `i` are `itemTerms[itemOffsets[i] .. itemOffsets[i + 1])`. */
  readonly itemOffsets: Uint32Array;
  readonly itemTerms: Uint16Array | Uint32Array;
  readonly ratedValues: (term: number, feature: string) => readonly RatedValue[];
  readonly covers: (item: number) => readonly string[];
  readonly claimsOfTerm: (term: number) => ReadonlyMap<string, number>;
  readonly items: readonly RatedItem[];
}

interface Term {
  /** `attribute:value`; more than one only within a fact. */
  readonly values: readonly string[];
  readonly type: ItemType;
  readonly fact: number | undefined;
}

interface CompiledType {
  readonly type: ItemType;
  readonly terms: (number | undefined)[];
}

export interface CompiledRules {
  readonly features: readonly FeatureKnowledge[];
  readonly featureIndex: ReadonlyMap<string, number>;
  readonly featureGroups: readonly number[];
  readonly types: ReadonlyMap<string, ItemType>;
  readonly factOf: ReadonlyMap<string, number>;
  readonly ratingsOf: (term: Term, feature: string) => readonly RatedValue[];
  readonly ratingsOfValue: ReadonlyMap<string, readonly RatedValue[]>;
  /** Some ratings count only if the type covers the feature's zones. */
  readonly counts: (rated: RatedValue, type: ItemType) => boolean;
  readonly columns: Map<string, TermColumn>;
  readonly claims: Map<string, ReadonlyMap<string, number>>;
}

interface TermColumn {
  readonly helps: Int8Array;
  readonly harms: Int8Array;
  readonly trace: number;
}

/** @throws RangeError for an item of an unknown type */
export function compileKnowledge(knowledge: StylingKnowledge): CompiledKnowledge {
  return compileItems(compileRules(knowledge), knowledge.items);
}

export function compileRules({
  facts,
  itemTypes,
  lifeStates,
  ...known
}: Omit<StylingKnowledge, 'items'>): CompiledRules {
  const features = [...known.features, ...(lifeStates?.features ?? [])];
  const recommendations = [...known.recommendations, ...(lifeStates?.recommendations ?? [])];
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
  const categories = new Map(features.map((feature) => [feature.key, feature.categories]));
  const doesCount = ({ feature, onlyWhereWorn }: RatedValue, { category, covers }: ItemType): boolean =>
    (!onlyWhereWorn || zones.get(feature)!.some((zone) => covers.includes(zone))) &&
    (categories.get(feature)?.some((each) => each === category) ?? true);
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
 * Compiles items together with what their kinds imply.
 * @throws RangeError for an item of an unknown type
 */
export function compileItems(rules: CompiledRules, items: readonly RatedItem[]): CompiledKnowledge {
  const compiler = new ItemCompiler(rules);
  for (const item of items) {
    const { attributes } = withImpliedValues({ type: item.type, attributes: item.attributes });
    const type = compiler.type(item.type);
    const values = rules.types
      .get(item.type)!
      .rated.flatMap((attribute) =>
        Array.from(new Set(attributes[attribute]), (value) => compiler.addValue(`${attribute}:${value}`)),
      );
    compiler.add(type, values, computeVersatility(item));
  }
  return compiler.finish(items);
}

export class ItemCompiler {
  private readonly types: CompiledType[] = [];
  private readonly typeNumbers = new Map<string, number>();
  private readonly values: Omit<Term, 'type'>[] = [];
  private readonly valueNumbers = new Map<string, number>();
  private readonly terms: Term[] = [];
  private readonly joinedTerms = new Map<string, number>();
  private readonly columns: TermColumn[] = [];
  private readonly offsets: number[] = [0];
  private readonly flatTerms: number[] = [];
  private readonly priors: number[] = [];

  constructor(private readonly rules: CompiledRules) {}

  /** @throws RangeError for an unknown type */
  type(slug: string): number {
    return getOrCreate(this.typeNumbers, slug, () => {
      const type = this.rules.types.get(slug);
      if (!type) throw new RangeError(`Unknown type: ${slug}`);
      return this.types.push({ type, terms: [] }) - 1;
    });
  }

  addValue(name: string): number {
    return getOrCreate(
      this.valueNumbers,
      name,
      () => this.values.push({ values: [name], fact: this.rules.factOf.get(name) }) - 1,
    );
  }

  /**
   * @param values numbers of rated values, each once
   * @param prior worth for any body, in {@link STRENGTH_STEPS}ths of a point
   */
  add(typeNumber: number, values: readonly number[], prior = 0): void {
    const { type, terms } = this.types[typeNumber]!;
    const start = this.flatTerms.length;
    for (const value of values) {
      const term = (terms[value] ??= this.addTerm({ type, ...this.values[value]! }));
      const { fact } = this.terms[term]!;
      const end = this.flatTerms.length;
      let at = fact === undefined ? end : start;
      while (at < end && this.terms[this.flatTerms[at]!]!.fact !== fact) at++;
      this.flatTerms[at] = at < end ? this.joinTerms(this.flatTerms[at]!, term) : term;
    }
    for (let at = start; at < this.flatTerms.length; at++) prior += this.columns[this.flatTerms[at]!]!.trace;
    this.priors.push(prior);
    this.offsets.push(this.flatTerms.length);
  }

  private joinTerms(a: number, b: number): number {
    const term = this.terms[a]!;
    const values = [...term.values, ...this.terms[b]!.values];
    return getOrCreate(this.joinedTerms, formatName(term.type, values), () =>
      this.addTerm({ ...term, values }),
    );
  }

  private addTerm(term: Term): number {
    this.columns.push(getColumn(this.rules, term));
    return this.terms.push(term) - 1;
  }

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
    // Small numbers halve the memory, which matters for a million products.
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
  const indexes = new Set<number>();
  for (const rated of term.values.flatMap((value) => rules.ratingsOfValue.get(value) ?? [])) {
    const index = featureIndex.get(rated.feature);
    if (index === undefined || !rules.counts(rated, term.type)) continue;
    helps[index] = Math.max(helps[index]!, rated.rating);
    harms[index] = Math.min(harms[index]!, rated.rating);
    indexes.add(index);
  }
  let trace = 0;
  for (const index of indexes)
    if (MEASURED.has(features[index]!.key)) trace += TRACE.help * helps[index]! + TRACE.harm * harms[index]!;
  const column = { helps, harms, trace };
  if (term.values.length === 1) rules.columns.set(key, column);
  return column;
}

function collectClaims(rules: CompiledRules, term: Term): ReadonlyMap<string, number> {
  const { type, values } = term;
  return getOrCreate(rules.claims, formatName(type, values), () => {
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

function getOrCreate<Key, Value>(entries: Map<Key, Value>, key: Key, make: () => Value): Value {
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
