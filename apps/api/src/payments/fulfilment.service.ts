import { CURRENCY } from '@figura/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../platform/clock/clock';
import { LOGGER } from '../platform/logging/logging.module';
import { UsersRepository } from '../users/users.repository';
import { CouponsService } from './coupons.service';
import { PaymentsRepository, type PaymentRecord } from './payments.repository';
import { MONEY_BACK_DAYS } from './pricing';
import { ReceiptMails } from './receipt-mails';
import type { StripeSession } from './stripe-session';

const DAY_MS = 24 * 3_600_000;
const MONEY_BACK_MS = MONEY_BACK_DAYS * DAY_MS;
/** Bank debits take up to 14 days until Stripe knows how they ended. */
const BANK_TIME_MS = 15 * DAY_MS;

/** What a session means for access, now that it has been dealt with. */
export type Outcome = 'not-ours' | 'unpaid' | 'mismatch' | 'no-account' | 'granted' | 'refunded';

/**
 * Turns what Stripe says about a session into access. The redirect, the webhooks and a new checkout all come here, in
 * any order, any number of times and at once: the outcome follows from Stripe's present state, never from an event's
 * content, and each step is safe to repeat after a crash.
 */
@Injectable()
export class FulfilmentService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly users: UsersRepository,
    private readonly receipts: ReceiptMails,
    private readonly coupons: CouponsService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async fulfil(session: StripeSession): Promise<Outcome> {
    const { id: sessionId, userId, amount, currency, couponCode, referredBy, paidAt, refundedAt } = session;
    if (userId === null) return 'not-ours';
    if (paidAt === null) {
      // The code was promised for this payment, and a bank takes longer than a checkout lives.
      if (session.processing && couponCode) await this.coupons.extend(couponCode, userId, this.inBankTime());
      return 'unpaid';
    }
    if (amount === null || amount !== session.askedAmount || currency !== CURRENCY) return 'mismatch';

    const payment = await this.payments.keep({
      sessionId,
      userId,
      amount,
      currency,
      couponCode,
      referredBy,
      paidAt,
    });
    await this.countCoupon(payment);
    if (refundedAt && refundedAt.getTime() - paidAt.getTime() <= MONEY_BACK_MS) {
      await this.withdraw(payment, refundedAt);
      return 'refunded';
    }
    return this.grant(payment);
  }

  /** The payment is what makes a reserved code a used one. */
  private async countCoupon({ id, couponCode, userId }: PaymentRecord): Promise<void> {
    if (couponCode && !(await this.coupons.confirm(couponCode, userId)))
      this.logger.warn({ payment: id, coupon: couponCode }, 'A payment with a code whose reservation lapsed');
  }

  private inBankTime(): Date {
    return new Date(this.clock.now().getTime() + BANK_TIME_MS);
  }

  private async grant(payment: PaymentRecord): Promise<Outcome> {
    const { sessionId, userId } = payment;
    if (payment.access === 'pending') {
      if (!(await this.users.update(userId, { hasPaid: true }))) {
        // She deleted her account while she paid, or while her bank thought about it.
        this.logger.error({ session: sessionId, payment: payment.id }, 'A payment has no account: refund it');
        return 'no-account';
      }
      // A refund that was seen meanwhile wins, whichever of the two wrote to the account last.
      if (!(await this.payments.advance(sessionId, ['pending', 'granted'], 'granted'))) {
        await this.takeAway(payment);
        return 'refunded';
      }
    }
    if (payment.access === 'revoking' || payment.access === 'revoked') return 'refunded';
    await this.receipts.promise(payment);
    return 'granted';
  }

  private async withdraw(payment: PaymentRecord, refundedAt: Date): Promise<void> {
    const { sessionId } = payment;
    // The mark comes first: a crash, or a grant at the same moment, finds it and takes the access away.
    await this.payments.advance(sessionId, ['pending', 'granted'], 'revoking', { refundedAt });
    if (payment.access === 'revoked') return;
    await this.takeAway(payment);
    await this.payments.advance(sessionId, ['revoking'], 'revoked');
  }

  private async takeAway({ userId, sessionId }: PaymentRecord): Promise<void> {
    if (!(await this.payments.hasOther(userId, sessionId)))
      await this.users.update(userId, { hasPaid: false });
  }
}
