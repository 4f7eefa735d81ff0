import type { VerticalMeasurement, VerticalType } from '@figura/contracts';
import { mapMeasurements, VERTICAL_MEASUREMENTS } from '@figura/contracts';

import { BALANCED_BAND, BALANCED_PERCENT, SHORT_MID_BODY_PERCENT } from '../vertical-type';
import { computeProbabilityBelow, computeProbabilityBothBelow } from './normal-distribution';
import { toOdds } from './odds';
import type { Odds, Readings } from './odds';

type Coefficients = Record<VerticalMeasurement, number>;

/** Linear form that is negative when the part is below the percentage of the total. */
function createPartCoefficients(parts: readonly VerticalMeasurement[], percent: number): Coefficients {
  return mapMeasurements(VERTICAL_MEASUREMENTS, (name) => (parts.includes(name) ? 1 : 0) - percent / 100);
}

const TORSO = ['headToChest', 'chestToCrotch'] as const;
const MID_BODY = ['chestToCrotch', 'crotchToKnee'] as const;
const LONG_TORSO = createPartCoefficients(TORSO, BALANCED_PERCENT + BALANCED_BAND);
const SHORT_TORSO = createPartCoefficients(TORSO, BALANCED_PERCENT - BALANCED_BAND);
const SHORT_MID_BODY = createPartCoefficients(MID_BODY, SHORT_MID_BODY_PERCENT);

/** Each rule is the sign of a linear form in the heights, so normal errors give closed forms. */
export function computeDigitOdds(heights: Readings<VerticalMeasurement>): Odds<VerticalType> {
  const notLong = computeChanceBelowZero(LONG_TORSO, heights);
  const short = computeChanceBelowZero(SHORT_TORSO, heights);
  // Below the lower border implies below the upper one, so the difference is the band.
  const shortMidBody =
    computeChanceBothBelowZero(LONG_TORSO, SHORT_MID_BODY, heights) -
    computeChanceBothBelowZero(SHORT_TORSO, SHORT_MID_BODY, heights);
  return toOdds({ '1': notLong - short - shortMidBody, '2': 1 - notLong, '3': short, '4': shortMidBody });
}

function computeChanceBelowZero(form: Coefficients, heights: Readings<VerticalMeasurement>): number {
  return computeProbabilityBelow(computeStandardScore(form, heights));
}

function computeChanceBothBelowZero(
  first: Coefficients,
  second: Coefficients,
  heights: Readings<VerticalMeasurement>,
): number {
  const correlation =
    computeCovariance(first, second, heights) /
    Math.sqrt(computeCovariance(first, first, heights) * computeCovariance(second, second, heights));
  return computeProbabilityBothBelow(
    computeStandardScore(first, heights),
    computeStandardScore(second, heights),
    correlation,
  );
}

/** Standard deviations between the form's mean and zero. */
function computeStandardScore(form: Coefficients, heights: Readings<VerticalMeasurement>): number {
  let mean = 0;
  for (const name of VERTICAL_MEASUREMENTS) mean += form[name] * heights[name].mean;
  return -mean / Math.sqrt(computeCovariance(form, form, heights));
}

function computeCovariance(
  first: Coefficients,
  second: Coefficients,
  heights: Readings<VerticalMeasurement>,
): number {
  let sum = 0;
  for (const name of VERTICAL_MEASUREMENTS) {
    sum += first[name] * second[name] * heights[name].deviation ** 2;
  }
  return sum;
}
