import fastify, { type FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import type { StripeLedger } from './stripe-ledger';
import type { SessionInput } from './stripe-objects';
import { createInvalidRequestError, StripeError } from './stripe-error';

interface Answer {
  params: string;
  body: unknown;
}
interface WithId {
  Params: { id: string };
}

export function createStripeRest(ledger: StripeLedger, secretKey: string): FastifyInstance {
  const rest = fastify();
  const answered = new Map<string, Answer>();

  rest.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  rest.addHook('onRequest', (request, _reply, done) => {
    const known = request.headers.authorization === `Bearer ${secretKey}`;
    done(
      known
        ? undefined
        : new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
    );
  });
  rest.setErrorHandler((error, _request, reply) => {
    const failure =
      error instanceof StripeError
        ? error
        : new StripeError(500, { type: 'api_error', message: 'An unknown error occurred.' });
    return reply.status(failure.status).send({ error: failure.body });
  });
  rest.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url}).`,
      },
    }),
  );

  rest.post('/v1/checkout/sessions', (request, reply) => {
    const form = getForm(request.body);
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    const params = form.toString();
    if (before && before.params !== params)
      throw new StripeError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    if (before) return reply.header('idempotent-replayed', 'true').send(before.body);
    const body = structuredClone(ledger.open(parseSessionInput(form)));
    if (typeof key === 'string') answered.set(key, { params, body });
    return reply.send(body);
  });
  rest.get<WithId & { Querystring: Record<string, string> }>('/v1/checkout/sessions/:id', (request, reply) =>
    reply.send(expandSession(ledger.findEntry(request.params.id), Object.values(request.query))),
  );
  rest.get<{ Querystring: { payment_intent?: string } }>('/v1/checkout/sessions', (request, reply) =>
    reply.send({
      object: 'list',
      data: ledger.listSessions(request.query.payment_intent ?? ''),
      has_more: false,
      url: '/v1/checkout/sessions',
    }),
  );
  rest.get<{ Querystring: { charge?: string } }>('/v1/disputes', (request, reply) =>
    reply.send({
      object: 'list',
      data: ledger.listDisputes(request.query.charge ?? ''),
      has_more: false,
      url: '/v1/disputes',
    }),
  );
  rest.post<WithId>('/v1/checkout/sessions/:id/expire', (request, reply) =>
    reply.send(ledger.expire(request.params.id)),
  );
  rest.post('/v1/refunds', (request, reply) => {
    const form = getForm(request.body);
    const amount = form.get('amount');
    return reply.send(ledger.refund(form.get('payment_intent') ?? '', amount ? Number(amount) : undefined));
  });
  return rest;
}

function getForm(body: unknown): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function parseSessionInput(form: URLSearchParams): SessionInput {
  const price = 'line_items[0][price_data]';
  const getRequired = (name: string): string => {
    const value = form.get(name);
    if (!value)
      throw createInvalidRequestError(`Missing required param: ${name}.`, {
        code: 'parameter_missing',
        param: name,
      });
    return value;
  };
  if (getRequired('mode') !== 'payment')
    throw createInvalidRequestError('The simulator knows the mode payment only.', { param: 'mode' });
  const metadata = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  const expiresAt = form.get('expires_at');
  return {
    clientReferenceId: form.get('client_reference_id'),
    customerEmail: form.get('customer_email'),
    amount: Number(getRequired(`${price}[unit_amount]`)) * Number(form.get('line_items[0][quantity]') ?? 1),
    currency: getRequired(`${price}[currency]`),
    name: getRequired(`${price}[product_data][name]`),
    description: form.get(`${price}[product_data][description]`),
    metadata: Object.fromEntries(metadata),
    successUrl: getRequired('success_url'),
    cancelUrl: form.get('cancel_url'),
    expiresAt: expiresAt ? Number(expiresAt) : null,
  };
}

function expandSession(
  { session, intent, charge, refunds }: ReturnType<StripeLedger['findEntry']>,
  paths: string[],
): Stripe.Checkout.Session {
  const isAsked = (path: string) => paths.some((one) => one === path || one.startsWith(`${path}.`));
  if (!intent || !isAsked('payment_intent')) return session;
  if (!charge || !isAsked('payment_intent.latest_charge')) return { ...session, payment_intent: intent };
  const list = {
    object: 'list' as const,
    data: refunds,
    has_more: false,
    url: `/v1/charges/${charge.id}/refunds`,
  };
  const full = isAsked('payment_intent.latest_charge.refunds') ? { ...charge, refunds: list } : charge;
  return { ...session, payment_intent: { ...intent, latest_charge: full } };
}
