import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { Clock } from '../../platform/clock/clock';
import { LOGGER } from '../../platform/logging/logger';
import { FulfillmentService, type FulfillmentOutcome } from '../fulfillment/fulfillment.service';
import type { PaymentEvent } from '../stripe/stripe-event';
import { StripeService } from '../stripe/stripe.service';
import { WebhookEventsRepository } from './webhook-events.repository';

const webhooks = new Counter({
  name: 'figura_webhooks_total',
  help: 'Stripe events handled, by type and outcome',
  labelNames: ['type', 'outcome'],
});

/** Records an event only after handling it, since Stripe retries for three days after a crash or error. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly stripe: StripeService,
    private readonly fulfillment: FulfillmentService,
    private readonly events: WebhookEventsRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async receive(body: Buffer, signature: string): Promise<void> {
    const event = await this.stripe.verifyEvent(body, signature);
    if (await this.events.isHandled(event.id)) return;
    const outcome = await this.handle(event);
    await this.events.note({ eventId: event.id, type: event.type, outcome, handledAt: this.clock.now() });
    webhooks.inc({ type: event.type, outcome });
    this.logger[outcome === 'mismatch' ? 'error' : 'info'](
      { event: event.id, type: event.type, outcome },
      'Webhook',
    );
  }

  private async handle({ subject }: PaymentEvent): Promise<FulfillmentOutcome> {
    if (!subject) return 'not-ours';
    const sessionId =
      'sessionId' in subject
        ? subject.sessionId
        : await this.stripe.findSessionByPayment(subject.paymentIntentId);
    const session = sessionId && (await this.stripe.findSession(sessionId));
    return session ? this.fulfillment.fulfill(session) : 'not-ours';
  }
}
