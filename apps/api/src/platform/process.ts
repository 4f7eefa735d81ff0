import { pino } from 'pino';
import { InvalidEnvironmentError, isDatabaseSet, isProduction } from './config/config';
import { isDatabaseAway, isDatabaseLocked } from './database/database-errors';
import { DomainError } from './errors/domain-error';
import { createLogger } from './logging/logger';
import { redact } from './logging/redact';

/** Milliseconds after the delay: longer than any request and most emails. */
export const SHUTDOWN_TIMEOUT_MS = 35_000;

/**
 * Force-exits a shutdown that hangs, for example when Redis is unavailable. Acknowledged data is already
 * stored.
 */
export function forceExitAfterTimeout(delayMs: number): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => {
        process.stderr.write('Shutdown timed out; the process exits without closing everything.\n');
        process.exit(1);
      }, delayMs + SHUTDOWN_TIMEOUT_MS).unref();
    });
}

/** Lets a program continue when its output is closed, as in `catalog export | head`. */
export function ignoreEpipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

export async function exitOnFailure(
  start: () => Promise<void>,
  say: (error: unknown) => number,
): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.exit(say(error));
  }
}

export function startServer(start: () => Promise<void>): Promise<void> {
  return exitOnFailure(start, (error) => {
    const reason = describeError(error);
    if (isProduction())
      createLogger('fatal', pino.destination({ dest: 1, sync: true })).fatal({ reason }, 'Startup failed');
    else process.stderr.write(`${reason}\n`);
    return 1;
  });
}

/** A sentence for operators; unexpected errors include their origin. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DomainError) return error.forOperators;
  if (error instanceof InvalidEnvironmentError) return error.message;
  if (isDatabaseAway(error) && !isDatabaseSet())
    return 'The embedded database did not respond in time: this machine is very busy, or another Figura process that uses it is starting or stopping. Try again in a minute.';
  if (isDatabaseAway(error))
    return `The database does not respond (${redact(error.message)}). Start it, or correct MONGODB_URI.`;
  if (isDatabaseLocked(error))
    return 'The database does not accept the user or the password of MONGODB_URI. Correct them.';
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return 'Another program already uses this port. Stop it, or choose another port with PORT=3001.';
  if ('syscall' in error) return error.message;
  return error.stack ?? error.message;
}
