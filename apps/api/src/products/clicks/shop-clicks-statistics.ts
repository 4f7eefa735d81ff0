import { provideStatistics, type Figures } from '../../operations/statistics/statistics';
import type { ShopClickDocument } from './shop-click.schema';
import { ShopClicksRepository } from './shop-clicks.repository';

export const SHOP_CLICKS_STATISTICS = provideStatistics(ShopClicksRepository, (clicks) => ({
  name: 'shopVisits',
  count: async (since) => computeFigures(await clicks.findSince(since)),
}));

function computeFigures(clicks: readonly ShopClickDocument[]): Figures {
  const shops = [...new Set(clicks.map(({ shop }) => shop))].sort();
  return {
    allShops: clicks.reduce((sum, { count }) => sum + count, 0),
    ...Object.fromEntries(
      shops.map((shop) => [
        shop,
        Object.fromEntries(
          clicks
            .filter((click) => click.shop === shop)
            .map(({ day, count }) => [day.toISOString().slice(0, 10), count]),
        ),
      ]),
    ),
  };
}
