import { Global, Module, type DynamicModule } from '@nestjs/common';
import { pino } from 'pino';
import { createLogger } from './logger';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import type { Tracing } from '../tracing/tracing';
import { TRACING } from '../tracing/tracing.module';

/** Injection token of the process's pino logger. */
export const LOGGER = Symbol('logger');

/** What a program writes to, by its file descriptor. */
const STREAMS = { output: 1, error: 2 } as const;
export type Stream = keyof typeof STREAMS;

@Global()
@Module({})
export class LoggingModule {
  static to(stream: Stream): DynamicModule {
    return {
      module: LoggingModule,
      providers: [
        {
          provide: LOGGER,
          inject: [CONFIG, TRACING],
          useFactory: (config: Config, tracing: Tracing | null) =>
            createLogger(
              config.logLevel,
              pino.destination(STREAMS[stream]),
              tracing ? () => tracing.logFields() : undefined,
            ),
        },
      ],
      exports: [LOGGER],
    };
  }
}
