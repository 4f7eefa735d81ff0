import type { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

const onlyEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

onlyEmbedded('What the embedded database leaves out is refused with 238', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('things');
    await collection.insertOne({ a: [1] });
  });
  afterAll(() => connection.stop());

  it.each<mongo.Document>([
    { a: { $mod: [2, 0] } },
    { a: { $all: [1] } },
    { a: { $size: 1 } },
    { a: { $type: 'int' } },
    { a: { $near: [0, 0] } },
    { a: { $foo: 1 } },
    { $nor: [{ a: 1 }] },
    { $expr: { $eq: [1, 1] } },
    { $where: 'true' },
    { $text: { $search: 'x' } },
    { $comment: 'x' },
  ])('find(%j)', async (filter) => {
    await expect(collection.find(filter).toArray()).rejects.toMatchObject({ code: 238 });
  });

  it.each<mongo.Document>([{ 'a.$': 1 }, { a: { $slice: 1 } }, { a: { $elemMatch: { x: 1 } } }, { b: '$a' }])(
    'find() with the projection %j',
    async (projection) => {
      await expect(collection.find({}, { projection }).toArray()).rejects.toMatchObject({ code: 238 });
    },
  );

  it.each<mongo.Document | mongo.Document[]>([
    { $mul: { b: 2 } },
    { $min: { b: 2 } },
    { $rename: { a: 'b' } },
    { $bit: { b: { and: 1 } } },
    { $currentDate: { b: true } },
    { $pop: { a: 1 } },
    { $set: { 'a.$[]': 1 } },
    { $push: { a: { $each: [1], $slice: 1 } } },
    [{ $set: { b: 1 } }],
  ])('updateOne() with %j', async (update) => {
    await expect(collection.updateOne({ a: 1 }, update)).rejects.toMatchObject({ code: 238 });
    await expect(collection.findOneAndUpdate({ a: 1 }, update)).rejects.toMatchObject({ code: 238 });
  });

  it('updateOne() with arrayFilters', async () => {
    const update = collection.updateOne({}, { $set: { b: 1 } }, { arrayFilters: [{ x: 1 }] });
    await expect(update).rejects.toMatchObject({ code: 238 });
  });

  it.each<mongo.Document>([
    { $lookup: { from: 'things', localField: 'a', foreignField: 'a', as: 'b' } },
    { $facet: { a: [] } },
    { $unwind: '$a' },
    { $set: { b: 1 } },
    { $count: 'n' },
    { $out: 'others' },
    { $project: { b: '$a' } },
    { $group: { _id: null, all: { $push: '$a' } } },
    { $group: { _id: { $add: [1, 1] } } },
    { $group: { _id: '$$NOW' } },
  ])('aggregate() with %j', async (stage) => {
    await expect(collection.aggregate([stage]).toArray()).rejects.toMatchObject({ code: 238 });
  });

  it.each<mongo.Document>([
    { distinct: 'things', key: 'a' },
    { explain: { find: 'things' } },
    { dbStats: 1 },
    { collMod: 'things' },
    { nonsense: 1 },
  ])('the command %j', async (command) => {
    await expect(connection.db.command(command)).rejects.toMatchObject({ code: 238 });
  });
});
