import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Garment } from '../../catalog/catalog.dto';
import { Clock } from '../../platform/clock/clock';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { REDIS } from '../../platform/redis/redis';
import { MemoryRecentChecks, RedisRecentChecks, type RecentChecksStore } from './recent-checks.store';

@Injectable()
export class RecentChecksService implements OnModuleInit {
  private readonly store: RecentChecksStore;

  constructor(
    @Inject(REDIS) redis: Redis | null,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {
    this.store = redis ? new RedisRecentChecks(redis) : new MemoryRecentChecks();
  }

  onModuleInit(): void {
    this.personalData.register({
      name: 'recentChecks',
      exportFor: async (userId) =>
        (await this.store.list(userId, this.now())).map(({ at, garment }) => ({
          at: new Date(at).toISOString(),
          garment,
        })),
      eraseFor: (userId) => this.store.clear(userId),
    });
  }

  /** Without Redis, the check is answered but not remembered. */
  async remember(userId: string, checkId: string, garment: Garment): Promise<void> {
    await this.store.put(userId, { checkId, at: this.now(), garment }).catch(() => undefined);
  }

  async find(userId: string, checkId: string): Promise<Garment | null> {
    return (await this.store.find(userId, checkId, this.now()))?.garment ?? null;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
