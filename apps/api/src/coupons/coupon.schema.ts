import { Schema, type Types } from 'mongoose';

/** `influencer` takes 10% off the price; `access` grants lifetime access at registration. */
export const COUPON_KINDS = ['influencer', 'access'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export interface CouponDocument {
  _id: Types.ObjectId;
  /** Upper case; unique. */
  code: string;
  kind: CouponKind;
  disabled: boolean;
  /** First moment at which the code is invalid. */
  expiresAt: Date | null;
  /** Number of slots in `couponuses`; null for no limit. It never changes. */
  usesLeft: number | null;
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
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
