import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statistics, type Figures } from '../../operations/statistics/statistics';
import type { ShopClickDocument } from './shop-click.schema';
import { ShopClicksRepository } from './shop-clicks.repository';

@Injectable()
export class ShopClicksStatistics implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly clicks: ShopClicksRepository,
  ) {}

  onModuleInit(): void {
    this.statistics.register({
      name: 'shopVisits',
      count: async (since) => computeFigures(await this.clicks.findSince(since)),
    });
  }
}

function computeFigures(clicks: readonly ShopClickDocument[]): Figures {
  const shops = [...new Set(clicks.map(({ shop }) => shop))].sort();
  return {
    allShops: clicks.reduce((sum, { count }) => sum + count, 0),
    ...Object.fromEntries(
      shops.map((shop) => [
        shop,
        Object.fromEntries(
          clicks
            .filter((each) => each.shop === shop)
            .map(({ day, count }) => [day.toISOString().slice(0, 10), count]),
        ),
      ]),
    ),
  };
}
