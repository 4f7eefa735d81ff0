import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { paid, paidCents } from './payment-metrics';
import { skipDuplicate } from '../../platform/database/database-errors';
import type { DisputeState } from '../stripe/stripe-session';
import { PAYMENT_MODEL, type AccessState, type PaymentDocument } from './payment.schema';

export type PaymentRecord = Omit<PaymentDocument, '_id' | 'userId'> & { id: string; userId: string };

export type NewPayment = Pick<
  PaymentRecord,
  'sessionId' | 'userId' | 'amount' | 'currency' | 'couponCode' | 'referredBy' | 'paidAt'
>;

const GIVEN = {
  entitled: { refundedAt: null, disputed: false },
  refunded: { refundedAt: trusted({ $ne: null }) },
  disputed: { disputed: true },
};

@Injectable()
export class PaymentsRepository {
  constructor(@InjectModel(PAYMENT_MODEL) private readonly payments: Model<PaymentDocument>) {}

  /** Once per session; returns what is stored. */
  async keep({ userId, ...payment }: NewPayment): Promise<PaymentRecord> {
    const created = await skipDuplicate(
      this.payments.create({ ...payment, userId: new Types.ObjectId(userId) }),
    );
    if (created) {
      paid.inc();
      paidCents.inc(payment.amount);
    }
    return (await this.findBySession(payment.sessionId))!;
  }

  async findBySession(sessionId: string): Promise<PaymentRecord | null> {
    return toRecord(await this.payments.findOne({ sessionId }).lean<PaymentDocument>());
  }

  async findById(id: string): Promise<PaymentRecord | null> {
    return toRecord(await this.payments.findById(new Types.ObjectId(id)).lean<PaymentDocument>());
  }

  async list(userId: string): Promise<PaymentRecord[]> {
    const payments = await this.payments
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ paidAt: 1 })
      .lean<PaymentDocument[]>();
    return payments.map((payment) => toRecord(payment)!);
  }

  async findNewest(limit: number): Promise<PaymentRecord[]> {
    const payments = await this.payments.find().sort({ paidAt: -1 }).limit(limit).lean<PaymentDocument[]>();
    return payments.map((payment) => toRecord(payment)!);
  }

  async count(since: Date): Promise<Record<string, number | Record<string, number>>> {
    const counts = await this.payments.aggregate<{
      _id: { couponCode: string | null; access: AccessState };
      payments: number;
      cents: number;
    }>([
      { $match: { paidAt: trusted({ $gte: since }) } },
      {
        $group: {
          _id: { couponCode: '$couponCode', access: '$access' },
          payments: { $sum: 1 },
          cents: { $sum: '$amount' },
        },
      },
    ]);
    const total = { payments: 0, cents: 0, withdrawn: 0, withdrawnCents: 0 };
    const centsByCode: Record<string, number> = {};
    for (const { _id, payments, cents } of counts) {
      total.payments += payments;
      total.cents += cents;
      if (_id.access === 'revoked' || _id.access === 'revoking') {
        total.withdrawn += payments;
        total.withdrawnCents += cents;
      } else if (_id.couponCode) {
        centsByCode[_id.couponCode] = (centsByCode[_id.couponCode] ?? 0) + cents;
      }
    }
    return { ...total, centsByCode };
  }

  /** False when the state is not in `from` or does not match `given`. */
  async advance(
    sessionId: string,
    from: AccessState[],
    to: AccessState,
    given: keyof typeof GIVEN,
  ): Promise<boolean> {
    const { matchedCount } = await this.payments.updateOne(
      { sessionId, access: trusted({ $in: from }), ...GIVEN[given] },
      { $set: { access: to } },
    );
    return matchedCount === 1;
  }

  async refundRequests(limit: number): Promise<PaymentRecord[]> {
    const payments = await this.payments
      .find({ refundRequestedAt: trusted({ $ne: null }), ...GIVEN.entitled })
      .sort({ refundRequestedAt: 1 })
      .limit(limit)
      .lean<PaymentDocument[]>();
    return payments.map((payment) => toRecord(payment)!);
  }

  async noteRefundRequest(userId: string, id: string, now: Date): Promise<void> {
    await this.payments.updateOne(
      { _id: new Types.ObjectId(id), userId: new Types.ObjectId(userId), refundRequestedAt: null },
      { $set: { refundRequestedAt: now } },
    );
  }

  /** False when there is none or the refund has started. */
  async withdrawRefundRequest(userId: string, id: string): Promise<boolean> {
    const { matchedCount } = await this.payments.updateOne(
      {
        ...{ _id: new Types.ObjectId(id), userId: new Types.ObjectId(userId) },
        ...{ refundRequestedAt: trusted({ $ne: null }), refundStartedAt: null, refundedAt: null },
      },
      { $set: { refundRequestedAt: null } },
    );
    return matchedCount === 1;
  }

  async startRefund(id: string, now: Date): Promise<void> {
    await this.payments.updateOne(
      { _id: new Types.ObjectId(id), refundStartedAt: null },
      { $set: { refundStartedAt: now } },
    );
  }

  async noteRefund(sessionId: string, refundedAt: Date): Promise<void> {
    await this.payments.updateOne({ sessionId }, { $set: { refundedAt } });
  }

  async noteDispute(sessionId: string, { step, withdrawn }: DisputeState): Promise<void> {
    await this.payments.updateOne(
      { sessionId, disputeStep: trusted({ $lt: step }) },
      { $set: { disputeStep: step, disputed: withdrawn } },
    );
  }

  async hasOther(userId: string, sessionId: string): Promise<boolean> {
    const other = await this.payments.exists({
      userId: new Types.ObjectId(userId),
      sessionId: trusted({ $ne: sessionId }),
      access: 'granted',
    });
    return other !== null;
  }

  async markMailSent(id: string, sentAt: 'receiptSentAt' | 'refundMailSentAt', now: Date): Promise<void> {
    await this.payments.updateOne({ _id: new Types.ObjectId(id) }, { $set: { [sentAt]: now } });
  }
}

function toRecord(document: PaymentDocument | null): PaymentRecord | null {
  if (!document) return null;
  const { _id, userId, ...rest } = document;
  return { id: _id.toHexString(), userId: userId.toHexString(), ...rest };
}
