import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CatalogStore } from '../../catalog/catalog.store';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import { CurrentEditionService } from '../editions/current-edition.service';
import { SeenTrendsRepository } from './seen-trends.repository';
import type { SeenTrendsResponse } from '../trends.dto';

const MAX_SEEN = STORED_LIMITS.seentrends.lists.itemIds;

@Injectable()
export class SeenTrendsService {
  constructor(
    private readonly seen: SeenTrendsRepository,
    private readonly current: CurrentEditionService,
    private readonly store: CatalogStore,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<SeenTrendsResponse> {
    return { itemIds: await this.seen.find(userId) };
  }

  /** Ignores ids that are not trending. */
  async add(userId: string, itemIds: readonly string[]): Promise<SeenTrendsResponse> {
    const { reachable } = await this.current.get();
    const trending = itemIds.filter((id) => reachable.has(id));
    if (trending.length === 0) return this.list(userId);
    const all = await this.seen.add(userId, trending, this.clock.now());
    if (all.length <= MAX_SEEN) return { itemIds: all };
    const { items } = this.store.getCurrent();
    const kept = all.filter((id) => items.has(id)).slice(-MAX_SEEN);
    await this.seen.keep(userId, kept);
    return { itemIds: kept };
  }
}
