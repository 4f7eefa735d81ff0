import { Command, Option, SubCommand } from 'nest-commander';
import { BackUpDatabaseCommand } from './backup.command';
import { RestoreDatabaseCommand } from './restore.command';
import { copyDatabase, type CopiedCollection } from '../../platform/database/copy/database-copy';
import { Endpoints } from './endpoint';
import { ActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { CommandGroup } from '../../platform/command-line/admin-command';
import { COMMANDS } from '../../platform/command-line/commands';

interface CopyCommandOptions extends ActOptions {
  from: string;
  to: string;
  force?: boolean;
}

@SubCommand({
  name: 'copy',
  description: 'Copy a database, embedded or not, to a MongoDB server; stop Figura first',
})
export class CopyDatabaseCommand extends ActCommand {
  constructor(private readonly endpoints: Endpoints) {
    super();
  }

  @Option({
    flags: '--from <URL or folder>',
    description: 'Source: mongodb://host/name, or the data folder of an embedded database',
    required: true,
  })
  parseFrom(from: string): string {
    return from;
  }

  @Option({ flags: '--to <URL>', description: 'Target: mongodb://host/name', required: true })
  parseTo(to: string): string {
    return to;
  }

  @Option({
    flags: '--force',
    description: 'Allow a target with documents: replaces those with the same ID, deletes none',
  })
  parseForce(): boolean {
    return true;
  }

  async run(
    _inputs: string[],
    { from, to, dryRun = false, force = false, json }: CopyCommandOptions,
  ): Promise<void> {
    const target = this.endpoints.openTarget(to);
    const source = await this.endpoints.openSource(from);
    try {
      const collections = await copyDatabase({
        from: source.uri,
        to: target.uri,
        dryRun,
        force,
        onProgress: (collection, done, total) =>
          this.printProgress(`${collection}: ${done} of ${total} documents`, json),
      });
      this.printResult({ dryRun, collections }, describe(collections, dryRun), json);
    } finally {
      await source.close();
    }
  }
}

function describe(collections: CopiedCollection[], dryRun: boolean): string {
  if (collections.length === 0) return 'The database is empty: there is nothing to copy.';
  const lines = collections.map(
    ({ collection, documents, indexes }) => `  ${collection}: ${documents} documents, ${indexes} indexes`,
  );
  const head = dryRun ? 'Would copy' : 'Copied; the counts match:';
  return [dryRun ? `${head}:` : head, ...lines].join('\n');
}

@Command({
  name: 'database',
  description: COMMANDS.database,
  subCommands: [BackUpDatabaseCommand, RestoreDatabaseCommand, CopyDatabaseCommand],
})
export class DatabaseCommand extends CommandGroup {}
