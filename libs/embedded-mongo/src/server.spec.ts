import fc from 'fast-check';
import { mongo } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { backUpEmbeddedMongo } from './backup';
import { FolderInUseError } from './errors';
import type { EmbeddedMongo, EmbeddedMongoOptions } from './server';
import { startEmbeddedMongo } from './server';
import { Store } from './storage/store';

describe('startEmbeddedMongo', () => {
  let folder: string;
  const running: EmbeddedMongo[] = [];
  const clients: mongo.MongoClient[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'figura-server-'));
  });

  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close()));
    await Promise.all(running.splice(0).map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (options: Partial<EmbeddedMongoOptions> = {}): Promise<EmbeddedMongo> => {
    const server = await startEmbeddedMongo({ folder, ...options });
    running.push(server);
    return server;
  };
  const open = async ({ uri }: EmbeddedMongo): Promise<mongo.Collection<mongo.Document>> => {
    const client = await mongo.MongoClient.connect(uri);
    clients.push(client);
    return client.db('app').collection('things');
  };

  it('startEmbeddedMongo keeps documents and indexes across restarts', async () => {
    const first = await start();
    const things = await open(first);
    await things.createIndex({ a: 1 }, { unique: true });
    await things.insertOne({ a: 1 });
    await clients.pop()!.close();
    await running.pop()!.close();

    const again = await open(await start());
    expect(await again.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ a: 1 }]);
    await expect(again.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
  });

  it('backUpEmbeddedMongo copies a consistent snapshot of a database that is being written to', async () => {
    const things = await open(await start());
    await things.createIndex({ pair: 1 });
    let written = 0;
    let stopped = false;
    const writing = (async () => {
      for (; !stopped; written++)
        await things.insertMany([{ pair: written }, { pair: written, filler: 'x'.repeat(2_000) }]);
    })();
    while (written < 20) await things.findOne();
    const before = written;
    const target = join(folder, 'copy');
    // With a separate lock, it would sooner or later wait forever for a running write.
    for (let round = 1; round <= 20; round++)
      await backUpEmbeddedMongo(folder, join(folder, `copy-${round}`));
    await backUpEmbeddedMongo(folder, target);
    stopped = true;
    await writing;
    await expect(backUpEmbeddedMongo(folder, target)).rejects.toThrow('a database in');
    await expect(backUpEmbeddedMongo(join(folder, 'none'), target)).rejects.toThrow('no embedded database');

    const copied = await open(await start({ folder: target }));
    const count = await copied.countDocuments();
    expect(count).toBeGreaterThanOrEqual(2 * before);
    expect(count % 2).toBe(0);
    expect((await copied.indexes()).map(({ name }) => name)).toEqual(['_id_', 'pair_1']);
    expect(await copied.countDocuments({ pair: before - 1 })).toBe(2);
    await copied.insertOne({ pair: -1 });
    expect(await things.countDocuments({ pair: -1 })).toBe(0);
    expect(await things.countDocuments()).toBe(2 * written);
  });

  it('startEmbeddedMongo refuses a folder that is in use and reports its URI', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(FolderInUseError);
    await expect(start()).rejects.toMatchObject({ uri: first.uri, folder });
    expect(await (await open(first)).countDocuments()).toBe(0);
  });

  it('startEmbeddedMongo refuses a folder that this process serves, even during a write', async () => {
    await start();
    const store = new Store(folder);
    const writing = store.write(() => store.readMeta('\0owner'));
    await turn();
    // In the meantime, LMDB's thread starts the transaction and waits for this one.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await expect(start()).rejects.toThrow(FolderInUseError);
    await writing;
    await store.close();
  });

  it('startEmbeddedMongo gives the folder to only one of two concurrent starts', async () => {
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(FolderInUseError);
  });

  const leaveOwner = async (port: number, pid: number): Promise<void> => {
    const store = new Store(folder);
    await store.write(() => store.writeMeta('\0owner', { instance: 'killed', port, pid }));
    await store.close();
  };

  it('startEmbeddedMongo takes over from a killed owner whose pid and port have been reused', async () => {
    const stranger = await startEmbeddedMongo({ folder: join(folder, 'other') });
    try {
      await leaveOwner(Number(new URL(stranger.uri).port), process.pid);
      await expect(start()).resolves.toMatchObject({
        uri: expect.stringMatching(/^mongodb:\/\/127\.0\.0\.1:\d+$/),
      });
    } finally {
      await stranger.close();
    }
  });

  it('startEmbeddedMongo takes over if the owner’s process is gone and its port stays silent', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    try {
      await leaveOwner((silent.address() as AddressInfo).port, 2 ** 22 + 1); // Above Linux's largest process id.
      await start();
    } finally {
      silent.close();
    }
  });

  it('startEmbeddedMongo removes documents that a TTL index expires, by the injected clock', async () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const things = await open(await start({ clock: () => now, sweepEvery: 5 }));
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await things.insertMany([
      { name: 'old', at: new Date('2026-01-01T00:00:00Z') },
      { name: 'young', at: new Date('2026-01-01T00:00:30Z') },
      { name: 'oldest of two', at: [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')] },
      { name: 'no date', at: 5 },
      { name: 'nothing' },
    ]);
    now = new Date('2026-01-01T00:01:00Z');
    while ((await things.countDocuments()) > 3) await new Promise(setImmediate);
    const left = await things.find().toArray();
    expect(left.map(({ name }) => name as string)).toEqual(['young', 'no date', 'nothing']);
  });

  it('startEmbeddedMongo closes a connection that sends garbage, and keeps serving the others', async () => {
    const server = await start();
    const things = await open(server);
    const port = Number(new URL(server.uri).port);
    const message = fc.uint8Array({ minLength: 4, maxLength: 200 }).map((bytes) => Buffer.from(bytes));
    const framed = fc.tuple(fc.constantFrom(2013, 2004, 2012, 1), message).map(([opcode, content]) => {
      const head = Buffer.alloc(16);
      head.writeInt32LE(16 + content.length, 0);
      head.writeInt32LE(opcode, 12);
      return Buffer.concat([head, content]);
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(message, framed), async (bytes) => {
        await new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
          socket.on('error', () => undefined);
          socket.on('close', () => resolve());
          socket.resume();
        });
      }),
      { numRuns: 300 },
    );
    expect(await things.countDocuments()).toBe(0);
  });

  it.each<[string, (things: mongo.Collection<mongo.Document>) => Promise<unknown>]>([
    ['$where', (things) => things.find({ $where: 'true' }).toArray()],
    ['$text', (things) => things.find({ $text: { $search: 'a' } }).toArray()],
    ['$near', (things) => things.find({ a: { $near: [1, 2] } }).toArray()],
    ['$jsonSchema', (things) => things.find({ $jsonSchema: {} }).toArray()],
    ['a collation', (things) => things.find({}, { collation: { locale: 'de' } }).toArray()],
    ['a tailable cursor', (things) => things.find({}, { tailable: true }).toArray()],
    [
      'a capped collection',
      () => clients[0]!.db('app').createCollection('capped', { capped: true, size: 1000 }),
    ],
    ['a text index', (things) => things.createIndex({ a: 'text' })],
    ['a geographical index', (things) => things.createIndex({ a: '2dsphere' })],
    ['a wildcard index', (things) => things.createIndex({ '$**': 1 })],
    [
      '$function',
      (things) =>
        things.aggregate([{ $set: { a: { $function: { body: '', args: [], lang: 'js' } } } }]).toArray(),
    ],
    ['$out', (things) => things.aggregate([{ $out: 'x' }]).toArray()],
    ['$merge', (things) => things.aggregate([{ $merge: 'x' }]).toArray()],
    [
      'sums of Decimal128',
      (things) => things.aggregate([{ $group: { _id: null, n: { $sum: '$decimal' } } }]).toArray(),
    ],
    ['increments of Decimal128', (things) => things.updateOne({}, { $inc: { decimal: 1 } })],
    [
      '$lookup with let',
      (things) =>
        things.aggregate([{ $lookup: { from: 'x', let: { a: 1 }, pipeline: [], as: 'y' } }]).toArray(),
    ],
  ])('startEmbeddedMongo reports that it does not support %s', async (_name, run) => {
    const things = await open(await start());
    await things.insertOne({ decimal: mongo.Decimal128.fromString('1') });
    await expect(run(things)).rejects.toMatchObject({ code: 238 });
  });

  it('startEmbeddedMongo refuses transactions and impossible write concerns', async () => {
    const things = await open(await start());
    const insert = { insert: 'things', documents: [{}] };
    const transaction = { txnNumber: mongo.Long.fromNumber(1), startTransaction: true, autocommit: false };
    await expect(clients[0]!.db('app').command({ ...insert, ...transaction })).rejects.toMatchObject({
      code: 20,
    });
    await expect(things.insertOne({}, { writeConcern: { w: 3 } })).rejects.toMatchObject({ code: 2 });
    expect(await things.countDocuments()).toBe(0);
  });
});
