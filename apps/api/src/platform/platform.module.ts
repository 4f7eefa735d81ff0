import { Module, type DynamicModule } from '@nestjs/common';
import { CacheModule } from './cache/cache.module';
import { ClockModule } from './clock/clock.module';
import type { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { LocalModule } from './local/local.module';
import { LoggingModule, type Stream } from './logging/logging.module';
import { MetricsModule } from './metrics/metrics.module';
import { PasswordsModule } from './passwords/passwords.module';
import { PersonalDataModule } from './personal-data/personal-data.module';
import { PublicFetchModule } from './public-fetch/public-fetch.module';
import { RateLimitModule } from './rate-limit/rate-limit.module';
import { RedisModule } from './redis/redis.module';
import type { Role } from './tracing/tracing';
import { ThreadsModule } from './threads/threads.module';
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
      imports: [
        CacheModule,
        ConfigModule.for(config),
        ClockModule,
        TracingModule.for(role),
        LoggingModule.to(logTo),
        MetricsModule,
        DatabaseModule.for({
          attempts: databaseAttempts,
          mayBeAway: databaseMayBeAway,
          prepare: prepareDatabase,
        }),
        LocalModule,
        PasswordsModule,
        PersonalDataModule,
        PublicFetchModule,
        RateLimitModule,
        RedisModule,
        ThreadsModule,
      ],
    };
  }
}
