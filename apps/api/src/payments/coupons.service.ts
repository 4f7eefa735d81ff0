import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { CouponsRepository, type CouponRecord } from './coupons.repository';
import { InvalidCouponError } from './payments.errors';

@Injectable()
export class CouponsService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A code that can be used now, in any case and with spaces around it; looking does not use it.
   *
   * @throws InvalidCouponError when it is unknown, disabled, expired or used up
   */
  async check(code: string): Promise<CouponRecord> {
    return found(await this.coupons.findUsable(normalise(code), this.clock.now()));
  }

  /**
   * Uses a code once.
   *
   * @throws InvalidCouponError as {@link check}
   */
  async use(code: string): Promise<CouponRecord> {
    return found(await this.coupons.use(normalise(code), this.clock.now()));
  }

  async giveBack(code: string): Promise<void> {
    await this.coupons.giveBack(code);
  }
}

function normalise(code: string): string {
  return code.trim().toUpperCase();
}

function found(coupon: CouponRecord | null): CouponRecord {
  if (!coupon) throw new InvalidCouponError();
  return coupon;
}
