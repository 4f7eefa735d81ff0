import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { NotFoundError } from '../../platform/errors/domain-error';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { ProductsService } from '../products.service';
import { ShopClicksRepository } from './shop-clicks.repository';
import { responses as t } from '../messages.en';

@Injectable()
export class ShopClicksService {
  constructor(
    private readonly products: ProductsService,
    private readonly clicks: ShopClicksRepository,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** `userId` is used only for the rate limit and not stored. */
  async count(userId: string, productId: string): Promise<MessageResponse> {
    await this.limits.consume('shop-click:account', userId);
    const shop = this.products.findShop(productId);
    if (shop === null) throw new NotFoundError();
    await this.clicks.add(shop, this.clock.now());
    return { message: t('visitCounted') };
  }
}
