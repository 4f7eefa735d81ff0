import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { COUPON_MODEL, type CouponDocument, type CouponKind } from './coupon.schema';

export interface CouponRecord {
  code: string;
  kind: CouponKind;
}

export type StoredCoupon = Omit<CouponDocument, '_id'>;

@Injectable()
export class CouponsRepository {
  constructor(@InjectModel(COUPON_MODEL) private readonly coupons: Model<CouponDocument>) {}

  async create(
    coupon: CouponRecord &
      Pick<CouponDocument, 'createdAt'> &
      Partial<Pick<CouponDocument, 'expiresAt' | 'usesLeft'>>,
  ): Promise<void> {
    await this.coupons.create(coupon);
  }

  async find(code: string): Promise<StoredCoupon | null> {
    return this.coupons.findOne({ code }, { _id: 0 }).lean<StoredCoupon>();
  }

  async list(): Promise<StoredCoupon[]> {
    return this.coupons.find({}, { _id: 0 }).sort({ createdAt: -1 }).lean<StoredCoupon[]>();
  }

  async disable(code: string): Promise<boolean> {
    const { matchedCount } = await this.coupons.updateOne({ code }, { $set: { disabled: true } });
    return matchedCount === 1;
  }

  async findValid(code: string, now: Date): Promise<StoredCoupon | null> {
    return this.coupons
      .findOne(
        { code, disabled: false, $or: [{ expiresAt: null }, { expiresAt: trusted({ $gt: now }) }] },
        { _id: 0 },
      )
      .lean<StoredCoupon>();
  }
}
