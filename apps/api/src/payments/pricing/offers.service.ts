import { Inject, Injectable } from '@nestjs/common';
import { nameField } from '../../platform/errors/domain-error';
import { Clock } from '../../platform/clock/clock';
import { type Config, CONFIG } from '../../platform/config/config';
import { UsersService } from '../../users/users.service';
import { CouponRedemptionService } from './coupon-redemption.service';
import { offerAt, getPrice } from './pricing';
import type { Offer, Price } from '../payments.dto';

@Injectable()
export class OffersService {
  constructor(
    private readonly users: UsersService,
    private readonly redemption: CouponRedemptionService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  getPrice(): Price {
    return getPrice(this.config.pricing, this.clock.now());
  }

  async offer(userId: string): Promise<Offer> {
    const code = await this.redemption.findRemembered(await this.users.record(userId));
    return offerAt(this.config.pricing, this.clock.now(), code);
  }

  async offerWithoutCoupon(userId: string): Promise<Offer> {
    await this.redemption.forget(userId);
    return offerAt(this.config.pricing, this.clock.now(), null);
  }

  async offerWithCoupon(userId: string, guess: string, client: string): Promise<Offer> {
    const user = await this.users.record(userId);
    const code = await nameField('code', () => this.redemption.check(user, guess, client));
    return offerAt(this.config.pricing, this.clock.now(), code);
  }
}
