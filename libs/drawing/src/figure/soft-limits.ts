import { computeLength } from './curve';

/**
 * Limits a value smoothly. Up to `free` on either side of zero it passes unchanged; beyond that it bends towards
 * `limit`, which it nears and never reaches. Strictly increasing with a continuous slope, so that a change of the
 * value always shows. Unit: that of the value; `limit` must be above `free`.
 */
export function clampSoftly(value: number, free: number, limit: number): number {
  const beyond = Math.abs(value) - free;
  if (beyond <= 0) return value;
  const room = limit - free;
  // An algebraic bend: tanh would run flat, to the last bit, within the accepted measurements.
  return Math.sign(value) * (free + (room * beyond) / (room + beyond));
}

/**
 * The larger of two values with the corner rounded off: never below either, increasing in both, and about
 * `softness` / 2 above them where they meet.
 */
export function computeSoftMax(a: number, b: number, softness: number): number {
  return (a + b + computeLength(a - b, softness)) / 2;
}

/** The smaller of two values, rounded off likewise: never above either. */
export function computeSoftMin(a: number, b: number, softness: number): number {
  return -computeSoftMax(-a, -b, softness);
}
