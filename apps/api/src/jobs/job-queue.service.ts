import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { TRACING, type Tracing } from '../platform/tracing/tracing';
import { JobDecoysRepository } from './job-decoys.repository';
import type { JobName, Jobs } from './jobs';
import { JobsRepository, type PendingJob, type StoredJob } from './jobs.repository';

type JobListener = (job: Pick<StoredJob, 'id' | 'name'>) => void;

/** Jobs are stored in the database and survive a crash. */
@Injectable()
export class JobQueueService {
  private readonly listeners: JobListener[] = [];

  constructor(
    private readonly jobs: JobsRepository,
    private readonly decoys: JobDecoysRepository,
    private readonly clock: Clock,
    @Inject(TRACING) private readonly tracing: Tracing | null,
  ) {}

  /** @param wanted 24 hexadecimal digits; adding the same id again does nothing while the job waits */
  async add<N extends JobName>(name: N, payload: Jobs[N], wanted?: string): Promise<void> {
    const id = await this.jobs.add(name, payload, this.clock.now(), {
      id: wanted,
      trace: this.tracing?.getCurrent(),
    });
    this.announce({ id, name });
  }

  async addLater<N extends JobName>(
    name: N,
    payload: Jobs[N],
    delayMs: number,
    wanted?: string,
  ): Promise<void> {
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + delayMs);
    const id = await this.jobs.add(name, payload, now, {
      id: wanted,
      dueAt,
      trace: this.tracing?.getCurrent(),
    });
    this.announce({ id, name });
  }

  /** Takes as long as {@link add} but adds no job, so timing reveals nothing. */
  async pretend<N extends JobName>(name: N, payload: Jobs[N]): Promise<void> {
    await this.decoys.write(name, payload, this.clock.now());
  }

  find(id: string): Promise<PendingJob | null> {
    return this.jobs.find(id);
  }

  async cancel(ids: readonly string[]): Promise<void> {
    await this.jobs.deleteMany(ids);
  }

  async retry(id?: string): Promise<number> {
    const failed = (await this.jobs.findFailed()).filter((job) => id === undefined || job.id === id);
    for (const job of failed) {
      await this.jobs.retry(job.id, this.clock.now());
      this.announce(job);
    }
    return failed.length;
  }

  onAnnounced(listener: JobListener): void {
    this.listeners.push(listener);
  }

  private announce(job: Pick<StoredJob, 'id' | 'name'>): void {
    for (const listener of this.listeners) listener(job);
  }
}
