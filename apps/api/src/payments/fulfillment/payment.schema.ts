import { Schema, type Types } from 'mongoose';

/**
 * `pending → granted → revoking → revoked`; `granted` is skipped if a refund or dispute comes first. A won
 * dispute leads back to `pending`.
 */
const ACCESS_STATES = ['pending', 'granted', 'revoking', 'revoked'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

/** Seven years with a leap day: the privacy text says "up to". */
const TTL_SECONDS = (7 * 365 + 1) * 24 * 3_600;

/** Kept for seven years, even after the account is deleted; without name and address. */
export interface PaymentDocument {
  _id: Types.ObjectId;
  sessionId: string;
  userId: Types.ObjectId;
  /** Cents. */
  amount: number;
  currency: string;
  couponCode: string | null;
  referredBy: string | null;
  /** By Stripe's clock. */
  paidAt: Date;
  /** Full refund made or requested in time; by Stripe's clock. */
  refundedAt: Date | null;
  /** By our clock; null after a withdrawal. */
  refundRequestedAt: Date | null;
  /** By our clock; then the request cannot be withdrawn. */
  refundStartedAt: Date | null;
  /** `DisputeState.step`; 0 without disputes. */
  disputeStep: number;
  /** A bank took the money back and did not return it. */
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
