import type { VerdictLevel } from '@figura/contracts';
import { compileItems, compileRules, type CompiledKnowledge, type CompiledRules } from '../compile';
import { explain, type Explanation, type FeatureName } from '../explain';
import { STRENGTH_STEPS, type ProfileFeature } from '../features';
import type { RatedItem, StylingKnowledge } from '../knowledge';
import { scoreItems, WHOLE } from '../rank';
import { contradictionsOf, demandsOf, type Condition, type Demands } from './possible';
import { pairOf, reachOfTypes, valuesTogether, type Reach, type ReachKnowledge } from './reach';

/** From these scores on. */
const GREAT = 0.6;
export const GOOD_FROM = 0.2;
const MIXED = -0.2;
/** Scores are whole parts of this, a power of two: sums and differences of them are exact. */
const SCORE_STEPS = 1024;
/** The highest score that is not good: no more is reached with a value that sinks the garment for good. */
const SUNK = (Math.ceil(GOOD_FROM * SCORE_STEPS) - 1) / SCORE_STEPS;
/** Where the best or the worst is less than a point it makes no great difference: then this is the bound. */
const LEAST_REACH = STRENGTH_STEPS;
const MAX_ALTERNATIVES = 3;

/** What checks are made from: the catalog satisfies it. */
export type CheckKnowledge = StylingKnowledge &
  ReachKnowledge & { readonly conditions?: readonly Condition[] | undefined };

export interface CompiledChecks {
  readonly rules: CompiledRules;
  /** By slug of the type. */
  readonly reach: ReadonlyMap<string, Reach>;
  /** Values of one attribute that some item has both, as {@link pairOf} names them. */
  readonly together: ReadonlySet<string>;
  /** What values demand of each other. */
  readonly demands: Demands;
  /** By `attribute:value`, the group of values that are one thing to the eye. */
  readonly facts: ReadonlyMap<string, number>;
}

/** A garment without what has no part in its rating. */
export type CheckedGarment = Pick<RatedItem, 'type' | 'attributes'>;

/** One change of a garment that a shop would have. */
export interface Alternative {
  attribute: string;
  /** The value that it takes the place of; null where it comes beside what there is, if anything. */
  from: string | null;
  to: string;
  /** The new score less the old one, exactly; above 0. */
  gain: number;
  /** What the new value does for the user; null where it only ends what worked against them. */
  effect: string | null;
}

export interface GarmentCheck extends Explanation {
  level: VerdictLevel;
  /** What the garment adds over the best that its type can reach, or below 0 the worst: from -1 to 1. */
  score: number;
  /** Whether a value counts fully against it, so that it is mixed at most. */
  isSunk: boolean;
  /** The best first, one for each attribute, {@link MAX_ALTERNATIVES} at most. */
  alternatives: Alternative[];
}

/** In {@link STRENGTH_STEPS}ths of a point. */
export interface Bounds {
  readonly best: number;
  readonly worst: number;
}

type Change = Pick<Alternative, 'attribute' | 'from' | 'to'>;

/** @param rules those of the same knowledge, where they are compiled already */
export function compileChecks(knowledge: CheckKnowledge, rules = compileRules(knowledge)): CompiledChecks {
  return {
    rules,
    reach: reachOfTypes(knowledge),
    together: valuesTogether(knowledge.items),
    demands: demandsOf(knowledge.conditions ?? []),
    facts: new Map(knowledge.facts.values.flatMap((group, index) => group.map((key) => [key, index]))),
  };
}

/**
 * How a garment suits a profile. Reasons come grouped by body part, the part that the garment does most for first; nothing
 * is made of what is not known of it.
 *
 * @param isOffered whether a change may be suggested that makes the garment one of these attributes
 * @throws RangeError for a type or a feature that the knowledge does not have
 */
