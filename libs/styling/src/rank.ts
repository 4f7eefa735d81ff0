import type { CompiledKnowledge } from './compile';
import type { ProfileFeature } from './features';
import { STRENGTH_STEPS, computeWeight } from './weight';

/** The rating that sinks an item for whoever has the feature strongly. */
const STRONG_AVOID = -3;
/** Between these strengths of a feature a {@link STRONG_AVOID} sinks an item from not at all to for good. */
const SINK_FROM = 0.8;
const SINK_TO = 1;
/** From this rating on what harms is a strong caution; {@link STRONG_AVOID} is one. */
const STRONG_CAUTION = -2;
/**
 * By so much more a strong caution counts where an avoid would sink the item for good: of two items that do nearly as much
 * the one that nothing strong speaks against comes first.
 */
const CAUTION_SURCHARGE = 0.5;
/**
 * What every item starts with, in {@link STRENGTH_STEPS}ths of a point: what neither helps nor harms suits whoever has
 * little to balance.
 */
const BASE = STRENGTH_STEPS;
/** An item is sunk by so many parts of {@link WHOLE}: by all of them it is sunk for good. */
export const WHOLE = 256;
/** What sinking costs in points at first, for the whole way. */
const SINK_POINTS = 4;
/**
 * What an item loses by how far it is sunk, in {@link STRENGTH_STEPS}ths of a point: evenly at first, more than any score has
 * at the end. A share of the score instead would move whatever holds the same value past the others in one step, since the
 * best of them lose most.
 */
const SINK_COSTS = Int32Array.from({ length: WHOLE }, (_, sink) => {
  const way = sink / WHOLE;
  return Math.round((SINK_POINTS * STRENGTH_STEPS * way) / (1 - way ** 4));
});

export interface RankedItem {
  /** Index of the item in the knowledge. */
  index: number;
  /** Weighted sum of the ratings with what sinks it; above 0. */
  score: number;
}

interface WeighedFeature {
  /** Where its ratings begin. */
  row: number;
  weight: number;
  /** For what is a strong caution: the weight with its surcharge. */
  cautionWeight: number;
  /** Its ratings that the user wants, and those that work against them. */
  good: Int8Array;
  bad: Int8Array;
  sink: number;
}

/** What every term is worth to a profile. */
export interface TermScores {
  /** In {@link STRENGTH_STEPS}ths of a point: of features that are nearly one the strongest effect, in either direction. */
  readonly scores: Int32Array;
  /** How far the term sinks an item, in {@link WHOLE}ths. */
  readonly sinks: Int32Array;
}

/** @throws RangeError for a feature that the knowledge does not have */
export function scoreTerms(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): TermScores {
  const { termCount, helps, harms, featureIndex, featureGroups } = compiled;
  const groups = new Map<number, WeighedFeature[]>();
  for (const feature of features) {
    const index = featureIndex.get(feature.key);
    if (index === undefined) throw new RangeError(`Unknown feature: ${feature.key}`);
    const weight = computeWeight(feature);
    const [good, bad] = weight < 0 ? [harms, helps] : [helps, harms];
    const group = groups.get(featureGroups[index]!) ?? [];
    const sink = computeSink(feature);
    const cautionWeight = Math.round(weight * (1 + (CAUTION_SURCHARGE * sink) / WHOLE));
    group.push({ row: index * termCount, weight, cautionWeight, good, bad, sink });
    groups.set(featureGroups[index]!, group);
  }
  const scores = new Int32Array(termCount);
  const sinks = new Int32Array(termCount);
  for (const group of groups.values()) {
    for (let term = 0; term < termCount; term++) {
      let help = 0;
      let harm = 0;
      for (const feature of group) {
        const at = feature.row + term;
        const worst = feature.bad[at]!;
        help = Math.max(help, feature.weight * feature.good[at]!);
        const isStrong = Math.abs(worst) >= -STRONG_CAUTION;
        harm = Math.min(harm, (isStrong ? feature.cautionWeight : feature.weight) * worst);
        if (Math.abs(worst) === -STRONG_AVOID) sinks[term] = Math.max(sinks[term]!, feature.sink);
      }
      scores[term]! += help + harm;
    }
  }
  return { scores, sinks };
}

/** How far a strong avoid for a feature sinks an item, in {@link WHOLE}ths. */
function computeSink({ strength, choice }: ProfileFeature): number {
  if (choice === 'leave') return 0;
  const way = Math.min(1, Math.max(0, (strength - SINK_FROM) / (SINK_TO - SINK_FROM)));
  return Math.round(way * WHOLE);
}

