import type { Measurement } from '@figura/contracts';

import type { Normal } from './normal-distribution';

/** Inches; errors are independent. */
export type Readings<M extends Measurement> = Record<M, Normal>;

/** Probabilities; sum 1. */
export type Odds<T extends string> = Record<T, number>;

/** The remaining type is computed by subtraction, so a rounding error below 0 counts as 0. */
export function toOdds<T extends string>(weights: Record<T, number>): Odds<T> {
  const entries = (Object.entries(weights) as [T, number][]).map(
    ([type, weight]) => [type, Math.max(0, weight)] as const,
  );
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return Object.fromEntries(entries.map(([type, weight]) => [type, weight / total])) as Odds<T>;
}
