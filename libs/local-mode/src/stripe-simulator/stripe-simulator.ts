import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { CHECKOUT_PAGES_PATH } from './checkout-pages';
import { StripeLedger } from './stripe-ledger';
import { createStripeRest } from './stripe-rest';
import { WebhookSender, type Post } from './webhook-sender';

export interface StripeSimulatorOptions {
  now: () => Date;
  /** Origin of the app, whose server shows the checkout pages (`serveCheckoutPages`). */
  appUrl: string;
}

/**
 * Stands in for Stripe in local mode. Its REST side listens on a port of its own on loopback, from the moment that
 * somebody asks for the connection; what it remembers ends with the process.
 */
export class StripeSimulator {
  readonly secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  readonly webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  readonly ledger: StripeLedger;
  readonly webhooks: WebhookSender;
  private rest: FastifyInstance | undefined;
  private started: Promise<void> | undefined;
  private post: Post = () => Promise.resolve(0);

  constructor({ now, appUrl }: StripeSimulatorOptions) {
    const seconds = () => Math.floor(now().getTime() / 1000);
    this.webhooks = new WebhookSender(this.webhookSecret, seconds, (body, signature) =>
      this.post(body, signature),
    );
    this.ledger = new StripeLedger(
      seconds,
      (sessionId) => `${appUrl}${CHECKOUT_PAGES_PATH}/${sessionId}`,
      (event) => this.webhooks.send(event),
    );
  }

  /** Where webhooks go. */
  deliverTo(post: Post): void {
    this.post = post;
  }

  /** Options of Stripe's SDK that lead it here. */
  async connection(): Promise<{ host: string; port: number; protocol: 'http' }> {
    this.rest ??= createStripeRest(this.ledger, this.secretKey);
    this.started ??= this.rest.listen({ host: '127.0.0.1', port: 0 }).then(() => undefined);
    await this.started;
    const { port } = this.rest.server.address() as AddressInfo;
    return { host: '127.0.0.1', port, protocol: 'http' };
  }

  /** Stops listening and sending. */
  async close(): Promise<void> {
    this.webhooks.stop();
    // The SDK keeps connections open; they would hold the process.
    this.rest?.server.closeAllConnections();
    await this.rest?.close();
  }
}
