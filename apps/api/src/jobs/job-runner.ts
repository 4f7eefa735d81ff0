import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../platform/clock/clock';
import { LOGGER } from '../platform/logging/logging.module';
import { JobHandlers } from './job-handlers';
import { JobQueue } from './job-queue';
import { JobsRepository, type JobRecord } from './jobs.repository';

const SECOND = 1_000;
/** A job that takes longer than this is taken for lost with its process and is tried again. */
const CLAIM_MS = 60 * SECOND;
/** How often the runner looks for jobs that became due by themselves. */
const POLL_MS = 2 * SECOND;
/** Tries 2 s, 4 s, 8 s, ... apart, an hour at most; together about a day. */
const MAX_ATTEMPTS = 34;
const FIRST_DELAY_MS = 2 * SECOND;
const LONGEST_DELAY_MS = 3_600 * SECOND;

/** Does the stored jobs in this process, one at a time, and keeps those that failed for good. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly jobs: JobsRepository,
    private readonly handlers: JobHandlers,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.handlers.assertComplete();
    this.queue.notify(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.timer.unref();
    this.wake();
  }

  /** Lets the running job end; the others stay stored for the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.working;
  }

  /** Resolves when no job is due any more. */
  async idle(): Promise<void> {
    while (this.working) await this.working;
  }

  wake(): void {
    this.again = true;
    this.working ??= this.work().finally(() => {
      this.working = undefined;
      if (this.again && !this.stopped) this.wake();
    });
  }

  private async work(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        let job: JobRecord | null;
        // A job is claimed only when it will be run: a claim that is dropped blocks the job for a minute.
        while (!this.stopped && (job = await this.claim())) await this.try(job);
      }
    } catch (error) {
      // The database is away; the jobs are safe in it and the next look finds them.
      this.logger.error({ err: error }, 'Jobs could not be read');
    }
  }

  private claim(): Promise<JobRecord | null> {
    return this.jobs.claim(this.clock.now(), CLAIM_MS);
  }

  private async try(job: JobRecord): Promise<void> {
    try {
      await this.handlers.run(job.name, job.payload);
    } catch (error) {
      await this.postpone(job, error);
      return;
    }
    await this.jobs.complete(job.id);
  }

  private async postpone(job: JobRecord, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.warn({ job: job.id, name: job.name, attempts: job.attempts, reason }, 'Job failed');
    const now = this.clock.now();
    if (job.attempts >= MAX_ATTEMPTS) {
      await this.jobs.fail(job.id, now, reason);
      return;
    }
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (job.attempts - 1), LONGEST_DELAY_MS);
    await this.jobs.retryAt(job.id, new Date(now.getTime() + delay), reason);
  }
}
