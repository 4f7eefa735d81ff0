import { computeDensity, computeProbabilityBelow } from '@figura/classifier';
import type { Reading } from './proportions';

/**
 * Progress from one value to another, 0 to 1, averaged over the normal reading error, so that it is smooth. `to`
 * may be below `from`.
 */
export function computeRamp({ value, deviation }: Reading, from: number, to: number): number {
  const direction = Math.sign(to - from);
  const start = direction * (value - from);
  const end = direction * (value - to);
  const share = (computeMeanAbove(start, deviation) - computeMeanAbove(end, deviation)) / Math.abs(to - from);
  return Math.min(1, Math.max(0, share));
}

function computeMeanAbove(mean: number, deviation: number): number {
  const z = mean / deviation;
  return mean * computeProbabilityBelow(z) + deviation * computeDensity(z);
}
