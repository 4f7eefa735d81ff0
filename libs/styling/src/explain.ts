import { effectKey, type CompiledKnowledge } from './compile';
import type { ProfileFeature } from './features';

/** One rating that made an item's score. */
export interface Reason {
  /** Key of the feature that it helps. */
  feature: string;
  /** `attribute:value` */
  value: string;
  /** The effect sentence; when another feature pulls the other way, with the trade-off named. */
  description: string;
  /** Weighted rating. */
  contribution: number;
  /** Key of the feature that the same value works against, if there is one. */
  against: string | null;
}

/** How a feature is called within a sentence, for instance `narrow shoulders`. */
export type FeatureName = (key: string) => string;

/**
 * Why an item suits a profile: the ratings above 0 that made its score, highest first, each sentence once. Where the
 * same attribute value also works against another feature of the profile, the reason names that trade-off.
 */
export function explain(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
  nameOf: FeatureName,
): Reason[] {
  const { featureIndex, itemOffsets, itemTerms, ratings, termCount, termValues } = compiled;
  const reasons: Reason[] = [];
  for (let at = itemOffsets[itemIndex]!; at < itemOffsets[itemIndex + 1]!; at++) {
    const term = itemTerms[at]!;
    const rated = features
      .map((feature) => ({ feature, rating: ratings[featureIndex.get(feature.key)! * termCount + term]! }))
      .filter(({ rating }) => rating !== 0);
    const against = rated.find(({ rating }) => rating < 0)?.feature.key ?? null;
    const value = termValues[term]!;
    for (const { feature, rating } of rated) {
      if (rating <= 0) continue;
      const { effect } = compiled.effects.get(effectKey(feature.key, value))!;
      reasons.push({
        feature: feature.key,
        value,
        description: against
          ? `${effect} A trade-off: for ${nameOf(against)} it pulls a little the other way.`
          : effect,
        contribution: rating * feature.weight,
        against,
      });
    }
  }
  const seen = new Set<string>();
  return reasons
    .sort((a, b) => b.contribution - a.contribution)
    .filter(({ description }) => !seen.has(description) && seen.add(description));
}
