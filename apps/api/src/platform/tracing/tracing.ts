import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { EventEmitter } from 'node:events';

/** Injection token of the process's {@link Tracing}; null while no endpoint of a collector is set. */
export const TRACING = Symbol('tracing');

/** Which of the product's programs a process is. */
export type Role = 'api' | 'worker';

/** A job as its span shows it: who it is, never what is in it. */
export interface TracedJob {
  id: string;
  name: string;
  attempts: number;
  /** The `traceparent` of the work that left it, where that was traced. */
  trace?: string | undefined;
}

/**
 * Tells a collector what a process does, as OpenTelemetry spans. Spans hold patterns of routes, names of collections,
 * commands and jobs, and statuses; never a value, an address, a header, a query or a body.
 */
export interface Tracing {
  /** A span for each request but those of health checks. To be called before other hooks, so that their lines have ids. */
  traceRequests(fastify: FastifyInstance): void;
  /** Spans for what a request or a job asks of the database; its client must be one that monitors its commands. */
  traceDatabase(client: EventEmitter): void;
  traceRedis(redis: Redis): void;
  /** Runs one try of a job in a span of its own, which continues the trace of the work that left it. */
  traceJob<T>(job: TracedJob, attempt: () => Promise<T>): Promise<T>;
  /** The W3C `traceparent` of the work that runs now, if it is traced: what is left for later continues it. */
  current(): string | undefined;
  /** What a log line of the work that runs now is found by. */
  logFields(): { trace_id: string; span_id: string } | undefined;
  /** Sends what has not been sent, for two seconds at most. */
  stop(): Promise<void>;
}
