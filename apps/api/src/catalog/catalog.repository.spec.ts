import type { Catalog } from '@figura/catalog';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { gzipSync } from 'node:zlib';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { AdminLine } from '../testing/admin-line';
import { STORED_CATALOG_MODEL, type StoredCatalogDocument } from './stored-catalog.schema';
import { CATALOG_VERSION_MODEL, type CatalogVersionDocument } from './catalog-version.schema';
import { CatalogRepository } from './catalog.repository';

describe('CatalogRepository', () => {
  const catalog = readBuiltInCatalog();
  const createCatalog = (version: string): Catalog => ({ ...catalog, version });
  const packSegments = (version: string) => gzipSync(JSON.stringify(createCatalog(version)));
  const createDate = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

  let admin: AdminLine;
  let repository: CatalogRepository;
  let catalogs: Model<StoredCatalogDocument>;
  let versions: Model<CatalogVersionDocument>;

  beforeAll(async () => {
    admin = await AdminLine.start();
    repository = admin.get(CatalogRepository);
    catalogs = admin.get(getModelToken(STORED_CATALOG_MODEL));
    versions = admin.get(getModelToken(CATALOG_VERSION_MODEL));
  });
  afterAll(() => admin.stop());
  beforeEach(async () => {
    await catalogs.deleteMany();
    await versions.deleteMany();
  });
  afterEach(() => jest.restoreAllMocks());

  const readCurrent = async () => ({
    version: await repository.findCurrentVersion(),
    content: (await repository.findCurrent())?.version ?? null,
  });

  it('findCurrent() and findCurrentVersion() return null before the first seed', async () => {
    expect(await readCurrent()).toEqual({ version: null, content: null });
  });

  it('seed() makes its catalog the current version and deletes the previous ones', async () => {
    await repository.seed(createCatalog('one'), createDate(1));
    await repository.seed(createCatalog('two'), createDate(2));
    expect(await readCurrent()).toEqual({ version: 'two', content: 'two' });
    expect((await catalogs.find().lean()).map(({ _id }) => _id)).toEqual(['two']);
    expect((await versions.find().lean()).map(({ _id }) => _id)).toEqual(['two']);
  });

  it('findCurrentVersion() does not read the catalog', async () => {
    await repository.seed(createCatalog('one'), createDate(1));
    const find = jest.spyOn(catalogs, 'findOne');
    expect(await repository.findCurrentVersion()).toBe('one');
    expect(find).not.toHaveBeenCalled();
  });

  it('findCurrent() returns the previous version while a seed is incomplete', async () => {
    await repository.seed(createCatalog('one'), createDate(1));
    await catalogs.create({ _id: 'two', content: packSegments('two'), seededAt: createDate(2) });
    expect(await readCurrent()).toEqual({ version: 'one', content: 'one' });
  });

  it('findCurrent() returns null when the newest version was built by another release', async () => {
    await catalogs.create({ _id: 'one', content: packSegments('one'), seededAt: createDate(1) });
    await versions.collection.insertOne({ _id: 'one' as never, seededAt: createDate(1) });
    expect(await readCurrent()).toEqual({ version: null, content: null });
  });

  it('findCurrent() returns the newer version when a seed happens between its two reads', async () => {
    await repository.seed(createCatalog('one'), createDate(1));
    const find = versions.findOne.bind(versions);
    jest.spyOn(versions, 'findOne').mockImplementationOnce((...query) => {
      const found = find(...query);
      const lean = found.lean.bind(found);
      found.lean = (async () => {
        const version = await lean();
        await repository.seed(createCatalog('two'), createDate(2));
        return version;
      }) as never;
      found.sort = (() => found) as never;
      return found;
    });
    expect((await repository.findCurrent())?.version).toBe('two');
  });
});
