import type { TapeMeasurements } from '@figura/contracts';

import { createNormalFrom, createSeededRandom } from '../seeded-random';
import { CM_PER_INCH } from '../units';
import { computeCholesky, solveLower, solveUpper } from './matrix';
import type { Information } from './population';
import { TRAITS } from './population';

/** Any number above 0; constant, so that results are reproducible. */
const SEED = 20_261_122;
const MM_PER_INCH = 10 * CM_PER_INCH;

/** Inches. */
export function drawBodies({ precision, potential }: Information, count: number): TapeMeasurements[] {
  const lower = computeCholesky(precision);
  const mean = solveUpper(lower, solveLower(lower, potential));
  const random = createNormalFrom(createSeededRandom(SEED));
  return Array.from({ length: count }, () => {
    const offset = solveUpper(lower, TRAITS.map(random));
    return toBody(mean.map((value, index) => value + offset[index]!));
  });
}

function toBody(traits: readonly number[]): TapeMeasurements {
  const [shoulders, chest, waist, hips, height] = traits
    .slice(0, 5)
    .map((value) => Math.exp(value) / MM_PER_INCH) as [number, number, number, number, number];
  const [upper, middle, lower] = traits.slice(5) as [number, number, number];
  return {
    shoulders,
    chest,
    waist,
    hips,
    headToChest: height * upper,
    chestToCrotch: height * middle,
    crotchToKnee: height * lower,
    kneeToFloor: height * (1 - upper - middle - lower),
  };
}
