import { Injectable } from '@nestjs/common';
import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { JobQueue } from '../job-queue';
import { JobsRepository, type FailedJob } from '../jobs.repository';

@SubCommand({ name: 'failed', description: 'Prints the jobs that failed for good, newest first' })
@Injectable()
export class FailedJobsCommand extends CommandRunner {
  constructor(private readonly jobs: JobsRepository) {
    super();
  }

  @Option({ flags: '--json', description: 'Prints JSON' })
  parseJson(): boolean {
    return true;
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
export class RetryJobsCommand extends CommandRunner {
  constructor(private readonly queue: JobQueue) {
    super();
  }

  @Option({ flags: '--all', description: 'Tries all failed jobs again' })
  parseAll(): boolean {
    return true;
  }

  async run([id]: string[], { all = false }: { all?: boolean }): Promise<void> {
    if (all === (id !== undefined)) throw new ValidationError(['Name one failed job, or say --all.']);
    const count = await this.queue.retry(id);
    if (id !== undefined && count === 0) throw new NotFoundError(`No failed job has the id ${id}.`);
    process.stdout.write(`${count === 1 ? '1 job waits' : `${count} jobs wait`} for a worker again.\n`);
  }
}

@Command({
  name: 'jobs',
  description: 'Shows and retries the jobs that failed',
  subCommands: [FailedJobsCommand, RetryJobsCommand],
})
export class JobsCommand extends CommandRunner {
  run(): Promise<void> {
    this.command.help();
  }
}

function describeJob({ id, name, attempts, failedAt, lastError }: FailedJob): string {
  const at = failedAt.toISOString().slice(0, 16).replace('T', ' ');
  return `${id}  ${name}  gave up ${at} UTC after ${attempts === 1 ? 'one try' : `${attempts} tries`}: ${lastError}`;
}
