import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import type { Logger } from 'pino';
import { type Config, CONFIG } from '../config/config';
import { LOGGER } from '../logging/logger';
import { VERSION } from '../version';

type Collect = () => Promise<void> | void;

const buildInfo = new Gauge({
  name: 'figura_build_info',
  help: 'Version and role of the process; always 1',
  labelNames: ['version', 'commit', 'node'],
});

@Injectable()
export class MetricsService {
  private readonly collectors: Collect[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Runs before each scrape to set gauges; failures are logged and do not affect others. */
  addCollector(collect: Collect): void {
    this.collectors.push(collect);
  }

  start(): void {
    if (register.getSingleMetric('process_cpu_seconds_total')) return;
    collectDefaultMetrics();
    const { commit = 'unknown' } = this.config;
    buildInfo.set({ version: VERSION, commit, node: process.version }, 1);
  }

  async render(): Promise<string> {
    const outcomes = await Promise.allSettled(this.collectors.map(async (collect) => collect()));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        this.logger.warn({ err: outcome.reason as unknown }, 'Not all metrics could be collected');
    return register.metrics();
  }
}
