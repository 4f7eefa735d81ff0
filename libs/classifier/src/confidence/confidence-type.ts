import type { CombinedType, Measurement } from '@figura/contracts';

export interface Confidence {
  code: CombinedType;
  /** Probability that the code is correct, 0 to 1. */
  probability: number;
  /** Most likely first. */
  neighbors: { code: CombinedType; probability: number }[];
  /**
   * Per measurement, the smallest signed change in inches that flips the code by itself; missing if none does.
   */
  flips: { measurement: Measurement; change: number; code: CombinedType }[];
  /** Null if the type is certain enough. */
  remeasure: Measurement | null;
}
