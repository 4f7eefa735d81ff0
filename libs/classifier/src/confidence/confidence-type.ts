import type { CombinedType, Measurement } from '@figura/contracts';

export interface Confidence {
  code: CombinedType;
  /** That the code is right, 0 to 1. */
  probability: number;
  /** Likeliest first. */
  neighbors: { code: CombinedType; probability: number }[];
  /** Per measurement, the smallest signed change in inches that alone flips the code; absent if none does. */
  flips: { measurement: Measurement; change: number; code: CombinedType }[];
  /** Null if the type is settled. */
  remeasure: Measurement | null;
}
