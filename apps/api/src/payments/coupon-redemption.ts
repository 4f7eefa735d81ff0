import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { UsersRepository, type UserRecord } from '../users/users.repository';
import { CouponsService } from './coupons.service';
import { InvalidCouponError } from './payments.errors';

type Redeemer = Pick<UserRecord, 'id' | 'couponCode'>;

/** Between the use of a code and its place on the account lies one write: this is longer, all together. */
const LOOKS_AFTER_MS = [0, 50, 150];

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
  async check(user: Redeemer, guess: string): Promise<string> {
    if (user.couponCode && user.couponCode === written(guess)) return user.couponCode;
    await this.limits.consume('coupon:account', user.id);
    const code = await this.influencerCode(guess).catch((error: unknown) =>
      this.heldMeanwhile(user.id, guess, error),
    );
    await this.limits.refund('coupon:account', user.id);
    return code;
  }

  /**
   * Redeems a code for the account, in the place of the one that it held. The use is counted.
   *
   * @throws InvalidCouponError and TooManyRequestsError as {@link check}
   */
  async redeem(user: Redeemer, guess: string): Promise<string> {
    const code = await this.check(user, guess);
    if (code === user.couponCode) return code;
    try {
      await this.coupons.use(code);
    } catch (error) {
      return this.heldMeanwhile(user.id, code, error);
    }
    const before = await this.users.exchangeCoupon(user.id, code);
    // The code before is free again; when it is this one, another tab redeemed it at the same moment.
    if (before) await this.coupons.giveBack(before);
    return code;
  }

  private async influencerCode(guess: string): Promise<string> {
    const { code, kind } = await this.coupons.check(guess);
    // Access codes are for registration.
    if (kind !== 'influencer') throw new InvalidCouponError();
    return code;
  }

  /** A code that cannot be used is good all the same when its last use was by another tab of this person. */
  private async heldMeanwhile(userId: string, guess: string, error: unknown): Promise<string> {
    if (!(error instanceof InvalidCouponError)) throw error;
    for (const pause of LOOKS_AFTER_MS) {
      await setTimeout(pause);
      const held = (await this.users.findById(userId))?.couponCode;
      if (held && held === written(guess)) return held;
    }
    throw error;
  }
}

/** As codes are stored. */
function written(guess: string): string {
  return guess.trim().toUpperCase();
}
