import { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

const { Double, Int32, Long, MinKey, Timestamp } = mongo;

type Case = readonly [title: string, doc: mongo.Document, expression: unknown, expected: unknown];

const CASES: readonly Case[] = [
  ['compares across number types', { a: new Int32(1) }, { $eq: ['$a', new Double(1)] }, true],
  ['puts a missing field before null', {}, { $lt: ['$a', null] }, true],
  ['puts text behind numbers', { a: 'x' }, { $gt: ['$a', 5] }, true],
  ['compares to the same', { a: 5 }, { $and: [{ $gte: ['$a', 5] }, { $lte: ['$a', 5] }] }, true],
  ['takes null and zero for false', { a: null, b: 0 }, { $or: ['$a', '$b'] }, false],
  ['takes text for true', { a: '' }, { $not: ['$a'] }, false],
  ['is true without terms', {}, { $and: [] }, true],
  ['chooses by a condition', { a: 1 }, { $cond: ['$a', 'yes', 'no'] }, 'yes'],
  ['chooses by a named condition', {}, { $cond: { if: '$a', then: 'yes', else: 'no' } }, 'no'],
  [
    'takes the first branch that holds',
    { a: 2 },
    {
      $switch: {
        branches: [
          { case: { $eq: ['$a', 1] }, then: 'one' },
          { case: { $ne: ['$a', 1] }, then: '$a' },
        ],
        default: 'none',
      },
    },
    2,
  ],
  ['reads inside of arrays', { a: [{ b: 1 }, { c: 2 }, { b: 3 }] }, '$a.b', [1, 3]],
  ['makes documents without missing fields', { a: 1 }, { x: '$a', y: '$b' }, { x: 1 }],
];

describe('Aggregation expressions', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('things');
  });
  afterAll(() => connection.stop());
  beforeEach(() => collection.deleteMany({}));

  const run = (pipeline: mongo.Document[], options = {}): Promise<mongo.Document[]> =>
    collection.aggregate(pipeline, options).toArray();
  it.each(CASES)('%s', async (_title, doc, expression, expected) => {
    await collection.insertOne({ ...doc });
    expect(await run([{ $group: { _id: expression } }])).toEqual([{ _id: expected }]);
  });

  it('$group treats null and a missing field alike, but not inside a document', async () => {
    await collection.insertMany([{ a: null }, {}, { a: 1 }]);
    const count = { n: { $sum: 1 } };
    expect(
      await collection.aggregate([{ $group: { _id: '$a', ...count } }, { $sort: { _id: 1 } }]).toArray(),
    ).toEqual([
      { _id: null, n: 2 },
      { _id: 1, n: 1 },
    ]);
    expect(await collection.aggregate([{ $group: { _id: { a: '$a' }, ...count } }]).toArray()).toHaveLength(
      3,
    );
  });

  it('$sum avoids rounding errors and keeps integers, and $min skips null and missing fields', async () => {
    await collection.insertMany(Array.from({ length: 10 }, (_, n) => ({ a: 0.1, ...(n > 4 && { b: n }) })));
    await collection.insertOne({ b: null });
    const group = {
      _id: null,
      sum: { $sum: '$a' },
      count: { $sum: 1 },
      least: { $min: '$b' },
      none: { $min: '$c' },
    };
    expect(await run([{ $group: group }])).toEqual([{ _id: null, sum: 1, count: 11, least: 5, none: null }]);
    const [typed] = await collection.aggregate([{ $group: group }], { promoteValues: false }).toArray();
    expect(typed!['count']).toEqual(new Int32(11));
    await collection.insertOne({ a: Long.MAX_VALUE });
    expect(await run([{ $group: { _id: null, count: { $sum: Long.fromNumber(1) } } }])).toMatchObject([
      { count: 12 },
    ]);
  });

  it('a $natural sort reads in either direction', async () => {
    await collection.insertMany([{ _id: 3 as never }, { _id: 1 as never }, { _id: 2 as never }]);
    expect(
      (await collection.find().sort({ $natural: -1 }).toArray()).map(({ _id }) => _id as unknown),
    ).toEqual([2, 1, 3]);
    expect((await collection.find().hint({ _id: 1 }).toArray()).map(({ _id }) => _id as unknown)).toEqual([
      1, 2, 3,
    ]);
  });

  it('delete requires a limit for each deletion', async () => {
    await collection.insertMany([{}, {}]);
    await expect(connection.db.command({ delete: 'things', deletes: [{ q: {} }] })).rejects.toMatchObject({
      code: 40414,
    });
    expect(await collection.countDocuments()).toBe(2);
  });

  it.each<[string, mongo.Filter<mongo.Document>, boolean]>([
    ['$ matches before a final newline', { a: /x$/ }, true],
    ['a dot matches a carriage return', { b: /^x.y$/ }, true],
    ['a space class does not match a non-breaking space', { c: /^x\sy$/ }, false],
  ])('$regex reads a regular expression as PCRE does: %s', async (_title, filter, matches) => {
    await collection.insertOne({ a: 'x\n', b: 'x\ry', c: 'x\u00a0y' });
    expect(await collection.countDocuments(filter)).toBe(matches ? 1 : 0);
  });

  it.each<[string, unknown, number]>([
    ['$switch without a matching branch', { $switch: { branches: [{ case: false, then: 1 }] } }, 40066],
    ['$switch without branches', { $switch: { branches: [] } }, 40068],
    ['a comparison with one operand', { $eq: [1] }, 16020],
    ['two operators in one expression', { $eq: [1, 1], $ne: [1, 1] }, 15983],
    ['an empty path', '$', 16872],
  ])('%s is refused', async (_title, expression, code) => {
    await collection.insertOne({});
    await expect(run([{ $group: { _id: expression } }])).rejects.toMatchObject({ code });
  });

  it('a response that cannot be encoded becomes an error, and the connection survives', async () => {
    await collection.insertOne({ big: 'x'.repeat(9_000_000) });
    await expect(run([{ $group: { _id: { a: '$big', b: '$big' } } }])).rejects.toMatchObject({ code: 10334 });
    await expect(collection.countDocuments()).resolves.toBe(1);
  });

  it('insert replaces an empty timestamp with the current time', async () => {
    await collection.insertOne({ at: new Timestamp(0n), inside: { at: new Timestamp(0n) } });
    const found = await collection.findOne<{ at: mongo.Timestamp; inside: { at: mongo.Timestamp } }>();
    expect(found!.at.getHighBitsUnsigned()).toBeGreaterThan(1_600_000_000);
    expect(found!.inside.at.isZero()).toBe(true);
  });

  it('a reply has ok as a double', async () => {
    const answer = await connection.db.command({ ping: 1 }, { promoteValues: false });
    expect(answer['ok']).toEqual(new Double(1));
  });

  const onlyEmbedded = process.env['MONGODB_URI'] ? it.skip : it;
  onlyEmbedded('a message nested deeper than 200 documents gets an error', async () => {
    let deep: mongo.Document = {};
    for (let depth = 0; depth < 5_000; depth++) deep = { deep };
    await expect(collection.insertOne(deep)).rejects.toMatchObject({ code: 15 });
    await expect(collection.countDocuments()).resolves.toBe(0);
  });

  onlyEmbedded.each<[string, mongo.Document]>([
    ['a text with a pattern that goes back and forth', { text: { $regex: '^(x+x+)+y' } }],
  ])('maxTimeMS ends a query that compares %s', async (_name, filter) => {
    await collection.insertOne({
      a: Array.from({ length: 50_000 }, (_, n) => 50_000 - n),
      text: 'x'.repeat(30),
    });
    await expect(collection.find(filter, { maxTimeMS: 20 }).toArray()).rejects.toMatchObject({ code: 50 });
  });

  onlyEmbedded('a pattern that runs longer than a second is refused', async () => {
    await collection.insertOne({ text: 'x'.repeat(40) });
    await expect(collection.findOne({ text: { $regex: '^(x+x+)+y' } })).rejects.toMatchObject({ code: 238 });
  });

  onlyEmbedded('a field name that starts with a dollar is refused as unsupported', async () => {
    await expect(collection.insertOne({ $a: 1 })).rejects.toMatchObject({ code: 238 });
    await collection.insertOne({});
    await expect(collection.updateOne({}, { $set: { 'a.$b': 1 } })).rejects.toMatchObject({ code: 238 });
  });

  onlyEmbedded.each<[string, string]>([
    ['an absolute anchor', '\\Ax'],
    ['a named class', '[[:alpha:]]'],
    ['a quotation', '\\Qx\\E'],
    ['inline options', '(?i)x'],
    ['a possessive quantifier', 'x++'],
    ['a vertical space', '\\v'],
    ['a reference to a group that may be empty', '(a)?\\1'],
    ['a look behind of any length', '(?<=a*)b'],
    ['a range from a class', '[\\w-z]'],
  ])('%s in a pattern is refused as unsupported', async (_title, pattern) => {
    await expect(collection.countDocuments({ a: { $regex: pattern } })).rejects.toMatchObject({ code: 238 });
  });

  onlyEmbedded('a group by the smallest key is refused as unsupported', async () => {
    await collection.insertOne({ a: new MinKey() });
    await expect(run([{ $group: { _id: '$a' } }])).rejects.toMatchObject({ code: 238 });
    await expect(run([{ $group: { _id: null, a: { $min: '$a' } } }])).rejects.toMatchObject({ code: 238 });
  });

  onlyEmbedded('a field whose name is a number is refused as unsupported behind others', async () => {
    await collection.insertOne({ a: { x: 1 } });
    await expect(collection.updateOne({}, { $set: { 'a.5': 1 } })).rejects.toMatchObject({ code: 238 });
    await collection.updateOne({}, { $set: { 'b.5': 1 } });
    expect(await collection.findOne({}, { projection: { _id: 0, b: 1 } })).toEqual({ b: { 5: 1 } });
  });

  onlyEmbedded('$ after two conditions on elements is refused as unsupported', async () => {
    await collection.insertOne({ a: [1, 5] });
    await expect(
      collection.updateOne({ a: { $lt: 2, $gt: 4 } }, { $set: { 'a.$': 0 } }),
    ).rejects.toMatchObject({ code: 238 });
  });
});
