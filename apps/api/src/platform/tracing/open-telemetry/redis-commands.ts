import { SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { Command, Redis } from 'ioredis';

/** Spans hold the command, never keys or values. */
export function traceRedisCommands(redis: Redis, tracer: Tracer): void {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command: Command, stream) => {
    if (!trace.getActiveSpan()?.isRecording()) return send(command, stream);
    const attributes = { 'db.system.name': 'redis', 'db.operation.name': command.name };
    const span = tracer.startSpan(command.name, { kind: SpanKind.CLIENT, attributes });
    command.promise.then(
      () => span.end(),
      (error: Error) =>
        span.setAttribute('error.type', error.name).setStatus({ code: SpanStatusCode.ERROR }).end(),
    );
    return send(command, stream);
  };
}
