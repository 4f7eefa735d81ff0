import { setImmediate } from 'node:timers/promises';

/** Work on the event loop goes on for so long at a time, in milliseconds. */
const SLICE_MS = 2;

/** Lets requests go first now and then while something long is worked on. */
export class Pause {
  private since = performance.now();

  /** Whether it is time. Asked in loops, so that only a pause costs a promise. */
  isDue(): boolean {
    return performance.now() - this.since > SLICE_MS;
  }

  async take(): Promise<void> {
    await setImmediate();
    this.since = performance.now();
  }
}
