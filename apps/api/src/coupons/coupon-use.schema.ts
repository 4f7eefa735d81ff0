import { Schema } from 'mongoose';

/**
 * One use of a code, or a reservation of one. A code with a limit of n has at most n of these, in slots 0 to n-1 that
 * fill up without gaps and are never deleted, only handed on: the unique `_id` is what makes the limit hold under races,
 * without transactions.
 */
export interface CouponUseDocument {
  /** `CODE:slot` where the code has a limit, `CODE:holder` where it has none. */
  _id: string;
  code: string;
  /** Null where the code has no limit. */
  slot: number | null;
  /** A pending registration or a user; one use per code and holder. `released:…` when nobody holds the slot. */
  holderId: string;
  /** When a reservation lapses; without meaning once it is confirmed. */
  until: Date;
  /** Null while it is a reservation only. */
  confirmedAt: Date | null;
}

export const COUPON_USE_MODEL = 'CouponUse';

export const couponUseSchema = new Schema<CouponUseDocument>(
  {
    _id: { type: String, required: true },
    code: { type: String, required: true },
    slot: { type: Number, default: null },
    holderId: { type: String, required: true, index: true },
    until: { type: Date, required: true },
    confirmedAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'couponuses' },
);
couponUseSchema.index({ code: 1, holderId: 1 }, { unique: true });
couponUseSchema.index({ code: 1, slot: -1 });