export function checkGarment(
  checks: CompiledChecks,
  { type, attributes }: CheckedGarment,
  features: readonly ProfileFeature[],
  nameOf: FeatureName,
  isOffered: (attributes: RatedItem['attributes']) => boolean = () => true,
): GarmentCheck {
  const changes = changesOf(attributes, reachOf(checks.reach, type), checks);
  const { compiled, scores, sinks } = weigh(checks, type, features, [
    attributes,
    ...changes.map((change) => changed(attributes, change)),
  ]);
  const score = scores[0]!;
  const explanation = explain(compiled, features, 0, nameOf);
  return {
    level: levelOf(score),
    score,
    isSunk: sinks[0] === WHOLE,
    reasons: groupedByPart(explanation.reasons),
    cautions: explanation.cautions,
    alternatives: bestChanges(changes, scores, checks.facts, (change) =>
      isOffered(changed(attributes, change)),
    ).map(({ index, ...change }) => ({
      ...change,
      effect: effectOf(compiled, features, index, change, nameOf),
    })),
  };
}

/**
 * Scores garments of one type, each with other attributes.
 *
 * @param bounds what its type can reach for these features, where that is known already
 * @throws RangeError for a type or a feature that the knowledge does not have
 */
export function weigh(
  checks: Pick<CompiledChecks, 'rules' | 'reach' | 'demands' | 'facts'>,
  type: string,
  features: readonly ProfileFeature[],
  garments: readonly RatedItem['attributes'][],
  bounds = boundsOf(checks, type, features),
): { compiled: CompiledKnowledge; scores: number[]; sinks: ArrayLike<number> } {
  const compiled = compileItems(
    checks.rules,
    garments.map((attributes) => ({ id: '', type, attributes })),
  );
  const { points, sinks } = scoreItems(compiled, features);
  const scores = Array.from(points, (value, index) => scoreOf(value, sinks[index]!, bounds));
  return { compiled, scores, sinks };
}

/** A garment after a change. */
export function changed(
  attributes: RatedItem['attributes'],
  { attribute, from, to }: Change,
): RatedItem['attributes'] {
  const values = attributes[attribute] ?? [];
  const others = values.filter((value) => value !== from);
  return { ...attributes, [attribute]: [...others, to] };
}

/**
 * Every change to one other value: it replaces what never stands beside it on a garment, if that is one value. What the
 * garment says already in another word is no change, and what would contradict the rest of it is none that a shop has.
 */
function changesOf(
  attributes: RatedItem['attributes'],
  reach: Reach,
  { together, demands, facts }: CompiledChecks,
): Change[] {
  const contradicts = contradictionsOf(attributes, demands);
  const stated = Object.entries(attributes).flatMap(([attribute, values = []]) =>
    values.flatMap((value) => {
      const fact = facts.get(`${attribute}:${value}`);
      return fact === undefined ? [] : [{ attribute, value, fact }];
    }),
  );
  const isSaid = ({ attribute, from, to }: Change) => {
    const fact = facts.get(`${attribute}:${to}`);
    return stated.some((own) => own.fact === fact && !(own.attribute === attribute && own.value === from));
  };
  return [...reach]
    .flatMap(([attribute, slugs]) => {
      const present = attributes[attribute] ?? [];
      return slugs
        .filter((to) => !present.includes(to))
        .flatMap((to): Change[] => {
          const rivals = present.filter((from) => !together.has(pairOf(attribute, from, to)));
          return rivals.length > 1 ? [] : [{ attribute, from: rivals[0] ?? null, to }];
        });
    })
    .filter((change) => !isSaid(change) && !contradicts(change));
}

/**
 * The best and the worst sum of points that values of a type give to one garment: one of each attribute, the strongest first,
 * each where it contradicts none before it and says another thing.
 */
