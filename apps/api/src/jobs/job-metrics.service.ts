import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock } from '../platform/clock/clock';
import { MetricsService } from '../platform/metrics/metrics.service';
import { QUEUES, getQueueName } from './jobs';
import { JOB_STATES, JobsRepository } from './jobs.repository';

const jobs = new Gauge({
  name: 'figura_jobs',
  help: 'Stored jobs by queue and state',
  labelNames: ['queue', 'state'],
});
const oldest = new Gauge({
  name: 'figura_jobs_oldest_seconds',
  help: 'Age of the oldest overdue job, which is due or has failed attempts',
  labelNames: ['queue'],
});

/** Milliseconds. Counting reads every job, so scrapes within this time share a count. */
const COUNT_AGAIN_MS = 10_000;

/** Every worker reports the same jobs: use the maximum, never the sum. */
@Injectable()
export class JobMetricsService implements OnModuleInit {
  private countedAt = -Infinity;

  constructor(
    private readonly metrics: MetricsService,
    private readonly jobs: JobsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.addCollector(() => this.count());
  }

  private async count(): Promise<void> {
    if (performance.now() - this.countedAt < COUNT_AGAIN_MS) return;
    const now = this.clock.now();
    const counts = await this.jobs.count(now);
    this.countedAt = performance.now();
    for (const queue of QUEUES) {
      const own = counts.filter(({ name }) => getQueueName(name) === queue);
      for (const state of JOB_STATES) {
        const inState = own.filter((count) => count.state === state);
        jobs.set(
          { queue, state },
          inState.reduce((sum, { count }) => sum + count, 0),
        );
      }
      const late = own.filter(({ state }) => state === 'due' || state === 'retrying');
      const dueSince = Math.min(now.getTime(), ...late.map(({ oldest }) => oldest.getTime()));
      oldest.set({ queue }, (now.getTime() - dueSince) / 1_000);
    }
  }
}
