import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { BasicTracerProvider } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { traceCallsOut } from './calls-out';
import { traceDatabaseCommands } from './database-commands';
import { traceRedisCommands } from './redis-commands';
import { traceHttpRequests } from './http-requests';

/** Milliseconds that a stopping process waits for its collector. */
const LAST_SENDING_MS = 2_000;

interface TracedJob {
  id: string;
  name: string;
  attempts: number;
  trace?: string | undefined;
}

/**
 * Spans hold route patterns and names of collections, commands and jobs; never values, addresses, headers,
 * queries or bodies.
 */
export class OpenTelemetry {
  private readonly tracer: Tracer;
  private readonly endCallsOut: () => void;

  constructor(
    private readonly provider: BasicTracerProvider,
    private readonly continues: boolean,
  ) {
    this.tracer = provider.getTracer('figura');
    this.endCallsOut = traceCallsOut(this.tracer);
  }

  /** Call it before other hooks, so that their log lines have trace ids. Health checks get no span. */
  traceRequests(fastify: FastifyInstance): void {
    traceHttpRequests(fastify, this.tracer, (traceparent) =>
      this.continues ? toContext(traceparent) : ROOT_CONTEXT,
    );
  }

  traceDatabase(client: EventEmitter): void {
    traceDatabaseCommands(client, this.tracer);
  }

  traceRedis(redis: Redis): void {
    traceRedisCommands(redis, this.tracer);
  }

  async traceJob<T>(job: TracedJob, attempt: () => Promise<T>): Promise<T> {
    const attributes = { 'job.id': job.id, 'job.name': job.name, 'job.attempt': job.attempts };
    const options = { kind: SpanKind.CONSUMER, attributes };
    return this.tracer.startActiveSpan(`job ${job.name}`, options, toContext(job.trace), async (span) => {
      try {
        const outcome = await attempt();
        if (outcome !== 'done') span.setStatus({ code: SpanStatusCode.ERROR });
        return outcome;
      } finally {
        span.end();
      }
    });
  }

  /** W3C `traceparent` of the current span, for continuing deferred work; undefined if not traced. */
  getCurrent(): string | undefined {
    const found = trace.getSpanContext(context.active());
    if (!found || !isSpanContextValid(found)) return undefined;
    const flags = found.traceFlags & TraceFlags.SAMPLED ? '01' : '00';
    return `00-${found.traceId}-${found.spanId}-${flags}`;
  }

  logFields(): { trace_id: string; span_id: string } | undefined {
    const found = trace.getSpanContext(context.active());
    return found && { trace_id: found.traceId, span_id: found.spanId };
  }

  /** Flushes for at most two seconds. */
  async stop(): Promise<void> {
    this.endCallsOut();
    const sent = this.provider.shutdown().catch(() => undefined);
    await Promise.race([sent, wait(LAST_SENDING_MS, undefined, { ref: false })]);
  }
}

function toContext(traceparent: string | undefined): Context {
  const parent = traceparent ? parseTraceParent(traceparent) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}
