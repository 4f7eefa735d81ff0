import type { CombinedType, TapeMeasurements } from '@figura/contracts';
import { getCombineTypes, HORIZONTAL_TYPES, MEASUREMENTS, VERTICAL_TYPES } from '@figura/contracts';

import { classify } from '../body-type';
import { isLength } from '../units';
import type { Confidence } from './confidence-type';
import { createDigitOdds } from './digit-odds';
import { findFlips } from './flips';
import { createLetterOdds } from './letter-odds';
import type { Odds } from './odds';
import { getMostWorthRemeasuring } from './remeasure';
import { createTapeReadings } from './tape-error';

/** From this probability on a type counts as settled. */
export const SETTLED_PROBABILITY = 0.95;
/** Codes less likely than this are not worth the user's attention. */
export const NEIGHBOR_PROBABILITY = 0.01;

/**
 * The probability of each of the twenty codes for a body that was measured once, in inches, when every reading has an
 * independent normal error of {@link TAPE_ERROR_INCHES}. They add up to 1, and lie within half a percentage point of
 * the exact figures (in practice within 0.001 points). Deterministic.
 *
 * Throws a RangeError unless each measurement is a finite number above 0.
 */
export function createCodeProbabilities(measurements: TapeMeasurements): Odds<CombinedType> {
  for (const name of MEASUREMENTS) {
    if (!isLength(measurements[name])) throw new RangeError(`${name} must be a finite number above 0`);
  }

  const readings = createTapeReadings(measurements);
  const letters = createLetterOdds(readings);
  const digits = createDigitOdds(readings);
  const codes = HORIZONTAL_TYPES.flatMap((letter) =>
    VERTICAL_TYPES.map((digit) => [getCombineTypes(letter, digit), letters[letter] * digits[digit]] as const),
  );
  return Object.fromEntries(codes) as Odds<CombinedType>;
}

/**
 * How sure the type of eight measurements in inches is, given the error of a tape at home.
 *
 * - `probability`: that of the code which the numbers give, from {@link createCodeProbabilities}, not rounded.
 * - `neighbors`: the other codes of at least 1 %, likeliest first, equal ones in the order of the codes.
 * - `flips`: per measurement the nearest change, in whole eighths of an inch up to 6, that alone gives another code;
 *   smallest first.
 * - `remeasure`: the measurement of which a second reading promises to settle most; null from 95 % on.
 *
 * Deterministic. Throws a RangeError unless each measurement is a finite number above 0.
 */
export function assessConfidence(measurements: TapeMeasurements): Confidence {
  const probabilities = createCodeProbabilities(measurements);
  const code = classify(measurements).combined;
  const probability = probabilities[code];
  const neighbors = (Object.entries(probabilities) as [CombinedType, number][])
    .filter(([other, chance]) => other !== code && chance >= NEIGHBOR_PROBABILITY)
    .map(([other, chance]) => ({ code: other, probability: chance }))
    .sort((one, other) => other.probability - one.probability);

  return {
    code,
    probability,
    neighbors,
    flips: findFlips(measurements),
    remeasure: probability >= SETTLED_PROBABILITY ? null : getMostWorthRemeasuring(measurements),
  };
}
