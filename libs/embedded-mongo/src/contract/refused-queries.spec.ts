import type { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

describe('Invalid queries', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('things');
  });

  afterAll(() => connection.stop());

  beforeEach(() => collection.deleteMany({}));

  it.each<[string, mongo.Document, number]>([
    ['an operator after $in', { a: { $in: [{ $gt: 1 }] } }, 2],
    ['$in without an array', { a: { $in: 1 } }, 2],
    ['an empty $or', { $or: [] }, 2],
    ['an invalid pattern', { a: { $regex: '(' } }, 51091],
    ['a pattern in $gt', { a: { $gt: /x/ } }, 2],
    ['a pattern in $ne', { a: { $ne: /x/ } }, 2],
    ['$options without $regex', { a: { $options: 'i' } }, 2],
    ['duplicate options', { a: { $regex: /x/i, $options: 'm' } }, 51075],
    ['an unknown pattern option', { a: { $regex: 'x', $options: 'z' } }, 51108],
    ['a zero byte in a pattern', { a: { $regex: 'a\0' } }, 2],
    ['a pattern that is too long', { a: { $regex: 'x'.repeat(33_000) } }, 51091],
    ['options for a pattern that already has some', { a: { $options: 'm', $regex: /x/i } }, 51074],
    ['$not without a document', { a: { $not: 1 } }, 2],
    ['an empty $not', { a: { $not: {} } }, 2],
    ['$elemMatch without a document', { a: { $elemMatch: 1 } }, 2],
    ['$and without an array', { $and: 1 }, 2],
    ['$or with anything but documents', { $or: [1] }, 2],
  ])('find refuses %s with MongoDB’s error code', async (_name, filter, code) => {
    await collection.insertOne({ a: 1 });
    await expect(collection.find(filter).toArray()).rejects.toMatchObject({ code });
  });
});
