import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 1;

let startedAt: number | undefined;

/** Lets pending requests run during long work. */
export class Pause {
  /** Cheap in loops, since only an actual pause needs a promise. */
  isDue(): boolean {
    if (startedAt === undefined) {
      startedAt = performance.now();
      void setImmediate().then(() => (startedAt = undefined));
    }
    return performance.now() - startedAt > SLICE_MS;
  }

  async take(): Promise<void> {
    await setImmediate();
  }

  async takeTurn(): Promise<void> {
    while (this.isDue()) await this.take();
  }
}
