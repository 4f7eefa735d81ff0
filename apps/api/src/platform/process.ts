import { setFlagsFromString } from 'node:v8';
import { InvalidEnvironmentError } from './config/config';

/**
 * How far the heap may grow beyond what was in use at its last cleaning, in percent. Left to itself it grows to four times
 * that under load and stays so: 400 MB for 85 that are in use.
 */
const HEAP_GROWTH = 20;

/**
 * V8 takes what the start allocates and keeps as a sign of what the same lines allocate later, and may then put what
 * belongs to one request where only a cleaning of the whole heap finds it: half of the processor time in some runs.
 */
const FLAGS = [`--heap-growing-percent=${HEAP_GROWTH}`, '--no-allocation-site-pretenuring'];

/** How long a process that is asked to stop may take, in milliseconds: longer than any request, and than most mails. */
const LONGEST_STOP_MS = 35_000;

/**
 * Ends a process that was asked to stop and cannot: what has to be said to a Redis that is away would wait until it is
 * back. What is acknowledged is stored by then.
 */
export function stopInTime(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => {
        process.stderr.write('Not everything could be closed in time; the process ends as it is.\n');
        process.exit(1);
      }, LONGEST_STOP_MS).unref();
    });
}

/** Runs a door's start; when it fails, says why in plain words and exits with 1. */
export async function exitOnFailure(start: () => Promise<void>): Promise<void> {
  for (const flag of FLAGS) setFlagsFromString(flag);
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    process.exit(1);
  }
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof InvalidEnvironmentError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return 'Another program already uses this port. Stop it, or choose another port with PORT=3001.';
  return error.stack ?? error.message;
}
