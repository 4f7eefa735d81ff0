import { finishInSlices, type Steps } from '@figura/styling';
import { setImmediate } from 'node:timers/promises';

/** Does long work in slices of a few milliseconds, between which other requests are answered. */
export function inSlices<T>(steps: Steps<T>): Promise<T> {
  return finishInSlices(steps, () => setImmediate());
}
