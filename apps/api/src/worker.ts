import 'reflect-metadata';
import { readConfig } from './platform/config/config';
import { createHttpApp } from './platform/http/http-app';
import { exitOnFailure, stopInTime } from './platform/process';
import { WorkerModule } from './worker.module';

void exitOnFailure(async () => {
  stopInTime();
  const config = readConfig();
  const app = await createHttpApp(WorkerModule.for(config), config);
  await app.listen(config.workerPort, config.host);
});
