import 'reflect-metadata';
import { readConfig } from './platform/config/config';
import { createHttpApp } from './platform/http/http-app';
import { serve } from './platform/http/serve';
import { forceExitAfterTimeout, startServer } from './platform/process';
import { WorkerModule } from './worker.module';

void startServer(async () => {
  // Only health checks call a worker, so it needs no shutdown delay.
  const config = { ...readConfig(), shutdownDelayMs: 0 };
  forceExitAfterTimeout(config.shutdownDelayMs);
  const app = await createHttpApp(WorkerModule.register(config), config);
  await serve(app, 'worker', config.workerPort, config);
});
