import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DelayedError, UnrecoverableError, type Job, type WorkerOptions } from 'bullmq';
import type { Logger } from 'pino';
import { Clock } from '../../platform/clock/clock';
import { LOGGER } from '../../platform/logging/logger';
import { CLAIM_MS, JobExecutorService } from '../job-executor.service';
import { JobQueueService } from '../job-queue.service';
import type { JobName, QueueName, ScheduledJob } from '../jobs';
import { JobsRepository } from '../jobs.repository';
import type { BullPayload } from './bull-queues.service';

/** Concurrent jobs per queue; more for mails, which mostly wait for the mail server. */
const CONCURRENCY = 5;
const MAILS_AT_ONCE = 10;

const WORKER: Partial<WorkerOptions> = {
  concurrency: CONCURRENCY,
  // A worker counts as dead when its database claim expires.
  lockDuration: CLAIM_MS,
  stalledInterval: CLAIM_MS / 3,
  maxStalledCount: 1_000,
};

/** The database claim decides, so duplicate, early, or late messages do nothing. */
@Injectable()
abstract class StoredJobProcessor
  extends WorkerHost
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  private started = false;

  constructor(
    private readonly jobs: JobsRepository,
    private readonly executor: JobExecutorService,
    private readonly queue: JobQueueService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async process(message: Job<BullPayload, void, JobName>, token?: string): Promise<void> {
    const { id } = message.data;
    if (id === undefined) return this.queue.add(message.name as ScheduledJob, {});

    const claim = await this.jobs.claim(id, this.clock.now(), CLAIM_MS);
    if (!claim) return;
    if ('notBefore' in claim) return this.postpone(message, claim.notBefore, token);
    const outcome = await this.executor.try(claim.job);
    if (outcome === 'done') return;
    if ('failed' in outcome) throw new UnrecoverableError(outcome.failed);
    await this.postpone(message, outcome.retryAt, token);
  }

  onApplicationBootstrap(): void {
    this.started = true;
  }

  /** Waits for running jobs before the database closes; otherwise their results are lost and they run again. */
  async beforeApplicationShutdown(): Promise<void> {
    if (!this.started) return;
    const closed = this.worker.close();
    this.logger.info({ queue: this.worker.name }, 'Finishing the current jobs, taking no new ones');
    await closed;
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.debug({ err: error }, 'Redis cannot be reached');
  }

  private async postpone(message: Job, moment: Date, token: string | undefined): Promise<never> {
    await message.moveToDelayed(moment.getTime(), token);
    throw new DelayedError();
  }
}

@Processor('mail' satisfies QueueName, { ...WORKER, concurrency: MAILS_AT_ONCE })
export class MailProcessor extends StoredJobProcessor {}

@Processor('mondays' satisfies QueueName, WORKER)
export class MondaysProcessor extends StoredJobProcessor {}

@Processor('trends' satisfies QueueName, WORKER)
export class TrendsProcessor extends StoredJobProcessor {}

@Processor('accounts' satisfies QueueName, WORKER)
export class AccountsProcessor extends StoredJobProcessor {}

@Processor('photos' satisfies QueueName, WORKER)
export class PhotosProcessor extends StoredJobProcessor {}

@Processor('feeds' satisfies QueueName, { ...WORKER, concurrency: 1 })
export class FeedsProcessor extends StoredJobProcessor {}
