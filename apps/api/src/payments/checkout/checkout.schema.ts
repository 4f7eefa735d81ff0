import { Schema, type Types } from 'mongoose';

/** The one checkout that a user has at a time: what was offered, and where it is paid. */
export interface CheckoutDocument {
  userId: Types.ObjectId;
  /** Names this attempt, also towards Stripe (idempotency key); the next attempt has another. */
  attempt: string;
  /** In cents. */
  amount: number;
  couponCode: string | null;
  referredBy: string | null;
  /** Null until Stripe answered. */
  sessionId: string | null;
  startedAt: Date;
}

/** A bank debit is settled within two weeks, and a session cannot be paid after an hour: 30 days, in seconds. */
const TTL_SECONDS = 30 * 24 * 3_600;

export const CHECKOUT_MODEL = 'Checkout';

export const checkoutSchema = new Schema<CheckoutDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    attempt: { type: String, required: true },
    amount: { type: Number, required: true },
    couponCode: { type: String, default: null },
    referredBy: { type: String, default: null },
    sessionId: { type: String, default: null },
    startedAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
);
