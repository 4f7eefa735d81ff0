import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import type { UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { CouponsService, normalizeCode } from '../../coupons/coupons.service';
import { AccessCodeError } from '../../coupons/coupons.errors';

type Redeemer = Pick<UserRecord, 'id' | 'couponCode'>;

/** Opening a checkout reserves one use per account; the payment confirms it. */
@Injectable()
export class CouponRedemptionService {
  constructor(
    private readonly coupons: CouponsService,
    private readonly accounts: AccountsService,
    private readonly limits: RateLimiter,
  ) {}

  /** Wrong guesses are limited. @throws AccessCodeError for a registration code */
  async check(user: Redeemer, guess: string, client: string): Promise<string> {
    const checkCode = async () => {
      const { code, kind } = await this.coupons.check(guess, user.id);
      if (kind !== 'influencer') throw new AccessCodeError();
      return code;
    };
    if (user.couponCode !== null && user.couponCode === normalizeCode(guess)) return checkCode();
    const counters = [
      ['coupon:client', client],
      ['coupon:account', user.id],
    ] as const;
    return this.limits.guess(counters, checkCode);
  }

  async reserve(user: Redeemer, guess: string, until: Date, client: string): Promise<string> {
    const code = await this.check(user, guess, client);
    await this.coupons.reserve(code, user.id, until);
    if (code === user.couponCode) return code;
    const before = await this.accounts.replaceCoupon(user.id, code);
    // If equal, another tab entered it at the same time.
    if (before && before !== code) await this.coupons.release(before, user.id);
    return code;
  }

  async reserveRemembered(user: Redeemer, until: Date, client: string): Promise<string | null> {
    const code = await this.findRemembered(user);
    return code && (await this.reserve(user, code, until, client));
  }

  async forget(userId: string): Promise<void> {
    const before = await this.accounts.replaceCoupon(userId, null);
    if (before) await this.coupons.release(before, userId);
  }

  async findRemembered({ id, couponCode }: Redeemer): Promise<string | null> {
    return couponCode && (await this.coupons.isGood(couponCode, id)) ? couponCode : null;
  }
}
