import { Schema, type Types } from 'mongoose';

/** What a code does: `influencer` takes 10% off the price, `access` grants lifetime access at registration. */
export const COUPON_KINDS = ['influencer', 'access'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export interface CouponDocument {
  _id: Types.ObjectId;
  /** In upper case; unique. */
  code: string;
  kind: CouponKind;
  disabled: boolean;
  /** First moment at which the code is no longer good. */
  expiresAt: Date | null;
  /** How many slots `couponuses` has for the code; null for any number. It never changes: uses are counted there. */
  usesLeft: number | null;
  /** Uses that were counted before `couponuses` was; 0 for every code made since. */
  uses: number;
  createdAt: Date;
}

export const COUPON_MODEL = 'Coupon';

export const couponSchema = new Schema<CouponDocument>(
  {
    code: { type: String, required: true, unique: true },
    kind: { type: String, enum: COUPON_KINDS, required: true },
    disabled: { type: Boolean, default: false },
    expiresAt: { type: Date, default: null },
    usesLeft: { type: Number, default: null },
    uses: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
