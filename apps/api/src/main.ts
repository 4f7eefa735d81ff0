import 'reflect-metadata';
import { readConfig } from './platform/config/config';
import { forceExitAfterTimeout, startServer } from './platform/process';
import { startWorker } from './start-worker';

void startServer(async () => {
  const config = readConfig();
  if (config.role === 'worker') return startWorker(config);
  forceExitAfterTimeout(config.shutdownDelayMs);
  const { serveApi } = await import('./serve-api');
  await serveApi(config);
});
