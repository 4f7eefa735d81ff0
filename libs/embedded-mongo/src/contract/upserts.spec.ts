import type { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

describe('Upserts and findAndModify', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('upserts');
  });

  afterAll(() => connection.stop());

  beforeEach(() => collection.deleteMany({}));

  it('an upsert starts from the equalities of the filter', async () => {
    const result = await collection.updateOne(
      { a: 1, 'b.c': { $eq: 2 }, d: { $gt: 5 }, $and: [{ e: 3 }], f: { $in: [4] } },
      { $set: { g: 5 }, $setOnInsert: { h: 6 } },
      { upsert: true },
    );
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: expect.anything() });
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual({
      a: 1,
      b: { c: 2 },
      e: 3,
      f: 4,
      g: 5,
      h: 6,
    });
    await collection.updateOne({ a: 1 }, { $setOnInsert: { h: 9 }, $inc: { g: 1 } }, { upsert: true });
    expect(await collection.findOne()).toMatchObject({ g: 6, h: 6 });
  });

  it('an upsert with a replacement uses the _id of the filter', async () => {
    await collection.replaceOne({ _id: 'me' as never, x: 1 }, { y: 2 }, { upsert: true });
    expect(await collection.findOne()).toEqual({ _id: 'me', y: 2 });
  });

  it('findAndModify returns the document before or after, sorts, projects and removes', async () => {
    await collection.insertMany([{ n: 1 }, { n: 3 }, { n: 2 }]);
    const projection = { _id: 0, n: 1 };
    const largest = { sort: { n: -1 } as const, projection };
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, largest)).toEqual({ n: 3 });
    expect(
      await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, { ...largest, returnDocument: 'after' }),
    ).toEqual({ n: 23 });
    expect(
      await collection.findOneAndReplace({ n: 1 }, { n: 7 }, { returnDocument: 'after', projection }),
    ).toEqual({ n: 7 });
    expect(await collection.findOneAndDelete({}, { sort: { n: 1 }, projection })).toEqual({ n: 2 });
    expect(await collection.findOneAndUpdate({ n: 99 }, { $set: { n: 1 } })).toBeNull();
    expect(await collection.countDocuments()).toBe(2);
  });

  it('findAndModify reports an upsert', async () => {
    const result = await collection.findOneAndUpdate(
      { n: 1 },
      { $set: { m: 2 } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    expect(result).toMatchObject({
      ok: 1,
      value: { n: 1, m: 2 },
      lastErrorObject: { n: 1, updatedExisting: false, upserted: result.value?.['_id'] },
    });
  });

  it.each<[string, mongo.Document, mongo.Document, number]>([
    ['a filter that names a field twice', { $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, 54],
    ['another _id than the filter has', { _id: 1 }, { $set: { _id: 2 } }, 66],
  ])('an upsert with %s is refused', async (_name, filter, update, code) => {
    await expect(collection.updateOne(filter, update, { upsert: true })).rejects.toMatchObject({ code });
    expect(await collection.countDocuments()).toBe(0);
  });
});
