import { pino } from 'pino';
import { InvalidEnvironmentError, isDatabaseSet, isProduction } from './config/config';
import { isDatabaseAway, isDatabaseLocked } from './database/database-errors';
import { DomainError } from './errors/domain-error';
import { createLogger } from './logging/logger';
import { redact } from './logging/redact';

/**
 * How long a process that is asked to stop may take after its delay, in milliseconds: longer than any request, and than
 * most mails.
 */
export const SHUTDOWN_TIMEOUT_MS = 35_000;

/**
 * Ends a process that was asked to stop and cannot: what has to be said to a Redis that is away would wait until it is
 * back. What is acknowledged is stored by then.
 *
 * @param delayMs how long it serves on before it begins to stop, in milliseconds
 */
export function forceExitAfterTimeout(delayMs: number): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => {
        process.stderr.write('Not everything could be closed in time; the process ends as it is.\n');
        process.exit(1);
      }, delayMs + SHUTDOWN_TIMEOUT_MS).unref();
    });
}

/** Lets a program go on whose output nobody reads any more, as in `catalog export | head`. */
export function ignoreEpipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/**
 * Runs the start of an entry point; when it fails, says why and exits.
 *
 * @param say says why, and returns the exit code
 */
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

/** Runs the start of a server; in production, where programs read its output, a failure is a log line too. */
export function startServer(start: () => Promise<void>): Promise<void> {
  return exitOnFailure(start, (error) => {
    const reason = getSentenceFor(error);
    if (isProduction())
      createLogger('fatal', pino.destination({ dest: 1, sync: true })).fatal({ reason }, 'The start failed');
    else process.stderr.write(`${reason}\n`);
    return 1;
  });
}

/** What is said about an error to whoever runs the product: a sentence, and for what nobody foresaw where it came from. */
export function getSentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof InvalidEnvironmentError || error instanceof DomainError) return error.message;
  if (isDatabaseAway(error) && !isDatabaseSet())
    return 'The embedded database did not answer in time: this machine is very busy, or another Figura that serves it is starting or stopping. Try again in a minute.';
  if (isDatabaseAway(error))
    return `The database does not answer (${redact(error.message)}). Start it, or correct MONGODB_URI.`;
  if (isDatabaseLocked(error))
    return 'The database does not accept the user or the password of MONGODB_URI. Correct them.';
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return 'Another program already uses this port. Stop it, or choose another port with PORT=3001.';
  // The system's own words name the call and the file, for instance "ENOENT: no such file or directory, open 'x'".
  if ('syscall' in error) return error.message;
  return error.stack ?? error.message;
}
