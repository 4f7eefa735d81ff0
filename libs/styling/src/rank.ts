import type { CompiledKnowledge } from './compile';
import type { ProfileFeature } from './features';
import { isCounted, type Unsaid } from './unsaid';
import { STRENGTH_STEPS, computeWeight } from './weight';

/** Rating that sinks an item for a strong feature. */
const STRONG_AVOID = -3;
/** Feature strengths between which sinking grows from none to full. */
const SINK_FROM = 0.8;
const SINK_TO = 1;
const STRONG_CAUTION = -2;
/** Number of strongest features that a first choice should not work against. */
const TOP_AIMS = 3;
/** Strength from which strong cautions of a feature are always told. */
export const CAUTION_STRENGTH = 0.5;
/** Extra weight of a strong caution, so that of two similar items the one without it comes first. */
const CAUTION_SURCHARGE = 0.5;
/** Start value in {@link STRENGTH_STEPS}ths of a point, so that neutral items suit users with little to balance. */
const BASE = STRENGTH_STEPS;
/** Sinking is in these parts; all of them sink an item completely. */
export const WHOLE = 256;
const SINK_POINTS = 4;
/**
 * {@link STRENGTH_STEPS}ths of a point: linear first, above any score at the end. A share of the score would hit the best items most and
 * reorder the list.
 */
const SINK_COSTS = Int32Array.from({ length: WHOLE }, (_, sink) => {
  const way = sink / WHOLE;
  return Math.round((SINK_POINTS * STRENGTH_STEPS * way) / (1 - way ** 4));
});

export interface RankedItem {
  index: number;
  /** Above 0. */
  score: number;
  /** Points that its worst value costs; 0 if none does. */
  harm: number;
  /** Points of the strongest caution, which is told whatever else the item does; 0 if there is none. */
  avoided: number;
  /** Points of all that works against one of the {@link TOP_AIMS strongest features}; 0 if nothing does. */
  traded: number;
}

/** What the fitting room would count against the body; it is among the best looks only for want of others. */
export const isAgainst = ({ score }: RankedItem): boolean => score < BASE / STRENGTH_STEPS;

interface WeighedFeature {
  row: number;
  weight: number;
  cautionWeight: number;
  good: Int8Array;
  bad: Int8Array;
  sink: number;
  /** Whether its strong cautions are told whatever else a value does. */
  isTold: boolean;
  isTopAim: boolean;
}

export interface TermScores {
  /** {@link STRENGTH_STEPS}ths of a point; of nearly equal features the strongest effect in each direction. */
  readonly scores: Int32Array;
  /** {@link WHOLE}ths. */
  readonly sinks: Int32Array;
  /** Strong cautions, 0 or above; they are told whatever else the value does. */
  readonly told: Int32Array;
  /** Against one of the {@link TOP_AIMS}, 0 or above. */
  readonly traded: Int32Array;
}

/** @throws RangeError for an unknown feature */
export function scoreTerms(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): TermScores {
  const { termCount, helps, harms, featureIndex, featureGroups } = compiled;
  const groups = new Map<number, WeighedFeature[]>();
  const topAims = [...features]
    .filter(({ choice }) => choice !== 'leave')
    .sort((a, b) => b.strength - a.strength)
    .slice(0, TOP_AIMS);
  for (const feature of features) {
    const index = featureIndex.get(feature.key);
    if (index === undefined) throw new RangeError(`Unknown feature: ${feature.key}`);
    const weight = computeWeight(feature);
    const start = index * termCount;
    const { unsaid } = feature;
    const counted = unsaid && listCounted(compiled, feature.key, start, unsaid);
    const [up, down, row] = counted ? [counted.helps, counted.harms, 0] : [helps, harms, start];
    const [good, bad] = weight < 0 ? [down, up] : [up, down];
    const group = groups.get(featureGroups[index]!) ?? [];
    const sink = computeSink(feature);
    const cautionWeight = Math.round(weight * (1 + (CAUTION_SURCHARGE * sink) / WHOLE));
    const isTold = feature.strength >= CAUTION_STRENGTH;
    const isTopAim = topAims.includes(feature);
    group.push({ row, weight, cautionWeight, good, bad, sink, isTold, isTopAim });
    groups.set(featureGroups[index]!, group);
  }
  const scores = new Int32Array(termCount);
  const sinks = new Int32Array(termCount);
  const told = new Int32Array(termCount);
  const traded = new Int32Array(termCount);
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
        if (isStrong && feature.isTold) told[term] = Math.max(told[term]!, -feature.weight * worst);
        if (feature.isTopAim) traded[term] = Math.max(traded[term]!, -feature.weight * worst);
        if (Math.abs(worst) === -STRONG_AVOID) sinks[term] = Math.max(sinks[term]!, feature.sink);
      }
      scores[term]! += help + harm;
    }
  }
  return { scores, sinks, told, traded };
}

