import type {
  CombinedType,
  EstimatedValue,
  HorizontalMeasurement,
  Measurement,
  TapeMeasurements,
} from '@figura/contracts';
import {
  mapMeasurements,
  COMBINED_TYPES,
  combineTypes,
  HORIZONTAL_MEASUREMENTS,
  HORIZONTAL_TYPES,
  LIKELY_BODIES,
  MAX_MEASUREMENT_INCHES,
  MEASUREMENTS,
  VERTICAL_TYPES,
} from '@figura/contracts';

import { classify } from '../body-type';
import { NEIGHBOR_PROBABILITY, SETTLED_PROBABILITY } from '../confidence/confidence';
import type { Confidence } from '../confidence/confidence-type';
import { findFlips } from '../confidence/flips';
import type { Normal } from '../confidence/normal-distribution';
import type { BodyAnswers } from './answers';
import type { Candidate } from './candidates';
import { createLikeliest, getMoments, getOdds, listCandidatesFor } from './candidates';
import { describeCandidates } from './estimate-body';

/** Standard deviations on each side, for four of five. */
const RANGE_DEVIATIONS = 1.28;
/** Inches. */
const MIN_INCHES = 1;

export interface ProvisionalBody {
  /** Inches with two decimals. */
  tape: TapeMeasurements;
  estimated: EstimatedValue[];
}

/** Inches. */
export function getLikelyRange({ mean, deviation }: Normal): { low: number; high: number } {
  return { low: mean - RANGE_DEVIATIONS * deviation, high: mean + RANGE_DEVIATIONS * deviation };
}

/** Fills in unmeasured values from the center of the bodies of the most likely type, so that the result has that type. */
export function createProvisionalBody(
  answers: BodyAnswers,
  measured: Partial<TapeMeasurements>,
): ProvisionalBody {
  const candidates = listCandidatesFor({ ...answers, byTape: measured });
  const tape = findTypicalTape(candidates, measured);
  const bodies = drawLikely(candidates);
  const estimated = MEASUREMENTS.filter((name) => measured[name] === undefined).map((name) => {
    const { low, high } = getLikelyRange(getMoments(candidates, name));
    return {
      name,
      low: toInches(Math.min(low, tape[name])),
      high: toInches(Math.max(high, tape[name])),
      likely: bodies.map((body) => toInches(body[name])),
    };
  });
  return { tape, estimated };
}

function drawLikely(candidates: readonly Candidate[]): TapeMeasurements[] {
  const bodies: TapeMeasurements[] = [];
  let passed = 0;
  for (const { body, weight } of candidates) {
    passed += weight * LIKELY_BODIES;
    while (passed > bodies.length + 0.5) bodies.push(body);
  }
  return bodies;
}

/** `remeasure` is the measurement that would reduce the uncertainty most. */
export function assessProvisionalBody(answers: BodyAnswers, provisional: ProvisionalBody): Confidence {
  const { tape } = provisional;
  const byTape = listMeasured(provisional);
  const candidates = listCandidatesFor({ ...answers, byTape });
  const odds = getOdds(candidates, COMBINED_TYPES, getCode);
  const code = classify(tape).combined;
  const probability = Math.min(1, odds[code]);
  return {
    code,
    probability,
    neighbors: COMBINED_TYPES.filter((other) => other !== code && odds[other] >= NEIGHBOR_PROBABILITY)
      .map((other) => ({ code: other, probability: odds[other] }))
      .sort((a, b) => b.probability - a.probability),
    flips: findFlips(tape),
    remeasure:
      probability >= SETTLED_PROBABILITY
        ? null
        : describeCandidates(candidates, { ...answers, byTape }).measureFirst,
  };
}

function listMeasured({ tape, estimated }: ProvisionalBody): Partial<TapeMeasurements> {
  const open = new Set(estimated.map(({ name }) => name));
  return Object.fromEntries(MEASUREMENTS.filter((name) => !open.has(name)).map((name) => [name, tape[name]]));
}

const getCode = ({ horizontal, vertical }: Candidate): CombinedType => combineTypes(horizontal, vertical);

function findTypicalTape(
  candidates: readonly Candidate[],
  measured: Partial<TapeMeasurements>,
): TapeMeasurements {
  const likeliest = {
    horizontal: createLikeliest(getOdds(candidates, HORIZONTAL_TYPES, ({ horizontal }) => horizontal)),
    vertical: createLikeliest(getOdds(candidates, VERTICAL_TYPES, ({ vertical }) => vertical)),
  };
  const findMean = (name: Measurement): number => {
    const half = isGirth(name) ? 'horizontal' : 'vertical';
    return getMoments(reweigh(candidates.filter((candidate) => candidate[half] === likeliest[half])), name)
      .mean;
  };
  const middle = complete(measured, findMean);
  const isLikeliest = (tape: TapeMeasurements) => {
    const { horizontal, vertical } = classify(tape);
    return horizontal === likeliest.horizontal && vertical === likeliest.vertical;
  };
  if (isLikeliest(middle)) return middle;
  // A type need not be convex, and measured values shift the center.
  const bodies = [...candidates]
    .sort((a, b) => b.weight - a.weight)
    .map(({ body }) => complete(measured, (name) => body[name]));
  return bodies.find(isLikeliest) ?? middle;
}

function reweigh(candidates: readonly Candidate[]): Candidate[] {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  return candidates.map((candidate) => ({ ...candidate, weight: candidate.weight / total }));
}

function complete(
  measured: Partial<TapeMeasurements>,
  valueOf: (name: Measurement) => number,
): TapeMeasurements {
  return mapMeasurements(MEASUREMENTS, (name) => measured[name] ?? toInches(valueOf(name)));
}

const isGirth = (name: Measurement): name is HorizontalMeasurement =>
  (HORIZONTAL_MEASUREMENTS as readonly Measurement[]).includes(name);

/** Two decimals. */
function toInches(value: number): number {
  return Math.round(Math.min(MAX_MEASUREMENT_INCHES, Math.max(MIN_INCHES, value)) * 100) / 100;
}
