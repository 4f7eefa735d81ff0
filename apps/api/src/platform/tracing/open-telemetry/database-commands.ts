import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { EventEmitter } from 'node:events';

interface CommandEvent {
  requestId: number;
  commandName: string;
}
interface CommandStarted extends CommandEvent {
  databaseName: string;
  command: Readonly<Record<string, unknown>>;
}
interface CommandFailed extends CommandEvent {
  failure: Error;
}

/** Spans hold the command and collection, never values. */
export function traceDatabaseCommands(client: EventEmitter, tracer: Tracer): void {
  const running = new Map<number, Span>();
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }: CommandStarted) => {
    // Background polling, such as for jobs every two seconds, would flood the traces.
    if (!trace.getActiveSpan()?.isRecording()) return;
    const collection = findCollection(commandName, command);
    const attributes = {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(collection && { 'db.collection.name': collection }),
    };
    const name = collection ? `${commandName} ${collection}` : commandName;
    running.set(requestId, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }));
  });
  const takeSpan = (requestId: number): Span | undefined => {
    const span = running.get(requestId);
    running.delete(requestId);
    return span;
  };
  client.on('commandSucceeded', ({ requestId }: CommandEvent) => takeSpan(requestId)?.end());
  client.on('commandFailed', ({ requestId, failure }: CommandFailed) => {
    takeSpan(requestId)
      ?.setAttribute('error.type', failure.name)
      .setStatus({ code: SpanStatusCode.ERROR })
      .end();
  });
}

/** Commands name the collection in their first value; further batches use a separate field. */
function findCollection(commandName: string, command: CommandStarted['command']): string | undefined {
  const named = command[commandName === 'getMore' ? 'collection' : commandName];
  return typeof named === 'string' ? named : undefined;
}
