import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import type { Logger } from 'pino';
import { type Config, CONFIG } from '../config/config';
import { LOGGER } from '../logging/logger';
import { VERSION } from '../version';

type Collect = () => Promise<void> | void;

const buildInfo = new Gauge({
  name: 'figura_build_info',
  help: 'What runs; always 1',
  labelNames: ['version', 'commit', 'node'],
});

/**
 * What this process tells Prometheus. Counters stand in the files that count, in prom-client's registry of the process;
 * what has to be looked up for an answer is collected here.
 */
@Injectable()
export class MetricsService {
  private readonly collectors: Collect[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Calls a function before each answer, to set gauges. One that fails is logged and delays nobody. */
  beforeScrape(collect: Collect): void {
    this.collectors.push(collect);
  }

  /** Begins to measure the process itself: processor, memory, garbage collection, event loop, open files. */
  start(): void {
    if (register.getSingleMetric('process_cpu_seconds_total')) return;
    collectDefaultMetrics();
    const { commit = 'unknown' } = this.config;
    buildInfo.set({ version: VERSION, commit, node: process.version }, 1);
  }

  /** Everything in Prometheus' text format. */
  async text(): Promise<string> {
    const outcomes = await Promise.allSettled(this.collectors.map(async (collect) => collect()));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        this.logger.warn({ err: outcome.reason as unknown }, 'Not all metrics could be collected');
    return register.metrics();
  }
}
