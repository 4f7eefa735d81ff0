import { Inject, Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis';

export type RedisMode = 'connected' | 'degraded' | 'none';

/** Redis never makes a process unready: jobs stay in the database, and attempts are counted in memory. */
@Injectable()
export class RedisHealth {
  constructor(
    private readonly indicators: HealthIndicatorService,
    @Inject(REDIS) private readonly redis: Redis | null,
  ) {}

  async check<K extends string>(key: K): Promise<HealthIndicatorResult<K>> {
    return this.indicators.check(key).up({ mode: await this.getMode() });
  }

  async getMode(): Promise<RedisMode> {
    if (!this.redis) return 'none';
    try {
      await this.redis.ping();
      return 'connected';
    } catch {
      return 'degraded';
    }
  }
}
