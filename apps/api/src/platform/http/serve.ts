import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { LOGGER } from '../logging/logger';
import { MetricsServer } from '../metrics/metrics-server';
import type { Role } from '../tracing/tracing';
import { VERSION } from '../version';

export async function serve(
  app: NestFastifyApplication,
  role: Role,
  port: number,
  config: Config,
): Promise<void> {
  const metricsPort = await app.get(MetricsServer, { strict: false }).listen();
  await app.listen(port, config.host);
  app.get<Logger>(LOGGER).info(
    {
      role,
      mode: config.local ? 'local' : 'production',
      version: VERSION,
      commit: config.commit ?? 'unknown',
      node: process.version,
      port: (app.getHttpServer().address() as AddressInfo).port,
      metricsPort,
    },
    'Started',
  );
}
