import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import { mongo } from 'mongoose';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf, restore, type StoredVersion } from '../../../testing/stored-data';
import { updateDocuments, type Migration } from './migration';
import { MIGRATIONS } from './migration-list';
import { MigrationLease, type LeaseDocument } from './migration-lease';
import { MIGRATIONS_COLLECTION, MigrationRunner, type MigrationEvent } from './migration-runner';

/** Short, so that a dead process is noticed soon. */
const LEASE_MS = 300;

const COUNT_UP: Migration = updateDocuments({
  name: '001-count-up',
  description: 'Counts',
  collection: 'things',
  where: { counted: { $exists: false } },
  update: [{ $set: { count: { $add: ['$count', 1] }, counted: true } }],
});

describe('MigrationRunner', () => {
  let folder: string;
  let engine: EmbeddedMongo | undefined;
  let client: mongo.MongoClient;
  let db: mongo.Db;
  let databases = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-migrations-'));
    const given = process.env['MONGODB_URI'];
    if (!given) engine = await startEmbeddedMongo({ folder, isDurable: false });
    client = await mongo.MongoClient.connect(given ?? engine!.uri);
  });
  beforeEach(() => {
    db = client.db(`figura_migrations_${process.pid}_${++databases}`);
  });
  afterEach(() => db.dropDatabase());
  afterAll(async () => {
    await client.close();
    await engine?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const states = () => db.collection<{ _id: string; state?: string }>(MIGRATIONS_COLLECTION);
  const storeThings = (count: number) =>
    db.collection('things').insertMany(Array.from({ length: count }, (_, index) => ({ index, count: 0 })));
  const notCountedOnce = () => db.collection('things').countDocuments({ count: { $ne: 1 } });
  const runner = (migrations: readonly Migration[], options = {}) =>
    new MigrationRunner(db, { migrations, leaseMs: LEASE_MS, ...options });

  const aProcess = (on: mongo.Db, ...which: string[]) => {
    const uri = process.env['MONGODB_URI'] ?? engine!.uri;
    const words = [uri, on.databaseName, String(LEASE_MS), ...which];
    return fork(join(__dirname, 'testing/migrating-process.cjs'), words);
  };

  /** Does nothing, and keeps that it was asked. */
  function noted(name: string, log: string[]): Migration {
    return {
      name,
      description: name,
      extent: () => Promise.resolve({ documents: 0, indexes: 0 }),
      batch: () => {
        log.push(name);
        return Promise.resolve({ documents: 0, indexes: 0, next: null });
      },
    };
  }

  it('runs migrations in their order, each once, and later only new ones', async () => {
    await storeThings(1);
    const log: string[] = [];
    const [one, two, three] = ['001', '002', '003'].map((name) => noted(name, log)) as [
      Migration,
      Migration,
      Migration,
    ];
    await runner([one, two]).run();
    await runner([one, two]).run();
    await runner([one, two, three]).run();
    expect(log).toEqual(['001', '002', '003']);
  });

  it('migrations have unique names in order', () => {
    const names = MIGRATIONS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    for (const [index, name] of names.entries()) expect(Number(name.slice(0, 3))).toBe(index + 1);
  });

  it('marks all migrations of an empty database as done without running them', async () => {
    const log: string[] = [];
    await runner([noted('001', log)]).run();
    expect(log).toEqual([]);
    expect(await runner([noted('001', log)]).list()).toMatchObject([{ name: '001', state: 'done' }]);
  });

  it('preview() counts and changes not a byte', async () => {
    await restore(db, '9ffc8a4');
    const before = await bytesOf(db);
    const preview = await new MigrationRunner(db).preview();
    expect(await bytesOf(db)).toBe(before);
    expect(preview.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await new MigrationRunner(db).run()).toEqual(preview);
    expect(await bytesOf(db)).not.toBe(before);
    expect(await new MigrationRunner(db).preview()).toEqual([]);
  });

  it('resumes a failed migration after its last batch', async () => {
    await storeThings(3_500);
    let batches = 0;
    const broken: Migration = {
      ...COUNT_UP,
      batch: (...args) => {
        if (++batches === 3) throw new Error('the power went');
        return COUNT_UP.batch(...args);
      },
    };
    await expect(runner([broken]).run()).rejects.toThrow('the power went');
    expect(await runner([COUNT_UP]).list()).toMatchObject([{ state: 'running', documents: 2_000 }]);
    expect(await notCountedOnce()).toBe(1_500);
    expect(await runner([COUNT_UP]).run()).toEqual([{ name: '001-count-up', documents: 3_500, indexes: 0 }]);
    expect(await notCountedOnce()).toBe(0);
  });

  it('refuses to start on data of a newer version, with a message', async () => {
    await storeThings(1);
    await runner([noted('001', []), noted('002-newer', [])]).run();
    const older = runner([noted('001', [])]);
    const before = await bytesOf(db);
    await expect(older.run()).rejects.toThrow(
      'The data was written by a newer version of Figura: this one does not know its migration 002-newer. Start the newer version, or restore the backup of before the upgrade.',
    );
    await expect(older.preview()).rejects.toThrow('a newer version');
    expect(await older.list()).toMatchObject([{ state: 'done' }, { name: '002-newer', state: 'unknown' }]);
    expect(await bytesOf(db)).toBe(before);
  });

  it('the migration to composed Unicode changes email addresses except those that are taken', async () => {
    const users = db.collection<{ email: string }>('users');
    await users.createIndex({ email: 1 }, { unique: true });
    const parts = (name: string) => `${name}@example.com`.normalize('NFD');
    const emails = [parts('josé'), parts('zoë'), 'zoë@example.com', 'åsa@example.com', 'e@example.com'];
    await users.insertMany(emails.map((email) => ({ email })));
    await new MigrationRunner(db).run();
    const stored = (await users.find().sort({ _id: 1 }).toArray()).map(({ email }) => email);
    expect(stored).toEqual(['josé@example.com', parts('zoë'), ...emails.slice(2)]);
  });

  it('runs in one process while another one waits, says so, and does nothing twice', async () => {
    await storeThings(2_500);
    const waited = new Set<number>();
    const log: string[] = [];
    const migrations = [COUNT_UP, noted('002', log)];
    const report = (process: number) => (event: MigrationEvent) =>
      event.kind === 'waiting' && waited.add(process);
    const results = await Promise.all(
      [1, 2, 3].map((process) => runner(migrations, { report: report(process) }).run()),
    );
    expect(results.filter(({ length }) => length)).toHaveLength(1);
    expect(log).toEqual(['002']);
    expect(await notCountedOnce()).toBe(0);
    expect(waited.size).toBe(2);
  });

  it('stops waiting for another process after its limit', async () => {
    await storeThings(1);
    const other = new MigrationLease(db.collection<LeaseDocument>(MIGRATIONS_COLLECTION), LEASE_MS);
    await other.take();
    await expect(runner([COUNT_UP], { longestWaitMs: 2 * LEASE_MS }).run()).rejects.toThrow(
      /Another process \(.+ \d+\) has been migrating the data for/,
    );
    await other.release();
    expect(await runner([COUNT_UP]).run()).toHaveLength(1);
  });

  it('a process that was presumed dead stops before its next batch', async () => {
    await storeThings(2_500);
    const asleep: Migration = {
      ...COUNT_UP,
      batch: async (...args) => {
        const batch = await COUNT_UP.batch(...args);
        // Meanwhile another process saw no beat for long enough.
        await states().updateOne({ _id: 'lease' }, { $inc: { token: 1 }, $set: { holder: 'another 1' } });
        return batch;
      },
    };
    await expect(runner([asleep]).run()).rejects.toThrow('another one took its migration over');
    expect(await notCountedOnce()).toBe(1_500);
    // The other one died as well: nobody beats any more.
    await runner([COUNT_UP]).run();
    expect(await notCountedOnce()).toBe(0);
  });

  it('migrations of a process killed with SIGKILL are resumed by one of two that start at once', async () => {
    const THINGS = 6_000;
    await storeThings(THINGS);
    const start = () => aProcess(db);

    const victim = start();
    await once(victim, 'message');
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    const left = await notCountedOnce();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(THINGS);

    const made = await Promise.all(
      [start(), start()].map(async (child) => {
        const messages: unknown[] = [];
        child.on('message', (message) => messages.push(message));
        const [code] = (await once(child, 'exit')) as [number];
        expect(code).toBe(0);
        return messages.length;
      }),
    );
    expect(Math.min(...made)).toBe(0);
    expect(await notCountedOnce()).toBe(0);
    expect(await states().countDocuments({ state: 'done' })).toBe(1);
  });

  it.each<[StoredVersion, string[]]>([
    ['9ffc8a4', ['003-credential-version-of-users', '013-limits-of-users']],
    ['e6ac1ea', ['999-next']],
  ])(
    'the data of version %s is the same whether or not processes are killed with SIGKILL in the middle of %j',
    async (version, fatal) => {
      const now = Date.now();
      await restore(db, version, now);
      for (const name of fatal) {
        const victim = aProcess(db, 'all', name);
        victim.on('message', (batch) => batch === name && victim.kill('SIGKILL'));
        expect(await once(victim, 'exit')).toEqual([null, 'SIGKILL']);
        expect(await states().findOne({ _id: name })).toMatchObject({ state: 'running' });
      }
      const undisturbed = client.db(`${db.databaseName}_undisturbed`);
      await restore(undisturbed, version, now);
      for (const each of [db, undisturbed]) {
        expect(await once(aProcess(each, 'all'), 'exit')).toEqual([0, null]);
        expect(await each.collection('users').countDocuments({ count: { $ne: 1 } })).toBe(0);
        await each.collection(MIGRATIONS_COLLECTION).drop();
      }
      expect(await bytesOf(db)).toBe(await bytesOf(undisturbed));
      await undisturbed.dropDatabase();
    },
    // Up to four processes start one after the other.
    180_000,
  );

  it('009-keep-later-concerns leaves of opposite concerns the later one, and all else as it was', async () => {
    const users = db.collection<{ _id: string; bodyConcerns: string[] }>('users');
    await users.insertMany([
      { _id: 'pair', bodyConcerns: ['neck:long', 'legs:thin', 'feet:big', 'legs:thick'] },
      { _id: 'three', bodyConcerns: ['abdomen:toned', 'abdomen:protruding', 'abdomen:extreme-protrusion'] },
      { _id: 'none', bodyConcerns: ['neck:long', 'legs:thin'] },
    ]);
    const keepLater = MIGRATIONS.find(({ name }) => name === '009-keep-later-concerns')!;
    expect(await keepLater.extent(db)).toEqual({ documents: 2, indexes: 0 });
    expect(await keepLater.batch(db, null)).toEqual({ documents: 2, indexes: 0, next: null });
    expect(await keepLater.batch(db, null)).toEqual({ documents: 0, indexes: 0, next: null });
    expect(await users.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'none', bodyConcerns: ['neck:long', 'legs:thin'] },
      { _id: 'pair', bodyConcerns: ['neck:long', 'feet:big', 'legs:thick'] },
      { _id: 'three', bodyConcerns: ['abdomen:protruding', 'abdomen:extreme-protrusion'] },
    ]);
  });
});
