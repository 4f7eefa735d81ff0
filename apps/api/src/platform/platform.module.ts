import { Module, type DynamicModule } from '@nestjs/common';
import { CacheInvalidation } from './cache/cache-invalidation';
import { ResponseCache } from './cache/response-cache';
import { Clock } from './clock/clock';
import { CONFIG, type Config } from './config/config';
import { CoreModule, type CoreOptions } from './core.module';
import { DatabaseModule, type DatabaseOptions } from './database/database.module';
import { MetricsServer } from './metrics/metrics-server';
import { MetricsService } from './metrics/metrics.service';
import { PersonalData } from './personal-data/personal-data';
import { PublicFetcher } from './public-fetch/public-fetcher.service';
import { PUBLIC_NETWORK, createPublicNetwork } from './public-fetch/public-network';
import { AccountTurns } from './rate-limit/account-turns';
import { RateLimiter } from './rate-limit/rate-limiter';
import { ThreadPool } from './threads/thread-pool';

const DATABASE: DatabaseOptions = { attempts: 3, mayBeAway: false, prepare: true };

export interface PlatformOptions extends Partial<CoreOptions> {
  database?: DatabaseOptions;
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
export class PlatformModule {
  static register(
    config: Config,
    { database = DATABASE, role, logTo = 'output' }: PlatformOptions = {},
  ): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [CoreModule.register(config, { role, logTo }), DatabaseModule.register(database)],
      providers: [
        ...SERVICES,
        MetricsServer,
        { provide: PUBLIC_NETWORK, inject: [CONFIG], useFactory: createPublicNetwork },
      ],
      exports: [...SERVICES, PUBLIC_NETWORK],
    };
  }
}
