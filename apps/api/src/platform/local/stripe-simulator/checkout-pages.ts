import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkoutPage, checkoutPagePolicy } from './checkout-page';
import { PAYMENT_METHODS, type PaymentMethod } from './stripe-ledger';
import { StripeRefusal } from './stripe-refusal';
import { StripeSimulator } from './stripe-simulator';

interface OfSession {
  Params: { id: string };
}

/** How long a simulated bank thinks. */
const BANK_MS = 3_000;

/**
 * The simulator's hosted pages, on the app's own address so that they are where the app is opened. They are a Fastify
 * scope and no controller: only here forms are accepted.
 */
@Injectable()
export class CheckoutPages implements OnModuleInit, BeforeApplicationShutdown {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly simulator: StripeSimulator,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    this.simulator.deliverTo(async (body, signature) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const url = '/api/stripe/webhook';
      return (await fastify.inject({ method: 'POST', url, headers, payload: body })).statusCode;
    });
    // Not awaited: that would start the application before the rest of it is there.
    void fastify.register(
      (scope, _options, done) => {
        this.addRoutes(scope);
        done();
      },
      { prefix: '/dev/stripe/checkout/:id' },
    );
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private addRoutes(scope: FastifyInstance): void {
    const { ledger } = this.simulator;
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof StripeRefusal)) throw error;
      return reply.status(error.status).type('text/plain').send(error.message);
    });

    scope.get<OfSession>('/', (request, reply) => this.show(request.params.id, reply));
    scope.post<OfSession>('/pay', (request, reply) => {
      const { id } = request.params;
      const method = methodIn(request.body);
      if (ledger.entry(id).session.status !== 'open') return this.show(id, reply);
      if (!ledger.pay(id, method)) return this.show(id, reply, true);
      if (method !== 'card') this.bankDecides(id, method === 'debit');
      const { successUrl } = ledger.entry(id).input;
      return reply.redirect(successUrl.replace('{CHECKOUT_SESSION_ID}', id), 303);
    });
    scope.post<OfSession>('/cancel', (request, reply) => {
      const { cancelUrl, successUrl } = ledger.entry(request.params.id).input;
      return reply.redirect(cancelUrl ?? successUrl, 303);
    });
    scope.post<OfSession>('/refund', (request, reply) => {
      const { session } = ledger.entry(request.params.id);
      ledger.refund(String(session.payment_intent));
      return this.show(session.id, reply);
    });
  }

  private show(id: string, reply: FastifyReply, declined = false): FastifyReply {
    const { session, input } = this.simulator.ledger.entry(id);
    return reply
      .header('content-security-policy', checkoutPagePolicy(input))
      .type('text/html; charset=utf-8')
      .send(checkoutPage(session, input, declined));
  }

  private bankDecides(id: string, accepted: boolean): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.simulator.ledger.settleDebit(id, accepted);
    }, BANK_MS);
    this.timers.add(timer);
  }
}

function methodIn(body: unknown): PaymentMethod {
  const given = body instanceof URLSearchParams ? body.get('method') : null;
  return PAYMENT_METHODS.find((method) => method === given) ?? 'card';
}
