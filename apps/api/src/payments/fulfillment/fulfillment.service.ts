import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../platform/clock/clock';
import { LOGGER } from '../../platform/logging/logger';
import { AccountsService } from '../../users/accounts.service';
import { CouponsService } from '../../coupons/coupons.service';
import { lost } from './payment-metrics';
import { PaymentsRepository, type PaymentRecord } from './payments.repository';
import { PaymentServiceUnavailableError } from '../payments.errors';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { getRefundDeadline } from '../pricing/pricing';
import type { StripeSession } from '../stripe/stripe-session';
import { DAY_MS } from '../../platform/clock/durations';

/** Bank debits take up to 14 days. */
const BANK_TIME_MS = 15 * DAY_MS;

const MAX_ROUNDS = 8;

export type FulfillmentOutcome =
  'not-ours' | 'unpaid' | 'mismatch' | 'no-account' | 'granted' | 'refunded' | 'disputed';

/** Called by redirects, webhooks, and checkouts in any order, repeatedly and concurrently: only the current state at Stripe counts. */
@Injectable()
export class FulfillmentService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly accounts: AccountsService,
    private readonly mails: PaymentMailsService,
    private readonly coupons: CouponsService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async fulfill(session: StripeSession): Promise<FulfillmentOutcome> {
    const { id: sessionId, userId, amount, currency, couponCode, referredBy, paidAt, refundedAt } = session;
    if (userId === null) return 'not-ours';
    if (paidAt === null) {
      // The code was promised for this payment, and a bank debit takes longer than the checkout.
      if (session.processing && couponCode)
        await this.coupons.extend(couponCode, userId, this.computeBankDeadline());
      return 'unpaid';
    }
    if (amount === null || amount !== session.askedAmount || currency !== session.askedCurrency)
      return 'mismatch';

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
    if (refundedAt && isInTime(payment, refundedAt)) await this.payments.noteRefund(sessionId, refundedAt);
    if (session.dispute) await this.payments.noteDispute(sessionId, session.dispute);
    return this.settle(sessionId);
  }

  /** Each handler rereads after writing and restarts if the payment has changed, so the latest state wins. */
  private async settle(sessionId: string): Promise<FulfillmentOutcome> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const payment = (await this.payments.findBySession(sessionId))!;
      const outcome = isEntitled(payment) ? await this.grant(payment) : await this.withdraw(payment);
      if (outcome) return outcome;
    }
    throw new PaymentServiceUnavailableError();
  }

  private async countCoupon({ id, couponCode, userId }: PaymentRecord): Promise<void> {
    if (couponCode && !(await this.coupons.confirm(couponCode, userId)))
      this.logger.warn(
        { payment: id, coupon: couponCode },
        'A payment used a coupon code whose reservation had expired',
      );
  }

  private computeBankDeadline(): Date {
    return new Date(this.clock.now().getTime() + BANK_TIME_MS);
  }

  private async grant(payment: PaymentRecord): Promise<FulfillmentOutcome | null> {
    const { sessionId, userId } = payment;
    if (payment.access === 'revoking' || payment.access === 'revoked') {
      await this.payments.advance(sessionId, ['revoking', 'revoked'], 'pending', 'entitled');
      return null;
    }
    // Always after a dispute: a handler with older data may have written this and then crashed.
    if (payment.access === 'pending' || payment.disputeStep > 0) {
      if (!(await this.accounts.grantAccess(userId))) {
        // The account was deleted during the payment.
        this.logger.error(
          { session: sessionId, payment: payment.id },
          'A payment belongs to no account: refund it',
        );
        lost.inc({ reason: 'no-account' });
        return 'no-account';
      }
      // A refund or dispute in the meantime wins, whatever the order of writes.
      if (!(await this.payments.advance(sessionId, ['pending', 'granted'], 'granted', 'entitled'))) {
        await this.revoke(payment);
        return null;
      }
    }
    await this.mails.enqueue('receipt', payment);
    return 'granted';
  }

  private async withdraw(payment: PaymentRecord): Promise<FulfillmentOutcome | null> {
    const { sessionId, refundedAt } = payment;
    const outcome = refundedAt ? 'refunded' : 'disputed';
    if (payment.access === 'revoked') {
      await this.enqueueRefundMail(payment);
      return outcome;
    }
    // Recorded first, so that access is removed even after a crash or a concurrent grant.
    if (!(await this.payments.advance(sessionId, ['pending', 'granted', 'revoking'], 'revoking', outcome)))
      return null;
    await this.revoke(payment);
    if (await this.payments.advance(sessionId, ['revoking'], 'revoked', outcome)) {
      lost.inc({ reason: outcome });
      await this.enqueueRefundMail(payment);
      return outcome;
    }
    await this.payments.advance(sessionId, ['granted'], 'pending', 'entitled');
    return null;
  }

  private async enqueueRefundMail(payment: PaymentRecord): Promise<void> {
    if (payment.refundedAt) await this.mails.enqueue('refund', payment);
  }

  private async revoke({ userId, sessionId }: PaymentRecord): Promise<void> {
    if (!(await this.payments.hasOther(userId, sessionId))) await this.accounts.revokeAccess(userId);
  }
}

/** Late refunds count if requested in time or decided by an operator. */
function isInTime({ paidAt, refundRequestedAt, refundStartedAt }: PaymentRecord, refundedAt: Date): boolean {
  return refundedAt <= getRefundDeadline(paidAt) || refundRequestedAt !== null || refundStartedAt !== null;
}

function isEntitled({ refundedAt, disputed }: PaymentRecord): boolean {
  return refundedAt === null && !disputed;
}
