import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock/clock';
import { CLAIM_MS, type JobExecutorService } from '../job-executor.service';
import type { JobName } from '../jobs';
import type { JobsRepository, StoredJob } from '../jobs.repository';

export class JobLane {
  private working: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly names: readonly JobName[],
    private readonly jobs: JobsRepository,
    private readonly executor: JobExecutorService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  wake(): void {
    this.again = true;
    if (this.stopped) return;
    this.working ??= this.work().finally(() => {
      this.working = undefined;
      if (this.again) this.wake();
    });
  }

  get current(): Promise<void> | undefined {
    return this.working;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
  }

  private async work(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        let job: StoredJob | null;
        // Claims only jobs that will run: an abandoned claim blocks its job until it expires.
        while (!this.stopped && (job = await this.jobs.claimNext(this.clock.now(), CLAIM_MS, this.names)))
          await this.executor.try(job);
      }
    } catch (error) {
      this.logger.error({ err: error }, 'Jobs could not be read');
    }
  }
}
