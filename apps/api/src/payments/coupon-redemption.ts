import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { UsersRepository, type UserRecord } from '../users/users.repository';
import { CouponsService } from './coupons.service';
import { InvalidCouponError } from './payments.errors';

/** Influencer codes at the checkout. An account redeems a code once, however often its owner opens the checkout. */
@Injectable()
export class CouponRedemption {
  constructor(
    private readonly coupons: CouponsService,
    private readonly users: UsersRepository,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * The code as it is stored, when it would lower the price for this person. Wrong guesses are counted.
   *
   * @throws InvalidCouponError when it would not
   * @throws TooManyRequestsError after too many guesses
   */
  async check(user: Pick<UserRecord, 'id' | 'couponCode'>, guess: string): Promise<string> {
    const own = user.couponCode;
    if (own && guess.trim().toUpperCase() === own) return own;
    await this.limits.consume('coupon:account', user.id);
    const { code, kind } = await this.coupons.check(guess);
    // Access codes are for registration.
    if (kind !== 'influencer') throw new InvalidCouponError();
    await this.limits.refund('coupon:account', user.id);
    return code;
  }

  /**
   * Redeems a code for the account, in the place of the one that it held. The use is counted.
   *
   * @throws InvalidCouponError and TooManyRequestsError as {@link check}
   */
  async redeem(user: Pick<UserRecord, 'id' | 'couponCode'>, guess: string): Promise<string> {
    const code = await this.check(user, guess);
    if (code === user.couponCode) return code;
    await this.coupons.use(code);
    const before = await this.users.exchangeCoupon(user.id, code);
    // The code before is free again; when it is this one, another tab redeemed it at the same moment.
    if (before) await this.coupons.giveBack(before);
    return code;
  }
}
