import { Global, Module } from '@nestjs/common';
import { createLogger } from './logger';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';

/** Injection token of the process's pino logger. */
export const LOGGER = Symbol('logger');

@Global()
@Module({
  providers: [
    { provide: LOGGER, inject: [CONFIG], useFactory: (config: Config) => createLogger(config.logLevel) },
  ],
  exports: [LOGGER],
})
export class LoggingModule {}
