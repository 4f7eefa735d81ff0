import type { Language } from '@figura/messages';
import { Schema, type Types } from 'mongoose';

export interface CheckoutDocument {
  userId: Types.ObjectId;
  /** Also the idempotency key at Stripe; unique per attempt. */
  attempt: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** Language of the product name at Stripe. */
  language: Language;
  couponCode: string | null;
  referredBy: string | null;
  /** Null until Stripe responds. */
  sessionId: string | null;
  startedAt: Date;
}

/** 30 days in seconds: a bank debit takes up to two weeks. */
const TTL_SECONDS = 30 * 24 * 3_600;

export const CHECKOUT_MODEL = 'Checkout';

export const checkoutSchema = new Schema<CheckoutDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    attempt: { type: String, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    language: { type: String, required: true },
    couponCode: { type: String, default: null },
    referredBy: { type: String, default: null },
    sessionId: { type: String, default: null },
    startedAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
);
