import { computeLength } from './curve';

/**
 * Unchanged within ±`free`, then bends toward `limit` without reaching it. Strictly increasing, smooth; `limit`
 * must exceed `free`.
 */
export function clampSoftly(value: number, free: number, limit: number): number {
  const beyond = Math.abs(value) - free;
  if (beyond <= 0) return value;
  const room = limit - free;
  // Algebraic bend: tanh would be flat to the last bit within accepted measurements.
  return Math.sign(value) * (free + (room * beyond) / (room + beyond));
}

/** Rounded maximum: never below either, about `softness` / 2 above where they meet. */
export function computeSoftMax(a: number, b: number, softness: number): number {
  return (a + b + computeLength(a - b, softness)) / 2;
}

export function computeSoftMin(a: number, b: number, softness: number): number {
  return -computeSoftMax(-a, -b, softness);
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Level at 0 and 1, and beyond. */
export function easeInOut(share: number): number {
  const t = clamp(share, 0, 1);
  return t * t * (3 - 2 * t);
}
