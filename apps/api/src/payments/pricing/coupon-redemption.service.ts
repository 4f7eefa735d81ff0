import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import type { UserRecord } from '../../users/user-record';
import { AccountsService } from '../../users/accounts.service';
import { CouponsService, normalizeCode } from '../../coupons/coupons.service';
import { AccessCodeError } from '../../coupons/coupons.errors';

type Redeemer = Pick<UserRecord, 'id' | 'couponCode'>;

/**
 * Influencer codes at the checkout. Opening it reserves one use for the account, however often it is opened; the
 * payment makes it a use. The account remembers the last code that was given.
 */
@Injectable()
export class CouponRedemptionService {
  constructor(
    private readonly coupons: CouponsService,
    private readonly accounts: AccountsService,
    private readonly limits: RateLimiter,
  ) {}

  /**
   * The code as it is stored, when it would lower the price for this user. Wrong guesses are counted.
   *
   * @throws InvalidCouponError when it would not
   * @throws AccessCodeError for a code that is for registration
   * @throws TooManyRequestsError after too many guesses
   */
  async check(user: Redeemer, guess: string, client: string): Promise<string> {
    const findLook = async () => {
      const { code, kind } = await this.coupons.check(guess, user.id);
      if (kind !== 'influencer') throw new AccessCodeError();
      return code;
    };
    if (user.couponCode !== null && user.couponCode === normalizeCode(guess)) return findLook();
    const counters = [
      ['coupon:client', client],
      ['coupon:account', user.id],
    ] as const;
    return this.limits.guess(counters, findLook);
  }

  /**
   * Reserves a code for the account until then, and remembers it in the place of the one before.
   *
   * @throws InvalidCouponError, AccessCodeError and TooManyRequestsError as {@link check}
   */
  async reserve(user: Redeemer, guess: string, until: Date, client: string): Promise<string> {
    const code = await this.check(user, guess, client);
    await this.coupons.reserve(code, user.id, until);
    if (code === user.couponCode) return code;
    const before = await this.accounts.replaceCoupon(user.id, code);
    // When it is this one, another tab of the user gave it at the same moment.
    if (before && before !== code) await this.coupons.release(before, user.id);
    return code;
  }

  /** Reserves the code that the account remembers; null when it has none that is still good. */
  async reserveRemembered(user: Redeemer, until: Date, client: string): Promise<string | null> {
    const code = await this.remembered(user);
    return code && (await this.reserve(user, code, until, client));
  }

  /** Forgets the code that the account remembers; what was reserved of it is free for others. */
  async forget(userId: string): Promise<void> {
    const before = await this.accounts.replaceCoupon(userId, null);
    if (before) await this.coupons.release(before, userId);
  }

  /** The code that the account remembers and that would lower the price now. */
  async remembered({ id, couponCode }: Redeemer): Promise<string | null> {
    return couponCode && (await this.coupons.isGood(couponCode, id)) ? couponCode : null;
  }
}
