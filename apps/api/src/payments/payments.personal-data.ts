import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { JobQueueService } from '../jobs/job-queue.service';
import { LOGGER } from '../platform/logging/logger';
import { PersonalData } from '../platform/personal-data/personal-data';
import { CheckoutsRepository, type CheckoutRecord } from './checkout/checkouts.repository';
import { CouponsService } from '../coupons/coupons.service';
import { PaymentsRepository, type PaymentRecord } from './fulfillment/payments.repository';
import { listPaymentMailJobs } from './mails/payment-mails.service';
import { StripeService } from './stripe/stripe.service';

@Injectable()
export class PaymentsPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly payments: PaymentsRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly coupons: CouponsService,
    private readonly stripe: StripeService,
    private readonly queue: JobQueueService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'payments',
      exportFor: (userId) => this.export(userId),
      eraseFor: (userId) => this.erase(userId),
    });
  }

  private async export(userId: string): Promise<object[]> {
    const payments = await this.payments.list(userId);
    const checkout = await this.checkouts.findCurrent(userId);
    return [...payments.map(createPaymentView), ...(checkout ? [createCheckoutView(checkout)] : [])];
  }

  /**
   * Payments are kept for seven years, as the privacy policy says. Must be retried while Stripe is unavailable.
   */
  private async erase(userId: string): Promise<void> {
    const payments = await this.payments.list(userId);
    await this.queue.cancel(payments.flatMap(({ id }) => listPaymentMailJobs(id)));
    await this.coupons.forgetHolder(userId);
    await this.closeCheckout(userId);
  }

  /** Closes the session at Stripe first, so that no one pays for a deleted account. */
  private async closeCheckout(userId: string): Promise<void> {
    let checkout: CheckoutRecord | null;
    while ((checkout = await this.checkouts.findCurrent(userId))) {
      const { attempt, sessionId } = checkout;
      if (sessionId && !(await this.payments.findBySession(sessionId))) await this.close(sessionId);
      await this.checkouts.delete(userId, attempt, sessionId);
    }
  }

  private async close(sessionId: string): Promise<void> {
    try {
      await this.stripe.expire(sessionId);
    } catch (error) {
      this.logger.error(
        { session: sessionId, err: error },
        'The open checkout of a deleted account could not be closed at Stripe; it is tried again',
      );
      throw error;
    }
  }
}

function createPaymentView(payment: PaymentRecord): object {
  const { sessionId, amount, currency, couponCode, referredBy, paidAt } = payment;
  const { refundRequestedAt, refundedAt } = payment;
  return {
    kind: 'payment',
    ...{ sessionId, amount, currency, couponCode, referredBy, paidAt, refundRequestedAt, refundedAt },
  };
}

function createCheckoutView({
  sessionId,
  amount,
  currency,
  couponCode,
  referredBy,
  startedAt,
}: CheckoutRecord): object {
  return { kind: 'checkout', sessionId, amount, currency, couponCode, referredBy, startedAt };
}
