import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type QueryFilter } from 'mongoose';
import { COUPON_MODEL, type CouponDocument, type CouponKind } from './coupon.schema';

export interface CouponRecord {
  code: string;
  kind: CouponKind;
}

/** A code with all that is known about it. */
export type StoredCoupon = Omit<CouponDocument, '_id'>;

@Injectable()
export class CouponsRepository {
  constructor(@InjectModel(COUPON_MODEL) private readonly coupons: Model<CouponDocument>) {}

  async create(coupon: {
    code: string;
    kind: CouponKind;
    createdAt: Date;
    expiresAt?: Date | null;
    usesLeft?: number | null;
  }): Promise<void> {
    await this.coupons.create(coupon);
  }

  async find(code: string): Promise<StoredCoupon | null> {
    return this.coupons.findOne({ code }, { _id: 0 }).lean<StoredCoupon>();
  }

  /** All codes, newest first. */
  async list(): Promise<StoredCoupon[]> {
    return this.coupons.find({}, { _id: 0 }).sort({ createdAt: -1 }).lean<StoredCoupon[]>();
  }

  /** False when there is no such code. */
  async disable(code: string): Promise<boolean> {
    const { matchedCount } = await this.coupons.updateOne({ code }, { $set: { disabled: true } });
    return matchedCount === 1;
  }

  /** A code that can be used at this moment, without using it. */
  async findUsable(code: string, now: Date): Promise<CouponRecord | null> {
    return this.coupons.findOne(usable(code, now), { _id: 0, code: 1, kind: 1 }).lean<CouponRecord>();
  }

  /** Counts one use of a code, in one step with the check: of many at once only as many succeed as uses are left. */
  async use(code: string, now: Date): Promise<CouponRecord | null> {
    const limited = await this.coupons
      .findOneAndUpdate(
        { ...usable(code, now), usesLeft: trusted({ $gt: 0 }) },
        { $inc: { uses: 1, usesLeft: -1 } },
        { projection: { _id: 0, code: 1, kind: 1 } },
      )
      .lean<CouponRecord>();
    if (limited) return limited;
    return this.coupons
      .findOneAndUpdate(
        { ...usable(code, now), usesLeft: null },
        { $inc: { uses: 1 } },
        { projection: { _id: 0, code: 1, kind: 1 } },
      )
      .lean<CouponRecord>();
  }

  /** Gives a use back whose purpose failed. */
  async giveBack(code: string): Promise<void> {
    await this.coupons.updateOne({ code, usesLeft: null }, { $inc: { uses: -1 } });
    await this.coupons.updateOne(
      { code, usesLeft: trusted({ $ne: null }) },
      { $inc: { uses: -1, usesLeft: 1 } },
    );
  }
}

function usable(code: string, now: Date): QueryFilter<CouponDocument> {
  return {
    code,
    disabled: false,
    $and: [
      { $or: [{ expiresAt: null }, { expiresAt: trusted({ $gt: now }) }] },
      { $or: [{ usesLeft: null }, { usesLeft: trusted({ $gt: 0 }) }] },
    ],
  };
}
