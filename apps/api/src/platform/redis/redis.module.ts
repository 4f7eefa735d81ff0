import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import type { Tracing } from '../tracing/tracing';
import { TRACING } from '../tracing/tracing.module';

/** Injection token of the process's connection to Redis; null without `REDIS_URL`. */
export const REDIS = Symbol('redis');

/** How long Redis may keep silent, in milliseconds: then it counts as away. */
const PATIENCE_MS = 1_000;

/** A connection for short commands: while Redis is away they fail at once instead of piling up. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: PATIENCE_MS,
  });
  // Losing Redis is survivable; the health check is what reports it.
  redis.on('error', () => undefined);
  return redis;
}

@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      inject: [CONFIG, TRACING],
      useFactory: ({ redisUrl }: Config, tracing: Tracing | null) => {
        const redis = redisUrl ? connectRedis(redisUrl) : null;
        if (redis) tracing?.traceRedis(redis);
        return redis;
      },
    },
  ],
  exports: [REDIS],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis | null) {}

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
