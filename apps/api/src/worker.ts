import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { readConfig } from './platform/config/config';
import { NestLogger } from './platform/logging/logger';
import { LOGGER } from './platform/logging/logging.module';
import { exitOnFailure } from './platform/process';
import { WorkerModule } from './worker.module';

void exitOnFailure(async () => {
  const config = readConfig();
  const app = await NestFactory.createApplicationContext(WorkerModule.for(config), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(new NestLogger(app.get<Logger>(LOGGER)));
  app.enableShutdownHooks();
});
