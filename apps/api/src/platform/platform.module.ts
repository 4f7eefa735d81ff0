import { Module, type DynamicModule } from '@nestjs/common';
import { CacheInvalidation } from './cache/cache-invalidation';
import { ResponseCache } from './cache/response-cache';
import { Clock } from './clock/clock';
import type { Config } from './config/config';
import { CONFIG, ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { LocalModule } from './local/local.module';
import { LoggingModule, type Stream } from './logging/logging.module';
import { MetricsServer } from './metrics/metrics-server';
import { MetricsService } from './metrics/metrics.service';
import { PasswordHasher } from './passwords/password-hasher';
import { PersonalData } from './personal-data/personal-data';
import { PublicFetcher } from './public-fetch/public-fetcher.service';
import { PUBLIC_NETWORK, publicNetwork } from './public-fetch/public-network';
import { AccountTurns } from './rate-limit/account-turns';
import { RateLimiter } from './rate-limit/rate-limiter';
import { RedisModule } from './redis/redis.module';
import type { Role } from './tracing/tracing';
import { ThreadPool } from './threads/thread-pool';
import { TracingModule } from './tracing/tracing.module';

export interface PlatformOptions {
  /** How often a process that starts looks for its database before it gives up. */
  databaseAttempts?: number;
  /** Whether a process starts without its database as well; it does not by default. */
  databaseMayBeAway?: boolean;
  /** Whether a start migrates the data and builds the indexes; it does by default. */
  prepareDatabase?: boolean;
  /** Which program it is, where what it does may be traced. */
  role?: Role;
  /** Where its logs go. */
  logTo?: Stream;
}

/** What every module may ask for. */
const SERVICES = [
  AccountTurns,
  CacheInvalidation,
  Clock,
  MetricsService,
  PasswordHasher,
  PersonalData,
  PublicFetcher,
  RateLimiter,
  ResponseCache,
  ThreadPool,
];

/** What every entry point stands on. */
@Module({})
export class PlatformModule {
  static for(
    config: Config,
    {
      databaseAttempts = 3,
      databaseMayBeAway = false,
      prepareDatabase = true,
      role,
      logTo = 'output',
    }: PlatformOptions = {},
  ): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        ConfigModule.for(config),
        TracingModule.for(role),
        LoggingModule.to(logTo),
        DatabaseModule.for({
          attempts: databaseAttempts,
          mayBeAway: databaseMayBeAway,
          prepare: prepareDatabase,
        }),
        LocalModule,
        RedisModule,
      ],
      providers: [
        ...SERVICES,
        MetricsServer,
        { provide: PUBLIC_NETWORK, inject: [CONFIG], useFactory: publicNetwork },
      ],
      exports: [...SERVICES, PUBLIC_NETWORK],
    };
  }
}
