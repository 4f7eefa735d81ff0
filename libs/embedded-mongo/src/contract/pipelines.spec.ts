import type { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

const fields = (count: number): mongo.Document =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 1]));
const path = (length: number): string => Array(length).fill('a').join('.');
const lookups = (count: number, pipeline: mongo.Document[]): mongo.Document[] =>
  count === 0 ? pipeline : [{ $lookup: { from: 'a', pipeline: lookups(count - 1, pipeline), as: 'a' } }];

describe('Pipelines', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('things');
  });

  afterAll(() => connection.stop());

  beforeEach(() => collection.deleteMany({}));

  it('aggregate groups, joins, unwinds and projects in a pipeline', async () => {
    const makers = connection.db.collection<mongo.Document>('makers');
    await makers.insertMany([
      { _id: 'm1' as never, city: 'Graz' },
      { _id: 'm2' as never, city: 'Wien' },
    ]);
    await collection.insertMany([
      { maker: 'm1', price: 10, sizes: ['S', 'M'] },
      { maker: 'm1', price: 30, sizes: ['M'] },
      { maker: 'm2', price: 5, sizes: [] },
    ]);
    const byMaker = await collection
      .aggregate([
        { $match: { price: { $gte: 5 } } },
        {
          $group: {
            _id: '$maker',
            total: { $sum: '$price' },
            mean: { $avg: '$price' },
            count: { $sum: 1 },
            all: { $push: '$price' },
          },
        },
        { $lookup: { from: 'makers', localField: '_id', foreignField: '_id', as: 'maker' } },
        { $unwind: '$maker' },
        {
          $project: {
            _id: 0,
            city: '$maker.city',
            total: 1,
            mean: 1,
            count: 1,
            all: 1,
            dear: { $gt: ['$total', 20] },
          },
        },
        { $sort: { city: 1 } },
      ])
      .toArray();
    expect(byMaker).toEqual([
      { city: 'Graz', total: 40, mean: 20, count: 2, all: [10, 30], dear: true },
      { city: 'Wien', total: 5, mean: 5, count: 1, all: [5], dear: false },
    ]);
    const sizes = await collection
      .aggregate([{ $unwind: '$sizes' }, { $sortByCount: '$sizes' }, { $limit: 1 }])
      .toArray();
    expect(sizes).toEqual([{ _id: 'M', count: 2 }]);
    const kept = await collection
      .aggregate([
        { $unwind: { path: '$sizes', preserveNullAndEmptyArrays: true, includeArrayIndex: 'at' } },
        { $match: { maker: 'm2' } },
        { $project: { _id: 0, price: 0 } },
      ])
      .toArray();
    expect(kept).toEqual([{ maker: 'm2', at: null }]);
    expect(await collection.aggregate([{ $match: { maker: 'm1' } }, { $count: 'n' }]).toArray()).toEqual([
      { n: 2 },
    ]);
    expect(
      await collection
        .aggregate([
          { $facet: { cheap: [{ $match: { price: 5 } }, { $count: 'n' }], all: [{ $count: 'n' }] } },
        ])
        .toArray(),
    ).toEqual([{ cheap: [{ n: 1 }], all: [{ n: 3 }] }]);
    await makers.drop();
  });

  it('aggregate replaces, removes and computes fields in a pipeline', async () => {
    await collection.insertOne({ _id: 1 as never, a: { b: 1, c: 2 }, list: [{ n: 1 }, { n: 2 }], gone: 1 });
    const run = (...pipeline: mongo.Document[]): Promise<mongo.Document[]> =>
      collection.aggregate(pipeline).toArray();
    expect(await run({ $replaceRoot: { newRoot: '$a' } })).toEqual([{ b: 1, c: 2 }]);
    expect(await run({ $replaceWith: { x: '$a.b' } })).toEqual([{ x: 1 }]);
    expect(await run({ $unset: ['a', 'list.n', 'gone'] })).toEqual([{ _id: 1, list: [{}, {}] }]);
    expect(await run({ $set: { 'a.d': '$list.n', gone: '$$REMOVE', list: '$nothing' } })).toEqual([
      { _id: 1, a: { b: 1, c: 2, d: [1, 2] } },
    ]);
    expect(
      await run(
        { $group: { _id: { b: '$a.b' }, whole: { $first: '$$ROOT' }, most: { $max: '$a.c' } } },
        { $project: { _id: 1, most: 1, id: '$whole._id' } },
      ),
    ).toEqual([{ _id: { b: 1 }, most: 2, id: 1 }]);
    const others = {
      from: 'things',
      localField: 'list.n',
      foreignField: 'a.b',
      pipeline: [{ $project: { gone: 1 } }],
    };
    expect(await run({ $lookup: { ...others, as: 'same' } }, { $project: { same: 1 } })).toEqual([
      { _id: 1, same: [{ _id: 1, gone: 1 }] },
    ]);
  });

  it('aggregate joins an empty array with null, and puts the matches in place of an array on the way', async () => {
    const others = connection.db.collection<mongo.Document>('others');
    await others.deleteMany({});
    await others.insertMany([{ _id: 1 as never }, { _id: 2 as never, a: null }, { _id: 3 as never, a: 5 }]);
    await collection.insertOne({ list: [], to: [1, 2] });
    const joined = await collection
      .aggregate([
        { $lookup: { from: 'others', localField: 'list', foreignField: 'a', as: 'to.ids' } },
        { $project: { _id: 0, ids: '$to.ids._id' } },
      ])
      .toArray();
    expect(joined).toEqual([{ ids: [1, 2] }]);
  });

  it('aggregate computes inside an array for each element, whatever it was', async () => {
    await collection.insertOne({ a: [1, { c: 2 }, [{ c: 3 }], []] });
    expect(await collection.aggregate([{ $project: { _id: 0, 'a.b': { $literal: 9 } } }]).toArray()).toEqual([
      { a: [{ b: 9 }, { b: 9 }, [{ b: 9 }], []] },
    ]);
  });

  it('aggregate counts with integers', async () => {
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    const type = { $project: { _id: 0, type: { $type: '$n' } } };
    for (const stages of [[{ $count: 'n' }], [{ $sortByCount: '$a' }, { $set: { n: '$count' } }]]) {
      expect(await collection.aggregate([...stages, type]).toArray()).toEqual([{ type: 'int' }]);
    }
  });

  it.each<[string, mongo.Document[], number]>([
    ['an unknown stage', [{ $foo: 1 }], 40324],
    ['a stage of two', [{ $match: {}, $limit: 1 }], 40323],
    ['a group without _id', [{ $group: { n: { $sum: 1 } } }], 15955],
    ['an unknown accumulator', [{ $group: { _id: null, n: { $foo: 1 } } }], 15952],
    ['an unknown expression', [{ $set: { a: { $foo: 1 } } }], 168],
    ['a group of no document', [{ $group: 1 }], 15947],
    ['a group field that computes nothing', [{ $group: { _id: null, n: 1 } }], 40234],
    ['a match of no document', [{ $match: 1 }], 15959],
    ['an empty sort', [{ $sort: {} }], 15976],
    ['a sort direction of two', [{ $sort: { a: 2 } }], 15975],
    ['a path without a dollar', [{ $unwind: 'sizes' }], 28818],
    ['an empty projection', [{ $project: {} }], 51272],
    ['a count without a name', [{ $count: '' }], 40157],
    ['a count with a path as its name', [{ $count: 'a.b' }], 40160],
    ['a sort by an unfinished path', [{ $sort: { 'a.': 1 } }], 40353],
    ['a field without a name', [{ $set: { '': 1 } }], 40352],
    ['a field that starts with a dollar', [{ $set: { $a: 1 } }], 16410],
    ['an inclusion in a group', [{ $group: { _id: { a: 1 } } }], 17390],
    ['an operator as the name of a group field', [{ $group: { _id: null, $n: { $sum: 1 } } }], 40236],
    ['a count of something in a group', [{ $group: { _id: null, n: { $count: 'a' } } }], 14],
    ['an empty facet', [{ $facet: {} }], 40169],
    ['a facet in a facet', [{ $facet: { a: [{ $facet: { b: [] } }] } }], 40600],
    [
      'an unknown option of a lookup',
      [{ $lookup: { from: 'a', localField: 'a', foreignField: 'a', as: 'a', b: 1 } }],
      40415,
    ],
    ['a path that names a variable', [{ $unwind: '$$ROOT' }], 16410],
    ['the slice of a find', [{ $project: { a: { $slice: 2 } } }], 28667],
    ['a root that is no document', [{ $replaceRoot: { newRoot: 1 } }], 40228],
    ['an expression of two operators', [{ $set: { a: { $add: [1], $sum: 1 } } }], 40181],
    ['a limit of zero', [{ $limit: 0 }], 15958],
    ['a limit below zero', [{ $limit: -1 }], 5107201],
    ['a limit that is no number', [{ $limit: '1' }], 5107201],
    ['a skip below zero', [{ $skip: -1 }], 5107200],
    ['a stage that is no document', [1 as never], 14],
    ['a sort direction that is no number', [{ $sort: { a: 'up' } }], 15974],
    ['too many fields to sort by', [{ $sort: fields(33) }], 13103],
    ['a path of more than 200 names', [{ $project: { [path(201)]: 1 } }], 15],
    ['a path of more than 200 names to read', [{ $set: { a: `$${path(201)}` } }], 15],
    ['the same field twice to unset', [{ $unset: ['a', 'a'] }], 31250],
    ['nothing to unset', [{ $unset: [] }], 31119],
    ['a number to unset', [{ $unset: [1] }], 31120],
    ['a dotted name inside a document to set', [{ $set: { a: { 'b.c': 1 } } }], 40183],
    ['a dollar alone', [{ $set: { a: '$' } }], 16872],
    ['two dollars alone', [{ $set: { a: '$$' } }], 9],
    ['an expression in an exclusion', [{ $project: { a: 0, b: { $add: [1] } } }], 31252],
    ['a value in an exclusion', [{ $project: { a: 0, b: '$c' } }], 31310],
    ['an unknown expression as a field', [{ $project: { a: { $foo: 1 } } }], 31325],
    ['a position', [{ $project: { 'a.$': 1 } }], 31324],
    ['an unwinding without a path', [{ $unwind: {} }], 28812],
    ['a number to unwind', [{ $unwind: 1 }], 15981],
    ['a new root without a root', [{ $replaceRoot: {} }], 40414],
    ['a new root of no document', [{ $replaceRoot: 1 }], 40229],
    ['a lookup without a name', [{ $lookup: { from: 'a', localField: 'a', foreignField: 'a' } }], 40414],
    ['a lookup of another system', [{ $lookup: { from: '.a', pipeline: [], as: 'a' } }], 73],
    ['a facet in a lookup in a facet', [{ $facet: { a: lookups(1, [{ $facet: { b: [] } }]) } }], 40600],
    ['21 lookups within each other', lookups(21, []), 232],
    ['more than 1,000 stages', Array<mongo.Document>(1_001).fill({ $skip: 0 }), 7749501],
  ])('aggregate refuses a pipeline with %s', async (_name, pipeline, code) => {
    await collection.insertOne({ a: 1 });
    await expect(collection.aggregate(pipeline).toArray()).rejects.toMatchObject({ code });
  });
});
