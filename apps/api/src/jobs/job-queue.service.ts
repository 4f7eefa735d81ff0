import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { TRACING, type Tracing } from '../platform/tracing/tracing';
import { JobDecoysRepository } from './job-decoys.repository';
import type { JobName, Jobs } from './jobs';
import { JobsRepository, type PendingJob, type StoredJob } from './jobs.repository';

type JobListener = (job: Pick<StoredJob, 'id' | 'name'>) => void;

/** Where domains leave work for later. What was added is stored: it is done even after a crash. */
@Injectable()
export class JobQueueService {
  private readonly listeners: JobListener[] = [];

  constructor(
    private readonly jobs: JobsRepository,
    private readonly decoys: JobDecoysRepository,
    private readonly clock: Clock,
    @Inject(TRACING) private readonly tracing: Tracing | null,
  ) {}

  /** @param wanted id of the job, 24 hexadecimal digits: while it is not done, adding it again changes nothing */
  async add<N extends JobName>(name: N, payload: Jobs[N], wanted?: string): Promise<void> {
    const id = await this.jobs.add(name, payload, this.clock.now(), {
      id: wanted,
      trace: this.tracing?.current(),
    });
    this.announce({ id, name });
  }

  /** Leaves a job that is done in `delayMs` milliseconds, not before; `wanted` as of {@link add}. */
  async addLater<N extends JobName>(
    name: N,
    payload: Jobs[N],
    delayMs: number,
    wanted?: string,
  ): Promise<void> {
    const now = this.clock.now();
    const dueAt = new Date(now.getTime() + delayMs);
    const id = await this.jobs.add(name, payload, now, { id: wanted, dueAt, trace: this.tracing?.current() });
    this.announce({ id, name });
  }

  /** Takes as long as {@link add} and leaves nothing to do: whoever waits for the answer cannot tell the two apart. */
  async pretend<N extends JobName>(name: N, payload: Jobs[N]): Promise<void> {
    await this.decoys.write(name, payload, this.clock.now());
  }

  /** A job that is not done yet, by the id that it was wanted with. */
  find(id: string): Promise<PendingJob | null> {
    return this.jobs.find(id);
  }

  /** Removes jobs that are not done yet, by the ids that they were wanted with. */
  async cancel(ids: readonly string[]): Promise<void> {
    await this.jobs.deleteMany(ids);
  }

  /**
   * Gives failed jobs, all or one, their tries back.
   *
   * @returns how many there were
   */
  async retry(id?: string): Promise<number> {
    const failed = (await this.jobs.failed()).filter((job) => id === undefined || job.id === id);
    for (const job of failed) {
      await this.jobs.retry(job.id, this.clock.now());
      this.announce(job);
    }
    return failed.length;
  }

  /** Tells whoever does jobs, or passes them on, that there is one: it is done at once, not at the next look. */
  onAnnounced(listener: JobListener): void {
    this.listeners.push(listener);
  }

  private announce(job: Pick<StoredJob, 'id' | 'name'>): void {
    for (const listener of this.listeners) listener(job);
  }
}
