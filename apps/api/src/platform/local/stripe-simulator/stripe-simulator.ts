import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Clock } from '../../clock/clock';
import type { Config } from '../../config/config';
import { CONFIG } from '../../config/config.module';
import { StripeLedger } from './stripe-ledger';
import { createStripeRest } from './stripe-rest';
import { WebhookSender, type Post } from './webhook-sender';

/**
 * Stands in for Stripe in local mode. Its REST side listens on a port of its own on loopback, from the moment that
 * somebody asks for the connection; what it remembers ends with the process.
 */
@Injectable()
export class StripeSimulator implements OnApplicationShutdown {
  readonly secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  readonly webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  readonly ledger: StripeLedger;
  readonly webhooks: WebhookSender;
  private rest: FastifyInstance | undefined;
  private started: Promise<void> | undefined;
  private post: Post = () => Promise.resolve(0);

  constructor(clock: Clock, @Inject(CONFIG) config: Config) {
    const now = () => Math.floor(clock.now().getTime() / 1000);
    this.webhooks = new WebhookSender(this.webhookSecret, now, (body, signature) =>
      this.post(body, signature),
    );
    this.ledger = new StripeLedger(
      now,
      (sessionId) => `${config.appUrl}/dev/stripe/checkout/${sessionId}`,
      (event) => this.webhooks.send(event),
    );
  }

  /** Where webhooks go. */
  deliverTo(post: Post): void {
    this.post = post;
  }

  async connection(): Promise<{ host: string; port: number; protocol: 'http' }> {
    this.rest ??= createStripeRest(this.ledger, this.secretKey);
    this.started ??= this.rest.listen({ host: '127.0.0.1', port: 0 }).then(() => undefined);
    await this.started;
    const { port } = this.rest.server.address() as AddressInfo;
    return { host: '127.0.0.1', port, protocol: 'http' };
  }

  async onApplicationShutdown(): Promise<void> {
    this.webhooks.stop();
    // The SDK keeps connections open; they would hold the process.
    this.rest?.server.closeAllConnections();
    await this.rest?.close();
  }
}
