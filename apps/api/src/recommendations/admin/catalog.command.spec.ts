import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminModule } from '../../admin.module';
import { readConfig } from '../../platform/config/config';
import { CATALOG_CONTENT } from '../catalog-content';
import { CatalogRepository } from '../catalog.repository';
import { ExportCatalogCommand, SeedCatalogCommand, ValidateCatalogCommand } from './catalog.command';

describe('admin catalog', () => {
  let app: INestApplicationContext;
  let folder: string;
  let printed: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-admin-'));
    const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
    app = await NestFactory.createApplicationContext(AdminModule.for(config), { logger: false });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** The built-in catalogue in a folder of its own, to be edited. */
  function copy(): string {
    const content = mkdtempSync(join(folder, 'content-'));
    cpSync(CATALOG_CONTENT, content, { recursive: true });
    return content;
  }
  const version = () => app.get(CatalogRepository, { strict: false }).currentVersion();
  const seed = (options: Parameters<SeedCatalogCommand['run']>[1] = {}) =>
    app.get(SeedCatalogCommand, { strict: false }).run([], options);

  it('validates without a change', async () => {
    await app.get(ValidateCatalogCommand, { strict: false }).run([], {});
    expect(printed).toMatch(/^The catalogue is sound: 42 guides, 1\d{3} recommendations, \d{3} items\.\n$/);
    expect(await version()).toBeNull();
  });

  it('only says what a dry run would do', async () => {
    await seed({ dryRun: true });
    expect(printed).toContain('Would put version');
    expect(await version()).toBeNull();
  });

  it('seeds once, and finds nothing to do the second time', async () => {
    await seed();
    expect(printed).toMatch(/features: 42 \(42 added, 0 changed, 0 removed\)/);
    printed = '';
    await seed();
    expect(printed).toContain('Nothing to do');
  });

  it('says what an edit changed', async () => {
    const edited = copy();
    const file = join(edited, 'settings.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Summer/Fall 2025', 'Winter 2026'));
    const items = join(edited, 'items/tops.yaml');
    writeFileSync(items, readFileSync(items, 'utf8').replace(/name: .*/, 'name: A renamed top'));
    await seed({ folder: edited, json: true });
    expect(JSON.parse(printed)).toMatchObject({
      unchanged: false,
      changes: { items: { added: 0, changed: 1, removed: 0 }, features: { changed: 0 } },
    });
  });

  it('refuses a catalogue with a mistake whole, and names file, line and field', async () => {
    const before = await version();
    const broken = copy();
    const file = join(broken, 'items/tops.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/category: Tops/, 'category: Hats'));
    await expect(seed({ folder: broken })).rejects.toThrow(
      /items\/tops\.yaml:\d+.*category[^]*Nothing was changed/,
    );
    expect(await version()).toBe(before);
  });

  it('exports what is in force', async () => {
    await app.get(ExportCatalogCommand, { strict: false }).run([]);
    const exported = JSON.parse(printed) as { version: string; items: unknown[] };
    expect(exported.version).toBe(await version());
    expect(exported.items.length).toBeGreaterThanOrEqual(240);
  });
});
