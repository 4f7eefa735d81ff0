import { context, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';

const STARTED = 'http.client.request.start';
const ANSWERED = 'http.client.response.finish';

/** Spans hold the method and host, never the path. Returns a function that ends tracing. */
export function traceCallsOut(tracer: Tracer): () => void {
  const running = new WeakMap<ClientRequest, Span>();
  const startCall = (message: unknown): void => {
    const active = context.active();
    if (isTracingSuppressed(active) || !trace.getSpan(active)?.isRecording()) return;
    const { request } = message as { request: ClientRequest };
    const attributes = { 'http.request.method': request.method, 'server.address': request.host };
    const span = tracer.startSpan(request.method, { kind: SpanKind.CLIENT, attributes });
    running.set(request, span);
    request.once(errorMonitor, (error: Error) =>
      span.setAttribute('error.type', error.name).setStatus({ code: SpanStatusCode.ERROR }),
    );
    request.once('close', () => span.end());
  };
  const endCall = (message: unknown): void => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    const span = running.get(request);
    span?.setAttribute('http.response.status_code', response.statusCode ?? 0);
    if ((response.statusCode ?? 0) >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
  };
  subscribe(STARTED, startCall);
  subscribe(ANSWERED, endCall);
  return () => {
    unsubscribe(STARTED, startCall);
    unsubscribe(ANSWERED, endCall);
  };
}
