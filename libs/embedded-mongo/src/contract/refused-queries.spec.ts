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
    ['an unknown operator', { a: { $foo: 1 } }, 2],
    ['an unknown top-level operator', { $foo: 1 }, 2],
    ['an operator after $in', { a: { $in: [{ $gt: 1 }] } }, 2],
    ['$in without an array', { a: { $in: 1 } }, 2],
    ['an empty $or', { $or: [] }, 2],
    ['a negative $size', { a: { $size: -1 } }, 2],
    ['$mod by zero', { a: { $mod: [0, 1] } }, 2],
    ['an unreadable pattern', { a: { $regex: '(' } }, 51091],
    ['a pattern in $gt', { a: { $gt: /x/ } }, 2],
    ['a pattern in $ne', { a: { $ne: /x/ } }, 2],
    ['$options without $regex', { a: { $options: 'i' } }, 2],
    ['options twice', { a: { $regex: /x/i, $options: 'm' } }, 51075],
    ['an unknown option of a pattern', { a: { $regex: 'x', $options: 'z' } }, 51108],
    ['an unknown type', { a: { $type: 'thing' } }, 2],
    ['an unknown type number', { a: { $type: 99 } }, 2],
    ['no type', { a: { $type: [] } }, 9],
    ['a type that is none', { a: { $type: true } }, 14],
    ['a zero byte in a pattern', { a: { $regex: 'a\0' } }, 2],
    ['a pattern that is too long', { a: { $regex: 'x'.repeat(33_000) } }, 51091],
    ['options before a pattern that has some', { a: { $options: 'm', $regex: /x/i } }, 51074],
    ['a reference without its $id', { a: { $ref: 'b' } }, 2],
    ['$mod without a remainder', { a: { $mod: [2] } }, 2],
    ['$all without an array', { a: { $all: 1 } }, 2],
    ['$not without a document', { a: { $not: 1 } }, 2],
    ['an empty $not', { a: { $not: {} } }, 2],
    ['$elemMatch without a document', { a: { $elemMatch: 1 } }, 2],
    ['$and without an array', { $and: 1 }, 2],
    ['$or of something else', { $or: [1] }, 2],
    ['an unknown expression', { $expr: { $foo: 1 } }, 168],
    ['$expr inside $elemMatch', { a: { $elemMatch: { $expr: true } } }, 2],
    ['a value beside $elemMatch in $all', { a: { $all: [{ $elemMatch: { x: 1 } }, 1] } }, 2],
    ['$mod by more than 64 bits', { a: { $mod: [1e19, 0] } }, 2],
  ])('find refuses %s with the error code of MongoDB', async (_name, filter, code) => {
    await collection.insertOne({ a: 1 });
    await expect(collection.find(filter).toArray()).rejects.toMatchObject({ code });
  });
});
