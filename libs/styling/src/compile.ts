import { BODY_SIGNALS } from './body-signals';
import { STRENGTH_STEPS } from './features';
import type { ItemType, RatedItem, RatedValue, StylingKnowledge } from './knowledge';

/** The trace of a measured feature that everybody has, in {@link STRENGTH_STEPS}ths. */
const TRACE = STRENGTH_STEPS / 16;

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
   * What each term is worth to everybody, in {@link STRENGTH_STEPS}ths of a point: everybody has a trace of every feature
   * that can be measured, so that what suits most bodies comes first where little is to balance.
   */
  readonly traces: Int32Array;
  /** The terms of item `i` are `itemTerms[itemOffsets[i] .. itemOffsets[i + 1])`. */
  readonly itemOffsets: Uint32Array;
  readonly itemTerms: Uint32Array;
  /** The ratings that stand for a term and a feature, in the order of the item's values. */
  readonly ratedValues: (term: number, feature: string) => readonly RatedValue[];
  readonly items: readonly RatedItem[];
}

interface Term {
  /** `attribute:value`, more than one only within a fact. */
  values: readonly string[];
  type: ItemType;
}

/** @throws RangeError when an item has a type that the knowledge does not describe */
export function compileKnowledge(knowledge: StylingKnowledge): CompiledKnowledge {
  const { features, items, facts } = knowledge;
  const ratings = new Map(
    knowledge.recommendations.map((rated) => [
      effectKey(rated.feature, `${rated.attribute}:${rated.value}`),
      rated,
    ]),
  );
  const types = new Map(knowledge.itemTypes.map((type) => [type.slug, type]));
  const factOf = new Map(facts.values.flatMap((group, fact) => group.map((value) => [value, fact] as const)));
  const termIndex = new Map<string, number>();
  const terms: Term[] = [];
  const itemOffsets = new Uint32Array(items.length + 1);
  const flatTerms: number[] = [];

  items.forEach((item, index) => {
    const type = types.get(item.type);
    if (!type) throw new RangeError(`Item ${item.id} has an unknown type: ${item.type}`);
    for (const values of byFact(ratedValuesOf(item, type), factOf)) {
      const key = `${item.type}/${values.join()}`;
      let term = termIndex.get(key);
      if (term === undefined) {
        term = terms.length;
        termIndex.set(key, term);
        terms.push({ values, type });
      }
      flatTerms.push(term);
    }
    itemOffsets[index + 1] = flatTerms.length;
  });

  const zones = new Map(features.map((feature) => [feature.key, feature.zones]));
  const ratedValues = (term: number, feature: string) => {
    const { values, type } = terms[term]!;
    return values.flatMap((value) => {
      const rated = ratings.get(effectKey(feature, value));
      const counts =
        rated && (!rated.onlyWhereWorn || zones.get(feature)!.some((zone) => type.covers.includes(zone)));
      return counts ? [rated] : [];
    });
  };
  const helps = new Int8Array(features.length * terms.length);
  const harms = new Int8Array(features.length * terms.length);
  features.forEach(({ key }, feature) => {
    for (let term = 0; term < terms.length; term++) {
      const at = feature * terms.length + term;
      for (const { rating } of ratedValues(term, key)) {
        helps[at] = Math.max(helps[at]!, rating);
        harms[at] = Math.min(harms[at]!, rating);
      }
    }
  });
  const traces = new Int32Array(terms.length);
  const measured = new Set(BODY_SIGNALS.map(({ feature }) => feature));
  features.forEach(({ key }, feature) => {
    if (!measured.has(key)) return;
    for (let term = 0; term < terms.length; term++) {
      const at = feature * terms.length + term;
      traces[term]! += TRACE * (helps[at]! + harms[at]!);
    }
  });
  return {
    featureIndex: new Map(features.map(({ key }, index) => [key, index])),
    featureGroups: features.map(({ key }, index) => {
      const group = facts.features.findIndex((keys) => keys.includes(key));
      return group >= 0 ? group : facts.features.length + index;
    }),
    termCount: terms.length,
    helps,
    harms,
    traces,
    itemOffsets,
    itemTerms: Uint32Array.from(flatTerms),
    ratedValues,
    items,
  };
}

function ratedValuesOf(item: RatedItem, type: ItemType): string[] {
  return type.rated.flatMap((attribute) =>
    (item.attributes[attribute] ?? []).map((value) => `${attribute}:${value}`),
  );
}

/** Values that are one fact together, each other value by itself; in the order of their first value. */
function byFact(values: readonly string[], factOf: ReadonlyMap<string, number>): string[][] {
  const groups = new Map<number | string, string[]>();
  for (const value of values) {
    const fact = factOf.get(value) ?? value;
    const group = groups.get(fact);
    if (group) group.push(value);
    else groups.set(fact, [value]);
  }
  return [...groups.values()];
}

function effectKey(feature: string, value: string): string {
  return `${feature}/${value}`;
}
