import type { HorizontalType, Measurement, TapeMeasurements, VerticalType } from '@figura/contracts';
import {
  HORIZONTAL_MEASUREMENTS,
  HORIZONTAL_TYPES,
  MEASUREMENTS,
  VERTICAL_MEASUREMENTS,
  VERTICAL_TYPES,
} from '@figura/contracts';

import { classify } from '../body-type';
import { SETTLED_PROBABILITY } from '../confidence/confidence';
import type { Normal } from '../confidence/normal-distribution';
import { computeProbabilityBelow } from '../confidence/normal-distribution';
import type { Odds } from '../confidence/odds';
import type { BodyAnswers } from './answers';
import { computeComparedIn, COMPARISONS, getRange, SCALES } from './answers';
import { drawBodies } from './draw-bodies';
import { observe } from './observe';
import { createPopulation } from './population';

/** What is probable of a body that was not measured. */
export interface BodyEstimate {
  /** Each measurement in inches, with its standard deviation. */
  measurements: Record<Measurement, Normal>;
  letters: Odds<HorizontalType>;
  digits: Odds<VerticalType>;
  /** The likeliest of each. */
  horizontal: HorizontalType;
  vertical: VerticalType;
  /** The measurement that would settle most of the type, once it is taken with a tape. */
  measureFirst: Measurement;
  /** How likely the likeliest letter is now, or the digit once the letter is settled, and on average once that is taken: 0 to 1. */
  certainty: { now: number; then: number };
}

/** A body that agrees with the heights and sizes, and how well it agrees with the comparisons. */
interface Candidate {
  body: TapeMeasurements;
  horizontal: HorizontalType;
  vertical: VerticalType;
  weight: number;
}

const CANDIDATES = 1500;
/** Into how many parts the candidates are cut to see what knowing a measurement would settle. */
const PARTS = 12;

/**
 * What is probable of a body, from answers that need no tape. Surveyed women are narrowed down to those whose height,
 * sizes and lengths by string agree (exactly, all being normal); of these 1,500 are drawn, each weighed by how likely its
 * eye would give the four comparisons, and all are classified. About 10 ms; the same for the same answers.
 */
export function estimateBody(answers: BodyAnswers): BodyEstimate {
  const candidates = listCandidatesFor(answers);
  const letters = getOdds(candidates, HORIZONTAL_TYPES, ({ horizontal }) => horizontal);
  const digits = getOdds(candidates, VERTICAL_TYPES, ({ vertical }) => vertical);
  const horizontal = createLikeliest(letters);
  const vertical = createLikeliest(digits);
  // First the letter, then the digit: a girth says nothing of the one, a height nothing of the other.
  const isLetterOpen = letters[horizontal] < SETTLED_PROBABILITY;
  const [measureFirst, then] = isLetterOpen
    ? findMostTelling(candidates, HORIZONTAL_MEASUREMENTS, (candidate) => candidate.horizontal)
    : findMostTelling(candidates, VERTICAL_MEASUREMENTS, (candidate) => candidate.vertical);
  return {
    measurements: Object.fromEntries(
      MEASUREMENTS.map((name) => [name, getMoments(candidates, name)]),
    ) as BodyEstimate['measurements'],
    letters,
    digits,
    horizontal,
    vertical,
    measureFirst,
    certainty: { now: isLetterOpen ? letters[horizontal] : digits[vertical], then },
  };
}

function listCandidatesFor(answers: BodyAnswers): Candidate[] {
  const bodies = drawBodies(observe(createPopulation(), answers), CANDIDATES);
  const candidates = bodies.map((body) => {
    const { horizontal, vertical } = classify(body);
    return { body, horizontal, vertical, weight: computeAgreement(body, answers) };
  });
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  return candidates.map((candidate) => ({ ...candidate, weight: candidate.weight / total }));
}

/** How likely a body is to be compared as it was. Above 0, so that contradicting answers leave an estimate too. */
function computeAgreement(body: TapeMeasurements, { comparisons }: BodyAnswers): number {
  let likelihood = 1;
  for (const name of COMPARISONS) {
    const level = comparisons[name];
    if (level === undefined) continue;
    const { deviation } = SCALES[name];
    const [from, to] = getRange(name, level);
    const seen = computeComparedIn(name, body);
    likelihood *= Math.max(
      1e-9,
      computeProbabilityBelow((to - seen) / deviation) - computeProbabilityBelow((from - seen) / deviation),
    );
  }
  return likelihood;
}

function getOdds<T extends string>(
  candidates: readonly Candidate[],
  types: readonly T[],
  typeOf: (candidate: Candidate) => T,
): Odds<T> {
  const odds = Object.fromEntries(types.map((type) => [type, 0])) as Odds<T>;
  for (const candidate of candidates) odds[typeOf(candidate)] += candidate.weight;
  return odds;
}

function createLikeliest<T extends string>(odds: Odds<T>): T {
  return (Object.keys(odds) as T[]).reduce((best, type) => (odds[type] > odds[best] ? type : best));
}

function getMoments(candidates: readonly Candidate[], name: Measurement): Normal {
  const mean = candidates.reduce((sum, { body, weight }) => sum + weight * body[name], 0);
  const variance = candidates.reduce((sum, { body, weight }) => sum + weight * (body[name] - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(variance) };
}

/** The measurement after which the likeliest type would be right most often, and how often. */
function findMostTelling(
  candidates: readonly Candidate[],
  names: readonly Measurement[],
  typeOf: (candidate: Candidate) => string,
): [name: Measurement, certainty: number] {
  const promise = (name: Measurement): number => {
    const sorted = [...candidates].sort((one, other) => one.body[name] - other.body[name]);
    const parts = Array.from({ length: PARTS }, () => new Map<string, number>());
    let below = 0;
    for (const candidate of sorted) {
      const part = parts[Math.min(PARTS - 1, Math.floor(below * PARTS))]!;
      const type = typeOf(candidate);
      part.set(type, (part.get(type) ?? 0) + candidate.weight);
      below += candidate.weight;
    }
    return parts.reduce((sum, part) => sum + Math.max(0, ...part.values()), 0);
  };
  const promises = names.map(promise);
  const most = Math.max(...promises);
  return [names[promises.indexOf(most)]!, Math.min(1, most)];
}
