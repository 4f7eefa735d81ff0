import type { GarmentChoice, VerdictLevel } from '@figura/contracts';
import { compileItems } from '../compile';
import type { ProfileFeature } from '../features';
import type { RatedItem } from '../knowledge';
import { scoreItems, WHOLE, type ItemScores } from '../rank';
import { STRENGTH_STEPS } from '../weight';
import type { CompiledChecks } from './compiled-checks';
import { listMatteringQuestions, listQuestions, isAnswered } from './open-questions';
import { createContradictionTest } from './possible';

const GREAT = 0.6;
export const GOOD_FROM = 0.2;
const MIXED = -0.2;
/** A power of two, so that sums and differences of scores are exact. */
const SCORE_STEPS = 1024;
/** The highest score below good; a garment with a sinking value gets no more. */
const SUNK = (Math.ceil(GOOD_FROM * SCORE_STEPS) - 1) / SCORE_STEPS;
/** Values that make a garment's measure: shoppers name one to three. */
const TELLING_VALUES = 2;
const LEAST_REACH = 2 * STRENGTH_STEPS;
/**
 * Steepness at 0: a tenth of the measure is good (0.2), three eighths great (0.6), all of it 0.9. Set by pairs
 * on which stylists agree.
 */
const STEEPNESS = 2;
/** Smaller effects count on neither side, in {@link STRENGTH_STEPS}ths of a point. */
const REAL = STRENGTH_STEPS / 8;

export interface Measure {
  /** Sum of the most telling values, in {@link STRENGTH_STEPS}ths of a point. */
  readonly best: number;
  readonly worst: number;
  readonly questions: readonly GarmentChoice[];
}

export interface Judgment {
  /** From -1 to 1. */
  readonly score: number;
  readonly level: VerdictLevel;
  /** True if a value counts fully against the garment, which is then mixed at most. */
  readonly isSunk: boolean;
}

/** Sums the best two and worst two values on different attributes that neither contradict nor repeat each other. */
export function measureType(
  checks: Pick<CompiledChecks, 'rules' | 'reach' | 'demands' | 'facts'>,
  type: string,
  features: readonly ProfileFeature[],
): Measure {
  const questions = listQuestions(type);
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
    questions: listMatteringQuestions(questions, pointsByValue),
    best: sumTogether(
      checks,
      good.sort((a, b) => b.points - a.points),
    ),
    worst: sumTogether(
      checks,
      bad.sort((a, b) => a.points - b.points),
    ),
  };
}

function sumTogether(
  { demands, facts }: Pick<CompiledChecks, 'demands' | 'facts'>,
  values: readonly { attribute: string; value: string; points: number }[],
): number {
  let garment: RatedItem['attributes'] = {};
  let contradicts = createContradictionTest(garment, demands);
  const mentioned = new Set<number>();
  let count = 0;
  let total = 0;
  for (const { attribute, value, points } of values) {
    const fact = facts.get(`${attribute}:${value}`);
    if (garment[attribute] || (fact !== undefined && mentioned.has(fact))) continue;
    if (contradicts({ attribute, from: null, to: value })) continue;
    garment = { ...garment, [attribute]: [value] };
    contradicts = createContradictionTest(garment, demands);
    if (fact !== undefined) mentioned.add(fact);
    total += points;
    count += 1;
    if (count === TELLING_VALUES) break;
  }
  return total;
}

export function judge(
  { points, sinks, highest, lowest }: ItemScores,
  index: number,
  attributes: RatedItem['attributes'],
  measure: Measure,
): Judgment {
  const isSunk = sinks[index] === WHOLE;
  const score = scorePoints(points[index]!, sinks[index]!, measure);
  const level = getLevel(score, {
    isForIt: highest[index]! >= REAL,
    isAgainstIt: isSunk || lowest[index]! <= -REAL,
    isKnown: isSunk || measure.questions.every((question) => isAnswered(attributes, question)),
  });
  return { score, level, isSunk };
}

function scorePoints(points: number, sink: number, { best, worst }: Measure): number {
  const bound = Math.max(LEAST_REACH, points > 0 ? best : -worst);
  const share = (STEEPNESS * points) / bound;
  const score = share / Math.sqrt(1 + share * share);
  const ceiling = 1 - ((1 - SUNK) * sink) / WHOLE;
  return Math.min(Math.round(score * SCORE_STEPS), Math.floor(ceiling * SCORE_STEPS)) / SCORE_STEPS;
}

/** Mixed needs all that matters to be known and real effects on both sides; otherwise the stronger side decides. */
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
