import { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';
import type { Values } from './query-cases';
import { CASES, MISSING, oid } from './query-cases';

const { Binary, Decimal128, Long, MaxKey, MinKey } = mongo;

describe('Queries', () => {
  let connection: ContractConnection;
  let collection: mongo.Collection<{ _id: number; a?: unknown }>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    collection = connection.db.collection('queries');
  });

  afterAll(() => connection.stop());

  const fill = async (values: Values): Promise<void> => {
    await collection.deleteMany({});
    await collection.insertMany(values.map((a, _id) => (a === MISSING ? { _id } : { _id, a })));
  };
  const listIds = async (filter: mongo.Document): Promise<number[]> =>
    (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

  it.each(CASES)('%s', async (_name, values, filter, found) => {
    await fill(values);
    expect(await listIds(filter)).toEqual(found);
  });

  it.each(CASES)('%s, through an index', async (_name, values, filter, found) => {
    await fill(values);
    await collection.createIndex({ a: 1 });
    try {
      expect(await listIds(filter)).toEqual(found);
    } finally {
      await collection.dropIndex('a_1');
    }
  });

  it('sort follows the order of BSON types', async () => {
    const values = [
      ...[new MinKey(), null, MISSING, -1, Long.fromNumber(0), 0.5, Decimal128.fromString('0.75'), 'a', 'b'],
      ...[{ x: 1 }, { x: 2 }, new Binary(Buffer.from('a')), oid, false, true, new Date(0), /a/, new MaxKey()],
    ];
    await fill([...values].reverse());
    const sorted = await collection.find().sort({ a: 1, _id: -1 }).toArray();
    const expected = values.map((_, i) => values.length - 1 - i);
    expect(sorted.map(({ _id }) => _id)).toEqual(expected);
    const reversed = await collection.find().sort({ a: -1, _id: 1 }).toArray();
    expect(reversed.map(({ _id }) => _id)).toEqual([...expected].reverse());
  });

  it('sort orders arrays by their smallest or largest element, and puts empty ones before null', async () => {
    await fill([[5, 1], 2, [3], [], null]);
    expect((await collection.find().sort({ a: 1 }).toArray()).map(({ _id }) => _id)).toEqual([3, 4, 0, 1, 2]);
    expect((await collection.find().sort({ a: -1 }).toArray()).map(({ _id }) => _id)).toEqual([
      0, 2, 1, 4, 3,
    ]);
  });

  it('sort accepts a path to an array element, but not two arrays at once', async () => {
    await fill([[3, 1], [1, 9], [2]]);
    expect((await collection.find().sort({ 'a.0': 1 }).toArray()).map(({ _id }) => _id)).toEqual([1, 2, 0]);
    await collection.deleteMany({});
    await collection.insertOne({ _id: 1, a: { x: [1], y: [2] } });
    await expect(collection.find().sort({ 'a.x': 1, 'a.y': 1 }).toArray()).rejects.toMatchObject({ code: 2 });
  });
});
