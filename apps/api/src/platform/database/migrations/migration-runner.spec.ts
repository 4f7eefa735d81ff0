import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import { mongo } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS, type Migration } from './migration-list';
import { LOCK_ID, MigrationLock, type LockDocument } from './migration-lock';
import { MIGRATIONS_COLLECTION, MigrationRunner, type RunnerOptions } from './migration-runner';

const LOCK_MS = 300;

describe('MigrationRunner', () => {
  let folder: string;
  let engine: EmbeddedMongo | undefined;
  let client: mongo.MongoClient;
  let db: mongo.Db;
  let databases = 0;
  let log: string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-migrations-'));
    const given = process.env['MONGODB_URI'];
    if (!given) engine = await startEmbeddedMongo({ folder, isDurable: false });
    client = await mongo.MongoClient.connect(given ?? engine!.uri);
  });
  beforeEach(() => {
    db = client.db(`figura_migrations_${process.pid}_${++databases}`);
    log = [];
  });
  afterEach(() => db.dropDatabase());
  afterAll(async () => {
    await client.close();
    await engine?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const getLocksCollection = () => db.collection<LockDocument>(MIGRATIONS_COLLECTION);
  const createMigration = (
    name: string,
    run: Migration['run'] = () => Promise.resolve(log.push(name)),
  ): Migration => ({
    name,
    description: `It is called ${name}`,
    run,
  });
  const createRunner = (migrations: readonly Migration[], options: RunnerOptions = {}) =>
    new MigrationRunner(db, { migrations, lockMs: LOCK_MS, ...options });

  it('migrations have unique names in order', () => {
    for (const [index, { name }] of MIGRATIONS.entries()) expect(Number(name.slice(0, 3))).toBe(index + 1);
  });

  it('run() applies migrations in order, each once, and later only new ones', async () => {
    const [one, two, three] = [createMigration('001'), createMigration('002'), createMigration('003')];
    expect(await createRunner([one, two]).run()).toEqual(['001', '002']);
    expect(await createRunner([one, two]).run()).toEqual([]);
    expect(await createRunner([one, two, three]).run()).toEqual(['003']);
    expect(log).toEqual(['001', '002', '003']);
    expect(await getLocksCollection().countDocuments({ _id: LOCK_ID })).toBe(0);
  });

  it('preview() and list() return pending migrations and change nothing', async () => {
    await createRunner([createMigration('001')]).run();
    const next = createRunner([createMigration('001'), createMigration('002')]);
    expect(await next.preview()).toEqual(['002']);
    expect(await next.list()).toEqual([
      { name: '001', description: 'It is called 001', state: 'done', doneAt: expect.any(Date) as Date },
      { name: '002', description: 'It is called 002', state: 'pending', doneAt: null },
    ]);
    expect(log).toEqual(['001']);
  });

  it('run() retries a failed migration before any later one', async () => {
    const broken = createMigration('002', () => Promise.reject(new Error('the power went')));
    await expect(
      createRunner([createMigration('001'), broken, createMigration('003')]).run(),
    ).rejects.toThrow('the power went');
    expect(
      await createRunner([createMigration('001'), createMigration('002'), createMigration('003')]).run(),
    ).toEqual(['002', '003']);
    expect(log).toEqual(['001', '002', '003']);
  });

  it('run() refuses data from a newer version, with a message', async () => {
    await createRunner([createMigration('001'), createMigration('002-newer')]).run();
    const older = createRunner([createMigration('001')]);
    await expect(older.run()).rejects.toThrow(
      'The data was written by a newer version of Figura: this one does not know its migration 002-newer. Start the newer version, or restore the backup of before the upgrade.',
    );
    expect(await older.list()).toMatchObject([{ state: 'done' }, { name: '002-newer', state: 'unknown' }]);
  });

  it('run() waits for another process that migrates, logs that once, and repeats nothing', async () => {
    const slow = createMigration('001', async () => {
      await new Promise((resolve) => setTimeout(resolve, 3 * LOCK_MS));
      log.push('001');
    });
    const waiting: unknown[] = [];
    const report: RunnerOptions['report'] = (event) => 'waitingFor' in event && waiting.push(event);
    const made = await Promise.all([1, 2, 3].map(() => createRunner([slow], { report }).run()));
    expect(made.flat()).toEqual(['001']);
    expect(log).toEqual(['001']);
    expect(waiting).toHaveLength(2);
  });

  it('run() stops waiting after its limit, and takes over from a dead process', async () => {
    const dead = new MigrationLock(getLocksCollection(), 1_000_000);
    expect(await dead.take()).toBeUndefined();
    await expect(createRunner([createMigration('001')], { maxWaitMs: LOCK_MS }).run()).rejects.toThrow(
      /Another process \(.+ \d+ \w+\) has been migrating the data for/,
    );
    await getLocksCollection().updateOne(
      { _id: LOCK_ID },
      { $set: { until: new Date(Date.now() + LOCK_MS) } },
    );
    expect(await createRunner([createMigration('001')]).run()).toEqual(['001']);
    await dead.release();
  });
});
