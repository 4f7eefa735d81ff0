import { Injectable } from '@nestjs/common';
import { JOB_NAMES, type JobHandler, type JobName, type Jobs } from './jobs';

/** Which function does which job. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<JobName, JobHandler<JobName>>();

  register<N extends JobName>(name: N, handler: JobHandler<N>): void {
    this.handlers.set(name, handler as JobHandler<JobName>);
  }

  run(name: JobName, payload: unknown): Promise<void> {
    return this.handlers.get(name)!(payload as Jobs[JobName]);
  }

  /** @throws Error at start-up when a job has nobody who does it */
  assertComplete(): void {
    const missing = JOB_NAMES.filter((name) => !this.handlers.has(name));
    if (missing.length) throw new Error(`Jobs without a handler: ${missing.join(', ')}`);
  }
}
