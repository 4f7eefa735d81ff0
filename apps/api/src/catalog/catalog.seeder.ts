import { loadCatalog, type Catalog } from '@figura/catalog';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { CATALOG_CONTENT } from './catalog-content';
import { CatalogRepository } from './catalog.repository';

export interface SeedReport {
  version: string;
  unchanged: boolean;
  changes: Record<'features' | 'recommendations' | 'items', Changes>;
}

interface Changes {
  added: number;
  changed: number;
  removed: number;
  total: number;
}

@Injectable()
export class CatalogSeeder {
  constructor(
    private readonly repository: CatalogRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent; rejects content with any mistake. `dryRun` only reports.
   * @throws CatalogError with each mistake's file, line and field
   */
  async seed({ folder = CATALOG_CONTENT, dryRun = false } = {}): Promise<SeedReport> {
    const catalog = loadCatalog(folder);
    const before = await this.repository.findCurrent();
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
