import { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

const { Decimal128, Double, Int32, Long } = mongo;

interface Case {
  readonly doc: mongo.Document;
  readonly filter?: mongo.Document;
  readonly update: mongo.Document;
  readonly expected: mongo.Document;
}

const CASES: Readonly<Record<string, Case>> = {
  'sets nested fields and creates their parents': {
    doc: { a: 1 },
    update: { $set: { 'b.c.d': 2 } },
    expected: { a: 1, b: { c: { d: 2 } } },
  },
  'sets array elements and pads with null': {
    doc: { a: [1] },
    update: { $set: { 'a.3': 4 } },
    expected: { a: [1, null, null, 4] },
  },
  'unsets fields, and array elements to null': {
    doc: { a: 1, b: [1, 2] },
    update: { $unset: { a: '', 'b.0': '', c: '' } },
    expected: { b: [null, 2] },
  },
  'does not create parents to unset': { doc: {}, update: { $unset: { 'a.b': '' } }, expected: {} },
  'increments, missing fields too': {
    doc: { a: 1 },
    update: { $inc: { a: 2, c: 5 } },
    expected: { a: 3, c: 5 },
  },
  'takes the maximum in BSON order': {
    doc: { a: 5, b: 5 },
    update: { $max: { a: 3, b: 9, d: 1 } },
    expected: { a: 5, b: 9, d: 1 },
  },
  'pushes at a position': {
    doc: { a: [1, 2] },
    update: { $push: { a: { $each: [9], $position: -1 } } },
    expected: { a: [1, 9, 2] },
  },
  'adds to a set once': {
    doc: { a: [1, { x: 1 }] },
    update: { $addToSet: { a: { $each: [1, 2, { x: 1 }, 2] } } },
    expected: { a: [1, { x: 1 }, 2] },
  },
  'pulls values, conditions and documents': {
    doc: { a: [1, 2, 3], b: [1, 5, 9], c: [{ x: 1, y: 1 }, { x: 2 }] },
    update: { $pull: { a: 2, b: { $gt: 4 }, c: { x: 1 } } },
    expected: { a: [1, 3], b: [1], c: [{ x: 2 }] },
  },
  'pulls documents by a clause': {
    doc: { a: [{ x: 1 }, { y: 2 }, { z: 3 }, 4] },
    update: { $pull: { a: { $or: [{ x: 1 }, { y: 2 }] } } },
    expected: { a: [{ z: 3 }, 4] },
  },
  'changes the first element that $in names': {
    doc: { a: [4, 2] },
    filter: { a: { $in: [2, 4] } },
    update: { $set: { 'a.$': 0 } },
    expected: { a: [0, 2] },
  },
  'pulls a list': { doc: { a: [1, 2, 1, 3] }, update: { $pullAll: { a: [1, 3] } }, expected: { a: [2] } },
  'changes the element that matched': {
    doc: {
      a: [
        { k: 'x', n: 1 },
        { k: 'y', n: 1 },
      ],
    },
    filter: { 'a.k': 'y' },
    update: { $set: { 'a.$.n': 2 } },
    expected: {
      a: [
        { k: 'x', n: 1 },
        { k: 'y', n: 2 },
      ],
    },
  },
  'changes the element that $elemMatch found': {
    doc: { a: [1, 6, 8] },
    filter: { a: { $elemMatch: { $gt: 5 } } },
    update: { $inc: { 'a.$': 1 } },
    expected: { a: [1, 7, 8] },
  },
};

describe('Updates', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<mongo.Document>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('updates');
  });

  afterAll(() => connection.stop());

  beforeEach(() => collection.deleteMany({}));

  it.each(Object.entries(CASES))('%s', async (_name, { doc, filter = {}, update, expected }) => {
    await collection.insertOne({ ...doc });
    await collection.updateOne(filter, update);
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual(expected);
  });

  it('update keeps the types of numbers', async () => {
    await collection.insertOne({
      int: new Int32(2147483647),
      long: Long.fromNumber(1),
      double: new Double(1),
      decimal: Decimal128.fromString('1.10'),
      untouched: Long.fromString('9007199254740993'),
    });
    await collection.updateOne({}, { $inc: { int: new Int32(1), long: new Int32(1), double: new Int32(1) } });
    const found = await collection.findOne({}, { promoteValues: false });
    expect(found).toMatchObject({
      int: Long.fromString('2147483648'),
      long: Long.fromNumber(2),
      double: new Double(2),
      decimal: Decimal128.fromString('1.10'),
      untouched: Long.fromString('9007199254740993'),
    });
  });

  it('two operators on one place are refused, even through a positional path', async () => {
    await collection.insertOne({ a: [1] });
    const update = collection.updateOne({ a: 1 }, { $set: { 'a.$': 1, 'a.0': 2 } });
    await expect(update).rejects.toMatchObject({ code: 40 });
  });

  it('update returns how many documents matched and how many changed', async () => {
    await collection.insertMany([{ a: 1 }, { a: 1 }, { a: 2 }]);
    expect(await collection.updateMany({}, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 1,
    });
    expect(await collection.updateOne({ a: 9 }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });

  it('updateOne changes the first document in sort order', async () => {
    await collection.insertMany([{ n: 2 }, { n: 1 }, { n: 3 }]);
    const update = (multi: boolean) =>
      connection.db.command({
        update: 'updates',
        updates: [{ q: {}, u: { $set: { first: true } }, sort: { n: 1 }, multi }],
      });
    await update(false);
    expect(await collection.find({ first: true }).toArray()).toMatchObject([{ n: 1 }]);
    await expect(update(true)).resolves.toMatchObject({ writeErrors: [{ code: 9 }] });
  });

  it('incrementing by zero keeps a negative zero', async () => {
    await collection.insertOne({ a: new Double(-0) });
    expect(await collection.updateOne({}, { $inc: { a: new Double(0) } })).toMatchObject({
      modifiedCount: 0,
    });
    expect(Object.is((await collection.findOne())?.['a'], -0)).toBe(true);
  });

  it('a replacement puts _id first', async () => {
    const { insertedId: _id } = await collection.insertOne({ a: 1 });
    await collection.replaceOne({}, { b: 1, _id });
    expect(Object.keys((await collection.findOne())!)).toEqual(['_id', 'b']);
  });

  it('a replacement without _id counts as a change, even if nothing differs', async () => {
    const { insertedId: _id } = await collection.insertOne({ a: 1 });
    expect(await collection.replaceOne({}, { a: 1 })).toMatchObject({ modifiedCount: 1 });
    expect(await collection.replaceOne({}, { _id, a: 1 })).toMatchObject({ modifiedCount: 0 });
  });

  it('updates cannot nest documents deeper than 180 levels', async () => {
    const createNestedDocument = (levels: number): mongo.Document =>
      levels === 0 ? {} : { a: createNestedDocument(levels - 1) };
    await collection.insertOne(createNestedDocument(179));
    await expect(collection.insertOne(createNestedDocument(180))).rejects.toMatchObject({ code: 15 });
    await expect(collection.updateOne({}, { $set: { b: createNestedDocument(179) } })).rejects.toMatchObject({
      code: 15,
    });
  });

  it('a replacement replaces everything but _id', async () => {
    const { insertedId } = await collection.insertOne({ a: 1, b: 2 });
    await collection.replaceOne({ a: 1 }, { c: 3 });
    expect(await collection.findOne()).toEqual({ _id: insertedId, c: 3 });
  });

  it.each<[string, mongo.Document, mongo.Document, number]>([
    ['a change of _id', { a: 1 }, { $set: { _id: 9 } }, 66],
    ['two changes of one field', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['changes of a field and its subfield', { a: {} }, { $set: { a: 1 }, $inc: { 'a.b': 1 } }, 40],
    ['a path through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a name inside an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
    ['an operator on no fields', { a: 1 }, { $set: 1 }, 9],
    ['an increment of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['an increment by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['a push onto a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
    ['a position that nothing matched', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
    ['an operator in a replacement', { a: 1 }, { $set: { a: 1 }, b: 1 }, 9],
    ['two positions', { a: [{ b: [1] }] }, { $set: { 'a.$.b.$': 1 } }, 2],
    ['an increment of an array', { a: [1] }, { $inc: { a: 1 } }, 14],
    ['a removal from a scalar', { a: 1 }, { $pull: { a: 1 } }, 2],
    ['an invalid list of removals', { a: [1] }, { $pullAll: { a: 1 } }, 2],
    ['$each without a list', { a: [1] }, { $push: { a: { $each: 1 } } }, 2],
    ['an empty path component', { a: 1 }, { $set: { 'a..b': 1 } }, 56],
  ])('update refuses %s and changes nothing', async (_name, doc, update, code) => {
    await collection.insertOne({ ...doc });
    await expect(collection.updateOne({}, update)).rejects.toMatchObject({ code });
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual(doc);
  });

  it('$inc counts fifty concurrent increments of one document correctly', async () => {
    await collection.insertOne({ _id: 'counter' as never, n: 0 });
    const seen = await Promise.all(
      Array.from({ length: 50 }, () =>
        collection.findOneAndUpdate(
          { _id: 'counter' as never },
          { $inc: { n: 1 } },
          { returnDocument: 'after' },
        ),
      ),
    );
    expect(seen.map((doc) => doc?.['n'] as number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    );
  });
});
