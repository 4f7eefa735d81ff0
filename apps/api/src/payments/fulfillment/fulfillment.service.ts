import { CURRENCY } from '@figura/contracts';
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
import { createRefundableUntil } from '../pricing/pricing';
import type { StripeSession } from '../stripe/stripe-session';
import { DAY_MS } from '../../platform/clock/durations';

/** Bank debits take up to 14 days until Stripe knows how they ended. */
const BANK_TIME_MS = 15 * DAY_MS;

/** Handlers that race settle after one or two. */
const MAX_ROUNDS = 8;

/** What a session means for access, now that it has been dealt with. */
export type FulfillmentOutcome =
  'not-ours' | 'unpaid' | 'mismatch' | 'no-account' | 'granted' | 'refunded' | 'disputed';

/**
 * Turns what Stripe says about a session into access. The redirect, the webhooks and a new checkout all come here, in
 * any order, any number of times and at once: the outcome follows from Stripe's present state, never from an event's
 * content, and each step is safe to repeat after a crash.
 */
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
    if (refundedAt && isInTime(payment, refundedAt)) await this.payments.noteRefund(sessionId, refundedAt);
    if (session.dispute) await this.payments.noteDispute(sessionId, session.dispute);
    return this.settle(sessionId);
  }

  /**
   * Brings the account in line with what is known of a payment. What is known only grows (a refund stays one, disputes
   * have steps), so that of handlers that run at once the one with the latest knowledge prevails: each looks again
   * after it wrote to the account, and starts over when the payment has moved on meanwhile.
   */
  private async settle(sessionId: string): Promise<FulfillmentOutcome> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const payment = (await this.payments.findBySession(sessionId))!;
      const outcome = isEntitled(payment) ? await this.grant(payment) : await this.withdraw(payment);
      if (outcome) return outcome;
    }
    throw new PaymentServiceUnavailableError();
  }

  /** The payment is what makes a reserved code a used one. */
  private async countCoupon({ id, couponCode, userId }: PaymentRecord): Promise<void> {
    if (couponCode && !(await this.coupons.confirm(couponCode, userId)))
      this.logger.warn({ payment: id, coupon: couponCode }, 'A payment with a code whose reservation lapsed');
  }

  private inBankTime(): Date {
    return new Date(this.clock.now().getTime() + BANK_TIME_MS);
  }

  /** Null when the payment has moved on meanwhile. */
  private async grant(payment: PaymentRecord): Promise<FulfillmentOutcome | null> {
    const { sessionId, userId } = payment;
    if (payment.access === 'revoking' || payment.access === 'revoked') {
      await this.payments.advance(sessionId, ['revoking', 'revoked'], 'pending', 'entitled');
      return null;
    }
    // After a dispute once more than needed: a handler with older knowledge may have died after it wrote.
    if (payment.access === 'pending' || payment.disputeStep > 0) {
      if (!(await this.accounts.grantAccess(userId))) {
        // The account was deleted during the payment, or while the bank thought about it.
        this.logger.error({ session: sessionId, payment: payment.id }, 'A payment has no account: refund it');
        lost.inc({ reason: 'no-account' });
        return 'no-account';
      }
      // A refund or dispute that was seen meanwhile wins, whichever of the two wrote to the account last.
      if (!(await this.payments.advance(sessionId, ['pending', 'granted'], 'granted', 'entitled'))) {
        await this.takeAway(payment);
        return null;
      }
    }
    await this.mails.enqueue('receipt', payment);
    return 'granted';
  }

  /** Null when the payment has moved on meanwhile. */
  private async withdraw(payment: PaymentRecord): Promise<FulfillmentOutcome | null> {
    const { sessionId, refundedAt } = payment;
    const outcome = refundedAt ? 'refunded' : 'disputed';
    if (payment.access === 'revoked') {
      await this.tellOfRefund(payment);
      return outcome;
    }
    // This note comes first: a crash, or a grant at the same moment, finds it and takes the access away.
    if (!(await this.payments.advance(sessionId, ['pending', 'granted', 'revoking'], 'revoking', outcome)))
      return null;
    await this.takeAway(payment);
    if (await this.payments.advance(sessionId, ['revoking'], 'revoked', outcome)) {
      lost.inc({ reason: outcome });
      await this.tellOfRefund(payment);
      return outcome;
    }
    // Won meanwhile, and perhaps granted before this took it away: it is granted anew.
    await this.payments.advance(sessionId, ['granted'], 'pending', 'entitled');
    return null;
  }

  private async tellOfRefund(payment: PaymentRecord): Promise<void> {
    if (payment.refundedAt) await this.mails.enqueue('refund', payment);
  }

  private async takeAway({ userId, sessionId }: PaymentRecord): Promise<void> {
    if (!(await this.payments.hasOther(userId, sessionId))) await this.accounts.revokeAccess(userId);
  }
}

/** A refund counts within its time, and later where it was requested within it or an operator decided so. */
function isInTime({ paidAt, refundRequestedAt, refundStartedAt }: PaymentRecord, refundedAt: Date): boolean {
  return (
    refundedAt <= createRefundableUntil(paidAt) || refundRequestedAt !== null || refundStartedAt !== null
  );
}

function isEntitled({ refundedAt, disputed }: PaymentRecord): boolean {
  return refundedAt === null && !disputed;
}
