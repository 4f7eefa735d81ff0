import { effectKey, type CompiledKnowledge } from './compile';
import type { ProfileFeature } from './features';

/** What one attribute value of an item does for a feature of a profile. */
export interface Effect {
  /** Key of the feature. */
  feature: string;
  /** `attribute:value` */
  value: string;
  /** The effect sentence. */
  description: string;
  /** Weighted rating. */
  contribution: number;
}

/** An effect that made an item's score; its sentence names the trade-off when another feature pulls the other way. */
export interface Reason extends Effect {
  /** Key of the feature that the same value works against, if there is one. */
  against: string | null;
}

export interface Explanation {
  /** The ratings above 0, highest first, each sentence once. */
  reasons: Reason[];
  /** The ratings below 0 of values that help no other feature (those are trade-offs), lowest first, each sentence once. */
  cautions: Effect[];
}

/** How a feature is called within a sentence, for instance `narrow shoulders`. */
export type FeatureName = (key: string) => string;

/** What an item does for a profile, and what it does against it. */
export function explain(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
  nameOf: FeatureName,
): Explanation {
  const { featureIndex, itemOffsets, itemTerms, ratings, termCount, termValues } = compiled;
  const reasons: Reason[] = [];
  const cautions: Effect[] = [];
  for (let at = itemOffsets[itemIndex]!; at < itemOffsets[itemIndex + 1]!; at++) {
    const term = itemTerms[at]!;
    const value = termValues[term]!;
    const effects = features
      .map((feature) => ({ feature, rating: ratings[featureIndex.get(feature.key)! * termCount + term]! }))
      .filter(({ rating }) => rating !== 0)
      .map(({ feature: { key, weight }, rating }): Effect => ({
        feature: key,
        value,
        description: compiled.effects.get(effectKey(key, value))!.effect,
        contribution: rating * weight,
      }));
    const helpful = effects.filter(({ contribution }) => contribution > 0);
    const harmful = effects.filter(({ contribution }) => contribution < 0);
    const against = harmful[0]?.feature ?? null;
    const tradeOff = against ? ` A trade-off: for ${nameOf(against)} it pulls a little the other way.` : '';
    for (const effect of helpful)
      reasons.push({ ...effect, description: effect.description + tradeOff, against });
    if (helpful.length === 0) cautions.push(...harmful);
  }
  return {
    reasons: eachOnce(reasons.sort((a, b) => b.contribution - a.contribution)),
    cautions: eachOnce(cautions.sort((a, b) => a.contribution - b.contribution)),
  };
}

function eachOnce<E extends Effect>(effects: readonly E[]): E[] {
  const seen = new Set<string>();
  return effects.filter(({ description }) => !seen.has(description) && seen.add(description));
}
