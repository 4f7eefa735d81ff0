import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { mongo } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminModule } from '../../admin.module';
import { readConfig } from '../../platform/config/config';
import { CopyDatabaseCommand } from './database.command';

const { Double, Int32, Long, ObjectId, Binary } = mongo.BSON;

describe('admin database copy', () => {
  let folder: string;
  let app: INestApplicationContext;
  let other: EmbeddedMongo;
  let client: mongo.MongoClient;
  let target: mongo.Db;
  let to: string;
  let printed: string;
  let copies = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-copy-'));
    const config = readConfig({ DATA_DIR: join(folder, 'running'), LOG_LEVEL: 'silent' });
    app = await NestFactory.createApplicationContext(await AdminModule.load(config), { logger: false });
    await fill(join(folder, 'moved'));
    other = await startEmbeddedMongo({ folder: join(folder, 'target') });
    client = await new mongo.MongoClient(other.uri).connect();
  });
  afterAll(async () => {
    await client.close();
    await other.close();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    const name = `figura_${++copies}`;
    to = `${other.uri}/${name}`;
    target = client.db(name);
    printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(() => jest.restoreAllMocks());

  const id = new ObjectId();
  const LATER = new Date('2999-01-01T00:00:00Z');

  async function fill(dataDir: string): Promise<void> {
    const embedded = await startEmbeddedMongo({ folder: join(dataDir, 'mongo'), sweepEvery: 3_600_000 });
    const source = await new mongo.MongoClient(embedded.uri).connect();
    const db = source.db('figura');
    await db.collection('users').insertMany([
      {
        _id: id,
        email: 'mira@example.com',
        whole: new Double(36),
        count: new Int32(3),
        large: Long.fromString('9007199254740993'),
        picture: new Binary(Buffer.from([0, 1, 2])),
        nested: { list: [1, null, { a: true }] },
        createdAt: new Date('2026-11-21T10:00:00Z'),
      },
      { email: 'ana@example.com' },
    ]);
    await db.collection('users').createIndex({ email: 1 }, { unique: true, name: 'by_email' });
    await db
      .collection('jobs')
      .insertMany(Array.from({ length: 1_203 }, (_, n) => ({ name: 'mail.account', n })));
    await db.collection('jobs').createIndex({ name: 1, n: -1 }, { sparse: true });
    await db
      .collection('sessions')
      .insertMany([{ expiresAt: new Date(0) }, { expiresAt: LATER }, { expiresAt: LATER }]);
    await db.collection('sessions').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    await source.close();
    await embedded.close();
  }

  const copy = (options: { from?: string; to?: string; dryRun?: boolean; force?: boolean; json?: boolean }) =>
    app.get(CopyDatabaseCommand, { strict: false }).run([], { from: join(folder, 'moved'), to, ...options });

  it('database copy copies every document unchanged', async () => {
    await copy({});
    expect(printed).toBe(
      [
        'Copied; the counts match:',
        '  jobs: 1203 documents, 1 indexes',
        '  sessions: 3 documents, 1 indexes',
        '  users: 2 documents, 1 indexes',
        '',
      ].join('\n'),
    );
    const stored = await target.collection('users').findOne({ _id: id }, { promoteValues: false });
    expect(stored).toMatchObject({
      whole: new Double(36),
      count: new Int32(3),
      large: Long.fromString('9007199254740993'),
    });
    expect(Object.keys(stored!)).toEqual([
      '_id',
      'email',
      'whole',
      'count',
      'large',
      'picture',
      'nested',
      'createdAt',
    ]);
    const copied = await target.collection('jobs').find().toArray();
    expect(new Set(copied.map(({ n }) => n as number)).size).toBe(1_203);
  });

  it('database copy copies the indexes with all their options', async () => {
    await copy({});
    const listIndexes = async (name: string) =>
      (await target.collection(name).listIndexes().toArray()).filter((index) => index['name'] !== '_id_');
    expect(await listIndexes('users')).toMatchObject([{ name: 'by_email', key: { email: 1 }, unique: true }]);
    expect(await listIndexes('jobs')).toMatchObject([{ key: { name: 1, n: -1 }, sparse: true }]);
    expect(await listIndexes('sessions')).toMatchObject([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
    await expect(target.collection('users').insertOne({ email: 'ana@example.com' })).rejects.toThrow(
      /E11000/,
    );
  });

  it('database copy --dry-run prints what it would copy and writes nothing', async () => {
    await copy({ dryRun: true, json: true });
    expect(JSON.parse(printed)).toEqual({
      dryRun: true,
      collections: [
        { collection: 'jobs', documents: 1203, indexes: 1 },
        { collection: 'sessions', documents: 3, indexes: 1 },
        { collection: 'users', documents: 2, indexes: 1 },
      ],
    });
    expect(await target.listCollections().toArray()).toEqual([]);
  });

  it('database copy refuses a target with documents', async () => {
    await target.collection('anything').insertOne({ mine: true });
    await expect(copy({})).rejects.toThrow('The target holds documents already, in anything.');
    expect(await target.listCollections().toArray()).toHaveLength(1);
  });

  it('database copy accepts a target with empty collections, as after a server start', async () => {
    await target.collection('users').createIndex({ email: 1 }, { unique: true, name: 'by_email' });
    await copy({});
    expect(await target.collection('users').countDocuments()).toBe(2);
  });

  it('database copy clears the list of migrations in an empty target', async () => {
    const noted = target.collection<{ _id: string }>('migrations');
    await noted.insertOne({ _id: '001-of-a-server-that-was-started-on-it' });
    await copy({ dryRun: true });
    expect(await noted.countDocuments()).toBe(1);
    await copy({});
    expect(await noted.countDocuments()).toBe(0);
    expect(await target.collection('users').countDocuments()).toBe(2);
  });

  it('database copy --force resumes an interrupted copy and deletes nothing', async () => {
    await target.collection('users').insertOne({ _id: id, email: 'half written' });
    await target.collection('other').insertOne({ mine: true });
    await copy({ force: true });
    expect(await target.collection('users').findOne({ _id: id })).toMatchObject({
      email: 'mira@example.com',
    });
    expect(await target.collection('other').countDocuments()).toBe(1);
  });

  it('database copy fails when the target holds more than the source at the end', async () => {
    await target.collection('users').insertOne({ email: 'stranger@example.com' });
    await expect(copy({ force: true })).rejects.toThrow(
      'users has 2 documents in the source and 3 in the target.',
    );
  });

  it('database copy accepts a URL or a data folder as its source', async () => {
    await copy({});
    const second = `${other.uri}/figura_again_${copies}`;
    await copy({ from: to, to: second });
    expect(await client.db(`figura_again_${copies}`).collection('users').countDocuments()).toBe(2);
    await copy({ from: join(folder, 'running'), to: second, dryRun: true, force: true });
    expect(printed).toContain('Would copy:');
  });

  it.each([
    [{ to: 'mongodb://127.0.0.1:1' }, 'A database is named by its URL with its name'],
    [{ to: '/some/folder' }, 'A database is named by its URL with its name'],
    [{ from: '/no/such/folder' }, 'There is no embedded database in /no/such/folder.'],
  ])('database copy refuses %p', async (options, sentence) => {
    await expect(copy(options)).rejects.toThrow(sentence);
  });

  it('database copy refuses to copy a database onto itself', async () => {
    await expect(copy({ from: to })).rejects.toThrow('Source and target are the same database.');
  });

  it('database copy refuses the data folder of a running process', async () => {
    const running = await startEmbeddedMongo({ folder: join(folder, 'busy/mongo') });
    await expect(copy({ from: join(folder, 'busy') })).rejects.toThrow('Figura is running on this folder.');
    await running.close();
  });
});
