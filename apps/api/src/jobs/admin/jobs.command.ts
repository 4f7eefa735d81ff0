import { Injectable } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { JobQueueService } from '../job-queue.service';
import { JobsRepository, type FailedJob } from '../jobs.repository';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';

interface RetryOptions {
  all?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

@SubCommand({ name: 'failed', description: 'Prints the jobs that failed for good, newest first' })
@Injectable()
export class FailedJobsCommand extends JsonCommand {
  constructor(private readonly jobs: JobsRepository) {
    super();
  }

  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const failed = await this.jobs.failed();
    const text = json ? JSON.stringify(failed) : failed.map(describeJob).join('\n') || 'No job has failed.';
    process.stdout.write(`${text}\n`);
  }
}

@SubCommand({
  name: 'retry',
  arguments: '[id]',
  description: 'Tries a failed job again, or with --all every one',
})
@Injectable()
export class RetryJobsCommand extends JsonCommand {
  constructor(
    private readonly queue: JobQueueService,
    private readonly jobs: JobsRepository,
  ) {
    super();
  }

  @Option({ flags: '--all', description: 'Tries all failed jobs again' })
  parseAll(): boolean {
    return true;
  }

  @Option({ flags: '--dry-run', description: 'Only says how many it would be' })
  parseDryRun(): boolean {
    return true;
  }

  async run([id]: string[], { all = false, dryRun = false, json }: RetryOptions): Promise<void> {
    if (all === (id !== undefined)) throw new ValidationError(['Name one failed job, or say --all.']);
    const count = dryRun ? await this.count(id) : await this.queue.retry(id);
    if (id !== undefined && count === 0) throw new NotFoundError(`No failed job has the id ${id}.`);
    const waiting = dryRun ? 'would wait' : count === 1 ? 'waits' : 'wait';
    const sentence = `${count === 1 ? '1 job' : `${count} jobs`} ${waiting} for a worker again.`;
    process.stdout.write(`${json ? JSON.stringify({ retried: count, dryRun }) : sentence}\n`);
  }

  private async count(id: string | undefined): Promise<number> {
    const failed = await this.jobs.failed();
    return failed.filter((job) => id === undefined || job.id === id).length;
  }
}

@Command({
  name: 'jobs',
  description: 'Shows and retries the jobs that failed',
  subCommands: [FailedJobsCommand, RetryJobsCommand],
})
export class JobsCommand extends CommandGroup {}

function describeJob({ id, name, attempts, failedAt, lastError }: FailedJob): string {
  const at = failedAt.toISOString().slice(0, 16).replace('T', ' ');
  return `${id}  ${name}  gave up ${at} UTC after ${attempts === 1 ? 'one try' : `${attempts} tries`}: ${lastError}`;
}
