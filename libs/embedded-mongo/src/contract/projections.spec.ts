import type { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

describe('Projections', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('things');
  });

  afterAll(() => connection.stop());

  beforeEach(() => collection.deleteMany({}));

  it.each<[string, mongo.Document, mongo.Document]>([
    ['inclusion', { x: 1, 'b.y': 1 }, { _id: 0, x: 1, b: [{ y: 1 }, { y: 2 }] }],
    ['inclusion without _id', { _id: 0, x: 1 }, { x: 1 }],
    ['exclusion', { b: 0, _id: 0, c: 0 }, { x: 1 }],
    ['exclusion inside arrays', { _id: 0, x: 0, c: 0, 'b.y': 0 }, { b: [{ z: 1 }, { z: 2 }] }],
    ['$slice from the end', { _id: 0, x: 0, b: 0, c: { $slice: -2 } }, { c: [2, 3] }],
    ['$slice with skip', { _id: 0, x: 0, b: 0, c: { $slice: [1, 1] } }, { c: [2] }],
    ['$elemMatch', { _id: 0, b: { $elemMatch: { y: 2 } } }, { b: [{ y: 2, z: 2 }] }],
    [
      'computed fields',
      { _id: 0, double: { $multiply: ['$x', 2] }, copy: '$c' },
      { double: 2, copy: [1, 2, 3] },
    ],
    ['the matched element', { _id: 0, 'c.$': 1 }, { c: [2] }],
    [
      '$elemMatch with an exclusion',
      { _id: 0, x: 0, b: { $elemMatch: { y: 2 } } },
      { b: [{ y: 2, z: 2 }], c: [1, 2, 3] },
    ],
    ['$slice by a fraction', { _id: 0, x: 0, b: 0, c: { $slice: 1.9 } }, { c: [1] }],
    ['nested form', { _id: 0, b: { z: 1 } }, { b: [{ z: 1 }, { z: 2 }] }],
  ])('find projects: %s', async (_name, projection, expected) => {
    const shelf = connection.db.collection<mongo.Document>('projections');
    await shelf.deleteMany({});
    await shelf.insertOne({
      _id: 0,
      x: 1,
      b: [
        { y: 1, z: 1 },
        { y: 2, z: 2 },
      ],
      c: [1, 2, 3],
    } as mongo.Document);
    expect(await shelf.findOne({ c: 2 }, { projection })).toEqual(expected);
  });

  it('find puts what $elemMatch finds behind the included fields', async () => {
    await collection.insertOne({ a: [1, 2], b: 1, c: 1 });
    const found = await collection.findOne({}, { projection: { a: { $elemMatch: { $gt: 1 } }, c: 1, b: 1 } });
    expect(Object.keys(found!)).toEqual(['_id', 'b', 'c', 'a']);
  });

  it.each<[string, mongo.Document]>([
    ['$or', { $or: [{ a: 2 }, { b: 1 }] }],
    ['a position in the filter', { 'a.1': 2 }],
  ])('find has no matched element after %s', async (_name, filter) => {
    await collection.insertOne({ a: [1, 2], b: 1 });
    await expect(collection.find(filter, { projection: { 'a.$': 1 } }).toArray()).rejects.toMatchObject({
      code: 51246,
    });
  });

  it.each<[string, mongo.Document, number]>([
    ['inclusion and exclusion', { a: 1, b: 0 }, 31254],
    ['exclusion and inclusion', { a: 0, b: 1 }, 31253],
    ['colliding paths', { a: 1, 'a.b': 1 }, 31249],
    ['colliding paths, the longer first', { 'a.b': 1, a: 1 }, 31250],
    ['a position with a value', { 'a.$': 'x' }, 31308],
    ['an unknown expression', { a: { $foo: 1 } }, 31325],
    ['two positions', { 'a.$': 1, 'b.$': 1 }, 31276],
    ['a position on the way', { 'a.$.b': 1 }, 31394],
    ['$elemMatch on a nested field', { 'a.b': { $elemMatch: { x: 1 } } }, 31275],
    ['$elemMatch and something else', { a: { $elemMatch: { x: 1 }, $slice: 1 } }, 16410],
    ['an empty name on the way', { 'a..b': 1 }, 15998],
    ['an unfinished path', { 'a.': 1 }, 40353],
  ])('find refuses a projection with %s', async (_name, projection, code) => {
    await expect(collection.find({}, { projection }).toArray()).rejects.toMatchObject({ code });
  });
});
