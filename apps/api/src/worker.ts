import 'reflect-metadata';
import { readConfig } from './platform/config/config';
import { createHttpApp } from './platform/http/http-app';
import { exitOnFailure, forceExitAfterTimeout } from './platform/process';
import { WorkerModule } from './worker.module';

void exitOnFailure(async () => {
  // Nobody but a health check asks a worker, so it need not serve on when it has to stop.
  const config = { ...readConfig(), shutdownDelayMs: 0 };
  forceExitAfterTimeout(config.shutdownDelayMs);
  const app = await createHttpApp(WorkerModule.for(config), config);
  await app.listen(config.workerPort, config.host);
});
