import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../platform/clock/clock';
import { startOfDayAfter, startOfHourAfter, startOfWeekAfter } from '../../platform/clock/iso-week';
import { LOGGER } from '../../platform/logging/logger';
import { JobExecutorService } from '../job-executor.service';
import { JobHandlerRegistry } from '../job-handler.registry';
import { JobQueueService } from '../job-queue.service';
import {
  JOB_NAMES,
  QUEUES,
  getQueueName,
  SCHEDULED_JOBS,
  type Period,
  type QueueName,
  type ScheduledJob,
} from '../jobs';
import { JobsRepository } from '../jobs.repository';
import { JobLane } from './job-lane';

const POLL_INTERVAL_MS = 2_000;

const NEXT: Record<Period, (moment: Date) => Date> = {
  weekly: startOfWeekAfter,
  daily: startOfDayAfter,
  hourly: startOfHourAfter,
};

/** Runs one job per queue at a time, so slow jobs delay only their own queue. */
@Injectable()
export class InProcessRunnerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lanes: ReadonlyMap<QueueName, JobLane>;
  private timer: NodeJS.Timeout | undefined;
  private scheduling: Promise<void> | undefined;
  private readonly dueAgain = new Map<ScheduledJob, Date>();

  constructor(
    jobs: JobsRepository,
    private readonly handlers: JobHandlerRegistry,
    executor: JobExecutorService,
    private readonly queue: JobQueueService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.lanes = new Map(
      QUEUES.map((name) => {
        const names = JOB_NAMES.filter((job) => getQueueName(job) === name);
        return [name, new JobLane(names, jobs, executor, clock, logger)];
      }),
    );
  }

  onApplicationBootstrap(): void {
    this.handlers.assertComplete();
    this.queue.onAnnounced(({ name }) => this.lanes.get(getQueueName(name))!.wake());
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.timer.unref();
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.scheduling;
    await Promise.all([...this.lanes.values()].map((lane) => lane.stop()));
  }

  async waitUntilIdle(): Promise<void> {
    await this.scheduling;
    const findBusyLane = () => [...this.lanes.values()].find(({ current }) => current);
    let lane: JobLane | undefined;
    while ((lane = findBusyLane())) await lane.current;
  }

  wake(): void {
    this.scheduling ??= this.addScheduledJobs()
      .catch((error: unknown) => this.logger.error({ err: error }, 'Jobs could not be scheduled'))
      .finally(() => {
        this.scheduling = undefined;
        for (const lane of this.lanes.values()) lane.wake();
      });
  }

  private async addScheduledJobs(): Promise<void> {
    const now = this.clock.now();
    for (const { name, period } of SCHEDULED_JOBS) {
      if (now < (this.dueAgain.get(name) ?? now)) continue;
      await this.queue.add(name, {});
      this.dueAgain.set(name, NEXT[period](now));
    }
  }
}
