import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { getErrorInLog, redact } from './redact';

/** Injection token of the process's pino logger. */
export const LOGGER = Symbol('logger');

/**
 * Structured logs. What is logged is chosen field by field: no bodies, no email addresses, no tokens.
 *
 * @param fields what each line has besides, by what runs when it is written
 */
export function createLogger(
  level: string,
  destination: DestinationStream,
  fields?: () => object | undefined,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(fields && { mixin: () => fields() ?? {} }),
    serializers: { err: getErrorInLog, reason: redact, stack: redact },
  };
  return pino(options, destination);
}

/** Lets Nest's own messages go through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    const text = message instanceof Error ? message.message : String(message);
    this.logger.error({ context, ...(stack && { stack }) }, redact(text));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
}
