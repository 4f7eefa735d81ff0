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
import { getQueue, type JobName, type Period, type QueueName } from '../jobs';
import type { StoredJob } from '../jobs.repository';

/** What a job looks like in Redis: who it is. Everything else about it stays in the database. */
export interface BullPayload {
  id?: string;
}

/**
 * Our outcome decides when a job is tried again (`JobExecutorService`). BullMQ's own tries are for what happens before that,
 * such as a database that does not answer.
 */
const OPTIONS = {
  attempts: 1_000,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.2 },
  removeOnComplete: true,
  removeOnFail: { count: 1_000 },
} as const;

/** How long a process on its way out waits for what it announces, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Cron: every Monday and every day at 00:00, and every full hour. */
const PATTERNS: Record<Period, string> = { weekly: '0 0 * * 1', daily: '0 0 * * *', hourly: '0 * * * *' };

/** Tells the workers, through Redis, which stored jobs wait. */
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
      queue.on('error', (error) => this.logger.debug({ err: error }, 'Redis is away'));
  }

  onApplicationBootstrap(): void {
    this.stored.onAnnounced((job) => {
      const announcement = this.announce(job)
        .catch((error: unknown) => {
          // The job is stored: the workers' next look at the database finds it.
          const level = this.isClosing ? 'debug' : 'warn';
          this.logger[level]({ err: error, job: job.id }, 'A job could not be announced');
        })
        .finally(() => this.announcements.delete(announcement));
      this.announcements.add(announcement);
    });
  }

  /** Lets what was just stored be announced before the connections close: a command ends as soon as its work is done. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.announcements.size > 0)
      await Promise.race([Promise.all(this.announcements), wait(PATIENCE_MS, undefined, { ref: false })]);
    this.isClosing = true;
  }

  /** Makes a worker look at a stored job. Announcing it again changes nothing while it waits. */
  async announce({ id, name }: Pick<StoredJob, 'id' | 'name'>): Promise<void> {
    const queue = this.queues[getQueue(name)];
    // BullMQ refuses ids that are whole numbers, and a hexadecimal id may look like one.
    const jobId = `job-${id}`;
    const known = await queue.getJob(jobId);
    // BullMQ keeps what failed for good, and would take the id for known.
    if (known && (await known.isFailed())) await known.remove();
    await queue.add(name, { id }, { jobId, ...OPTIONS });
  }

  /** Lets a job come by itself when its period begins, once however many processes ask for it. */
  async keepScheduled(name: JobName, period: Period): Promise<void> {
    const queue = this.queues[getQueue(name)];
    const id = `${period}-${name}`;
    const pattern = PATTERNS[period];
    // Writing it again could swallow a period that begins at this moment.
    if ((await queue.getJobScheduler(id))?.pattern === pattern) return;
    await queue.upsertJobScheduler(id, { pattern, tz: 'UTC' }, { name, data: {}, opts: OPTIONS });
  }
}
