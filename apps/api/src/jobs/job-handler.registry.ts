import { Injectable } from '@nestjs/common';
import { JOB_NAMES, parsePayload, type JobHandler, type JobName } from './jobs';

@Injectable()
export class JobHandlerRegistry {
  private readonly handlers = new Map<JobName, JobHandler<JobName>>();

  register<N extends JobName>(name: N, handler: JobHandler<N>): void {
    this.handlers.set(name, handler as JobHandler<JobName>);
  }

  async run(name: JobName, payload: unknown, jobId: string): Promise<void> {
    await this.handlers.get(name)!(parsePayload(name, payload), jobId);
  }

  assertComplete(): void {
    const missing = JOB_NAMES.filter((name) => !this.handlers.has(name));
    if (missing.length) throw new Error(`Jobs without a handler: ${missing.join(', ')}`);
  }
}
