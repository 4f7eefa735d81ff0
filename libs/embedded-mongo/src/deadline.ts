import { CommandError } from './errors';

/** Steps between clock reads, to keep them cheap. */
const STEPS_PER_LOOK = 256;

const NEVER = Infinity;
let endsAt = NEVER;
let steps = 0;

/** 0 or `undefined` means no limit. Commands run one at a time. */
export function withDeadline<T>(maxTimeMS: number | undefined, run: () => T): T {
  endsAt = maxTimeMS ? performance.now() + maxTimeMS : NEVER;
  try {
    return run();
  } finally {
    endsAt = NEVER;
  }
}

export const createTimeoutError = (): CommandError =>
  new CommandError('MaxTimeMSExpired', 'operation exceeded time limit');

/** Milliseconds. Throws MaxTimeMSExpired if none are left. */
export function computeRemainingTime(): number {
  const left = endsAt - performance.now();
  if (left <= 0) throw createTimeoutError();
  return left;
}

/** Counts one step. Throws MaxTimeMSExpired once the command's time is up. */
export function checkDeadline(): void {
  if (endsAt === NEVER || ++steps % STEPS_PER_LOOK !== 0) return;
  computeRemainingTime();
}
