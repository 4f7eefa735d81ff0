import type { CompiledKnowledge } from './compile';
import type { ProfileFeature } from './features';

/** From this rating down a value is a strong "avoid": whoever has the feature is not shown an item that has it. */
export const STRONG_AVOID = -2;

export interface RankedItem {
  /** Index of the item in the knowledge. */
  index: number;
  /** Weighted sum of the ratings; above 0. */
  score: number;
}

/** What the terms are worth to one profile. */
interface TermScores {
  /** Weighted sum of each term's ratings. */
  readonly scores: Int32Array;
  /** 1 where a feature of the profile strongly avoids the term. */
  readonly avoided: Uint8Array;
}

/**
 * Scores every term for a profile.
 *
 * @throws RangeError for a feature that the knowledge does not have
 */
function scoreTerms(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): TermScores {
  const { termCount, ratings, featureIndex } = compiled;
  const scores = new Int32Array(termCount);
  const avoided = new Uint8Array(termCount);
  for (const { key, weight } of features) {
    const feature = featureIndex.get(key);
    if (feature === undefined) throw new RangeError(`Unknown feature: ${key}`);
    const row = feature * termCount;
    for (let term = 0; term < termCount; term++) {
      const rating = ratings[row + term]!;
      scores[term]! += weight * rating;
      if (rating <= STRONG_AVOID) avoided[term] = 1;
    }
  }
  return { scores, avoided };
}

/**
 * The items that suit a profile, best first; items of equal score keep the catalog's order. An item is left out when
 * one of its values is a strong "avoid" for one of the features, or when its score is 0 or less.
 */
export function rank(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): RankedItem[] {
  const { itemOffsets, itemTerms } = compiled;
  const { scores, avoided } = scoreTerms(compiled, features);
  const itemCount = itemOffsets.length - 1;

  // Score and position packed into one number, so that a plain numeric sort orders by both.
  const packed = new Float64Array(itemCount);
  let kept = 0;
  for (let item = 0; item < itemCount; item++) {
    let score = 0;
    const end = itemOffsets[item + 1]!;
    for (let at = itemOffsets[item]!; at < end; at++) {
      const term = itemTerms[at]!;
      if (avoided[term]) {
        score = 0;
        break;
      }
      score += scores[term]!;
    }
    if (score > 0) packed[kept++] = item - score * itemCount;
  }
  const order = packed.subarray(0, kept).sort();

  const ranked = new Array<RankedItem>(kept);
  for (let position = 0; position < kept; position++) {
    const value = order[position]!;
    const score = Math.ceil(-value / itemCount);
    ranked[position] = { index: value + score * itemCount, score };
  }
  return ranked;
}
