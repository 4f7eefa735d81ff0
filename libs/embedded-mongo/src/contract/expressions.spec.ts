import { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

const { Decimal128, Double, Int32, Long, MinKey, ObjectId, Timestamp } = mongo;

/** One document, an expression over it, and what MongoDB computes; `undefined` for a missing field. */
type Case = readonly [title: string, doc: mongo.Document, expression: unknown, expected: unknown];

const DATE = new Date('2024-01-31T10:20:30.456Z');

const CASES: readonly Case[] = [
  // Types of numbers
  ['adds int32 to int32', { a: new Int32(1) }, { $add: ['$a', new Int32(2)] }, new Int32(3)],
  ['adds a double to an int32', { a: new Int32(1) }, { $add: ['$a', new Double(2)] }, new Double(3)],
  [
    'widens an int32 that overflows',
    { a: new Int32(2 ** 31 - 1) },
    { $add: ['$a', 1] },
    Long.fromNumber(2 ** 31),
  ],
  ['makes an int64 that overflows a double', { a: Long.MAX_VALUE }, { $add: ['$a', 1] }, new Double(2 ** 63)],
  ['adds milliseconds to a date', { a: DATE }, { $add: ['$a', 1_000] }, new Date(DATE.getTime() + 1_000)],
  ['adds null to null', { a: null }, { $add: ['$a', 1] }, null],
  ['adds a missing field to null', {}, { $add: ['$a', 1] }, null],
  [
    'subtracts dates to an int64',
    { a: DATE },
    { $subtract: ['$a', new Date(DATE.getTime() - 5)] },
    Long.fromNumber(5),
  ],
  ['multiplies', { a: new Int32(3) }, { $multiply: ['$a', new Int32(4)] }, new Int32(12)],
  ['adds half a millisecond to a date', { a: new Date(0) }, { $add: ['$a', new Double(-0.5)] }, new Date(-1)],
  [
    'adds half a millisecond to a late date',
    { a: new Date(1_767_225_600_000) },
    { $add: ['$a', new Double(-0.5)] },
    new Date(1_767_225_599_999),
  ],
  [
    'reads the seconds of an id with their sign',
    { a: new ObjectId('ffffffff0000000000000000') },
    { $toDate: '$a' },
    new Date(-1_000),
  ],
  [
    'merges the elements of a list',
    { a: [{ x: 1 }, { y: 2 }] },
    { $mergeObjects: ['$a'] },
    { x: new Int32(1), y: new Int32(2) },
  ],
  [
    'takes half a millisecond from a date',
    { a: new Date(0) },
    { $subtract: ['$a', new Double(-2.5)] },
    new Date(3),
  ],
  ['divides to a double', { a: new Int32(4) }, { $divide: ['$a', new Int32(2)] }, new Double(2)],
  ['keeps the sign of a remainder', { a: new Int32(-7) }, { $mod: ['$a', new Int32(3)] }, new Int32(-1)],
  ['rounds halves to even', { a: new Double(2.5) }, { $round: '$a' }, new Double(2)],
  [
    'rounds to a place as the double is, not as it is written',
    { a: new Double(2.675) },
    { $round: ['$a', 2] },
    new Double(2.67),
  ],
  ['rounds an int32 before the point', { a: new Int32(25) }, { $round: ['$a', -1] }, new Int32(20)],
  ['truncates', { a: new Double(-2.79) }, { $trunc: ['$a', 1] }, new Double(-2.7)],
  ['gives the absolute value', { a: new Int32(-3) }, { $abs: '$a' }, new Int32(3)],
  ['rounds down and keeps integers', { a: new Int32(3) }, { $floor: '$a' }, new Int32(3)],
  ['sums its arguments', { a: [new Int32(1), 'x', new Int32(2)] }, { $sum: '$a' }, new Int32(3)],
  ['averages', { a: [new Int32(1), new Int32(2)] }, { $avg: '$a' }, new Double(1.5)],
  // Missing is not null
  ['leaves a missing field out of a document', {}, { x: '$a', y: new Int32(1) }, { y: new Int32(1) }],
  ['takes a missing field for null in a list', {}, ['$a'], [null]],
  ['finds a missing field unequal to null', {}, { $eq: ['$a', null] }, false],
  ['orders a missing field before null', {}, { $lt: ['$a', null] }, true],
  ['replaces null and missing', { a: null }, { $ifNull: ['$a', '$b', 'c'] }, 'c'],
  [
    'merges documents, the last one wins',
    { a: { x: 1, y: 1 }, b: { x: 2 } },
    { $mergeObjects: ['$a', '$none', '$b'] },
    { x: 2, y: 1 },
  ],
  // Paths
  ['maps a path over the documents in an array', { a: [{ b: 1 }, { c: 2 }, { b: 3 }, 4] }, '$a.b', [1, 3]],
  ['does not enter an array in an array', { a: [[{ b: 1 }]] }, '$a.b', []],
  ['takes a number in a path for a name', { a: ['x'] }, '$a.0', []],
  ['reads the whole document', { a: { b: 1 } }, '$$ROOT.a.b', 1],
  ['reads the current document', { a: 1 }, '$$CURRENT.a', 1],
  ['gets a field by its name', { 'a.b': 1 }, { $getField: 'a.b' }, 1],
  // Variables
  [
    'keeps the outer $$this visible under another name',
    { a: [[1, 2], [3]] },
    {
      $map: {
        input: '$a',
        as: 'row',
        in: { $reduce: { input: '$$row', initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
      },
    },
    [3, 3],
  ],
  [
    'gives the inner $$this to the inner operator',
    { a: [[1, 2], [3]] },
    { $map: { input: '$a', in: { $map: { input: '$$this', in: { $add: ['$$this', 1] } } } } },
    [[2, 3], [4]],
  ],
  [
    'makes null of a missing field in $map',
    { a: [{ b: 1 }, {}] },
    { $map: { input: '$a', in: '$$this.b' } },
    [1, null],
  ],
  [
    'filters up to a limit',
    { a: [1, 2, 3, 4] },
    { $filter: { input: '$a', as: 'n', cond: { $gt: ['$$n', 1] }, limit: 2 } },
    [2, 3],
  ],
  [
    'defines variables',
    { a: 2 },
    { $let: { vars: { b: { $multiply: ['$a', 2] } }, in: { $add: ['$$b', '$a'] } } },
    6,
  ],
  // Choice
  ['chooses', { a: 0 }, { $cond: ['$a', 'yes', 'no'] }, 'no'],
  [
    'switches',
    { a: 5 },
    { $switch: { branches: [{ case: { $gt: ['$a', 3] }, then: 'many' }], default: 'few' } },
    'many',
  ],
  ['compares', { a: 1, b: 'x' }, { $cmp: ['$a', '$b'] }, -1],
  ['takes a literal as it is', {}, { $literal: { $add: [1, 2] } }, { $add: [1, 2] }],
  // Arrays
  ['counts from the end', { a: [1, 2, 3] }, { $arrayElemAt: ['$a', -1] }, 3],
  ['finds nothing behind the end', { a: [1] }, { $arrayElemAt: ['$a', 5] }, undefined],
  ['finds an element', { a: [1, 2] }, { $in: [new Double(2), '$a'] }, true],
  ['slices from the end', { a: [1, 2, 3, 4] }, { $slice: ['$a', -3, 2] }, [2, 3]],
  ['joins arrays', { a: [1], b: [2] }, { $concatArrays: ['$a', '$b'] }, [1, 2]],
  ['gives null for a join with null', { a: [1] }, { $concatArrays: ['$a', '$b'] }, null],
  ['counts', { a: [1, 2] }, { $size: '$a' }, 2],
  ['makes a range', {}, { $range: [0, 10, 4] }, [0, 4, 8]],
  ['turns an array round', { a: [1, 2] }, { $reverseArray: '$a' }, [2, 1]],
  ['makes pairs of a document', { a: { x: 1 } }, { $objectToArray: '$a' }, [{ k: 'x', v: 1 }]],
  [
    'makes a document of pairs',
    {
      a: [
        ['x', 1],
        ['y', 2],
      ],
    },
    { $arrayToObject: '$a' },
    { x: 1, y: 2 },
  ],
  // Text
  ['joins text', { a: 'x' }, { $concat: ['$a', '-', '$a'] }, 'x-x'],
  ['gives null for text and null', { a: null }, { $concat: ['x', '$a'] }, null],
  ['changes the case of ASCII alone', { a: 'ärger' }, { $toUpper: '$a' }, 'äRGER'],
  ['counts code points', { a: 'a😀' }, { $strLenCP: '$a' }, 2],
  ['counts bytes', { a: 'a😀' }, { $strLenBytes: '$a' }, 5],
  ['cuts by code points', { a: 'a😀b' }, { $substrCP: ['$a', 1, 1] }, '😀'],
  ['splits', { a: 'a,b' }, { $split: ['$a', ','] }, ['a', 'b']],
  [
    'replaces literally',
    { a: 'a.b.c' },
    { $replaceAll: { input: '$a', find: '.', replacement: '+$&' } },
    'a+$&b+$&c',
  ],
  // Types
  ['names types', { a: Long.fromNumber(1) }, { $type: '$a' }, 'long'],
  ['names a missing field', {}, { $type: '$a' }, 'missing'],
  [
    'does not take a timestamp for a number',
    { a: new Timestamp({ t: 5, i: 1 }) },
    { $isNumber: '$a' },
    false,
  ],
  ['reads an integer', { a: '-12' }, { $toInt: '$a' }, new Int32(-12)],
  ['cuts a fraction off', { a: new Double(-1.9) }, { $toLong: '$a' }, Long.fromNumber(-1)],
  [
    'writes an id',
    { a: new ObjectId('6b02dc04844492a14de04f62') },
    { $toString: '$a' },
    '6b02dc04844492a14de04f62',
  ],
  ['writes a date', { a: DATE }, { $toString: '$a' }, '2024-01-31T10:20:30.456Z'],
  // Dates
  [
    'adds a month to its last day',
    { a: DATE },
    { $dateAdd: { startDate: '$a', unit: 'month', amount: 1 } },
    new Date('2024-02-29T10:20:30.456Z'),
  ],
  [
    'adds a year to February 29',
    { a: new Date('2024-02-29') },
    { $dateAdd: { startDate: '$a', unit: 'year', amount: 1 } },
    new Date('2025-02-28'),
  ],
  [
    'subtracts quarters',
    { a: new Date('2024-05-31') },
    { $dateSubtract: { startDate: '$a', unit: 'quarter', amount: 1 } },
    new Date('2024-02-29'),
  ],
  [
    'adds weeks',
    { a: DATE },
    { $dateAdd: { startDate: '$a', unit: 'week', amount: 2 } },
    new Date('2024-02-14T10:20:30.456Z'),
  ],
  ['gives the week that begins on Sunday', { a: new Date('2023-01-01') }, { $week: '$a' }, 1],
  ['gives week 0 before the first Sunday', { a: new Date('2022-01-01') }, { $week: '$a' }, 0],
  ['gives the ISO week of a year’s end', { a: new Date('2024-12-30') }, { $isoWeek: '$a' }, 1],
  [
    'gives the year of the ISO week',
    { a: new Date('2024-12-30') },
    { $isoWeekYear: '$a' },
    Long.fromNumber(2025),
  ],
  ['gives the day of the year', { a: new Date('2024-12-31') }, { $dayOfYear: '$a' }, 366],
  [
    'writes a date in a format',
    { a: DATE },
    { $dateToString: { date: '$a', format: '%Y-W%V %j %%' } },
    '2024-W05 031 %',
  ],
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

  const bytes = (value: unknown): string => mongo.BSON.EJSON.stringify(value, { relaxed: false });
  const run = (pipeline: mongo.Document[], options = {}): Promise<mongo.Document[]> =>
    collection.aggregate(pipeline, options).toArray();
  /** With the classes of the numbers, which tell an int32 from a double. */
  const runTyped = (pipeline: mongo.Document[]): Promise<mongo.Document[]> =>
    run(pipeline, { promoteValues: false });

  it.each(CASES)('%s', async (_title, doc, expression, expected) => {
    await collection.insertOne({ ...doc });
    const [result] = await runTyped([{ $replaceWith: { value: expression } }]);
    expect(bytes(result)).toBe(
      bytes(
        expected === undefined
          ? {}
          : mongo.BSON.deserialize(mongo.BSON.serialize({ value: expected }), { promoteValues: false }),
      ),
    );
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

  it('$group leaves missing fields out of what it collects', async () => {
    await collection.insertMany([
      { _id: 1 as never, a: 1 },
      { _id: 2 as never },
      { _id: 3 as never, a: null },
    ]);
    const group = {
      _id: null,
      all: { $push: '$a' },
      set: { $addToSet: '$a' },
      first: { $first: '$none' },
      most: { $max: '$none' },
    };
    const [result] = await collection.aggregate([{ $sort: { _id: 1 } }, { $group: group }]).toArray();
    expect(result).toMatchObject({ all: [1, null], first: null, most: null });
    expect(result!['set']).toHaveLength(2);
  });

  it('$sum adds ten tenths to one, and $mergeObjects keeps earlier fields that no later document has', async () => {
    await collection.insertMany(Array.from({ length: 10 }, (_, n) => ({ a: 0.1, o: { [`x${n % 2}`]: n } })));
    const [result] = await collection
      .aggregate([
        { $sort: { _id: 1 } },
        { $group: { _id: null, sum: { $sum: '$a' }, all: { $mergeObjects: '$o' } } },
      ])
      .toArray();
    expect(result).toEqual({ _id: null, sum: 1, all: { x0: 8, x1: 9 } });
  });

  it('$lookup accepts a nested field name', async () => {
    await collection.insertMany([{ _id: 1 as never, of: 2 }, { _id: 2 as never }]);
    const lookup = { from: 'things', localField: 'of', foreignField: '_id', as: 'found.there' };
    expect(
      await collection.aggregate([{ $match: { _id: 1 as never } }, { $lookup: lookup }]).toArray(),
    ).toEqual([{ _id: 1, of: 2, found: { there: [{ _id: 2 }] } }]);
  });

  it.each<[string, mongo.Document, number]>([
    ['elements at the end of a path', { a: [{ x: [1, 2] }, { x: 5 }] }, 1],
    ['no array as a whole', { a: [{ x: [[1]] }] }, 0],
    ['null where a path finds nothing', { a: [{ y: 1 }, 1] }, 1],
    ['nothing but what it finds', { a: [{ x: 7 }, { y: 1 }] }, 0],
  ])('$lookup compares %s', async (_title, local, found) => {
    await collection.insertMany([local, { b: 1 }, { b: null }]);
    const lookup = { from: collection.collectionName, localField: 'a.x', foreignField: 'b', as: 'joined' };
    const onB = { $filter: { input: '$joined', cond: { $ne: [{ $type: '$$this.b' }, 'missing'] } } };
    const stages = [
      { $match: { a: { $exists: true } } },
      { $lookup: lookup },
      { $set: { n: { $size: onB } } },
    ];
    expect(await run(stages)).toMatchObject([{ n: found }]);
  });

  it('$unwind leaves inner arrays and numbers elements as int64', async () => {
    await collection.insertOne({ _id: 1 as never, a: [{ b: [1, 2] }], c: { d: ['x'] } });
    expect(await run([{ $unwind: '$a.b' }])).toEqual([]);
    const [result] = await runTyped([
      { $unwind: { path: '$c.d', includeArrayIndex: 'at.index' } },
      { $project: { c: 1, at: 1 } },
    ]);
    expect(bytes(result!['at'])).toBe(bytes({ index: Long.ZERO }));
  });

  it('an update with a pipeline keeps _id when the pipeline drops it', async () => {
    await collection.insertOne({ _id: 1 as never, a: { b: 2 } });
    await collection.updateOne({}, [{ $replaceWith: '$a' }]);
    expect(await collection.findOne()).toEqual({ _id: 1, b: 2 });
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

  it('delete requires a limit of each deletion', async () => {
    await collection.insertMany([{}, {}]);
    await expect(connection.db.command({ delete: 'things', deletes: [{ q: {} }] })).rejects.toMatchObject({
      code: 40414,
    });
    expect(await collection.countDocuments()).toBe(2);
  });

  it('$rename refuses a path into an array', async () => {
    await collection.insertOne({ a: 1, list: [{}] });
    await expect(collection.updateOne({}, { $rename: { a: 'list.0.a' } })).rejects.toMatchObject({ code: 2 });
  });

  it('an unknown command gets another error than one that is left out', async () => {
    await expect(connection.db.admin().buildInfo()).resolves.toMatchObject({ ok: 1 });
    await expect(connection.db.command({ nonsense: 1 })).rejects.toMatchObject({ code: 59 });
  });

  it.each<[string, mongo.Filter<mongo.Document>, boolean]>([
    ['$ before a final newline', { a: /x$/ }, true],
    ['a dot for a carriage return', { b: /^x.y$/ }, true],
    ['no ASCII space for a non-breaking one', { c: /^x\sy$/ }, false],
  ])('$regexMatch reads a regular expression as PCRE does: %s', async (_title, filter, matches) => {
    await collection.insertOne({ a: 'x\n', b: 'x\ry', c: 'x\u00a0y' });
    expect(await collection.countDocuments(filter)).toBe(matches ? 1 : 0);
  });

  it.each<[string, unknown, number]>([
    ['division by zero', { $divide: [1, 0] }, 2],
    ['text in a sum', { $add: [1, 'x'] }, 14],
    ['a rounding beyond int64', { $round: [Long.MAX_VALUE, -1] }, 51080],
    ['a range from beyond int32', { $range: [2 ** 31, 0] }, 34444],
    ['pairs of two forms', { $arrayToObject: [[{ k: 'a', v: 1 }, ['b', 2]]] }, 40391],
    ['an infinite date', { $toDate: Infinity }, 241],
    ['a part of a date without the date', { $year: {} }, 40539],
    ['a part of two dates', { $year: [new Date(0), new Date(0)] }, 40536],
    ['a sum of dates without an amount', { $dateAdd: { startDate: new Date(0), unit: 'day' } }, 5166402],
    ['a text of no date', { $dateToString: {} }, 18628],
    ['a size of no array', { $size: 'x' }, 17124],
    ['an undefined variable', '$$nothing', 17276],
    ['a choice without a branch', { $switch: { branches: [{ case: false, then: 1 }] } }, 40066],
    ['a range beyond the memory', { $range: [0, 2_147_483_647] }, 146],
    ['a text that is no number', { $toInt: 'x' }, 241],
    ['the absolute value of the smallest int64', { $abs: Long.MIN_VALUE }, 28680],
    ['a format character that does not exist', { $dateToString: { date: new Date(0), format: '%Q' } }, 18536],
  ])('%s is refused', async (_title, expression, code) => {
    await collection.insertOne({});
    await expect(run([{ $set: { value: expression } }])).rejects.toMatchObject({ code });
  });

  it('maxTimeMS ends a query that takes longer', async () => {
    await collection.insertOne({});
    const numbers = { $range: [0, 3_000] };
    const slow = {
      $sum: { $map: { input: numbers, in: { $sum: { $map: { input: numbers, as: 'n', in: 1 } } } } },
    };
    await expect(run([{ $set: { value: slow } }], { maxTimeMS: 20 })).rejects.toMatchObject({ code: 50 });
    await expect(collection.countDocuments()).resolves.toBe(1);
  });

  it('a response that cannot be encoded becomes an error, and the connection goes on', async () => {
    await collection.insertOne({ big: 'x'.repeat(9_000_000) });
    await expect(run([{ $project: { a: '$big', b: '$big' } }])).rejects.toMatchObject({ code: 10334 });
    await expect(collection.countDocuments()).resolves.toBe(1);
  });

  it('insert puts the time in place of an empty timestamp', async () => {
    await collection.insertOne({ at: new Timestamp(0n), inside: { at: new Timestamp(0n) } });
    const found = await collection.findOne<{ at: mongo.Timestamp; inside: { at: mongo.Timestamp } }>();
    expect(found!.at.getHighBitsUnsigned()).toBeGreaterThan(1_600_000_000);
    expect(found!.inside.at.isZero()).toBe(true);
  });

  it('an answer says ok as a double', async () => {
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
    ['an array with many values', { a: { $all: Array.from({ length: 5_000 }, (_, n) => n + 1) } }],
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

  onlyEmbedded.each<[string, unknown]>([
    ['regular expressions in expressions', { $regexFindAll: { input: 'x', regex: '' } }],
    ['a timezone', { $hour: { date: new Date(0), timezone: 'Europe/Vienna' } }],
    ['dates from parts', { $dateFromParts: { year: 2024 } }],
    ['decimal arithmetic', { $add: [Decimal128.fromString('1'), 1] }],
    ['sets', { $setUnion: [[1], [2]] }],
    ['the text of a double', { $toString: 1.5 }],
    ['a computed name', { $getField: '$a' }],
    ['the name of a month', { $dateToString: { date: new Date(0), format: '%B' } }],
    [
      'numbers as names behind others',
      {
        $arrayToObject: [
          [
            ['b', 1],
            ['5', 2],
          ],
        ],
      },
    ],
  ])('%s in an expression is refused as unsupported', async (_title, expression) => {
    await collection.insertOne({});
    await expect(run([{ $set: { value: expression } }])).rejects.toMatchObject({ code: 238 });
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

  onlyEmbedded('a top-N accumulator, explain and statistics are refused as unsupported', async () => {
    const top = { $top: { sortBy: { a: 1 }, output: '$a' } };
    await expect(run([{ $group: { _id: null, top } }])).rejects.toMatchObject({ code: 238 });
    for (const command of [
      { explain: { find: 'things' } },
      { dbStats: 1 },
      { serverStatus: 1 },
      { collMod: 'things' },
    ]) {
      await expect(connection.db.command(command)).rejects.toMatchObject({ code: 238 });
    }
  });

  onlyEmbedded('a group by the smallest key is refused as unsupported', async () => {
    await collection.insertOne({ a: new MinKey() });
    await expect(run([{ $group: { _id: '$a' } }])).rejects.toMatchObject({ code: 238 });
    await expect(run([{ $group: { _id: null, a: { $max: '$a' } } }])).rejects.toMatchObject({ code: 238 });
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
