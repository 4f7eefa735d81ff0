import type { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

describe('Indexes', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;
  let round = 0;

  beforeAll(async () => {
    connection = await connectContractDatabase();
  });

  beforeEach(async () => {
    round += 1;
    collection = await connection.db.createCollection(`indexes${round}`);
  });

  afterAll(() => connection.stop());

  const duplicate = (keyPattern: mongo.Document, keyValue: mongo.Document): mongo.Document => ({
    code: 11000,
    keyPattern,
    keyValue,
  });

  it('a unique index admits one of fifty concurrent inserts', async () => {
    await collection.createIndex({ email: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => collection.insertOne({ email: 'one@example.com', n })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await collection.countDocuments()).toBe(1);
  });

  it('a duplicate key error names the index and the key as MongoDB does', async () => {
    await collection.createIndex({ a: 1, b: -1 }, { unique: true, name: 'pair' });
    await collection.insertOne({ a: 'x', b: 2 });
    await expect(collection.insertOne({ a: 'x', b: 2 })).rejects.toMatchObject({
      ...duplicate({ a: 1, b: -1 }, { a: 'x', b: 2 }),
      message: `E11000 duplicate key error collection: ${collection.namespace} index: pair dup key: { a: "x", b: 2 }`,
    });
  });

  it('a duplicate _id is refused, and so is an update that would create a duplicate', async () => {
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.insertMany([
      { _id: 1 as never, a: 1 },
      { _id: 2 as never, a: 2 },
    ]);
    await expect(collection.insertOne({ _id: 1 as never })).rejects.toMatchObject(
      duplicate({ _id: 1 }, { _id: 1 }),
    );
    await expect(collection.updateOne({ a: 2 }, { $set: { a: 1 } })).rejects.toMatchObject(
      duplicate({ a: 1 }, { a: 1 }),
    );
    await expect(collection.findOneAndUpdate({ a: 2 }, { $inc: { a: -1 } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
  });

  it('a unique index treats a missing field as null, and a sparse one ignores it', async () => {
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.createIndex({ b: 1 }, { unique: true, sparse: true });
    await collection.insertOne({ a: 1 });
    await collection.insertOne({ b: 1 });
    await expect(collection.insertOne({ c: 1 })).rejects.toMatchObject(duplicate({ a: 1 }, { a: null }));
    expect(await collection.countDocuments({ a: null })).toBe(1);
    expect(await collection.countDocuments({ b: null })).toBe(1);
    await expect(collection.insertOne({ a: 2, b: 1 })).rejects.toMatchObject(duplicate({ b: 1 }, { b: 1 }));
  });

  it('a partial index applies only to documents that match its filter', async () => {
    await collection.createIndex({ token: 1 }, { unique: true, partialFilterExpression: { live: true } });
    await collection.insertMany([
      { token: 'a', live: false },
      { token: 'a', live: false },
      { token: 'a', live: true },
    ]);
    await expect(collection.insertOne({ token: 'a', live: true })).rejects.toMatchObject({ code: 11000 });
    await expect(collection.updateMany({ live: false }, { $set: { live: true } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await collection.countDocuments({ token: 'a' })).toBe(3);
    expect(await collection.countDocuments({ token: 'a', live: true })).toBe(1);
  });

  it('a multikey index holds every array element, once per document', async () => {
    await collection.createIndex({ tags: 1 }, { unique: true });
    await collection.insertOne({ tags: ['x', 'y', 'x'] });
    await expect(collection.insertOne({ tags: ['z', 'y'] })).rejects.toMatchObject(
      duplicate({ tags: 1 }, { tags: 'y' }),
    );
    await collection.insertOne({ tags: [] });
    await collection.insertOne({});
    expect(await collection.countDocuments({ tags: 'y' })).toBe(1);
    const tagged = connection.db.collection<{ tags: string[] }>(collection.collectionName);
    await tagged.updateOne({ tags: 'y' }, { $pull: { tags: 'y' } });
    await collection.insertOne({ tags: ['y'] });
    expect(await collection.countDocuments({ tags: { $in: ['x', 'y'] } })).toBe(2);
  });

  it('a query uses a prefix of a compound index and a path into embedded documents', async () => {
    await collection.createIndex({ 'owner.id': 1, kind: 1, at: -1 });
    await collection.insertMany(
      Array.from({ length: 60 }, (_, n) => ({
        n,
        owner: { id: n % 3 },
        kind: n % 2 ? 'odd' : 'even',
        at: n,
      })),
    );
    expect(await collection.countDocuments({ 'owner.id': 1 })).toBe(20);
    expect(await collection.countDocuments({ 'owner.id': 1, kind: 'odd' })).toBe(10);
    expect(
      await collection.countDocuments({ 'owner.id': { $in: [0, 1] }, kind: { $in: ['odd', 'none'] } }),
    ).toBe(20);
    expect(await collection.countDocuments({ $and: [{ 'owner.id': { $eq: 2 } }, { at: { $gt: 30 } }] })).toBe(
      10,
    );
  });

  it('different array elements can match two paths, with and without an index', async () => {
    await collection.insertMany([
      {
        _id: 1 as never,
        a: [
          { b: 1, c: 9 },
          { b: 8, c: 2 },
        ],
      },
      { _id: 2 as never, a: [{ b: 1, c: 2 }, 5] },
    ]);
    await collection.createIndexes([{ key: { 'a.b': 1, 'a.c': 1 } }, { key: { a: 1, 'a.b': 1 } }]);
    expect(await collection.countDocuments({ 'a.b': 1, 'a.c': 2 })).toBe(2);
    expect(await collection.countDocuments({ a: 5, 'a.b': 1 })).toBe(1);
  });

  it('a date query returns the same with and without an index, for arrays and mixed types too', async () => {
    const createDay = (n: number): Date => new Date(Date.UTC(2026, 0, n));
    const documents = [
      ...[3, 1, 2, 5, 4].map((n) => ({ _id: n as never, at: createDay(n) })),
      { _id: 6 as never, at: [createDay(1), createDay(9)] },
      { _id: 7 as never, at: createDay(4).getTime() },
      { _id: 8 as never, at: null },
      { _id: 9 as never },
      { _id: 10 as never, at: new Date(-8.64e15) },
      { _id: 11 as never, at: new Date(8.64e15) },
    ];
    await collection.insertMany(documents);
    const filters = [
      { at: { $gte: createDay(3) } },
      { at: { $gt: createDay(3) } },
      { at: { $lte: createDay(3) } },
      { at: { $lt: createDay(3) } },
      { at: { $gt: createDay(2), $lt: createDay(5) } },
      { at: { $gte: createDay(2), $ne: createDay(3) } },
      { at: { $gte: createDay(2) }, _id: { $lt: 5 } },
      { at: { $gte: null, $lte: createDay(2) } },
      { at: { $not: { $gte: createDay(3) } } },
    ] as mongo.Filter<mongo.Document>[];
    const listAnswers = () =>
      Promise.all(filters.map((filter) => collection.find(filter).project({ at: 0 }).toArray()));
    const unindexed = await listAnswers();
    expect(unindexed[0]!.map(({ _id }) => _id as unknown)).toEqual([3, 5, 4, 6, 11]);
    expect(unindexed[4]!.map(({ _id }) => _id as unknown)).toEqual([3, 4, 6]);
    await collection.createIndex({ at: 1 });
    const sorted = (found: mongo.Document[][]) =>
      found.map((each) => each.toSorted((a, b) => Number(a['_id']) - Number(b['_id'])));
    expect(sorted(await listAnswers())).toEqual(sorted(unindexed));
  });

  it('long keys that differ only at the end stay distinct', async () => {
    await collection.createIndex({ a: 1 }, { unique: true });
    const long = 'x'.repeat(5000);
    await collection.insertMany([{ a: `${long}1` }, { a: `${long}2` }]);
    await expect(collection.insertOne({ a: `${long}1` })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.countDocuments({ a: `${long}2` })).toBe(1);
  });

  it('listIndexes lists the created indexes, and creating an index twice has no effect', async () => {
    await collection.createIndexes([
      { key: { a: 1 }, unique: true },
      { key: { at: 1 }, expireAfterSeconds: 60, name: 'expiry' },
      { key: { b: -1, c: 1 }, sparse: true },
    ]);
    await collection.createIndex({ a: 1 }, { unique: true });
    expect(await collection.indexes()).toEqual([
      expect.objectContaining({ v: 2, key: { _id: 1 }, name: '_id_' }),
      expect.objectContaining({ key: { a: 1 }, name: 'a_1', unique: true }),
      expect.objectContaining({ key: { at: 1 }, name: 'expiry', expireAfterSeconds: 60 }),
      expect.objectContaining({ key: { b: -1, c: 1 }, name: 'b_-1_c_1', sparse: true }),
    ]);
    await collection.dropIndex('a_1');
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    await collection.dropIndexes();
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('createIndexes fails if documents violate the index, and creates no index', async () => {
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await collection.indexes()).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['the same name for another key', () => collection.createIndex({ b: 1 }, { name: 'known' }), 86],
    ['another name for the same key', () => collection.createIndex({ a: 1 }, { name: 'other' }), 85],
    [
      'an empty key',
      () =>
        connection.db.command({
          createIndexes: collection.collectionName,
          indexes: [{ key: {}, name: 'x' }],
        }),
      67,
    ],
    ['a compound expiry', () => collection.createIndex({ a: 1, b: 1 }, { expireAfterSeconds: 1 }), 67],
    ['a direction of zero', () => collection.createIndex({ a: 0 as never }), 67],
    [
      'an unknown option',
      () =>
        connection.db.command({
          createIndexes: collection.collectionName,
          indexes: [{ key: { z: 1 }, name: 'z', frobnicate: 1 }],
        }),
      197,
    ],
    [
      'sparse and partial at once',
      () => collection.createIndex({ z: 1 }, { sparse: true, partialFilterExpression: { a: 1 } }),
      67,
    ],
    [
      'the same name with another expiry',
      () => collection.createIndex({ a: 1 }, { name: 'known', expireAfterSeconds: 1 }),
      85,
    ],
    [
      'an expiry that is no number',
      () => collection.createIndex({ z: 1 }, { expireAfterSeconds: 'a' as never }),
      67,
    ],
    ['an expiry of _id', () => collection.createIndex({ _id: 1 }, { expireAfterSeconds: 1 }), 197],
    ['a descending _id', () => collection.createIndex({ _id: -1 }), 2],
    ['the name of the _id index', () => collection.createIndex({ z: 1 }, { name: '_id_' }), 2],
    ['an empty name on the way', () => collection.createIndex({ 'a..b': 1 }), 67],
    ['a flag that is none', () => collection.createIndex({ z: 1 }, { unique: 'yes' as never }), 14],
    [
      'a filter with an opposite',
      () => collection.createIndex({ z: 1 }, { partialFilterExpression: { a: { $ne: 1 } } }),
      67,
    ],
    [
      'a filter for what does not exist',
      () => collection.createIndex({ z: 1 }, { partialFilterExpression: { a: { $exists: false } } }),
      67,
    ],
    [
      'more than 32 fields',
      () => collection.createIndex(Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`f${n}`, 1]))),
      13103,
    ],
    [
      'more than 64 indexes',
      () => collection.createIndexes(Array.from({ length: 64 }, (_, n) => ({ key: { [`f${n}`]: 1 } }))),
      67,
    ],
    ['dropping nothing', () => connection.db.command({ dropIndexes: collection.collectionName }), 40414],
    [
      'dropping a number',
      () => connection.db.command({ dropIndexes: collection.collectionName, index: 1 }),
      14,
    ],
    ['a negative expiry', () => collection.createIndex({ z: 1 }, { expireAfterSeconds: -1 }), 67],
    ['dropping _id', () => collection.dropIndex('_id_'), 72],
    ['dropping an unknown one', () => collection.dropIndex('nothing'), 27],
    ['an unknown hint', () => collection.find({}, { hint: 'nothing' }).toArray(), 2],
    ['indexes of an unknown collection', () => connection.db.command({ listIndexes: 'nowhere' }), 26],
  ])('%s is refused', async (_name, run, code) => {
    await collection.createIndex({ a: 1 }, { name: 'known' });
    await expect(run()).rejects.toMatchObject({ code });
  });

  it('indexes on one key can differ in their options, and dropping by key is ambiguous', async () => {
    await collection.createIndex({ a: 1 }, { name: 'plain' });
    await collection.createIndex({ a: 1 }, { name: 'unique', unique: true });
    await collection.createIndex({ a: 1 }, { name: 'sparse', sparse: true });
    await collection.createIndex({ _id: 1 }, { name: 'again' });
    expect(await collection.indexes()).toHaveLength(4);
    const drop = { dropIndexes: collection.collectionName, index: { a: 1 } };
    await expect(connection.db.command(drop)).rejects.toMatchObject({ code: 181 });
    await connection.db.command({ ...drop, index: ['*'] });
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('an index over two arrays in one document is refused', async () => {
    await collection.createIndex({ a: 1, b: 1 });
    await expect(collection.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
    await collection.insertOne({ a: [1, 2], b: 3 });
    expect(await collection.countDocuments({ a: 2, b: 3 })).toBe(1);
  });
});
