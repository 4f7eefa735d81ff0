import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { register } from 'prom-client';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { LOGGER } from '../logging/logging.module';
import { MetricsService } from './metrics.service';

/** Answers `GET /metrics` on a port of its own, so that no proxy before the API can open it to the world. */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly metrics: MetricsService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Begins to answer. A port that cannot be had, as when several processes share one machine, is logged and costs
   * nothing but the metrics.
   *
   * @returns the port; null when it could not be had
   */
  async listen(): Promise<number | null> {
    const { metricsPort: port, metricsHost: host } = this.config;
    this.metrics.start();
    const server = createServer((request, response) => void this.answer(request, response));
    server.requestTimeout = 10_000;
    try {
      server.listen(port, host);
      await once(server, 'listening');
    } catch (error) {
      this.logger.warn(
        { port, err: error },
        'Metrics are not served: their port cannot be had (METRICS_PORT)',
      );
      return null;
    }
    this.server = server;
    return (server.address() as AddressInfo).port;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at GET /metrics.\n');
      return;
    }
    try {
      const text = await this.metrics.text();
      response.writeHead(200, { 'content-type': register.contentType }).end(text);
    } catch (error) {
      this.logger.error({ err: error }, 'The metrics could not be written');
      response.writeHead(500).end();
    }
  }
}
