import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../platform/clock/clock';
import { startOfDayAfter, startOfWeekAfter } from '../../platform/clock/iso-week';
import { LOGGER } from '../../platform/logging/logging.module';
import { CLAIM_MS, JobExecutorService } from '../job-executor.service';
import { JobHandlerRegistry } from '../job-handler.registry';
import { JobQueueService } from '../job-queue.service';
import { SCHEDULED_JOBS, type ScheduledJob } from '../jobs';
import { JobsRepository, type StoredJob } from '../jobs.repository';

/** How often the runner looks for jobs that became due by themselves. */
const POLL_INTERVAL_MS = 2_000;

/** Does the stored jobs in this process, one at a time. */
@Injectable()
export class InProcessRunnerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private again = false;
  private stopped = false;
  /** When each scheduled job is added again; at once after the start. */
  private readonly dueAgain = new Map<ScheduledJob, Date>();

  constructor(
    private readonly jobs: JobsRepository,
    private readonly handlers: JobHandlerRegistry,
    private readonly executor: JobExecutorService,
    private readonly queue: JobQueueService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.handlers.assertComplete();
    this.queue.onAnnounced(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
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
        await this.addScheduledJobs();
        let job: StoredJob | null;
        // A job is claimed only when it will be run: a claim that is dropped blocks the job until it ends.
        while (!this.stopped && (job = await this.jobs.claimNext(this.clock.now(), CLAIM_MS)))
          await this.executor.try(job);
      }
    } catch (error) {
      // The database is away; the jobs are safe in it and the next look finds them.
      this.logger.error({ err: error }, 'Jobs could not be read');
    }
  }

  private async addScheduledJobs(): Promise<void> {
    const now = this.clock.now();
    for (const { name, period } of SCHEDULED_JOBS) {
      if (now < (this.dueAgain.get(name) ?? now)) continue;
      await this.queue.add(name, {});
      this.dueAgain.set(name, period === 'weekly' ? startOfWeekAfter(now) : startOfDayAfter(now));
    }
  }
}
