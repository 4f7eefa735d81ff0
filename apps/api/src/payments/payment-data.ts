import { CURRENCY } from '@figura/contracts';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module';
import { PersonalData } from '../platform/personal-data/personal-data';
import { CheckoutsRepository, type CheckoutRecord } from './checkouts.repository';
import { CouponsService } from './coupons.service';
import { PaymentsRepository, type PaymentRecord } from './payments.repository';
import { StripeGateway } from './stripe-gateway';

/** The payments' share of what is held about a person: what she paid, and the checkout that she opened last. */
@Injectable()
export class PaymentData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly payments: PaymentsRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly coupons: CouponsService,
    private readonly stripe: StripeGateway,
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
    const checkout = await this.checkouts.current(userId);
    return [...payments.map(paymentView), ...(checkout ? [checkoutView(checkout)] : [])];
  }

  /** Payments stay for seven years, as the privacy text says; they hold no name and no address. */
  private async erase(userId: string): Promise<void> {
    const checkout = await this.checkouts.current(userId);
    const sessionId = checkout?.sessionId;
    if (sessionId && !(await this.payments.findBySession(sessionId))) await this.close(sessionId);
    await this.checkouts.deleteAll(userId);
    await this.coupons.releaseAll(userId);
  }

  /** Nobody can pay for an account that is gone. Her wish to be deleted does not wait for Stripe. */
  private async close(sessionId: string): Promise<void> {
    try {
      await this.stripe.expire(sessionId);
    } catch (error) {
      this.logger.error(
        { session: sessionId, err: error },
        'The open checkout of a deleted account could not be closed at Stripe',
      );
    }
  }
}

function paymentView(payment: PaymentRecord): object {
  const { sessionId, amount, currency, couponCode, referredBy, paidAt, refundedAt } = payment;
  return { kind: 'payment', sessionId, amount, currency, couponCode, referredBy, paidAt, refundedAt };
}

function checkoutView({ sessionId, amount, couponCode, referredBy, startedAt }: CheckoutRecord): object {
  return { kind: 'checkout', sessionId, amount, currency: CURRENCY, couponCode, referredBy, startedAt };
}
