import { context, SpanKind, SpanStatusCode, trace, type Context, type Tracer } from '@opentelemetry/api';
import { API_BASE_PATH } from '@figura/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEALTH = `${API_BASE_PATH}/health/`;

/** Spans hold the method and route pattern, never the URL, which may hold a token. */
export function traceHttpRequests(
  fastify: FastifyInstance,
  tracer: Tracer,
  parentOf: (traceparent: string | undefined) => Context,
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const runTransaction = (request: FastifyRequest, done: () => void): void => {
    const own = contexts.get(request);
    if (own) context.with(own, done);
    else done();
  };

  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (route.startsWith(HEALTH)) return done();
    const { traceparent } = request.headers;
    const parent = parentOf(typeof traceparent === 'string' ? traceparent : undefined);
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const options = { kind: SpanKind.SERVER, attributes };
    const span = tracer.startSpan(`${request.method} ${route}`, options, parent);
    contexts.set(request, trace.setSpan(parent, span));
    runTransaction(request, done);
  });
  // Body events belong to the connection and have no request context.
  fastify.addHook('preValidation', (request, _reply, done) => runTransaction(request, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = startSpan(contexts.get(request));
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    runTransaction(request, done);
  });
  fastify.addHook('onRequestAbort', (request, done) => {
    const span = startSpan(contexts.get(request));
    span?.setAttribute('error.type', 'aborted');
    span?.end();
    done();
  });
}

function startSpan(own: Context | undefined) {
  return own && trace.getSpan(own);
}
