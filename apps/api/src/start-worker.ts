import type { Config } from './platform/config/config';
import { forceExitAfterTimeout } from './platform/process';

/** Only health checks call a worker, so it needs no shutdown delay. */
export async function startWorker(given: Config): Promise<void> {
  const config = { ...given, shutdownDelayMs: 0 };
  forceExitAfterTimeout(config.shutdownDelayMs);
  const { createHttpApp } = await import('./platform/http/http-app');
  const { serve } = await import('./platform/http/serve');
  const { WorkerModule } = await import('./worker.module');
  const app = await createHttpApp(WorkerModule.register(config), config);
  await serve(app, 'worker', config.workerPort, config);
}
