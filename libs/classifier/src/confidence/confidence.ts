import type { CombinedType, TapeMeasurements } from '@figura/contracts';
import { combineTypes, HORIZONTAL_TYPES, MEASUREMENTS, VERTICAL_TYPES } from '@figura/contracts';

import { classify } from '../body-type';
import { isLength } from '../units';
import type { Confidence } from './confidence-type';
import { computeDigitOdds } from './digit-odds';
import { findFlips } from './flips';
import { computeLetterOdds } from './letter-odds';
import type { Odds } from './odds';
import { findMostWorthRemeasuring } from './remeasure';
import { createTapeReadings } from './tape-error';

export const SETTLED_PROBABILITY = 0.95;
export const NEIGHBOR_PROBABILITY = 0.01;

/**
 * For measurements in inches with independent normal errors of {@link TAPE_ERROR_INCHES}. They sum to 1, within half a percentage point.
 * Throws a RangeError unless each is finite and above 0.
 */
export function computeCodeProbabilities(measurements: TapeMeasurements): Odds<CombinedType> {
  for (const name of MEASUREMENTS) {
    if (!isLength(measurements[name])) throw new RangeError(`${name} must be a finite number above 0`);
  }

  const readings = createTapeReadings(measurements);
  const letters = computeLetterOdds(readings);
  const digits = computeDigitOdds(readings);
  const codes = HORIZONTAL_TYPES.flatMap((letter) =>
    VERTICAL_TYPES.map((digit) => [combineTypes(letter, digit), letters[letter] * digits[digit]] as const),
  );
  return Object.fromEntries(codes) as Odds<CombinedType>;
}

/**
 * Inches. Lists neighbors from 1% and flips in eighths up to 6 in; `remeasure` is null from 95%. Throws a RangeError unless each is finite
 * and above 0.
 */
export function assessConfidence(measurements: TapeMeasurements): Confidence {
  const probabilities = computeCodeProbabilities(measurements);
  const code = classify(measurements).combined;
  const probability = probabilities[code];
  const neighbors = (Object.entries(probabilities) as [CombinedType, number][])
    .filter(([other, chance]) => other !== code && chance >= NEIGHBOR_PROBABILITY)
    .map(([other, chance]) => ({ code: other, probability: chance }))
    .sort((a, b) => b.probability - a.probability);

  return {
    code,
    probability,
    neighbors,
    flips: findFlips(measurements),
    remeasure: probability >= SETTLED_PROBABILITY ? null : findMostWorthRemeasuring(measurements),
  };
}
