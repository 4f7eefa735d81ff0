import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { CHECKOUT_PAGES_PATH } from './checkout-pages';
import {
  announceSimulator,
  findSimulator,
  retractSimulator,
  type SimulatorConnection,
} from './running-simulator';
import { StripeLedger } from './stripe-ledger';
import { createStripeRest } from './stripe-rest';
import { WebhookSender, type Post } from './webhook-sender';

export interface StripeSimulatorOptions {
  now: () => Date;
  appUrl: string;
  /** The data folder, through which the command line finds the running simulator. */
  folder: string;
}

/** On its own loopback port, opened on first use. State ends with the process; others with the same data folder share it. */
export class StripeSimulator {
  private readonly secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  readonly webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  readonly ledger: StripeLedger;
  readonly webhooks: WebhookSender;
  private rest: FastifyInstance | undefined;
  private started: Promise<SimulatorConnection> | undefined;
  private readonly folder: string;
  private post: Post | undefined;

  constructor({ now, appUrl, folder }: StripeSimulatorOptions) {
    this.folder = folder;
    const getEpochSeconds = () => Math.floor(now().getTime() / 1000);
    this.webhooks = new WebhookSender(this.webhookSecret, getEpochSeconds, (body, signature) =>
      this.post ? this.post(body, signature) : Promise.resolve(0),
    );
    this.ledger = new StripeLedger(
      getEpochSeconds,
      (sessionId) => `${appUrl}${CHECKOUT_PAGES_PATH}/${sessionId}`,
      (event) => this.webhooks.send(event),
    );
  }

  /** Sets the webhook target; this makes the process the serving one. */
  deliverTo(post: Post): void {
    this.post = post;
  }

  async connect(): Promise<SimulatorConnection> {
    const elsewhere = this.post ? null : await findSimulator(this.folder);
    if (elsewhere) return elsewhere;
    this.started ??= this.listen();
    return this.started;
  }

  async close(): Promise<void> {
    this.webhooks.stop();
    // The SDK's keep-alive connections would hold the process.
    this.rest?.server.closeAllConnections();
    await this.rest?.close();
    if (this.post && this.rest) retractSimulator(this.folder);
  }

  private async listen(): Promise<SimulatorConnection> {
    this.rest = createStripeRest(this.ledger, this.secretKey);
    await this.rest.listen({ host: '127.0.0.1', port: 0 });
    const { port } = this.rest.server.address() as AddressInfo;
    const { secretKey } = this;
    const connection: SimulatorConnection = { host: '127.0.0.1', port, protocol: 'http', secretKey };
    if (this.post) announceSimulator(this.folder, connection);
    return connection;
  }
}