function listCounted(
  { termCount, helps, harms, ratedValues }: CompiledKnowledge,
  key: string,
  start: number,
  unsaid: Unsaid,
): Pick<CompiledKnowledge, 'helps' | 'harms'> {
  const counted = { helps: new Int8Array(termCount), harms: new Int8Array(termCount) };
  for (let term = 0; term < termCount; term++) {
    if (helps[start + term] === 0 && harms[start + term] === 0) continue;
    for (const rated of ratedValues(term, key)) {
      if (!isCounted(unsaid, rated)) continue;
      counted.helps[term] = Math.max(counted.helps[term]!, rated.rating);
      counted.harms[term] = Math.min(counted.harms[term]!, rated.rating);
    }
  }
  return counted;
}

function computeSink({ strength, choice }: ProfileFeature): number {
  if (choice === 'leave') return 0;
  const way = Math.min(1, Math.max(0, (strength - SINK_FROM) / (SINK_TO - SINK_FROM)));
  return Math.round(way * WHOLE);
}

export interface ItemScores {
  /** {@link STRENGTH_STEPS}ths of a point. */
  readonly points: Int32Array;
  /** {@link WHOLE}ths. */
  readonly sinks: Int32Array;
  readonly highest: Int32Array;
  readonly lowest: Int32Array;
  /** Of the strongest caution. */
  readonly avoided: Int32Array;
  readonly traded: Int32Array;
}

/** @throws RangeError for an unknown feature */
export function scoreItems(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): ItemScores {
  const { itemOffsets, itemTerms } = compiled;
  const terms = scoreTerms(compiled, features);
  const itemCount = itemOffsets.length - 1;
  const points = new Int32Array(itemCount);
  const sinks = new Int32Array(itemCount);
  const highest = new Int32Array(itemCount);
  const lowest = new Int32Array(itemCount);
  const avoided = new Int32Array(itemCount);
  const traded = new Int32Array(itemCount);
  for (let item = 0; item < itemCount; item++) {
    const end = itemOffsets[item + 1]!;
    for (let at = itemOffsets[item]!; at < end; at++) {
      const term = itemTerms[at]!;
      const score = terms.scores[term]!;
      points[item]! += score;
      if (score > highest[item]!) highest[item] = score;
      if (score < lowest[item]!) lowest[item] = score;
      if (terms.told[term]! > avoided[item]!) avoided[item] = terms.told[term]!;
      traded[item]! += terms.traded[term]!;
      if (terms.sinks[term]! > sinks[item]!) sinks[item] = terms.sinks[term]!;
    }
  }
  return { points, sinks, highest, lowest, avoided, traded };
}

/**
 * Writes ranking places for a range, in {@link STRENGTH_STEPS}ths of a point; above 0 suits. For lists too long
 * to rank at once.
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
    scores[item] = rankPoints(points, sink, priors[item]!);
  }
}

/** Sinking and priors only order items that suit; only complete sinking removes one. */
function rankPoints(points: number, sink: number, prior: number): number {
  const score = BASE + points;
  if (score <= 0) return score;
  return sink === WHOLE ? 0 : Math.max(1, score + prior - SINK_COSTS[sink]!);
}

/** Near ties go by general worth, full ties by catalog order. Omits scores of 0 or less. */
export function rank(compiled: CompiledKnowledge, features: readonly ProfileFeature[]): RankedItem[] {
  const { points, sinks, lowest, avoided, traded } = scoreItems(compiled, features);
  const { priors } = compiled;
  const itemCount = points.length;
  // Place and position in one number, so that a plain numeric sort orders by both.
  const packed = new Float64Array(itemCount);
  let kept = 0;
  for (let item = 0; item < itemCount; item++) {
    const place = rankPoints(points[item]!, sinks[item]!, priors[item]!);
    if (place > 0) packed[kept++] = item - place * itemCount;
  }
  const order = packed.subarray(0, kept).sort();
  const ranked = new Array<RankedItem>(kept);
  for (let position = 0; position < kept; position++) {
    const value = order[position]!;
    const index = value + Math.ceil(-value / itemCount) * itemCount;
    ranked[position] = {
      index,
      score: rankPoints(points[index]!, sinks[index]!, 0) / STRENGTH_STEPS,
      harm: Math.abs(lowest[index]!) / STRENGTH_STEPS,
      avoided: avoided[index]! / STRENGTH_STEPS,
      traded: traded[index]! / STRENGTH_STEPS,
    };
  }
  return ranked;
}

const HALF_FIT = 4;
const WORST_POINTS = 8;
const LEAST_FIT = -0.6;

/** -1 if sunk completely, otherwise -0.6 to below 1; 0 for no effect. */
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
