import type { GarmentChoice, VerdictLevel } from '@figura/contracts';
import { compileItems } from '../compile';
import type { ProfileFeature } from '../features';
import type { RatedItem } from '../knowledge';
import { scoreItems, WHOLE, type ItemScores } from '../rank';
import { STRENGTH_STEPS } from '../weight';
import type { CompiledChecks } from './compiled-checks';
import { findMatteringQuestions, findQuestions, isAnswered } from './open-questions';
import { createContradictions } from './possible';

/** From these scores on. */
const GREAT = 0.6;
export const GOOD_FROM = 0.2;
const MIXED = -0.2;
/** Scores are whole parts of this, a power of two: sums and differences of them are exact. */
const SCORE_STEPS = 1024;
/** The highest score that is not good: no more is reached with a value that sinks the garment for good. */
const SUNK = (Math.ceil(GOOD_FROM * SCORE_STEPS) - 1) / SCORE_STEPS;
/** So many values make the measure of a garment: shoppers name one to three. */
const TELLING_VALUES = 2;
/** Where the measure is less than two points it makes no great difference: then this is the bound. */
const LEAST_REACH = 2 * STRENGTH_STEPS;
/**
 * How steep the scale is where it begins. A tenth of the measure is good (0.2), three eighths of it are great (0.6), the
 * whole is 0.9, and beyond it every improvement still shows. Set by the pairs on which stylists agree.
 */
const STEEPNESS = 2;
/** What counts for less than this speaks on no side, in {@link STRENGTH_STEPS}ths of a point. */
const REAL = STRENGTH_STEPS / 8;

/** What garments of a type can do for a profile. */
export interface Measure {
  /** What the most telling values do together, in {@link STRENGTH_STEPS}ths of a point. */
  readonly best: number;
  readonly worst: number;
  /** What has to be known of a garment. */
  readonly questions: readonly GarmentChoice[];
}

/** A score with what it is judged by. */
export interface Judgment {
  /** From -1 to 1. */
  readonly score: number;
  readonly level: VerdictLevel;
  /** Whether a value counts fully against the garment, so that it is mixed at most. */
  readonly isSunk: boolean;
}

/**
 * What the two best and the two worst values of a type do for one garment, each of another attribute: the second where it
 * contradicts the first nowhere and says another thing.
 */
export function measureType(
  checks: Pick<CompiledChecks, 'rules' | 'reach' | 'demands' | 'facts'>,
  type: string,
  features: readonly ProfileFeature[],
): Measure {
  const questions = findQuestions(type);
  const reach = [...(checks.reach.get(type) ?? [])];
  const singles = reach.flatMap(([attribute, values]) => values.map((value) => ({ attribute, value })));
  const compiled = compileItems(
    checks.rules,
    singles.map(({ attribute, value }) => ({ id: '', type, attributes: { [attribute]: [value] } })),
  );
  const { points, sinks } = scoreItems(compiled, features);
  const weighed = singles.map((single, index) => ({ ...single, index, points: points[index]! }));
  const good = weighed.filter((value) => value.points > 0 && sinks[value.index]! < WHOLE);
  const bad = weighed.filter((value) => value.points < 0);
  const pointsByValue = new Map(
    weighed.map(({ attribute, value, points }) => [`${attribute}:${value}`, points] as const),
  );
  return {
    questions: findMatteringQuestions(questions, pointsByValue),
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
  let contradicts = createContradictions(garment, demands);
  const mentioned = new Set<number>();
  let count = 0;
  let total = 0;
  for (const { attribute, value, points } of values) {
    const fact = facts.get(`${attribute}:${value}`);
    if (garment[attribute] || (fact !== undefined && mentioned.has(fact))) continue;
    if (contradicts({ attribute, from: null, to: value })) continue;
    garment = { ...garment, [attribute]: [value] };
    contradicts = createContradictions(garment, demands);
    if (fact !== undefined) mentioned.add(fact);
    total += points;
    count += 1;
    if (count === TELLING_VALUES) break;
  }
  return total;
}

/** How one of several garments that were scored together is judged. */
export function judge(
  { points, sinks, highest, lowest }: ItemScores,
  index: number,
  attributes: RatedItem['attributes'],
  measure: Measure,
): Judgment {
  const isSunk = sinks[index] === WHOLE;
  const score = scoreOf(points[index]!, sinks[index]!, measure);
  const level = getLevel(score, {
    isForIt: highest[index]! >= REAL,
    isAgainstIt: isSunk || lowest[index]! <= -REAL,
    // What sinks a garment for good is enough to know.
    isKnown: isSunk || measure.questions.every((question) => isAnswered(attributes, question)),
  });
  return { score, level, isSunk };
}

function scoreOf(points: number, sink: number, { best, worst }: Measure): number {
  const bound = Math.max(LEAST_REACH, points > 0 ? best : -worst);
  const share = (STEEPNESS * points) / bound;
  const score = share / Math.sqrt(1 + share * share);
  const ceiling = 1 - ((1 - SUNK) * sink) / WHOLE;
  return Math.min(Math.round(score * SCORE_STEPS), Math.floor(ceiling * SCORE_STEPS)) / SCORE_STEPS;
}

/**
 * Between good and poor it is mixed where all that matters is known and something real speaks on both sides; else it is what
 * the stronger side says of what is known.
 */
function getLevel(
  score: number,
  { isForIt, isAgainstIt, isKnown }: { isForIt: boolean; isAgainstIt: boolean; isKnown: boolean },
): VerdictLevel {
  if (score >= GREAT) return 'great';
  if (score >= GOOD_FROM) return 'good';
  if (score < MIXED) return 'poor';
  if (isForIt && isAgainstIt && isKnown) return 'mixed';
  return isAgainstIt && (score < 0 || !isForIt) ? 'poor' : 'good';
}
