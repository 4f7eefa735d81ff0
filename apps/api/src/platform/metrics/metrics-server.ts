import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { register } from 'prom-client';
import { type Config, CONFIG } from '../config/config';
import { LOGGER } from '../logging/logger';
import { DomainError } from '../errors/domain-error';
import { MetricsService } from './metrics.service';

class MetricsPortError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';
}

/** Uses its own port, so that a proxy in front of the API cannot expose the metrics. */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly metrics: MetricsService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns the port; null in local mode if it is taken. Throws MetricsPortError in production, where alerts
   * need metrics.
   */
  async listen(): Promise<number | null> {
    const { metricsPort: port, metricsHost: host, local } = this.config;
    this.metrics.start();
    const server = createServer((request, response) => void this.answer(request, response));
    server.requestTimeout = 10_000;
    try {
      server.listen(port, host);
      await once(server, 'listening');
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const sentence =
        code === 'EADDRINUSE'
          ? `Another program already uses port ${port}, which is for metrics. Stop it, or choose another port with METRICS_PORT=${port + 1}.`
          : `Metrics cannot be served on port ${port} of ${host} (${message}). Correct METRICS_PORT or METRICS_HOST.`;
      if (!local) throw new MetricsPortError(sentence, { cause: error });
      process.stderr.write(`${sentence} Figura runs without metrics.\n`);
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
      const text = await this.metrics.render();
      response.writeHead(200, { 'content-type': register.contentType }).end(text);
    } catch (error) {
      this.logger.error({ err: error }, 'The metrics could not be written');
      response.writeHead(500).end();
    }
  }
}
