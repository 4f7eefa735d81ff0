import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { CONFIG, type Config } from './config/config';
import { loadSecrets, Secrets } from './config/secrets';
import { createLogger, LOGGER } from './logging/logger';
import { connectRedis, REDIS } from './redis/redis';
import { TRACING, type Role, type Tracing } from './tracing/tracing';

const STREAMS = { output: 1, error: 2 } as const;

export interface CoreOptions {
  role?: Role | undefined;
  logTo: keyof typeof STREAMS;
}

@Global()
@Module({})
export class CoreModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis | null,
    @Inject(TRACING) private readonly tracing: Tracing | null,
  ) {}

  static register(config: Config, { role, logTo }: CoreOptions): DynamicModule {
    return {
      module: CoreModule,
      providers: [
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
      ],
      exports: [CONFIG, LOGGER, REDIS, Secrets, TRACING],
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
