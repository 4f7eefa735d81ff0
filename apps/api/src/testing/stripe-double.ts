import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import { createStripeRest, StripeLedger } from '@figura/local-mode';

export const STRIPE_SECRETS = { secretKey: 'sk_test_double', webhookSecret: 'whsec_double' };

const getEpochSeconds = () => Math.floor(Date.now() / 1000);

export class StripeDouble {
  readonly ledger: StripeLedger;
  readonly events: Stripe.Event[] = [];
  readonly requests: string[] = [];
  failing = false;
  /** Acts at once but responds after this many milliseconds. */
  answersAfterMs = 0;
  private readonly rest: FastifyInstance;

  private constructor() {
    this.ledger = new StripeLedger(
      getEpochSeconds,
      (sessionId) => `https://checkout.stripe.test/${sessionId}`,
      (event) => void this.events.push(event),
    );
    this.rest = createStripeRest(this.ledger, STRIPE_SECRETS.secretKey);
    this.rest.addHook('onRequest', async (request, reply) => {
      this.requests.push(`${request.method} ${request.url}`);
      if (this.failing)
        return reply
          .status(500)
          .send({ error: { type: 'api_error', message: 'An unknown error occurred.' } });
    });
    this.rest.addHook('onSend', async () => {
      if (this.answersAfterMs) await wait(this.answersAfterMs, undefined, { ref: false });
    });
  }

  /** @param at loopback by default, which containers cannot reach */
  static async start(at = { host: '127.0.0.1', port: 0 }): Promise<StripeDouble> {
    const double = new StripeDouble();
    await double.rest.listen(at);
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.rest.server.address() as AddressInfo).port}`;
  }

  signature(body: string): string {
    const now = getEpochSeconds();
    const mac = createHmac('sha256', STRIPE_SECRETS.webhookSecret).update(`${now}.${body}`).digest('hex');
    return `t=${now},v1=${mac}`;
  }

  async close(): Promise<void> {
    this.rest.server.closeAllConnections();
    await this.rest.close();
  }
}
