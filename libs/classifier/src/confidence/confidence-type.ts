import type { CombinedType, Measurement } from '@figura/contracts';

/** How sure a type is, given the error that a tape at home makes. */
export interface Confidence {
  /** The code that the numbers give. */
  code: CombinedType;
  /** Probability, 0 to 1, that the code is right. */
  probability: number;
  /** The other codes that the same body could measure as, likeliest first, each with its probability. */
  neighbors: { code: CombinedType; probability: number }[];
  /** For each measurement, the smallest change in inches (signed) that alone gives another code; absent if none does. */
  flips: { measurement: Measurement; change: number; code: CombinedType }[];
  /** The measurement most worth taking again, or null when the type is settled. */
  remeasure: Measurement | null;
}
