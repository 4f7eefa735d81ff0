import type { HorizontalMeasurement, HorizontalType } from '@figura/contracts';

import { SHOULDERS_HIPS_TOLERANCE, WIDER_RATIO } from '../horizontal-type';
import { computeDensity, computeProbabilityBelow, computeProbabilityBothBelow } from './normal-distribution';
import type { Normal } from './normal-distribution';
import { toOdds } from './odds';
import type { Odds, Readings } from './odds';

/** In standard deviations; half of one is exact to 1e-6. */
const GRID_STEP = 0.5;
const GRID_REACH = 6;

/**
 * With the hips fixed, each letter has a closed form, so only the hips are integrated on a grid. Inaccurate for
 * hips below about 2.4 in.
 */
export function computeLetterOdds(girths: Readings<HorizontalMeasurement>): Odds<HorizontalType> {
  const { shoulders, chest, waist, hips } = girths;
  const weights = { A: 0, B: 0, C: 0, D: 0, E: 0 };

  const waistOverChest = Math.hypot(waist.deviation, chest.deviation);
  const waistNotBelowChest = (waist.mean - chest.mean) / waistOverChest;
  const correlation = waist.deviation / waistOverChest;

  for (let z = -GRID_REACH; z <= GRID_REACH; z += GRID_STEP) {
    const weight = computeDensity(z);
    const hip = hips.mean + z * hips.deviation;

    const waistDefined = computeChanceBelow(waist, hip / WIDER_RATIO);
    const shouldersUnder = computeChanceBelow(shoulders, hip - SHOULDERS_HIPS_TOLERANCE);
    const shouldersNotOver = computeChanceBelow(shoulders, hip + SHOULDERS_HIPS_TOLERANCE);
    const shouldersNotWider = computeChanceBelow(shoulders, hip * WIDER_RATIO);
    const shouldersNotBoth = computeChanceBelow(
      shoulders,
      Math.max(hip * WIDER_RATIO, hip + SHOULDERS_HIPS_TOLERANCE),
    );

    const a = waistDefined * (shouldersNotOver - shouldersUnder);
    const b = waistDefined * shouldersUnder;
    const c = waistDefined * (1 - shouldersNotBoth) + (1 - waistDefined) * (1 - shouldersNotWider);
    // A waist as wide as the hips is never defined, so only rule C precedes D.
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

function computeChanceBelow({ mean, deviation }: Normal, limit: number): number {
  return computeProbabilityBelow((limit - mean) / deviation);
}
