import { loadCatalog, type Catalog } from '@figura/catalog';
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As JSON, made once per run: each spec would spend two seconds on parsing and checking the same YAML. */
export function readBuiltInCatalog(): Catalog {
  const folder = process.env['SHARED_TEST_FOLDER']!;
  const shared = join(folder, 'catalog.json');
  if (!existsSync(shared)) {
    const made = join(mkdtempSync(join(folder, 'catalog-')), 'catalog.json');
    writeFileSync(made, JSON.stringify(loadCatalog()));
    renameSync(made, shared);
  }
  return JSON.parse(readFileSync(shared, 'utf8')) as Catalog;
}
