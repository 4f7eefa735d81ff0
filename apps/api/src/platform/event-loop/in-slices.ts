import type { Steps } from '@figura/styling';
import { Pause } from './pause';

/** Does long work in slices of a few milliseconds, one step more at most, between which requests go first. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  const pause = new Pause();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (pause.isDue()) await pause.take();
  }
}
