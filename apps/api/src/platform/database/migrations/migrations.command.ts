import { Injectable } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { CommandGroup, JsonCommand } from '../../command-line/admin-command';
import { DatabaseHost } from '../database-host';
import { MigrationRunner, type MigrationStatus } from './migration-runner';
import { COMMANDS } from '../../command-line/commands';
import { formatMinute } from '../../command-line/format-minute';

interface RunOptions {
  dryRun?: boolean;
  json?: boolean;
}

@Injectable()
abstract class DatabaseVersionCommand extends JsonCommand {
  constructor(private readonly host: DatabaseHost) {
    super();
  }

  protected withRunner<T>(work: (runner: MigrationRunner) => Promise<T>): Promise<T> {
    return this.host.runSlowWork(({ db }) => work(new MigrationRunner(db!)));
  }
}

@SubCommand({ name: 'list', description: 'List all data migrations and their status' })
class ListMigrationsCommand extends DatabaseVersionCommand {
  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const migrations = await this.withRunner((runner) => runner.list());
    this.printResult(migrations, migrations.map(describeStatus).join('\n'), json);
  }
}

@SubCommand({
  name: 'run',
  description: 'Run pending migrations, as every start does',
})
class RunMigrationsCommand extends DatabaseVersionCommand {
  @Option({ flags: '--dry-run', description: 'List pending migrations, and run none' })
  parseDryRun(): boolean {
    return true;
  }

  async run(_inputs: string[], { dryRun = false, json }: RunOptions): Promise<void> {
    const migrations = await this.withRunner((runner) => (dryRun ? runner.preview() : runner.run()));
    this.printResult({ dryRun, migrations }, describeResults(migrations, dryRun), json);
  }
}

@Command({
  name: 'migrations',
  description: COMMANDS.migrations,
  subCommands: [ListMigrationsCommand, RunMigrationsCommand],
})
export class MigrationsCommand extends CommandGroup {}

function describeStatus({ name, description, state, doneAt }: MigrationStatus): string {
  const at = doneAt ? ` ${formatMinute(doneAt)}` : '';
  return `${name}  ${state}${at}  ${description ?? 'From a newer version of Figura'}`;
}

function describeResults(names: readonly string[], dryRun: boolean): string {
  if (names.length === 0) return 'No migration is pending.';
  return [dryRun ? 'Pending:' : 'Made:', ...names.map((name) => `  ${name}`)].join('\n');
}
