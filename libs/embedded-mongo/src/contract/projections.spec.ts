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

  it.each<[string, mongo.Document, number]>([
    ['inclusion and exclusion', { a: 1, b: 0 }, 31254],
    ['exclusion and inclusion', { a: 0, b: 1 }, 31253],
    ['colliding paths', { a: 1, 'a.b': 1 }, 31249],
    ['colliding paths, the longer first', { 'a.b': 1, a: 1 }, 31250],
    ['a position on the way', { 'a.$.b': 1 }, 31394],
    ['an empty name on the way', { 'a..b': 1 }, 15998],
    ['an unfinished path', { 'a.': 1 }, 40353],
  ])('find refuses a projection with %s', async (_name, projection, code) => {
    await expect(collection.find({}, { projection }).toArray()).rejects.toMatchObject({ code });
  });
});
