import fc from 'fast-check';
import type { TapeMeasurements } from '@figura/contracts';
import { anyBody, ordinaryBody } from '../../figure/testing/bodies';

/** Thirty bodies, half of them ordinary and half anything that is accepted; the same ones each time. */
export const THIRTY_BODIES: readonly TapeMeasurements[] = [
  ...fc.sample(ordinaryBody, { numRuns: 15, seed: 16 }),
  ...fc.sample(anyBody, { numRuns: 15, seed: 16 }),
];
