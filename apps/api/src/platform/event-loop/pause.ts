import { setImmediate } from 'node:timers/promises';

/** Work on the event loop goes on for so long at a time, in milliseconds: all of it together, whoever's it is. */
const SLICE_MS = 1;

/** When somebody began to work in this turn of the event loop. */
let begun: number | undefined;

/** Lets requests go first now and then while something long is worked on. */
export class Pause {
  /** Whether it is time. Asked in loops, so that only a pause costs a promise. */
  isDue(): boolean {
    if (begun === undefined) {
      begun = performance.now();
      void setImmediate().then(() => (begun = undefined));
    }
    return performance.now() - begun > SLICE_MS;
  }

  async take(): Promise<void> {
    await setImmediate();
  }

  /** For steps of many who may go on in the same turn: takes turns until there is time for one more step. */
  async takeTurn(): Promise<void> {
    while (this.isDue()) await this.take();
  }
}
