import type { HorizontalMeasurement, HorizontalType } from '@figura/contracts';

import { SHOULDERS_HIPS_TOLERANCE, WIDER_RATIO } from '../horizontal-type';
import { computeDensity, computeProbabilityBelow, computeProbabilityBothBelow } from './normal-distribution';
import type { Normal } from './normal-distribution';
import { toOdds } from './odds';
import type { Odds, Readings } from './odds';

/** Grid over the hips, in standard deviations. The integrand is smooth: half a deviation is exact to 1e-6. */
const GRID_STEP = 0.5;
const GRID_REACH = 6;

/**
 * Odds of the five letters.
 *
 * Once the hips are fixed, every rule is a bound on the shoulders, on the waist, or on waist and chest together, and
 * these are independent; so each letter has a closed form, and only the hips are integrated on a grid. This takes the
 * hips for positive all over the grid: below some 2.4 in of hips the odds are rough.
 */
export function createLetterOdds(girths: Readings<HorizontalMeasurement>): Odds<HorizontalType> {
  const { shoulders, chest, waist, hips } = girths;
  const weights = { A: 0, B: 0, C: 0, D: 0, E: 0 };

  const waistOverChest = Math.hypot(waist.deviation, chest.deviation);
  const waistNotBelowChest = (waist.mean - chest.mean) / waistOverChest;
  const correlation = waist.deviation / waistOverChest;

  for (let z = -GRID_REACH; z <= GRID_REACH; z += GRID_STEP) {
    const weight = computeDensity(z);
    const hip = hips.mean + z * hips.deviation;

    const waistDefined = computeBelow(waist, hip / WIDER_RATIO);
    const shouldersUnder = computeBelow(shoulders, hip - SHOULDERS_HIPS_TOLERANCE);
    const shouldersNotOver = computeBelow(shoulders, hip + SHOULDERS_HIPS_TOLERANCE);
    const shouldersNotWider = computeBelow(shoulders, hip * WIDER_RATIO);
    const shouldersNotBoth = computeBelow(
      shoulders,
      Math.max(hip * WIDER_RATIO, hip + SHOULDERS_HIPS_TOLERANCE),
    );

    const a = waistDefined * (shouldersNotOver - shouldersUnder);
    const b = waistDefined * shouldersUnder;
    const c = waistDefined * (1 - shouldersNotBoth) + (1 - waistDefined) * (1 - shouldersNotWider);
    // A waist as wide as the hips is never a defined one, so that only rule C goes before D.
    const waistWidest = computeProbabilityBothBelow(
      (waist.mean - hip) / waist.deviation,
      waistNotBelowChest,
      correlation,
    );
    const d = shouldersNotWider * waistWidest;

    weights.A += weight * a;
    weights.B += weight * b;
    weights.C += weight * c;
    weights.D += weight * d;
    weights.E += weight * (1 - a - b - c - d);
  }
  return toOdds(weights);
}

function computeBelow({ mean, deviation }: Normal, limit: number): number {
  return computeProbabilityBelow((limit - mean) / deviation);
}
