import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { EventEmitter } from 'node:events';

/** Null while no collector endpoint is set. */
export const TRACING = Symbol('tracing');

export type Role = 'api' | 'worker';

export interface TracedJob {
  id: string;
  name: string;
  attempts: number;
  trace?: string | undefined;
}

/**
 * Spans hold route patterns and names of collections, commands and jobs; never values, addresses, headers,
 * queries or bodies.
 */
export interface Tracing {
  /** Call before other hooks, so that their log lines have ids. Health checks get no span. */
  traceRequests(fastify: FastifyInstance): void;
  traceDatabase(client: EventEmitter): void;
  traceRedis(redis: Redis): void;
  traceJob<T>(job: TracedJob, attempt: () => Promise<T>): Promise<T>;
  /** W3C `traceparent` of the current work, for deferred work to continue; undefined if not traced. */
  getCurrent(): string | undefined;
  logFields(): { trace_id: string; span_id: string } | undefined;
  /** Sends the rest, for two seconds at most. */
  stop(): Promise<void>;
}
