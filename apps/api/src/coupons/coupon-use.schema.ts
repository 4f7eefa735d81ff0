import { Schema } from 'mongoose';

/** A code with limit n has slots 0 to n-1; the unique `_id` enforces it under races. */
export interface CouponUseDocument {
  /** `CODE:slot` with a limit, else `CODE:holder`. */
  _id: string;
  code: string;
  /** Null if the code has no limit. */
  slot: number | null;
  /** A pending registration or a user; one use per code and holder. `released:…` for a free slot. */
  holderId: string;
  /** End of a reservation; meaningless once confirmed. */
  until: Date;
  /** Null for a reservation. */
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
