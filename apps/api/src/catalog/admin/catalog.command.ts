import { CatalogError, loadCatalog, loadLexicon } from '@figura/catalog';
import { Command, Option, SubCommand } from 'nest-commander';
import { statSync, writeFileSync } from 'node:fs';
import { CATALOG_CONTENT } from '../catalog-content';
import { CatalogService } from '../catalog.service';
import { CatalogSeeder, type SeedReport } from '../catalog.seeder';
import { AuditService } from '../../operations/audit/audit.service';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { COMMANDS } from '../../platform/command-line/commands';

interface FolderOptions {
  folder?: string;
  json?: boolean;
}

function explainError(error: unknown): unknown {
  if (!(error instanceof CatalogError)) return error;
  return new ValidationError([`${error.message}\nNothing was changed.`]);
}

abstract class FolderCommand extends JsonCommand {
  @Option({
    flags: '--folder <folder>',
    description: 'Folder with YAML files, instead of the built-in catalog',
  })
  parseFolder(folder: string): string {
    // An empty name is an unset shell variable.
    if (!folder.trim()) throw new ValidationError(['The folder name is empty.']);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new ValidationError([`The folder ${folder} does not exist.`]);
    return folder;
  }
}

@SubCommand({ name: 'validate', description: 'Validate catalog files without changing anything' })
export class ValidateCatalogCommand extends FolderCommand {
  run(_inputs: string[], { folder = CATALOG_CONTENT, json }: FolderOptions): Promise<void> {
    try {
      const { version, features, recommendations, items } = loadCatalog(folder);
      loadLexicon(folder);
      const counts = {
        features: features.length,
        recommendations: recommendations.length,
        items: items.length,
      };
      process.stdout.write(
        json
          ? `${JSON.stringify({ valid: true, version, ...counts })}\n`
          : `The catalog is valid: ${counts.features} guides, ${counts.recommendations} recommendations, ${counts.items} items.\n`,
      );
    } catch (error) {
      if (!json || !(error instanceof CatalogError)) throw explainError(error);
      process.stdout.write(`${JSON.stringify({ valid: false, errors: error.problems })}\n`);
      process.exitCode = 1;
    }
    return Promise.resolve();
  }
}

@SubCommand({ name: 'seed', description: 'Seed the catalog for all running processes' })
export class SeedCatalogCommand extends FolderCommand {
  constructor(
    private readonly seeder: CatalogSeeder,
    private readonly audit: AuditService,
  ) {
    super();
  }

  @Option({ flags: '--dry-run', description: 'Show what would change, and change nothing' })
  parseDryRun(): boolean {
    return true;
  }

  async run(
    _inputs: string[],
    { folder, json, dryRun = false }: FolderOptions & { dryRun?: boolean },
  ): Promise<void> {
    if (!dryRun) await this.audit.note('catalog seed', 'catalog');
    const report = await this.seeder.seed({ ...(folder && { folder }), dryRun }).catch((error: unknown) => {
      throw explainError(error);
    });
    process.stdout.write(
      json ? `${JSON.stringify({ ...report, dryRun })}\n` : `${describe(report, dryRun)}\n`,
    );
  }
}

function describe({ version, unchanged, changes }: SeedReport, dryRun: boolean): string {
  if (unchanged) return `Nothing to do: version ${version.slice(0, 12)} is already active.`;
  const lines = Object.entries(changes).map(
    ([kind, { added, changed, removed, total }]) =>
      `  ${kind}: ${total} (${added} added, ${changed} changed, ${removed} removed)`,
  );
  const head = dryRun ? 'Would activate' : 'Activated';
  return [`${head} version ${version.slice(0, 12)}:`, ...lines].join('\n');
}

@SubCommand({ name: 'export', arguments: '[file]', description: 'Export the active catalog as JSON' })
export class ExportCatalogCommand extends JsonCommand {
  constructor(private readonly catalog: CatalogService) {
    super();
  }

  async run([file]: string[], { json }: { json?: boolean }): Promise<void> {
    const catalog = await this.catalog.find();
    if (!catalog) throw new NotFoundError('There is no catalog yet. Seed it with: catalog seed');
    const text = `${JSON.stringify(catalog, null, 2)}\n`;
    if (file === undefined) {
      process.stdout.write(text);
      return;
    }
    if (!file.trim()) throw new ValidationError(['The file name is empty.']);
    writeFileSync(file, text);
    const { version, features, recommendations, items } = catalog;
    const counts = {
      features: features.length,
      recommendations: recommendations.length,
      items: items.length,
    };
    this.printResult(
      { version, file, ...counts },
      `Wrote version ${version.slice(0, 12)} to ${file}: ${counts.features} guides, ${counts.recommendations} recommendations, ${counts.items} items.`,
      json,
    );
  }
}

@Command({
  name: 'catalog',
  description: COMMANDS.catalog,
  subCommands: [ValidateCatalogCommand, SeedCatalogCommand, ExportCatalogCommand],
})
export class CatalogCommand extends CommandGroup {}
