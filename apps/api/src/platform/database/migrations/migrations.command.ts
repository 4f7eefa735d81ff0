import { Injectable } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { CommandGroup, JsonCommand } from '../../command-line/admin-command';
import { DatabaseHost } from '../database-host';
import type { Extent } from './migration';
import {
  MigrationRunner,
  type MigrationEvent,
  type MigrationResult,
  type MigrationStatus,
} from './migration-runner';

interface RunOptions {
  dryRun?: boolean;
  json?: boolean;
}

@Injectable()
abstract class DatabaseVersionCommand extends JsonCommand {
  constructor(private readonly host: DatabaseHost) {
    super();
  }

  protected async withRunner<T>(work: (runner: MigrationRunner) => Promise<T>): Promise<T> {
    const connection = await this.host.connectWithPatience();
    try {
      return await work(new MigrationRunner(connection.db!, { report: tell }));
    } finally {
      await connection.close();
    }
  }
}

@SubCommand({ name: 'list', description: 'Prints every migration of the data and how it stands' })
export class ListMigrationsCommand extends DatabaseVersionCommand {
  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const migrations = await this.withRunner((runner) => runner.list());
    process.stdout.write(
      `${json ? JSON.stringify(migrations) : migrations.map(describeStatus).join('\n')}\n`,
    );
  }
}

@SubCommand({
  name: 'run',
  description: 'Makes the migrations that are pending, as each start does by itself',
})
export class RunMigrationsCommand extends DatabaseVersionCommand {
  @Option({ flags: '--dry-run', description: 'Only says what each would change' })
  parseDryRun(): boolean {
    return true;
  }

  async run(_inputs: string[], { dryRun = false, json }: RunOptions): Promise<void> {
    const migrations = await this.withRunner((runner) => (dryRun ? runner.preview() : runner.run()));
    process.stdout.write(
      json ? `${JSON.stringify({ dryRun, migrations })}\n` : `${describeResults(migrations, dryRun)}\n`,
    );
  }
}

@Command({
  name: 'migrations',
  description: 'Brings the data to this version',
  subCommands: [ListMigrationsCommand, RunMigrationsCommand],
})
export class MigrationsCommand extends CommandGroup {}

/** Progress, beside what the command prints. */
function tell(event: MigrationEvent): void {
  if (event.kind === 'waiting')
    process.stderr.write(`Waiting for another process (${event.holder}) that migrates the data\n`);
  if (event.kind === 'progress')
    process.stderr.write(`${event.name}: ${event.done} of ${event.total} documents\n`);
}

function describeStatus({ name, description, state, doneAt, ...extent }: MigrationStatus): string {
  const { documents = 0, indexes = 0 } = extent;
  const at = doneAt ? ` ${doneAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
  const changed = state === 'pending' ? '' : `, ${describeExtent({ documents, indexes })}`;
  return `${name}  ${state}${at}${changed}  ${description ?? 'Made by a newer version of Figura'}`;
}

function describeResults(results: MigrationResult[], dryRun: boolean): string {
  if (results.length === 0) return 'No migration is pending.';
  const lines = results.map(({ name, ...extent }) => `  ${name}: ${describeExtent(extent)}`);
  return [dryRun ? 'Would change:' : 'Changed:', ...lines].join('\n');
}

function describeExtent({ documents, indexes }: Extent): string {
  const counts = [
    ...(documents || !indexes ? [`${documents} ${documents === 1 ? 'document' : 'documents'}`] : []),
    ...(indexes ? [`${indexes} ${indexes === 1 ? 'index' : 'indexes'}`] : []),
  ];
  return counts.join(', ');
}
