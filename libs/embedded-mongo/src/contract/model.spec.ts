import fc from 'fast-check';
import type { mongo } from 'mongoose';
import type { ContractConnection } from './contract-database';
import { connectContractDatabase } from './contract-database';

import type { Filter, Row } from './plain-model';
import { DUPLICATE, toKey, Model, toMongo, omitField } from './plain-model';

interface Step {
  readonly act:
    'insert' | 'set' | 'inc' | 'push' | 'pull' | 'unset' | 'replace' | 'upsert' | 'delete' | 'find';
  readonly many: boolean;
  readonly filter: Filter;
  readonly value: number;
}

const small = fc.integer({ min: 0, max: 3 });
const filterArbitrary: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('all' as const) },
  {
    weight: 5,
    arbitrary: fc.record({
      field: fc.constantFrom('key', 'n', 'tag', 'x'),
      test: fc.constantFrom('is', 'not', 'above', 'in'),
      value: small,
    }),
  },
);
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    ...([
      'insert',
      'insert',
      'set',
      'inc',
      'push',
      'pull',
      'unset',
      'replace',
      'upsert',
      'delete',
      'find',
    ] as const),
  ),
  many: fc.boolean(),
  filter: filterArbitrary,
  value: small,
});

async function runBoth(
  model: Model,
  rows: mongo.Collection<Row>,
  { act, many, filter, value }: Step,
): Promise<unknown[]> {
  const query = toMongo(filter) as mongo.Filter<Row>;
  const id = model.createId();
  const update = async (change: mongo.Document, plain: (row: Row) => Row): Promise<unknown[]> => {
    const send = many ? rows.updateMany(query, change) : rows.updateOne(query, change);
    return settleBoth(
      send.then(({ matchedCount }) => matchedCount),
      () => model.change(filter, many, plain),
    );
  };
  switch (act) {
    case 'insert': {
      const row: Row = {
        _id: id,
        n: value,
        tags: [value],
        inner: { x: value },
        ...(many ? {} : { key: toKey(value) }),
      };
      return settleBoth(
        rows.insertOne({ ...row }).then(() => 1),
        () => (model.insert(row), 1),
      );
    }
    case 'set':
      return update({ $set: { key: toKey(value), 'inner.x': value } }, (row) => ({
        ...row,
        key: toKey(value),
        inner: { x: value },
      }));
    case 'inc':
      return update({ $inc: { n: value } }, (row) => ({ ...row, n: (row.n ?? 0) + value }));
    case 'push':
      return update({ $push: { tags: value } }, (row) => ({ ...row, tags: [...(row.tags ?? []), value] }));
    case 'pull':
      return update({ $pull: { tags: { $gte: value } } }, (row) =>
        row.tags ? { ...row, tags: row.tags.filter((tag) => tag < value) } : row,
      );
    case 'unset':
      return update({ $unset: { [many ? 'n' : 'key']: '' } }, (row) => omitField(row, many ? 'n' : 'key'));
    case 'replace':
      return settleBoth(
        rows.replaceOne(query, { n: value }).then(({ matchedCount }) => matchedCount),
        () => model.change(filter, false, ({ _id }) => ({ _id, n: value })),
      );
    case 'upsert':
      return settleBoth(
        rows
          .updateOne({ key: toKey(value) }, { $inc: { n: 1 }, $setOnInsert: { _id: id } }, { upsert: true })
          .then(({ upsertedCount }) => upsertedCount),
        () => {
          const target: Filter = { field: 'key', test: 'is', value };
          if (model.change(target, false, (row) => ({ ...row, n: (row.n ?? 0) + 1 })) > 0) return 0;
          model.insert({ _id: id, key: toKey(value), n: 1 });
          return 1;
        },
      );
    case 'delete': {
      const send = many ? rows.deleteMany(query) : rows.deleteOne(query);
      return settleBoth(
        send.then(({ deletedCount }) => deletedCount),
        () => model.delete(filter, many),
      );
    }
    case 'find':
      return settleBoth(rows.find(query).sort({ _id: 1 }).toArray(), () =>
        [...model.find(filter)].sort((a, b) => a._id - b._id),
      );
  }
}

async function settleBoth(sent: Promise<unknown>, plain: () => unknown): Promise<unknown[]> {
  const answer = await sent.catch((error: { code?: number }) => (error.code === 11000 ? DUPLICATE : error));
  try {
    return [answer, plain()];
  } catch (error) {
    return [answer, (error as Error).message];
  }
}

describe('A random history of a collection', () => {
  let connection: ContractConnection;
  let rows: mongo.Collection<Row>;

  beforeAll(async () => {
    connection = await connectContractDatabase();
    rows = connection.db.collection('rows');
    await rows.createIndex({ key: 1 }, { unique: true, sparse: true });
    await rows.createIndex({ n: 1, 'inner.x': 1 });
    await rows.createIndex({ tags: 1 });
  });

  afterAll(() => connection.stop());

  it('any sequence of commands gives the same documents and responses as a plain model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await rows.deleteMany({});
        const model = new Model();
        for (const each of steps) {
          const [answer, expected] = await runBoth(model, rows, each);
          expect(answer).toEqual(expected);
        }
        const compareById = (a: Row, b: Row): number => a._id - b._id;
        expect((await rows.find().toArray()).sort(compareById)).toEqual([...model.rows].sort(compareById));
      }),
      { numRuns: 40 },
    );
  }, 120_000);
});
