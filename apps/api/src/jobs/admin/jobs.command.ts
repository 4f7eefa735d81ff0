import { Command, Option, SubCommand } from 'nest-commander';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { AuditService } from '../../operations/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { ListCommand, type ListOptions } from '../../platform/command-line/list-command';
import { JobQueueService } from '../job-queue.service';
import { JobsRepository, type FailedJob, type PendingJob } from '../jobs.repository';
import { ActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { CommandGroup } from '../../platform/command-line/admin-command';
import { COMMANDS } from '../../platform/command-line/commands';
import { formatMinute } from '../../platform/command-line/format-minute';

@SubCommand({ name: 'failed', description: 'List jobs that failed permanently, newest first' })
export class FailedJobsCommand extends ListCommand {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(_inputs: string[], { limit = 50, json }: ListOptions): Promise<void> {
    const failed = await this.jobs.findFailed(limit);
    if (failed.length > 0 || json) return this.printResult(failed, failed.map(describeJob).join('\n'), json);
    const counts = await this.jobs.count(this.clock.now());
    const retried = counts.reduce((sum, { state, count }) => (state === 'retrying' ? sum + count : sum), 0);
    const others = retried === 0 ? '' : ` ${retried} failed and will be retried: see jobs pending.`;
    this.printResult(failed, `No job has failed permanently.${others}`, json);
  }
}

@SubCommand({
  name: 'pending',
  description: 'List unfinished jobs with their age, next attempt, and last error',
})
class PendingJobsCommand extends ListCommand {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(_inputs: string[], { limit = 50, json }: ListOptions): Promise<void> {
    const now = this.clock.now();
    const jobs = await this.jobs.findWaiting(now, limit);
    this.printResult(
      jobs,
      jobs.map((job) => describePending(job, now)).join('\n') || 'No pending jobs.',
      json,
    );
  }
}

@SubCommand({
  name: 'retry',
  arguments: '[id]',
  description: 'Retry a failed job, or all with --all',
})
export class RetryJobsCommand extends ActCommand {
  constructor(
    private readonly queue: JobQueueService,
    private readonly jobs: JobsRepository,
    private readonly audit: AuditService,
  ) {
    super();
  }

  @Option({ flags: '--all', description: 'Retry all failed jobs' })
  parseAll(): boolean {
    return true;
  }

  async run(
    [id]: string[],
    { all = false, dryRun = false, json }: ActOptions & { all?: boolean },
  ): Promise<void> {
    if (all === (id !== undefined)) throw new ValidationError(['Give the ID of a failed job, or --all.']);
    if (!dryRun) await this.audit.note('jobs retry', id ?? 'all');
    const count = dryRun ? await this.count(id) : await this.queue.retry(id);
    if (id !== undefined && count === 0) throw new NotFoundError(`No failed job has the ID ${id}.`);
    const none = 'No job has failed permanently.';
    const queued = dryRun ? 'would be' : count === 1 ? 'was' : 'were';
    const sentence = `${count === 1 ? '1 job' : `${count} jobs`} ${queued} queued again.`;
    this.printResult({ retried: count, dryRun }, count === 0 ? none : sentence, json);
  }

  private async count(id: string | undefined): Promise<number> {
    const failed = await this.jobs.findFailed();
    return failed.filter((job) => id === undefined || job.id === id).length;
  }
}

@Command({
  name: 'jobs',
  description: COMMANDS.jobs,
  subCommands: [PendingJobsCommand, FailedJobsCommand, RetryJobsCommand],
})
export class JobsCommand extends CommandGroup {}

const REASONS: Record<PendingJob['state'], string> = {
  due: 'due, but no worker has taken it: is one running?',
  later: 'scheduled',
  running: 'running',
  retrying: 'failed',
  failed: 'gave up, tried',
};

function describePending(
  { id, name, attempts, state, createdAt, dueAt, lastError }: PendingJob,
  now: Date,
): string {
  const why = lastError
    ? `${REASONS[state]} ${attempts === 1 ? 'once' : `${attempts} times`}: ${lastError}`
    : REASONS[state];
  const next = dueAt > now ? `, next in ${formatAge(dueAt.getTime() - now.getTime())}` : '';
  return `${id}  ${name}  for ${formatAge(now.getTime() - createdAt.getTime())}${next}; ${why}`;
}

function formatAge(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 1) return `${Math.round(ms / 1_000)} s`;
  return minutes < 120 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;
}

function describeJob({ id, name, attempts, failedAt, lastError }: FailedJob): string {
  return `${id}  ${name}  gave up ${formatMinute(failedAt)} after ${attempts === 1 ? 'one try' : `${attempts} tries`}: ${lastError}`;
}
