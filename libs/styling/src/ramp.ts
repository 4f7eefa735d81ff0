import { computeDensity, computeProbabilityBelow } from '@figura/classifier';
import type { Reading } from './proportions';

/**
 * How far a reading has come on the way from one value to another, 0 to 1: the mean of a straight ramp between them over
 * the normal error of the reading, so that it has neither a jump nor a corner. `to` may lie below `from`.
 */
export function computeRamp({ value, deviation }: Reading, from: number, to: number): number {
  const direction = Math.sign(to - from);
  const start = direction * (value - from);
  const end = direction * (value - to);
  const share = (meanAbove(start, deviation) - meanAbove(end, deviation)) / Math.abs(to - from);
  return Math.min(1, Math.max(0, share));
}

/** The mean of a normal variable where it is above 0, and of 0 elsewhere. */
function meanAbove(mean: number, deviation: number): number {
  const z = mean / deviation;
  return mean * computeProbabilityBelow(z) + deviation * computeDensity(z);
}
