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

  protected async withRunner<T>(
    json: boolean | undefined,
    work: (runner: MigrationRunner) => Promise<T>,
  ): Promise<T> {
    const connection = await this.host.connectWithPatience();
    const report = (event: MigrationEvent) => {
      const text = progressOf(event);
      if (text) this.tellProgress(text, json);
    };
    try {
      return await work(new MigrationRunner(connection.db!, { report }));
    } finally {
      await connection.close();
    }
  }
}

@SubCommand({ name: 'list', description: 'Prints every migration of the data and how it stands' })
export class ListMigrationsCommand extends DatabaseVersionCommand {
  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const migrations = await this.withRunner(json, (runner) => runner.list());
    this.answer(migrations, migrations.map(describeStatus).join('\n'), json);
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
    const migrations = await this.withRunner(json, (runner) => (dryRun ? runner.preview() : runner.run()));
    this.answer({ dryRun, migrations }, describeResults(migrations, dryRun), json);
  }
}

@Command({
  name: 'migrations',
  description: 'Brings the data to this version',
  subCommands: [ListMigrationsCommand, RunMigrationsCommand],
})
export class MigrationsCommand extends CommandGroup {}

function progressOf(event: MigrationEvent): string | null {
  if (event.kind === 'waiting') return `Waiting for another process (${event.holder}) that migrates the data`;
  return event.kind === 'progress' ? `${event.name}: ${event.done} of ${event.total} documents` : null;
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
