import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Histogram } from 'prom-client';
import { Clock } from '../platform/clock/clock';
import { LOGGER } from '../platform/logging/logger';
import { redact } from '../platform/logging/redact';
import { TRACING, type Tracing } from '../platform/tracing/tracing';
import { FinalJobError } from './final-job-error';
import { JobHandlerRegistry } from './job-handler.registry';
import { JobsRepository, type StoredJob } from './jobs.repository';
import { retryWrite } from './retry-write';

const SECOND = 1_000;
/** A worker that is silent for this long counts as lost, and its job is retried. */
export const CLAIM_MS = 15 * SECOND;
/** Pauses of 2 s, 4 s, 8 s, up to an hour; together about a day. */
const MAX_ATTEMPTS = 34;
const FIRST_DELAY_MS = 2 * SECOND;
const MAX_DELAY_MS = 3_600 * SECOND;

const attempts = new Histogram({
  name: 'figura_job_attempt_duration_seconds',
  help: 'Duration of job attempts by outcome: done, retry, or failed permanently',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
});

export type AttemptOutcome = 'done' | { retryAt: Date } | { failed: string };

@Injectable()
export class JobExecutorService {
  private readonly running = new Map<string, Promise<AttemptOutcome>>();

  constructor(
    private readonly jobs: JobsRepository,
    private readonly handlers: JobHandlerRegistry,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(TRACING) private readonly tracing: Tracing | null,
  ) {}

  /** The claim may expire and the job be claimed again before this attempt ends; the first result counts. */
  async try(job: StoredJob): Promise<AttemptOutcome> {
    const running = this.running.get(job.id);
    if (running) return running;
    const measured = attempts.startTimer({ job: job.name });
    const tryTo = () => this.attempt(job);
    const outcome = this.tracing ? this.tracing.traceJob(job, tryTo) : tryTo();
    this.running.set(job.id, outcome);
    try {
      const result = await outcome;
      measured({ outcome: result === 'done' ? 'done' : 'failed' in result ? 'failed' : 'retry' });
      return result;
    } finally {
      this.running.delete(job.id);
    }
  }

  private async attempt(job: StoredJob): Promise<AttemptOutcome> {
    const heartbeat = setInterval(() => void this.extendClaim(job), CLAIM_MS / 3);
    try {
      await this.handlers.run(job.name, job.payload, job.id);
    } catch (error) {
      // The reason is stored, and mail servers quote email addresses.
      const reason = redact(error instanceof Error ? error.message : String(error));
      return await this.postpone(job, reason, error instanceof FinalJobError);
    } finally {
      clearInterval(heartbeat);
    }
    await this.complete(job);
    return 'done';
  }

  private complete(job: StoredJob): Promise<void> {
    return retryWrite(
      () => this.jobs.complete(job),
      (error) =>
        this.logger.warn(
          { err: error, job: job.id },
          'A finished job could not be marked as done and may run again',
        ),
    );
  }

  private async extendClaim(job: StoredJob): Promise<void> {
    try {
      await this.jobs.extendClaim(job, this.clock.now(), CLAIM_MS);
    } catch (error) {
      this.logger.warn({ err: error, job: job.id }, 'The claim on a job could not be extended');
    }
  }

  private async postpone(job: StoredJob, reason: string, isFinal: boolean): Promise<AttemptOutcome> {
    this.logger.warn({ job: job.id, name: job.name, attempts: job.attempts, reason }, 'Job failed');
    const now = this.clock.now();
    if (isFinal || job.attempts >= MAX_ATTEMPTS) {
      await this.jobs.fail(job, now, reason);
      return { failed: reason };
    }
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (job.attempts - 1), MAX_DELAY_MS);
    const retryAt = new Date(now.getTime() + delay);
    await this.jobs.retryAt(job, retryAt, reason);
    return { retryAt };
  }
}
