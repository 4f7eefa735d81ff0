import { loadCatalog, type Catalog } from '@figura/catalog';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { CATALOG_CONTENT } from './catalog-content';
import { CatalogRepository } from './catalog.repository';

/** What a seed changed, by kind of entry. */
export interface SeedReport {
  version: string;
  /** Whether this very version was in force already. */
  unchanged: boolean;
  changes: Record<'features' | 'recommendations' | 'items', Changes>;
}

interface Changes {
  added: number;
  changed: number;
  removed: number;
  total: number;
}

/** Puts the catalog's files in force. */
@Injectable()
export class CatalogSeeder {
  constructor(
    private readonly repository: CatalogRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads a folder, by default the one that the product comes with, and puts it in force. Seeding the same content again
   * changes nothing; content with a mistake is refused whole. With `dryRun` it only says what would change.
   *
   * @throws CatalogError that names each mistake with file, line and field
   */
  async seed({ folder = CATALOG_CONTENT, dryRun = false } = {}): Promise<SeedReport> {
    const catalog = loadCatalog(folder);
    const before = await this.repository.current();
    const unchanged = before?.version === catalog.version;
    if (!unchanged && !dryRun) await this.repository.seed(catalog, this.clock.now());
    return {
      version: catalog.version,
      unchanged,
      changes: {
        features: compare(before, catalog, 'features', ({ key }) => key),
        recommendations: compare(before, catalog, 'recommendations', ({ id }) => id),
        items: compare(before, catalog, 'items', ({ id }) => id),
      },
    };
  }
}

function compare<K extends 'features' | 'recommendations' | 'items'>(
  before: Catalog | null,
  after: Catalog,
  kind: K,
  idOf: (entry: Catalog[K][number]) => string,
): Changes {
  const listEntries = (catalog: Catalog) => catalog[kind] as readonly Catalog[K][number][];
  const known = new Map(
    before ? listEntries(before).map((entry) => [idOf(entry), JSON.stringify(entry)]) : [],
  );
  const changes: Changes = { added: 0, changed: 0, removed: 0, total: listEntries(after).length };
  for (const entry of listEntries(after)) {
    const id = idOf(entry);
    const was = known.get(id);
    if (was === undefined) changes.added++;
    else if (was !== JSON.stringify(entry)) changes.changed++;
    known.delete(id);
  }
  changes.removed = known.size;
  return changes;
}
