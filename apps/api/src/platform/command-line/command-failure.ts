import { DomainError, type ErrorKind } from '../errors/domain-error';
import { InvalidEnvironmentError } from '../config/config';
import { isDatabaseAway, isDatabaseLocked } from '../database/database-errors';
import { describeError } from '../process';

/** The exit code tells scripts whether to fix the command, look again, or retry later. */
const EXIT_CODES = { done: 0, failed: 1, refused: 2, 'not-found': 3, away: 4 } as const;

const CODE_OF_KIND: Partial<Record<ErrorKind, number>> = {
  'not-found': EXIT_CODES['not-found'],
  gone: EXIT_CODES['not-found'],
  unavailable: EXIT_CODES.away,
  'rate-limited': EXIT_CODES.away,
};

interface CommandFailure {
  error: string;
  exitCode: number;
  printed: boolean;
}

function toCommandFailure(error: unknown): CommandFailure {
  const { code, exitCode, message } = error as { code?: unknown; exitCode?: number; message: string };
  if (typeof code === 'string' && code.startsWith('commander.'))
    return {
      error: message.replace(/^error: /, ''),
      exitCode: exitCode === 0 ? EXIT_CODES.done : EXIT_CODES.refused,
      printed: true,
    };
  return { error: describeError(error), exitCode: computeExitCode(error), printed: false };
}

function computeExitCode(error: unknown): number {
  if (error instanceof DomainError) return CODE_OF_KIND[error.kind] ?? EXIT_CODES.refused;
  if (error instanceof InvalidEnvironmentError) return EXIT_CODES.refused;
  if (isDatabaseAway(error as Error) || isDatabaseLocked(error as Error)) return EXIT_CODES.away;
  return EXIT_CODES.failed;
}

export function complain(error: unknown, json: boolean): number {
  const { printed, ...failure } = toCommandFailure(error);
  if (failure.exitCode === EXIT_CODES.done) return failure.exitCode;
  if (json) process.stderr.write(`${JSON.stringify(failure)}\n`);
  else if (!printed) process.stderr.write(`${failure.error}\n`);
  return failure.exitCode;
}

export function doesWantJson(words: readonly string[]): boolean {
  return words.includes('--json');
}
