import type { RatedItem, RatedValue, StylingKnowledge } from './knowledge';

/**
 * The knowledge in a form that can be ranked fast. A *term* is a value as it stands on a type of item, for instance
 * `fabric: velvet` on a blouse; items are lists of terms, and a term's score is found once per profile.
 */
export interface CompiledKnowledge {
  /** Number of every feature, by key. */
  readonly featureIndex: ReadonlyMap<string, number>;
  readonly termCount: number;
  /** The rating of each term for each feature, `feature * termCount + term`. */
  readonly ratings: Int8Array;
  /** The terms of item `i` are `itemTerms[itemOffsets[i] .. itemOffsets[i + 1])`. */
  readonly itemOffsets: Uint32Array;
  readonly itemTerms: Uint32Array;
  /** What each rating says, by `attribute:value` and feature. */
  readonly effects: ReadonlyMap<string, RatedValue>;
  /** `attribute:value` of each term. */
  readonly termValues: readonly string[];
  readonly items: readonly RatedItem[];
}

/** @throws RangeError when an item has a type that the knowledge does not describe */
export function compileKnowledge(knowledge: StylingKnowledge): CompiledKnowledge {
  const { features, items } = knowledge;
  const featureIndex = new Map(features.map(({ key }, index) => [key, index]));
  const effects = new Map(
    knowledge.recommendations.map((rated) => [effectKey(rated.feature, valueKey(rated)), rated]),
  );
  const types = new Map(knowledge.itemTypes.map((type) => [type.slug, type]));

  const termIndex = new Map<string, number>();
  const terms: { value: string; covers: ReadonlySet<string> }[] = [];
  const itemOffsets = new Uint32Array(items.length + 1);
  const flatTerms: number[] = [];
  items.forEach((item, index) => {
    const type = types.get(item.type);
    if (!type) throw new RangeError(`Item ${item.id} has an unknown type: ${item.type}`);
    for (const attribute of type.rated) {
      for (const value of item.attributes[attribute] ?? []) {
        const key = `${item.type}/${attribute}:${value}`;
        let term = termIndex.get(key);
        if (term === undefined) {
          term = terms.length;
          termIndex.set(key, term);
          terms.push({ value: `${attribute}:${value}`, covers: new Set(type.covers) });
        }
        flatTerms.push(term);
      }
    }
    itemOffsets[index + 1] = flatTerms.length;
  });

  const ratings = new Int8Array(features.length * terms.length);
  features.forEach((feature, f) => {
    terms.forEach((term, t) => {
      const rated = effects.get(effectKey(feature.key, term.value));
      const counts = rated && (!rated.onlyWhereWorn || feature.zones.some((zone) => term.covers.has(zone)));
      if (counts) ratings[f * terms.length + t] = rated.rating;
    });
  });

  return {
    featureIndex,
    termCount: terms.length,
    ratings,
    itemOffsets,
    itemTerms: Uint32Array.from(flatTerms),
    effects,
    termValues: terms.map(({ value }) => value),
    items,
  };
}

/** How {@link CompiledKnowledge.effects} is keyed. */
export function effectKey(feature: string, value: string): string {
  return `${feature}/${value}`;
}

function valueKey({ attribute, value }: { attribute: string; value: string }): string {
  return `${attribute}:${value}`;
}
