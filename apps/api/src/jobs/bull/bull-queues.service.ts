import { InjectQueue } from '@nestjs/bullmq';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logger';
import { JobQueueService } from '../job-queue.service';
import { getQueueName, type JobName, type Period, type QueueName } from '../jobs';
import type { StoredJob } from '../jobs.repository';

/** Only identifies the job; all else stays in the database. */
export interface BullPayload {
  id?: string;
}

/**
 * BullMQ's own retries cover failures before the handler, such as a missing database. `JobExecutorService`
 * decides about all others.
 */
const OPTIONS = {
  attempts: 1_000,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.2 },
  removeOnComplete: true,
  removeOnFail: { count: 1_000 },
} as const;

/** Milliseconds that a stopping process waits for its publishes. */
const TIMEOUT_MS = 2_000;

const PATTERNS: Record<Period, string> = { weekly: '0 0 * * 1', daily: '0 0 * * *', hourly: '0 * * * *' };

@Injectable()
export class BullQueuesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queues: Record<QueueName, Queue<BullPayload>>;
  private readonly announcements = new Set<Promise<void>>();
  private isClosing = false;

  constructor(
    @InjectQueue('mail' satisfies QueueName) mail: Queue<BullPayload>,
    @InjectQueue('mondays' satisfies QueueName) mondays: Queue<BullPayload>,
    @InjectQueue('trends' satisfies QueueName) trends: Queue<BullPayload>,
    @InjectQueue('accounts' satisfies QueueName) accounts: Queue<BullPayload>,
    @InjectQueue('photos' satisfies QueueName) photos: Queue<BullPayload>,
    @InjectQueue('feeds' satisfies QueueName) feeds: Queue<BullPayload>,
    private readonly stored: JobQueueService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.queues = { mail, mondays, trends, accounts, photos, feeds };
    for (const queue of Object.values(this.queues))
      queue.on('error', (error) => this.logger.debug({ err: error }, 'Redis cannot be reached'));
  }

  onApplicationBootstrap(): void {
    this.stored.onAnnounced((job) => {
      const announcement = this.announce(job)
        .catch((error: unknown) => {
          const level = this.isClosing ? 'debug' : 'warn';
          this.logger[level]({ err: error, job: job.id }, 'A job could not be published to Redis');
        })
        .finally(() => this.announcements.delete(announcement));
      this.announcements.add(announcement);
    });
  }

  /** A command exits right away, so stored jobs must be published before the connections close. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.announcements.size > 0)
      await Promise.race([Promise.all(this.announcements), wait(TIMEOUT_MS, undefined, { ref: false })]);
    this.isClosing = true;
  }

  async announce({ id, name }: Pick<StoredJob, 'id' | 'name'>): Promise<void> {
    const queue = this.queues[getQueueName(name)];
    // BullMQ rejects numeric ids, and a hexadecimal id may look like one.
    const jobId = `job-${id}`;
    const known = await queue.getJob(jobId);
    // BullMQ keeps failed jobs and ignores an id that it already has.
    if (known && (await known.isFailed())) await known.remove();
    await queue.add(name, { id }, { jobId, ...OPTIONS });
  }

  /** Once per period for all processes. */
  async keepScheduled(name: JobName, period: Period): Promise<void> {
    const queue = this.queues[getQueueName(name)];
    const id = `${period}-${name}`;
    const pattern = PATTERNS[period];
    // Rewriting the scheduler could skip a period that starts now.
    if ((await queue.getJobScheduler(id))?.pattern === pattern) return;
    await queue.upsertJobScheduler(id, { pattern, tz: 'UTC' }, { name, data: {}, opts: OPTIONS });
  }
}
