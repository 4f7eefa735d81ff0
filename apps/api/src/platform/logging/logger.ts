import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { toLoggedError, redact } from './redact';

export const LOGGER = Symbol('logger');

/** Logs named fields only: no bodies, email addresses, or tokens. */
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
    serializers: { err: toLoggedError, reason: redact, stack: redact },
  };
  return pino(options, destination);
}

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
