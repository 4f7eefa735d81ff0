import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { CouponUsesRepository } from './coupon-uses.repository';
import { CouponsRepository, type CouponRecord, type StoredCoupon } from './coupons.repository';
import { InvalidCouponError } from './coupons.errors';

export interface CouponUsage extends StoredCoupon {
  uses: number;
  reserved: number;
}

/**
 * Access codes count at verification, influencer codes at payment. Until then, a reservation counts and expires
 * by itself.
 */
@Injectable()
export class CouponsService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly uses: CouponUsesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Ignores case and surrounding spaces; reserves nothing. @throws InvalidCouponError when unknown, disabled,
   * expired or used up
   */
  async check(code: string, holderId?: string): Promise<CouponRecord> {
    const coupon = await this.findValid(code);
    if (!(await this.hasRoom(coupon, holderId))) throw new InvalidCouponError();
    return { code: coupon.code, kind: coupon.kind };
  }

  async isGood(code: string, holderId: string): Promise<boolean> {
    try {
      await this.check(code, holderId);
      return true;
    } catch (error) {
      if (error instanceof InvalidCouponError) return false;
      throw error;
    }
  }

  /** Or extends the holder's reservation. Safe under races; one holder never takes two. */
  async reserve(code: string, holderId: string, until: Date): Promise<CouponRecord> {
    const coupon = await this.findValid(code);
    if (coupon.usesLeft !== null && !(await this.take(coupon.code, coupon.usesLeft, holderId, until)))
      throw new InvalidCouponError();
    return { code: coupon.code, kind: coupon.kind };
  }

  /**
   * Idempotent. Accepts a lapsed reservation whose slot is still free, and a code disabled since. False without
   * reservation or code.
   */
  async confirm(code: string, holderId: string): Promise<boolean> {
    const coupon = await this.coupons.find(normalizeCode(code));
    if (!coupon) return false;
    const now = this.clock.now();
    if (coupon.usesLeft !== null) return this.uses.confirm(coupon.code, holderId, now);
    await this.uses.recordUnlimitedUse(coupon.code, holderId, now);
    return true;
  }

  async release(code: string, holderId: string): Promise<void> {
    await this.uses.release(holderId, normalizeCode(code));
  }

  async releaseAll(holderId: string): Promise<void> {
    await this.uses.release(holderId);
  }

  /** Releases reservations and anonymizes uses, so that the limits still hold. */
  async forgetHolder(holderId: string): Promise<void> {
    await this.uses.release(holderId);
    await this.uses.forget(holderId);
  }

  async extend(code: string, holderId: string, until: Date): Promise<void> {
    await this.uses.extend(normalizeCode(code), holderId, until);
  }

  async list(): Promise<CouponUsage[]> {
    const coupons = await this.coupons.list();
    return Promise.all(coupons.map((coupon) => this.addUses(coupon)));
  }

  async find(code: string): Promise<CouponUsage | null> {
    const coupon = await this.coupons.find(normalizeCode(code));
    return coupon && this.addUses(coupon);
  }

  private async findValid(code: string): Promise<StoredCoupon> {
    const coupon = await this.coupons.findValid(normalizeCode(code), this.clock.now());
    if (!coupon) throw new InvalidCouponError();
    return coupon;
  }

  private async hasRoom({ code, usesLeft: limit }: StoredCoupon, holderId?: string): Promise<boolean> {
    if (limit === null) return true;
    if (holderId !== undefined && (await this.uses.has(code, holderId))) return true;
    return (await this.uses.countSlots(code)) < limit || this.uses.hasLapsed(code, this.clock.now());
  }

  private async take(code: string, limit: number, holderId: string, until: Date): Promise<boolean> {
    if (await this.uses.extend(code, holderId, until)) return true;
    if (await this.uses.takeLapsed(code, holderId, this.clock.now(), until)) return true;
    for (let slot = await this.uses.countSlots(code); slot < limit; slot++) {
      if (await this.uses.takeSlot(code, slot, holderId, until)) return true;
      // Another tab of this holder got it first, or another holder has this slot.
      if (await this.uses.extend(code, holderId, until)) return true;
    }
    return this.uses.extend(code, holderId, until);
  }

  private async addUses(coupon: StoredCoupon): Promise<CouponUsage> {
    const { confirmed, reserved } = await this.uses.countUses(coupon.code, this.clock.now());
    return {
      ...coupon,
      uses: confirmed,
      usesLeft: coupon.usesLeft === null ? null : coupon.usesLeft - confirmed - reserved,
      reserved,
    };
  }
}

export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}
