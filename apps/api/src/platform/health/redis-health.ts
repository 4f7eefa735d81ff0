import { Inject, Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis.module';

/**
 * Tells whether Redis answers. It is never a reason to take a process out of service: jobs wait in the database and
 * attempts are counted in memory until it is back.
 */
@Injectable()
export class RedisHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    @Inject(REDIS) private readonly redis: Redis | null,
  ) {}

  async check<K extends string>(key: K): Promise<HealthIndicatorResult<K>> {
    const indicator = this.indicators.check(key);
    if (!this.redis) return indicator.up({ mode: 'none' });
    try {
      await this.redis.ping();
      return indicator.up({ mode: 'connected' });
    } catch {
      return indicator.up({ mode: 'degraded' });
    }
  }
}
