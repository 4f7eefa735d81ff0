import { CatalogError, loadCatalog } from '@figura/catalog';
import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { writeFileSync } from 'node:fs';
import { CATALOG_CONTENT } from '../catalog-content';
import { CatalogRepository } from '../catalog.repository';
import { CatalogSeeder, type SeedReport } from '../catalog-seeder';
import { NotFoundError } from '../../platform/errors/domain-error';

interface FolderOptions {
  folder?: string;
  json?: boolean;
}

/** Prints the mistakes of a catalogue, each with its file, line and field, and lets the command fail. */
function explainMistakes(error: unknown): never {
  if (!(error instanceof CatalogError)) throw error;
  throw new Error(`${error.message}\nNothing was changed.`);
}

abstract class FolderCommand extends CommandRunner {
  @Option({
    flags: '--folder <folder>',
    description: 'Folder of the YAML files instead of the built-in ones',
  })
  parseFolder(folder: string): string {
    return folder;
  }

  @Option({ flags: '--json', description: 'Prints JSON' })
  parseJson(): boolean {
    return true;
  }
}

@SubCommand({ name: 'validate', description: 'Checks the catalogue’s files and changes nothing' })
export class ValidateCatalogCommand extends FolderCommand {
  run(_inputs: string[], { folder = CATALOG_CONTENT, json }: FolderOptions): Promise<void> {
    try {
      const { version, features, recommendations, items } = loadCatalog(folder);
      const counts = {
        features: features.length,
        recommendations: recommendations.length,
        items: items.length,
      };
      process.stdout.write(
        json
          ? `${JSON.stringify({ valid: true, version, ...counts })}\n`
          : `The catalogue is sound: ${counts.features} guides, ${counts.recommendations} recommendations, ${counts.items} items.\n`,
      );
    } catch (error) {
      explainMistakes(error);
    }
    return Promise.resolve();
  }
}

@SubCommand({ name: 'seed', description: 'Puts the catalogue’s files in force for every running process' })
export class SeedCatalogCommand extends FolderCommand {
  constructor(private readonly seeder: CatalogSeeder) {
    super();
  }

  @Option({ flags: '--dry-run', description: 'Only says what would change' })
  parseDryRun(): boolean {
    return true;
  }

  async run(
    _inputs: string[],
    { folder, json, dryRun = false }: FolderOptions & { dryRun?: boolean },
  ): Promise<void> {
    const report = await this.seeder.seed({ ...(folder && { folder }), dryRun }).catch(explainMistakes);
    process.stdout.write(
      json ? `${JSON.stringify({ ...report, dryRun })}\n` : `${describe(report, dryRun)}\n`,
    );
  }
}

function describe({ version, unchanged, changes }: SeedReport, dryRun: boolean): string {
  if (unchanged) return `Nothing to do: version ${version.slice(0, 12)} is in force already.`;
  const lines = Object.entries(changes).map(
    ([kind, { added, changed, removed, total }]) =>
      `  ${kind}: ${total} (${added} added, ${changed} changed, ${removed} removed)`,
  );
  const head = dryRun ? 'Would put' : 'Put';
  return [`${head} version ${version.slice(0, 12)} in force:`, ...lines].join('\n');
}

@SubCommand({ name: 'export', arguments: '[file]', description: 'Writes the catalogue in force as JSON' })
export class ExportCatalogCommand extends CommandRunner {
  constructor(private readonly repository: CatalogRepository) {
    super();
  }

  async run([file]: string[]): Promise<void> {
    const catalog = await this.repository.current();
    if (!catalog) throw new NotFoundError('There is no catalogue yet. Seed it with: catalog seed');
    const text = `${JSON.stringify(catalog, null, 2)}\n`;
    if (file) writeFileSync(file, text);
    else process.stdout.write(text);
  }
}

@Command({
  name: 'catalog',
  description: 'Checks, seeds and exports the styling knowledge',
  subCommands: [ValidateCatalogCommand, SeedCatalogCommand, ExportCatalogCommand],
})
export class CatalogCommand extends CommandRunner {
  run(): Promise<void> {
    this.command.help();
  }
}
