import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../../platform/clock/clock';
import { LOGGER } from '../../platform/logging/logger';
import { JobHandlerRegistry } from '../job-handler.registry';
import { JobQueueService } from '../job-queue.service';
import { SCHEDULED_JOBS } from '../jobs';
import { JobsRepository } from '../jobs.repository';
import { BullQueuesService } from './bull-queues.service';

const POLL_INTERVAL_MS = 5_000;
const FORGOTTEN_AFTER_MS = 5_000;
const ANNOUNCED_AT_ONCE = 1_000;

@Injectable()
export class BullReconcilerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly queues: BullQueuesService,
    private readonly jobs: JobsRepository,
    private readonly handlers: JobHandlerRegistry,
    private readonly queue: JobQueueService,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.handlers.assertComplete();
    for (const { name } of SCHEDULED_JOBS) await this.queue.add(name, {});
    this.look();
    this.timer = setInterval(() => this.look(), POLL_INTERVAL_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private look(): void {
    this.looking ??= this.reconcile()
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'The workers could not be told of waiting jobs'),
      )
      .finally(() => (this.looking = undefined));
  }

  private async reconcile(): Promise<void> {
    for (const { name, period } of SCHEDULED_JOBS) await this.queues.keepScheduled(name, period);
    const before = new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_MS);
    for (const job of await this.jobs.findOverdue(before, ANNOUNCED_AT_ONCE)) await this.queues.announce(job);
  }
}
