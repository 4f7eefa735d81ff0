import type { FastifyInstance, FastifyReply } from 'fastify';
import { buildCheckoutPage, buildCheckoutPagePolicy } from './checkout-page';
import { PAYMENT_METHODS, type PaymentMethod, type StripeLedger } from './stripe-ledger';
import { StripeError } from './stripe-error';

interface OfSession {
  Params: { id: string };
}

export const CHECKOUT_PAGES_PATH = '/dev/stripe/checkout';

const BANK_MS = 3_000;

/** In a Fastify scope of their own: only here forms are accepted. */
export function serveCheckoutPages(fastify: FastifyInstance, ledger: StripeLedger): void {
  // Not awaited: that would start the application before the rest is registered.
  void fastify.register(
    (scope, _options, done) => {
      new CheckoutPages(ledger).addTo(scope);
      done();
    },
    { prefix: `${CHECKOUT_PAGES_PATH}/:id` },
  );
}

class CheckoutPages {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly ledger: StripeLedger) {}

  addTo(scope: FastifyInstance): void {
    const { ledger } = this;
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof StripeError)) throw error;
      return reply.status(error.status).type('text/plain').send(error.message);
    });
    scope.addHook('onClose', (_instance, done) => {
      for (const timer of this.timers) clearTimeout(timer);
      done();
    });

    scope.get<OfSession>('/', (request, reply) => this.show(request.params.id, reply));
    scope.post<OfSession>('/pay', (request, reply) => {
      const { id } = request.params;
      const method = readPaymentMethod(request.body);
      if (ledger.findEntry(id).session.status !== 'open') return this.show(id, reply);
      if (!ledger.pay(id, method)) return this.show(id, reply, true);
      if (method !== 'card') this.applyBankDecision(id, method === 'debit');
      const { successUrl } = ledger.findEntry(id).input;
      return reply.redirect(successUrl.replace('{CHECKOUT_SESSION_ID}', id), 303);
    });
    scope.post<OfSession>('/cancel', (request, reply) => {
      const { cancelUrl, successUrl } = ledger.findEntry(request.params.id).input;
      return reply.redirect(cancelUrl ?? successUrl, 303);
    });
    scope.post<OfSession>('/refund', (request, reply) => {
      const { session } = ledger.findEntry(request.params.id);
      ledger.refund(String(session.payment_intent));
      return this.show(session.id, reply);
    });
  }

  private show(id: string, reply: FastifyReply, declined = false): FastifyReply {
    const { session, input } = this.ledger.findEntry(id);
    return reply
      .header('content-security-policy', buildCheckoutPagePolicy(input))
      .type('text/html; charset=utf-8')
      .send(buildCheckoutPage(session, input, declined));
  }

  private applyBankDecision(id: string, accepted: boolean): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.ledger.settleDebit(id, accepted);
    }, BANK_MS);
    this.timers.add(timer);
  }
}

function readPaymentMethod(body: unknown): PaymentMethod {
  const given = body instanceof URLSearchParams ? body.get('method') : null;
  return PAYMENT_METHODS.find((method) => method === given) ?? 'card';
}
