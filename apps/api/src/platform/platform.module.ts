import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { CacheInvalidation } from './cache/cache-invalidation';
import { ResponseCache } from './cache/response-cache';
import { Clock } from './clock/clock';
import { CONFIG, type Config } from './config/config';
import { loadSecrets, Secrets } from './config/secrets';
import { DatabaseModule, type DatabaseOptions } from './database/database.module';
import { createLogger, LOGGER } from './logging/logger';
import { MetricsServer } from './metrics/metrics-server';
import { MetricsService } from './metrics/metrics.service';
import { PersonalData } from './personal-data/personal-data';
import { PublicFetcher } from './public-fetch/public-fetcher.service';
import { PUBLIC_NETWORK, createPublicNetwork } from './public-fetch/public-network';
import { AccountTurns } from './rate-limit/account-turns';
import { RateLimiter } from './rate-limit/rate-limiter';
import { connectRedis, REDIS } from './redis/redis';
import { ThreadPool } from './threads/thread-pool';
import { TRACING, type Role, type Tracing } from './tracing/tracing';

const DATABASE: DatabaseOptions = { attempts: 3, mayBeAway: false, prepare: true };

const STREAMS = { output: 1, error: 2 } as const;

export interface PlatformOptions {
  database?: DatabaseOptions;
  role?: Role | undefined;
  logTo?: keyof typeof STREAMS;
}

const SERVICES = [
  AccountTurns,
  CacheInvalidation,
  Clock,
  MetricsService,
  PersonalData,
  PublicFetcher,
  RateLimiter,
  ResponseCache,
  ThreadPool,
];

@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis | null,
    @Inject(TRACING) private readonly tracing: Tracing | null,
  ) {}

  static register(
    config: Config,
    { database = DATABASE, role, logTo = 'output' }: PlatformOptions = {},
  ): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [DatabaseModule.register(database)],
      providers: [
        ...SERVICES,
        MetricsServer,
        { provide: CONFIG, useValue: config },
        { provide: Secrets, useFactory: () => loadSecrets(config) },
        { provide: TRACING, useFactory: () => connectCollector(config, role) },
        {
          provide: LOGGER,
          inject: [TRACING],
          useFactory: (tracing: Tracing | null) =>
            createLogger(
              config.logLevel,
              pino.destination(STREAMS[logTo]),
              tracing ? () => tracing.logFields() : undefined,
            ),
        },
        {
          provide: REDIS,
          inject: [TRACING],
          useFactory: (tracing: Tracing | null) => {
            const redis = config.redisUrl ? connectRedis(config.redisUrl) : null;
            if (redis) tracing?.traceRedis(redis);
            return redis;
          },
        },
        { provide: PUBLIC_NETWORK, inject: [CONFIG], useFactory: createPublicNetwork },
      ],
      exports: [...SERVICES, CONFIG, LOGGER, PUBLIC_NETWORK, REDIS, Secrets, TRACING],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis?.disconnect();
    await this.tracing?.stop();
  }
}

async function connectCollector(config: Config, role: Role | undefined): Promise<Tracing | null> {
  if (!role || !config.tracing) return null;
  // Loaded lazily: it costs memory and time at each start.
  const { startTracing } = await import('./tracing/open-telemetry/start-tracing');
  return startTracing(role, config);
}
