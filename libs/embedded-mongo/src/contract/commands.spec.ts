import { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

const { Binary, BSONRegExp, Code, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } =
  mongo;

describe('Commands', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('things');
  });

  afterAll(() => connection.stop());

  beforeEach(() => collection.deleteMany({}));

  const listNumbers = (count: number): mongo.Document[] => Array.from({ length: count }, (_, n) => ({ n }));

  it('find returns every BSON type as it was written', async () => {
    const doc = {
      _id: new ObjectId(),
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromString('-9223372036854775808'),
      decimal: Decimal128.fromString('-1.50E+10'),
      text: 'ä\0😀',
      empty: '',
      nothing: null,
      yes: true,
      date: new Date(-1),
      bytes: new Binary(Buffer.from([0, 255]), 4 - 4),
      uuid: new Binary(Buffer.alloc(16, 7), 4),
      pattern: new BSONRegExp('^a/b', 'im'),
      code: new Code('return 1'),
      timestamp: new Timestamp({ t: 5, i: 6 }),
      min: new MinKey(),
      max: new MaxKey(),
      list: [1, [2, { deep: [] }], {}],
      ['__proto__x']: { 'with space': 1 },
    };
    await collection.insertOne(doc);
    const found = await collection.findOne({}, { promoteValues: false, bsonRegExp: true });
    expect(mongo.BSON.serialize(found!)).toEqual(mongo.BSON.serialize(doc));
  });

  it('getMore reads in batches, and killCursors closes an open cursor', async () => {
    await collection.insertMany(listNumbers(250));
    const cursor = collection.find().batchSize(100);
    const first = await cursor.next();
    expect(first).toMatchObject({ n: 0 });
    expect(cursor.bufferedCount()).toBe(99);
    await cursor.close();
    expect(await collection.find().batchSize(7).toArray()).toHaveLength(250);
    expect(await collection.find().toArray()).toHaveLength(250);
  });

  it('find keeps a batch below 16 MB', async () => {
    const megabyte = 'x'.repeat(1024 * 1024);
    for (let n = 0; n < 20; n += 5) {
      await collection.insertMany(Array.from({ length: 5 }, (_, i) => ({ n: n + i, megabyte })));
    }
    expect((await collection.find().toArray()).map(({ n }) => n as number)).toHaveLength(20);
  });

  it('insert refuses a document beyond 16 MB', async () => {
    await collection.insertOne({ _id: 1 as never, a: 'x'.repeat(9_000_000) });
    await expect(
      collection.updateOne({ _id: 1 as never }, { $set: { b: 'x'.repeat(9_000_000) } }),
    ).rejects.toMatchObject({ code: expect.any(Number) });
    expect(await collection.countDocuments({ b: { $exists: true } })).toBe(0);
  });

  it('getMore returns CursorNotFound for a killed or unknown cursor', async () => {
    await expect(
      connection.db.command({ getMore: Long.fromNumber(123456789), collection: 'things' }),
    ).rejects.toMatchObject({ code: 43, codeName: 'CursorNotFound' });
  });

  it('a cursor stays open until the server knows that no documents follow', async () => {
    await collection.insertMany([{ _id: 1 as never }, { _id: 2 as never }]);
    const openCursorId = async (options: mongo.Document): Promise<string> =>
      String((await connection.db.command({ find: 'things', ...options }))['cursor'].id);
    expect(await openCursorId({ batchSize: 2 })).not.toBe('0');
    expect(await openCursorId({ batchSize: 2, limit: 2 })).toBe('0');
    expect(await openCursorId({ batchSize: 1, filter: { _id: 1 } })).toBe('0');
    expect(await openCursorId({ batchSize: 3 })).toBe('0');
  });

  it('getMore reads concurrent writes, and fails once the collection is dropped', async () => {
    const { db } = connection;
    await collection.insertMany(listNumbers(4));
    const cursor = collection.find({}, { batchSize: 1, projection: { _id: 0 } });
    await cursor.next();
    await collection.updateOne({ n: 1 }, { $set: { n: 10 } });
    await collection.deleteOne({ n: 2 });
    await collection.insertOne({ n: 4 });
    expect(await cursor.toArray()).toEqual([{ n: 10 }, { n: 3 }, { n: 4 }]);

    const { cursor: open } = await db.command({ find: 'things', batchSize: 1 });
    await collection.drop();
    await expect(
      db.command({ getMore: Long.fromValue(open.id), collection: 'things' }),
    ).rejects.toMatchObject({
      code: 175,
    });
    await db.createCollection('things');
  });

  it('find skips, limits and sorts, and count counts', async () => {
    await collection.insertMany(listNumbers(10));
    const page = await collection.find().sort({ n: -1 }).skip(2).limit(3).toArray();
    expect(page.map(({ n }) => n as number)).toEqual([7, 6, 5]);
    expect(await collection.countDocuments({ n: { $gte: 4 } })).toBe(6);
    expect(await collection.countDocuments({}, { skip: 3, limit: 4 })).toBe(4);
    expect(await collection.estimatedDocumentCount()).toBe(10);
    expect(await connection.db.collection('nowhere').countDocuments()).toBe(0);
    expect(await connection.db.collection('nowhere').find().toArray()).toEqual([]);
  });

  it('delete removes one document or all', async () => {
    await collection.insertMany([{ a: 1 }, { a: 1 }, { a: 1 }]);
    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 0 });
  });

  it('an ordered bulk write stops at its error, and an unordered one continues', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as unknown as mongo.Document[];
    await expect(collection.insertMany(documents)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    expect(await collection.countDocuments()).toBe(1);
    await collection.deleteMany({});
    const unordered = await collection
      .insertMany(documents, { ordered: false })
      .catch((error: unknown) => error);
    expect(unordered).toMatchObject({ insertedCount: 2, writeErrors: [{ index: 1, code: 11000 }] });
    expect(await collection.countDocuments()).toBe(2);
  });

  it('writes with w: 0 are performed but not acknowledged', async () => {
    expect(await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } })).toMatchObject({
      acknowledged: false,
    });
    await expect(waitForValue(() => collection.countDocuments({ a: 1 }), 1)).resolves.toBe(1);
  });

  it('a reply to a write with w: 0 contains no errors', async () => {
    const insert = { insert: 'things', documents: [{ _id: 1 }, { _id: 1 }] };
    expect(await connection.db.command({ ...insert, writeConcern: { w: 0 } })).not.toHaveProperty(
      'writeErrors',
    );
    expect(await connection.db.command(insert)).toHaveProperty('writeErrors');
  });

  it('list and drop commands list and drop collections and databases', async () => {
    const { db } = connection;
    await db.createCollection('extra');
    const names = (await db.listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['extra', 'things']));
    expect(await db.listCollections({ name: 'extra' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'extra', type: 'collection' },
    ]);
    await db.collection('extra').insertOne({ a: 1 });
    expect(await db.dropCollection('extra')).toBe(true);
    expect(await db.collection('extra').countDocuments()).toBe(0);
    const { databases } = await db.admin().listDatabases();
    expect(databases.map(({ name }) => name)).toContain(db.databaseName);
  });

  it.each<[string, mongo.Document, number, string]>([
    ['an unknown field', { find: 'things', frobnicate: 1 }, 40415, 'Location40415'],
    ['an unknown field of a ping', { ping: 1, frobnicate: 1 }, 40415, 'Location40415'],
    ['a filter that is not a document', { find: 'things', filter: 1 }, 14, 'TypeMismatch'],
    ['an empty batch', { insert: 'things', documents: [] }, 16, 'InvalidLength'],
    ['a collection name with a dollar', { create: 'a$b' }, 73, 'InvalidNamespace'],
    ['a collection without a name', { find: '' }, 73, 'InvalidNamespace'],
    ['invalid documents', { insert: 'things', documents: [1] }, 14, 'TypeMismatch'],
    [
      'an unknown field of a statement',
      { delete: 'things', deletes: [{ q: {}, limit: 0, x: 1 }] },
      40415,
      'Location40415',
    ],
    [
      'an update together with a removal',
      { findAndModify: 'things', remove: true, update: {} },
      9,
      'FailedToParse',
    ],
    ['databases from another one', { listDatabases: 1 }, 13, 'Unauthorized'],
    ['neither an update nor a removal', { findAndModify: 'things' }, 9, 'FailedToParse'],
    ['an invalid pipeline', { aggregate: 'things', pipeline: 1, cursor: {} }, 14, 'TypeMismatch'],
    ['a pipeline without a cursor', { aggregate: 'things', pipeline: [] }, 9, 'FailedToParse'],
    ['a collection name that is not a string', { find: 5 }, 73, 'InvalidNamespace'],
    ['a collection name that starts with a dollar', { find: '$a' }, 73, 'InvalidNamespace'],
    ['a negative limit', { find: 'things', limit: -1 }, 2, 'BadValue'],
    ['a limit that is not a number', { find: 'things', limit: 'a' }, 14, 'TypeMismatch'],
    ['a negative time limit', { find: 'things', maxTimeMS: -1 }, 2, 'BadValue'],
    ['a fractional time limit', { find: 'things', maxTimeMS: 1.5 }, 9, 'FailedToParse'],
    ['an invalid hint', { find: 'things', hint: 5 }, 9, 'FailedToParse'],
    ['an invalid flag', { findAndModify: 'things', update: {}, upsert: 'yes' }, 14, 'TypeMismatch'],
    ['a number as an order', { insert: 'things', documents: [{}], ordered: 1 }, 14, 'TypeMismatch'],
    ['an update without a filter', { update: 'things', updates: [{ u: {} }] }, 40414, 'Location40414'],
    [
      'a delete with a limit of two',
      { delete: 'things', deletes: [{ q: {}, limit: 2 }] },
      9,
      'FailedToParse',
    ],
    ['an empty insert', { insert: 'things' }, 40414, 'Location40414'],
    ['a fractional count', { count: 'things', limit: 1.5 }, 9, 'FailedToParse'],
    ['an invalid write concern', { insert: 'things', documents: [{}], writeConcern: 1 }, 14, 'TypeMismatch'],
    [
      'a write concern with an unknown field',
      { find: 'things', readConcern: { a: 1 } },
      40415,
      'Location40415',
    ],
    ['an unknown read concern level', { find: 'things', readConcern: { level: 'Local' } }, 2, 'BadValue'],
    [
      'a read concern level that is not a string',
      { find: 'things', readConcern: { level: 1 } },
      14,
      'TypeMismatch',
    ],
    ['a write concern for a read', { find: 'things', writeConcern: { w: 1 } }, 72, 'InvalidOptions'],
    [
      'a read concern for an index',
      { listIndexes: 'things', readConcern: { level: 'majority' } },
      72,
      'InvalidOptions',
    ],
    ['too many nodes', { create: 'a', writeConcern: { w: 51 } }, 9, 'FailedToParse'],
    ['nodes by a name', { create: 'a', writeConcern: { w: 'most' } }, 2, 'BadValue'],
    [
      'a cursor with an unknown field',
      { aggregate: 'things', pipeline: [], cursor: { a: 1 } },
      40415,
      'Location40415',
    ],
    ['a cursor that is none', { aggregate: 'things', pipeline: [], cursor: 1 }, 14, 'TypeMismatch'],
    ['a getMore without a collection', { getMore: Long.fromNumber(1) }, 40414, 'Location40414'],
    ['a time for a cursor', { getMore: Long.fromNumber(1), collection: 'a', maxTimeMS: 1 }, 2, 'BadValue'],
    ['a size without a cap', { create: 'a', size: 1 }, 72, 'InvalidOptions'],
    ['a collection of the system', { create: 'system.things' }, 73, 'InvalidNamespace'],
    ['a drop of two databases', { dropDatabase: 2 }, 5255100, 'Location5255100'],
    ['another version of the API', { find: 'things', apiVersion: '2' }, 322, 'APIVersionError'],
  ])('%s is refused', async (_name, command, code, codeName) => {
    await expect(connection.db.command(command)).rejects.toMatchObject({
      code,
      codeName: expect.stringMatching(codeName),
    });
  });
});

/** An unacknowledged write has no completion to await. */
async function waitForValue<T>(read: () => Promise<T>, expected: T): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await read();
    if (value === expected) return value;
  }
  return read();
}
