import { Schema, type Types } from 'mongoose';

/**
 * What a payment has done to the access that it pays for: `pending → granted → revoking → revoked`, or past `granted`
 * when the refund or dispute is seen first. Only a dispute that is won leads back, to `pending`.
 */
const ACCESS_STATES = ['pending', 'granted', 'revoking', 'revoked'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

/** Seven years, of which one at least is a leap year: the privacy text says "up to". */
const TTL_SECONDS = (7 * 365 + 1) * 24 * 3_600;

/**
 * Money that arrived. The database keeps it for seven years, also after the account is deleted: no name, no address. What
 * was bought outlives it, since the account itself says that it has paid.
 */
export interface PaymentDocument {
  _id: Types.ObjectId;
  /** Stripe's checkout session; unique, so that no session counts twice. */
  sessionId: string;
  userId: Types.ObjectId;
  /** In cents. */
  amount: number;
  currency: string;
  couponCode: string | null;
  referredBy: string | null;
  /** By Stripe's clock. */
  paidAt: Date;
  /** Full refund within the time for one, or asked for within it; by Stripe's clock. */
  refundedAt: Date | null;
  /** When the user asked for the money back, by our clock; null once the request was withdrawn. */
  refundRequestedAt: Date | null;
  /** When an operator began to give the money back, by our clock: from then on the request stands. */
  refundStartedAt: Date | null;
  /** How far its disputes have come (`DisputeState.step`); 0 when there was none. */
  disputeStep: number;
  /** A bank has taken the money back, and not returned it. */
  disputed: boolean;
  access: AccessState;
  receiptSentAt: Date | null;
  refundMailSentAt: Date | null;
}

export const PAYMENT_MODEL = 'Payment';

export const paymentSchema = new Schema<PaymentDocument>(
  {
    sessionId: { type: String, required: true, unique: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    couponCode: { type: String, default: null },
    referredBy: { type: String, default: null },
    paidAt: { type: Date, required: true, expires: TTL_SECONDS },
    refundedAt: { type: Date, default: null },
    refundRequestedAt: { type: Date, default: null, index: true },
    refundStartedAt: { type: Date, default: null },
    disputeStep: { type: Number, default: 0 },
    disputed: { type: Boolean, default: false },
    access: { type: String, enum: ACCESS_STATES, default: 'pending' },
    receiptSentAt: { type: Date, default: null },
    refundMailSentAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw' },
);
