import type { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

describe('Pipelines', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('pipelines');
  });

  afterAll(() => connection.stop());

  beforeEach(() => collection.deleteMany({}));

  it('aggregate filters, groups, sorts, skips, limits and projects in a pipeline', async () => {
    await collection.insertMany([
      { shop: 'a', cents: 5, at: 3 },
      { shop: 'b', cents: 1, at: 2 },
      { shop: 'a', cents: 2, at: 1 },
      { shop: 'c', cents: 0, at: 9 },
    ]);
    const found = await collection
      .aggregate([
        { $match: { at: { $lt: 9 } } },
        { $group: { _id: '$shop', cents: { $sum: '$cents' }, first: { $min: '$at' } } },
        { $sort: { cents: -1 } },
        { $project: { _id: 0, cents: 1, first: 1 } },
      ])
      .toArray();
    expect(found).toEqual([
      { cents: 7, first: 1 },
      { cents: 1, first: 2 },
    ]);
    const page = [{ $sort: { at: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { at: 1, _id: 0 } }];
    expect(await collection.aggregate(page).toArray()).toEqual([{ at: 2 }, { at: 3 }]);
    expect(await collection.countDocuments({ shop: 'a' })).toBe(2);
  });

  it.each<[string, mongo.Document[], number]>([
    ['a group without _id', [{ $group: { n: { $sum: 1 } } }], 15955],
    ['a group of inclusions', [{ $group: { _id: { a: 1 } } }], 17390],
    ['a group field that is not an accumulator', [{ $group: { _id: null, n: 1 } }], 40234],
    ['two accumulators', [{ $group: { _id: null, n: { $sum: 1, $min: 1 } } }], 40238],
    ['a list of sums', [{ $group: { _id: null, n: { $sum: [1] } } }], 40237],
    ['a limit of zero', [{ $limit: 0 }], 15958],
    ['a negative skip', [{ $skip: -1 }], 5107200],
    ['an empty sort', [{ $sort: {} }], 15976],
    ['an empty projection', [{ $project: {} }], 51272],
    ['an empty stage', [{}], 40323],
    ['two stages in one', [{ $limit: 1, $skip: 1 }], 40323],
    ['an invalid filter', [{ $match: 1 }], 15959],
  ])('aggregate refuses %s', async (_name, pipeline, code) => {
    await expect(collection.aggregate(pipeline).toArray()).rejects.toMatchObject({ code });
  });
});
