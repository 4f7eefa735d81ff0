import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { CouponUsesRepository, type CouponCounts } from './coupon-uses.repository';
import { CouponsRepository, type CouponRecord, type StoredCoupon } from './coupons.repository';
import { InvalidCouponError } from './coupons.errors';

/** A code with how it is used. */
export type CouponUsage = StoredCoupon & Pick<CouponCounts, 'reserved'>;

/**
 * Codes and their limits. A use is counted when what the code is for has happened: an access code when the email
 * address is verified, an influencer code when the payment has arrived. Until then a holder (a pending registration, or
 * a user at the checkout) has a reservation, which counts against the limit and lapses by itself. So no crash loses a
 * use, and nobody uses a code up without verifying or paying.
 *
 * At registration: `reserve` an access code for as long as the link lives, `confirm` it at verification, `release` it
 * when the registration goes. An influencer code is only `check`ed there and remembered; the checkout reserves it.
 */
@Injectable()
export class CouponsService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly uses: CouponUsesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A code that this holder could reserve now, in any case and with spaces around it; looking reserves nothing.
   *
   * @throws InvalidCouponError when it is unknown, disabled, expired or used up
   */
  async check(code: string, holderId?: string): Promise<CouponRecord> {
    const coupon = await this.good(code);
    if (!(await this.hasRoom(coupon, holderId))) throw new InvalidCouponError();
    return { code: coupon.code, kind: coupon.kind };
  }

  /** Whether {@link check} would find the code good. */
  async isGood(code: string, holderId: string): Promise<boolean> {
    try {
      await this.check(code, holderId);
      return true;
    } catch (error) {
      if (error instanceof InvalidCouponError) return false;
      throw error;
    }
  }

  /**
   * Reserves one use for a holder, or lets the one that the holder has last until then. Of many at once only as many
   * succeed as uses are left; one holder never takes two.
   *
   * @throws InvalidCouponError as {@link check}
   */
  async reserve(code: string, holderId: string, until: Date): Promise<CouponRecord> {
    const coupon = await this.good(code);
    if (coupon.usesLeft !== null && !(await this.take(coupon.code, coupon.usesLeft, holderId, until)))
      throw new InvalidCouponError();
    return { code: coupon.code, kind: coupon.kind };
  }

  /**
   * Turns a holder's reservation into a use; saying it again counts nothing more. A lapsed reservation counts as well
   * as long as nobody else took its place, and so does one of a code that has been disabled or has expired since.
   *
   * @returns false when there is no reservation (any more), or no such code
   */
  async confirm(code: string, holderId: string): Promise<boolean> {
    const coupon = await this.coupons.find(normalizeCode(code));
    if (!coupon) return false;
    const now = this.clock.now();
    if (coupon.usesLeft !== null) return this.uses.confirm(coupon.code, holderId, now);
    await this.uses.noteUnlimited(coupon.code, holderId, now);
    return true;
  }

  /** Gives a holder's reservation back; a confirmed use stays one. */
  async release(code: string, holderId: string): Promise<void> {
    await this.uses.release(holderId, normalizeCode(code));
  }

  /** Gives all reservations of a holder back. */
  async releaseAll(holderId: string): Promise<void> {
    await this.uses.release(holderId);
  }

  /** Gives back what a holder reserved, and leaves what was used without saying by whom: the limits still hold. */
  async forgetHolder(holderId: string): Promise<void> {
    await this.uses.release(holderId);
    await this.uses.forget(holderId);
  }

  /** Lets a reservation last longer, also that of a code which is no longer good: what was promised is kept. */
  async extend(code: string, holderId: string, until: Date): Promise<void> {
    await this.uses.extend(normalizeCode(code), holderId, until);
  }

  /** All codes with their uses, newest first. */
  async list(): Promise<CouponUsage[]> {
    const coupons = await this.coupons.list();
    return Promise.all(coupons.map((coupon) => this.withUses(coupon)));
  }

  /** A code with its uses; null when there is none of this name. */
  async find(code: string): Promise<CouponUsage | null> {
    const coupon = await this.coupons.find(normalizeCode(code));
    return coupon && this.withUses(coupon);
  }

  private async good(code: string): Promise<StoredCoupon> {
    const coupon = await this.coupons.findGood(normalizeCode(code), this.clock.now());
    if (!coupon) throw new InvalidCouponError();
    return coupon;
  }

  private async hasRoom({ code, usesLeft: limit }: StoredCoupon, holderId?: string): Promise<boolean> {
    if (limit === null) return true;
    if (holderId !== undefined && (await this.uses.has(code, holderId))) return true;
    return (await this.uses.slots(code)) < limit || this.uses.hasLapsed(code, this.clock.now());
  }

  /** Takes one of the code's slots for the holder; false when all are taken by others. */
  private async take(code: string, limit: number, holderId: string, until: Date): Promise<boolean> {
    if (await this.uses.extend(code, holderId, until)) return true;
    if (await this.uses.takeLapsed(code, holderId, this.clock.now(), until)) return true;
    for (let slot = await this.uses.slots(code); slot < limit; slot++) {
      if (await this.uses.takeSlot(code, slot, holderId, until)) return true;
      // Refused because another tab of this holder was first, or because somebody else has this slot: then the next.
      if (await this.uses.extend(code, holderId, until)) return true;
    }
    // All are taken, perhaps the last of them by another tab of this holder since the first look.
    return this.uses.extend(code, holderId, until);
  }

  private async withUses(coupon: StoredCoupon): Promise<CouponUsage> {
    const { confirmed, reserved } = await this.uses.counts(coupon.code, this.clock.now());
    return {
      ...coupon,
      uses: coupon.uses + confirmed,
      usesLeft: coupon.usesLeft === null ? null : coupon.usesLeft - confirmed - reserved,
      reserved,
    };
  }
}

/** A code as it is stored. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}
