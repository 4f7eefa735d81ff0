import type { VerticalMeasurement, VerticalType } from '@figura/contracts';
import { VERTICAL_MEASUREMENTS } from '@figura/contracts';

import { BALANCED_BAND, BALANCED_PERCENT, SHORT_MID_BODY_PERCENT } from '../vertical-type';
import { probabilityBelow, probabilityBothBelow } from './normal-distribution';
import { toOdds } from './odds';
import type { Odds, Readings } from './odds';

type Coefficients = Record<VerticalMeasurement, number>;

/** "This part of the body minus a percentage of the total": below 0 when the part is below the percentage. */
function partBeyond(parts: readonly VerticalMeasurement[], percent: number): Coefficients {
  const coefficient = (name: VerticalMeasurement): number => (parts.includes(name) ? 1 : 0) - percent / 100;
  return {
    headToChest: coefficient('headToChest'),
    chestToCrotch: coefficient('chestToCrotch'),
    crotchToKnee: coefficient('crotchToKnee'),
    kneeToFloor: coefficient('kneeToFloor'),
  };
}

const TORSO = ['headToChest', 'chestToCrotch'] as const;
const MID_BODY = ['chestToCrotch', 'crotchToKnee'] as const;
const LONG_TORSO = partBeyond(TORSO, BALANCED_PERCENT + BALANCED_BAND);
const SHORT_TORSO = partBeyond(TORSO, BALANCED_PERCENT - BALANCED_BAND);
const SHORT_MID_BODY = partBeyond(MID_BODY, SHORT_MID_BODY_PERCENT);

/**
 * Odds of the four digits. Each rule compares a part with a percentage of the total, which is the sign of a linear
 * form in the four heights; normal errors make it normal, so that all four odds have closed forms.
 */
export function digitOdds(heights: Readings<VerticalMeasurement>): Odds<VerticalType> {
  const notLong = chanceBelowZero(LONG_TORSO, heights);
  const short = chanceBelowZero(SHORT_TORSO, heights);
  // A torso below the lower border is below the upper one too: the difference is the band between them.
  const shortMidBody =
    chanceBothBelowZero(LONG_TORSO, SHORT_MID_BODY, heights) -
    chanceBothBelowZero(SHORT_TORSO, SHORT_MID_BODY, heights);
  return toOdds({ '1': notLong - short - shortMidBody, '2': 1 - notLong, '3': short, '4': shortMidBody });
}

function chanceBelowZero(form: Coefficients, heights: Readings<VerticalMeasurement>): number {
  return probabilityBelow(standardized(form, heights));
}

function chanceBothBelowZero(
  first: Coefficients,
  second: Coefficients,
  heights: Readings<VerticalMeasurement>,
): number {
  const correlation =
    covariance(first, second, heights) /
    Math.sqrt(covariance(first, first, heights) * covariance(second, second, heights));
  return probabilityBothBelow(standardized(first, heights), standardized(second, heights), correlation);
}

/** How many standard deviations zero lies above the form's mean. */
function standardized(form: Coefficients, heights: Readings<VerticalMeasurement>): number {
  let mean = 0;
  for (const name of VERTICAL_MEASUREMENTS) mean += form[name] * heights[name].mean;
  return -mean / Math.sqrt(covariance(form, form, heights));
}

function covariance(
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