export function boundsOf(
  checks: Pick<CompiledChecks, 'rules' | 'reach' | 'demands' | 'facts'>,
  type: string,
  features: readonly ProfileFeature[],
): Bounds {
  const singles = [...reachOf(checks.reach, type)].flatMap(([attribute, values]) =>
    values.map((value) => ({ attribute, value })),
  );
  const compiled = compileItems(
    checks.rules,
    singles.map(({ attribute, value }) => ({ id: '', type, attributes: { [attribute]: [value] } })),
  );
  const { points, sinks } = scoreItems(compiled, features);
  const weighed = singles.map((single, index) => ({ ...single, index, points: points[index]! }));
  const good = weighed.filter((value) => value.points > 0 && sinks[value.index] === 0);
  const bad = weighed.filter((value) => value.points < 0);
  return {
    best: sumTogether(
      checks,
      good.sort((one, other) => other.points - one.points),
    ),
    worst: sumTogether(
      checks,
      bad.sort((one, other) => one.points - other.points),
    ),
  };
}

function sumTogether(
  { demands, facts }: Pick<CompiledChecks, 'demands' | 'facts'>,
  values: readonly { attribute: string; value: string; points: number }[],
): number {
  let garment: RatedItem['attributes'] = {};
  let contradicts = contradictionsOf(garment, demands);
  const mentioned = new Set<number>();
  let total = 0;
  for (const { attribute, value, points } of values) {
    const fact = facts.get(`${attribute}:${value}`);
    if (garment[attribute] || (fact !== undefined && mentioned.has(fact))) continue;
    if (contradicts({ attribute, from: null, to: value })) continue;
    garment = { ...garment, [attribute]: [value] };
    contradicts = contradictionsOf(garment, demands);
    if (fact !== undefined) mentioned.add(fact);
    total += points;
  }
  return total;
}

function reachOf(reach: CompiledChecks['reach'], type: string): Reach {
  return reach.get(type) ?? new Map<string, readonly string[]>();
}

function scoreOf(points: number, sink: number, { best, worst }: Bounds): number {
  const bound = Math.max(LEAST_REACH, points > 0 ? best : -worst);
  const share = Math.max(-1, Math.min(1, points / bound));
  const ceiling = 1 - ((1 - SUNK) * sink) / WHOLE;
  return Math.min(Math.round(share * SCORE_STEPS), Math.floor(ceiling * SCORE_STEPS)) / SCORE_STEPS;
}

export function levelOf(score: number): VerdictLevel {
  if (score >= GREAT) return 'great';
  if (score >= GOOD_FROM) return 'good';
  return score >= MIXED ? 'mixed' : 'poor';
}

/**
 * The best change of each attribute that is offered, with the number of the item that it makes; of changes to one thing in
 * several words the first.
 */
function bestChanges(
  changes: readonly Change[],
  scores: readonly number[],
  facts: CompiledChecks['facts'],
  isOffered: (change: Change) => boolean,
) {
  const taken = new Set<string | number>();
  const take = ({ attribute, to }: Change) => {
    const fact = facts.get(`${attribute}:${to}`) ?? attribute;
    const isTaken = taken.has(attribute) || taken.has(fact);
    if (!isTaken) taken.add(attribute).add(fact);
    return !isTaken;
  };
  return changes
    .map((change, position) => ({
      ...change,
      index: position + 1,
      gain: scores[position + 1]! - scores[0]!,
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .filter((change) => isOffered(change) && take(change))
    .slice(0, MAX_ALTERNATIVES);
}

function effectOf(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  index: number,
  { attribute, to }: Change,
  nameOf: FeatureName,
): string | null {
  const { reasons } = explain(compiled, features, index, nameOf);
  const reason = reasons.find((effect) => effect.attribute === attribute && effect.value === to);
  return reason?.description ?? null;
}

function groupedByPart(reasons: Explanation['reasons']): Explanation['reasons'] {
  const parts = new Map<string, Explanation['reasons']>();
  for (const reason of reasons) {
    const [part = ''] = reason.feature.split(':');
    const group = parts.get(part);
    if (group) group.push(reason);
    else parts.set(part, [reason]);
  }
  return [...parts.values()].flat();
}
