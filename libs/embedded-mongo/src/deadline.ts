import { CommandError } from './errors';

/** Work between two looks at the clock, so that looking costs nothing. */
const STEPS_PER_LOOK = 256;

let endsAt = Infinity;
let steps = 0;

/** Runs a command that may take `maxTimeMS` at most; 0 or undefined stands for any time. Commands run one by one. */
export function withDeadline<T>(maxTimeMS: number | undefined, run: () => T): T {
  endsAt = maxTimeMS ? performance.now() + maxTimeMS : Infinity;
  try {
    return run();
  } finally {
    endsAt = Infinity;
  }
}

export const createOutOfTime = (): CommandError =>
  new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');

/** Milliseconds that the running command has left. Throws MaxTimeMSExpired when there are none. */
export function computeRemainingTime(): number {
  const left = endsAt - performance.now();
  if (left <= 0) throw createOutOfTime();
  return left;
}

/** Counts a step of work. Throws MaxTimeMSExpired when the running command has used up its time. */
export function checkDeadline(): void {
  if (endsAt === Infinity || ++steps % STEPS_PER_LOOK !== 0) return;
  computeRemainingTime();
}
