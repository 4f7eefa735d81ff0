import type { HorizontalType, Measurement, TapeMeasurements, VerticalType } from '@figura/contracts';

import { classify } from '../body-type';
import type { Normal } from '../confidence/normal-distribution';
import { computeProbabilityBelow } from '../confidence/normal-distribution';
import type { Odds } from '../confidence/odds';
import type { BodyAnswers } from './answers';
import { computeComparison, COMPARISONS, findWearer, getRange, SCALES } from './answers';
import { drawBodies } from './draw-bodies';
import { observe } from './observe';
import { createPopulation } from './population';

export interface Candidate {
  /** Inches. */
  body: TapeMeasurements;
  horizontal: HorizontalType;
  vertical: VerticalType;
  /** Weights sum to 1. */
  weight: number;
}

const CANDIDATES = 1500;
const PARTS = 12;

/** Conditions the survey's distribution on heights, sizes, and measured values, then weights drawn bodies by the comparisons. */
export function listCandidatesFor(answers: BodyAnswers): Candidate[] {
  const bodies = drawBodies(observe(createPopulation(findWearer(answers)), answers), CANDIDATES);
  const candidates = bodies.map((body) => {
    const { horizontal, vertical } = classify(body);
    return { body, horizontal, vertical, weight: computeAgreement(body, answers) };
  });
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  return candidates.map((candidate) => ({ ...candidate, weight: candidate.weight / total }));
}

function computeAgreement(body: TapeMeasurements, answers: BodyAnswers): number {
  const { comparisons } = answers;
  const wearer = findWearer(answers);
  let likelihood = 1;
  for (const name of COMPARISONS) {
    const level = comparisons[name];
    if (level === undefined) continue;
    const { deviation } = SCALES[name];
    const [from, to] = getRange(name, level, wearer);
    const seen = computeComparison(name, body);
    likelihood *= Math.max(
      1e-9,
      computeProbabilityBelow((to - seen) / deviation) - computeProbabilityBelow((from - seen) / deviation),
    );
  }
  return likelihood;
}

export function getOdds<T extends string>(
  candidates: readonly Candidate[],
  types: readonly T[],
  typeOf: (candidate: Candidate) => T,
): Odds<T> {
  const odds = Object.fromEntries(types.map((type) => [type, 0])) as Odds<T>;
  for (const candidate of candidates) odds[typeOf(candidate)] += candidate.weight;
  return odds;
}

export function createLikeliest<T extends string>(odds: Odds<T>): T {
  return (Object.keys(odds) as T[]).reduce((best, type) => (odds[type] > odds[best] ? type : best));
}

export function getMoments(candidates: readonly Candidate[], name: Measurement): Normal {
  const mean = candidates.reduce((sum, { body, weight }) => sum + weight * body[name], 0);
  const variance = candidates.reduce((sum, { body, weight }) => sum + weight * (body[name] - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(variance) };
}

export function findMostTelling(
  candidates: readonly Candidate[],
  names: readonly Measurement[],
  typeOf: (candidate: Candidate) => string,
): [name: Measurement, certainty: number] {
  const promise = (name: Measurement): number => {
    const sorted = [...candidates].sort((a, b) => a.body[name] - b.body[name]);
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
