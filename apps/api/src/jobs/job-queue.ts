import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import type { JobName, Jobs } from './jobs';
import { JobsRepository } from './jobs.repository';

/** Where domains leave work for later. What was added is stored: it is done even after a crash. */
@Injectable()
export class JobQueue {
  private onAdded: (() => void) | undefined;

  constructor(
    private readonly jobs: JobsRepository,
    private readonly clock: Clock,
  ) {}

  async add<N extends JobName>(name: N, payload: Jobs[N]): Promise<void> {
    await this.jobs.add(name, payload, this.clock.now());
    this.onAdded?.();
  }

  /** Lets a runner in this process start at once instead of at its next look. */
  notify(listener: () => void): void {
    this.onAdded = listener;
  }
}
