import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdminLine } from '../../testing/admin-line';
import { CATALOG_CONTENT } from '../catalog-content';
import { CatalogRepository } from '../catalog.repository';
import { ExportCatalogCommand, SeedCatalogCommand, ValidateCatalogCommand } from './catalog.command';

type Edits = Record<string, [from: RegExp | string, to: string]>;

const MISTAKE: Edits = { 'items/tops.yaml': [/category: Tops/, 'category: Hats'] };

describe('admin catalog', () => {
  let admin: AdminLine;
  let content: string;

  beforeAll(async () => {
    admin = await AdminLine.start();
    content = mkdtempSync(join(admin.folder, 'content-'));
    cpSync(CATALOG_CONTENT, content, { recursive: true });
  });
  afterAll(() => admin.stop());
  beforeEach(() => (admin.printed = ''));

  async function withEdits(edits: Edits, work: () => Promise<void>) {
    const files = Object.entries(edits).map(([name, [from, to]]) => {
      const file = join(content, name);
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, before.replace(from, to));
      return { file, before };
    });
    await work().finally(() => files.forEach(({ file, before }) => writeFileSync(file, before)));
  }
  const getCurrentVersion = () => admin.get(CatalogRepository).findCurrentVersion();
  const seed = (options: Parameters<SeedCatalogCommand['run']>[1] = {}) =>
    admin.get(SeedCatalogCommand).run([], options);

  it('catalog validate changes nothing', async () => {
    await admin.get(ValidateCatalogCommand).run([], {});
    expect(admin.printed).toMatch(
      /^The catalog is valid: 51 guides, \d{4} recommendations, \d{4} items\.\n$/,
    );
    expect(await getCurrentVersion()).toBeNull();
  });

  it('catalog seed --dry-run prints the changes and stores nothing', async () => {
    await seed({ dryRun: true });
    expect(admin.printed).toContain('Would activate version');
    expect(await getCurrentVersion()).toBeNull();
  });

  it('catalog seed stores a version once, and a second run finds nothing to do', async () => {
    await seed();
    expect(admin.printed).toMatch(/features: 51 \(51 added, 0 changed, 0 removed\)/);
    admin.printed = '';
    await seed();
    expect(admin.printed).toContain('Nothing to do');
  });

  it('catalog seed --json reports the changes', async () => {
    const edits: Edits = {
      'settings.yaml': ['season: {}', 'season: { badge: Winter 2026 }'],
      'items/tops.en.yaml': [/name: .*/, 'name: A renamed top'],
    };
    await withEdits(edits, () => seed({ folder: content, json: true }));
    expect(JSON.parse(admin.printed)).toMatchObject({
      unchanged: false,
      changes: { items: { added: 0, changed: 1, removed: 0 }, features: { changed: 0 } },
    });
  });

  it('catalog seed rejects the whole catalog for one mistake, and names file, line and field', async () => {
    const before = await getCurrentVersion();
    await withEdits(MISTAKE, () =>
      expect(seed({ folder: content })).rejects.toThrow(
        /items\/tops\.yaml:\d+.*category[^]*Nothing was changed/,
      ),
    );
    expect(await getCurrentVersion()).toBe(before);
  });

  it('catalog export prints the current version', async () => {
    await admin.get(ExportCatalogCommand).run([], {});
    const exported = JSON.parse(admin.printed) as { version: string; items: unknown[] };
    expect(exported.version).toBe(await getCurrentVersion());
    expect(exported.items.length).toBeGreaterThanOrEqual(240);
  });

  it('catalog export FILE reports what it wrote', async () => {
    const file = join(admin.folder, 'export.json');
    const { exitCode, printed } = await admin.type(['catalog', 'export', file]);
    expect(exitCode).toBe(0);
    expect(printed).toMatch(/^Wrote version [\da-f]{12} to .*export\.json: 51 guides, \d{4} recommendations/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: await getCurrentVersion() });
  });

  it('catalog validate --json lists the mistakes as JSON', async () => {
    await withEdits(MISTAKE, async () => {
      const { exitCode, printed } = await admin.type(['catalog', 'validate', '--json', '--folder', content]);
      expect(exitCode).toBe(1);
      expect(JSON.parse(printed)).toMatchObject({
        valid: false,
        errors: [{ file: 'items/tops.yaml', line: expect.any(Number), message: expect.any(String) }],
      });
    });
  });

  describe('Mistyped command lines', () => {
    it.each([
      ['catalog nonsense', "unknown command 'catalog nonsense'"],
      ['catalog', 'Usage: admin catalog'],
      ['catalgo', "unknown command 'catalgo'"],
      ['', 'Usage: admin'],
      ['catalog validate extra args', 'too many arguments'],
      ['catalog seed --dryrun', "unknown option '--dryrun'"],
      ['catalog validate --folder /nope/nothing', 'The folder /nope/nothing does not exist.'],
    ])('admin fails for the line %p, changes nothing and says why', async (line, words) => {
      const { exitCode, printed, complaint } = await admin.type(line);
      expect([exitCode, printed]).toEqual([2, '']);
      expect(complaint).toContain(words);
      expect(complaint.includes('Usage:')).toBe(!line.includes('--folder'));
    });

    it('catalog seed fails for an empty --folder, as from an unset variable', async () => {
      const { exitCode, printed, complaint } = await admin.type(['catalog', 'seed', '--folder', '']);
      expect([exitCode, printed]).toEqual([2, '']);
      expect(complaint).toBe('The folder name is empty.\n');
    });
  });

  it.each(['catalog --help', 'catalog help'])('admin %p prints help and succeeds', async (line) => {
    const { exitCode, printed } = await admin.type(line);
    expect(exitCode).toBe(0);
    expect(printed).toContain('validate');
  });
});
