import { Global, Module, type DynamicModule } from '@nestjs/common';
import { pino } from 'pino';
import { createLogger } from './logger';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';

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
          inject: [CONFIG],
          useFactory: (config: Config) => createLogger(config.logLevel, pino.destination(STREAMS[stream])),
        },
      ],
      exports: [LOGGER],
    };
  }
}