/** What every item is worth to a profile. */
export interface ItemScores {
  /** The sum over its terms, in {@link STRENGTH_STEPS}ths of a point. */
  readonly points: Int32Array;
  /** How far it is sunk, in {@link WHOLE}ths. */
  readonly sinks: Int32Array;
  /** Of its terms the one that does most, and the one that does most against it; 0 where there is none. */
  readonly highest: Int32Array;
  readonly lowest: Int32Array;
}

/** @throws RangeError for a feature that the knowledge does not have */
export function scoreItems(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): ItemScores {
  const { itemOffsets, itemTerms } = compiled;
  const terms = scoreTerms(compiled, features);
  const itemCount = itemOffsets.length - 1;
  const points = new Int32Array(itemCount);
  const sinks = new Int32Array(itemCount);
  const highest = new Int32Array(itemCount);
  const lowest = new Int32Array(itemCount);
  for (let item = 0; item < itemCount; item++) {
    const end = itemOffsets[item + 1]!;
    for (let at = itemOffsets[item]!; at < end; at++) {
      const term = itemTerms[at]!;
      const score = terms.scores[term]!;
      points[item]! += score;
      if (score > highest[item]!) highest[item] = score;
      if (score < lowest[item]!) lowest[item] = score;
      if (terms.sinks[term]! > sinks[item]!) sinks[item] = terms.sinks[term]!;
    }
  }
  return { points, sinks, highest, lowest };
}

/**
 * Where every item from one index to before another stands in the order of a ranking, in {@link STRENGTH_STEPS}ths of a
 * point, written at its index: above 0 for what suits. For lists that are too long to be ranked at once.
 */
export function scoreRange(
  { itemOffsets, itemTerms, priors }: CompiledKnowledge,
  terms: TermScores,
  [from, to]: readonly [from: number, to: number],
  scores: Int32Array,
): void {
  for (let item = from; item < to; item++) {
    let points = 0;
    let sink = 0;
    const end = itemOffsets[item + 1]!;
    for (let at = itemOffsets[item]!; at < end; at++) {
      const term = itemTerms[at]!;
      points += terms.scores[term]!;
      if (terms.sinks[term]! > sink) sink = terms.sinks[term]!;
    }
    scores[item] = placeOf(points, sink, priors[item]!);
  }
}

/**
 * Where an item stands by what it does for a profile, what sinks it and what speaks for it whatever the body. The last two
 * only order what suits: they bring nothing in, and nothing out before it is sunk for good.
 */
function placeOf(points: number, sink: number, prior: number): number {
  const score = BASE + points;
  if (score <= 0) return score;
  return sink === WHOLE ? 0 : Math.max(1, score + prior - SINK_COSTS[sink]!);
}

/**
 * The items that suit a profile, best first: by their score and, where that is nearly equal, by what suits most bodies and
 * goes with most occasions and seasons. What is equal in all keeps the catalog's order. An item of score 0 or less is left
 * out.
 *
 * @throws RangeError for a feature that the knowledge does not have
 */
export function rank(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): RankedItem[] {
  const { points, sinks } = scoreItems(compiled, features);
  const { priors } = compiled;
  const itemCount = points.length;
  // Place and position packed into one number, so that a plain numeric sort orders by both.
  const packed = new Float64Array(itemCount);
  let kept = 0;
  for (let item = 0; item < itemCount; item++) {
    const place = placeOf(points[item]!, sinks[item]!, priors[item]!);
    if (place > 0) packed[kept++] = item - place * itemCount;
  }
  const order = packed.subarray(0, kept).sort();
  const ranked = new Array<RankedItem>(kept);
  for (let position = 0; position < kept; position++) {
    const value = order[position]!;
    const index = value + Math.ceil(-value / itemCount) * itemCount;
    ranked[position] = { index, score: placeOf(points[index]!, sinks[index]!, 0) / STRENGTH_STEPS };
  }
  return ranked;
}

/** Points of the ranking at which an item is half as good as it can be. */
const HALF_FIT = 4;
/** Points below 0 that count as nothing but harm. */
const WORST_POINTS = 8;
const LEAST_FIT = -0.6;

/**
 * How each item suits a profile: -1 for what is sunk for good, otherwise from -0.6 to below 1, and 0 for what does nothing.
 *
 * @throws RangeError for a feature that the knowledge does not have
 */
export function rateFit(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): Float64Array {
  const count = compiled.itemOffsets.length - 1;
  const places = new Int32Array(count);
  scoreRange(compiled, scoreTerms(compiled, features), [0, count], places);
  return Float64Array.from(places, (place) => {
    const points = place / STRENGTH_STEPS;
    if (points > 0) return points / (points + HALF_FIT);
    return place === 0 ? -1 : Math.max(LEAST_FIT, points / WORST_POINTS);
  });
}
