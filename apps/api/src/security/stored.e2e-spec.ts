import {
  type RegisterResponse,
  type TokenPair,
  LISTED_WEARS,
  MAX_MARKS,
  MAX_WEARS,
  WARDROBE_UNDO_PIECES,
} from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types, type mongo, type Schema } from 'mongoose';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ENTRY_MODEL, auditEntrySchema } from '../operations/audit/audit-entry.schema';
import { readConfig } from '../platform/config/config';
import { MIGRATIONS_COLLECTION } from '../platform/database/migrations/migration-runner';
import { createHttpApp } from '../platform/http/http-app';
import { PersonalData } from '../platform/personal-data/personal-data';
import { Shop } from '../testing/shop';
import { TestApp } from '../testing/test-app';
import { WorkerModule } from '../worker.module';
import { randomUUID } from 'node:crypto';
import { OneTimeTokensService } from '../auth/mails/one-time-tokens.service';
import { FollowUpsRepository } from '../wardrobe/follow-ups/follow-ups.repository';
import { DAY_MS } from '../platform/clock/durations';
import { STORED_LIMITS, type StoredLimit } from '../platform/database/stored-limits';

const DOCUMENT = readFileSync(join(__dirname, '../../../../docs/security.md'), 'utf8');

interface Row {
  collection: string;
  limit: string;
  ends: string;
}

const rows: Row[] = [...DOCUMENT.matchAll(/^- `(\w+)`: [^(\n]+(?:\((.+?)\))?\. (.+)\.$/gm)].map(
  ([, collection = '', limit = '', ends = '']) => ({ collection, limit, ends }),
);
const listed = rows.map(({ collection }) => collection).sort();

const PASSWORD = 'a password to look for 42';

let test: TestApp;
let shop: Shop;
let connection: Connection;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
  shop = new Shop(test);
  connection = test.app.get<Connection>(getConnectionToken());
  connection.model(AUDIT_ENTRY_MODEL, auditEntrySchema);
});
afterAll(() => test.stop());

describe('"What is stored" in docs/security.md', () => {
  beforeAll(async () => {
    await test.signedIn();
    await connection.model(AUDIT_ENTRY_MODEL).createIndexes();
  });

  const listModels = () => Object.values(connection.models);

  it('lists each collection with its expiry, or the reason why it has none [S85]', async () => {
    const registered = listModels().map((model) => model.collection.name);
    expect(listed).toEqual([...new Set([...registered, MIGRATIONS_COLLECTION])].sort());
    expect(rows.filter(({ ends }) => ends.length < 10)).toEqual([]);
  });

  it('lists every collection of the database [S85]', async () => {
    const collections = (await connection.db!.listCollections().toArray()).map(({ name }) => name);
    expect(collections.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('the worker deletes the personal data of the same domains as the API [S83]', async () => {
    const folder = await TestApp.createFolder();
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const worker = await createHttpApp(WorkerModule.register(config), config);
    await worker.init();
    const names = worker.get(PersonalData, { strict: false }).names;
    await worker.close();
    rmSync(folder, { recursive: true, force: true });
    expect(names).toEqual(test.app.get(PersonalData, { strict: false }).names);
  });

  it('collections expire exactly where the list says so [S85]', async () => {
    const byItself: string[] = [];
    for (const model of listModels()) {
      const indexes = await model.collection.indexes();
      if (indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined))
        byItself.push(model.collection.name);
    }
    expect(byItself.sort()).toEqual(
      rows
        .filter(({ ends }) => /by itself/i.test(ends))
        .map(({ collection }) => collection)
        .sort(),
    );
  });
});

describe('Secrets in the database', () => {
  async function dumpDatabase(): Promise<Record<string, string>> {
    const { db } = test.app.get<Connection>(getConnectionToken());
    const collections = await db!.listCollections().toArray();
    const contents = collections.map(async ({ name }) => [
      name,
      JSON.stringify(await db!.collection(name).find().toArray()),
    ]);
    return Object.fromEntries((await Promise.all(contents)) as [string, string][]);
  }

  it('the database contains no token and no password after all of them were used [S23] [S28]', async () => {
    const { accessToken, refreshToken, account, user } = await test.signedIn({ password: PASSWORD });
    const refreshed = await test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
    await test.request('POST', '/api/password/forgot-password', { email: account.email });
    const resetToken = await test.mailedToken(account.email, 'reset-password');
    const email = 'unverified@example.com';
    const registered = await test.request<RegisterResponse>('POST', '/api/auth/register', {
      ...account,
      email,
    });
    const verifyToken = await test.mailedToken(email, 'verify-email');
    await shop.session({ accessToken: refreshed.body.accessToken });

    const contents = await dumpDatabase();
    expect(contents['users']).toContain(account.email);
    for (const collection of ['sessions', 'onetimetokens', 'checkouts'])
      expect(contents[collection]).toContain(user.id);
    const pairs = [{ accessToken, refreshToken }, refreshed.body];
    const secrets = [
      ...pairs.flatMap((pair) => [pair.accessToken, pair.accessToken.split('.')[2]!]),
      ...pairs.flatMap((pair) => [pair.refreshToken, pair.refreshToken.split('.')[2]!]),
      resetToken,
      verifyToken,
      registered.body.registrationKey,
      PASSWORD,
    ];
    // Local mode's mailbox holds links like any mailbox; production has none.
    const { keptmails: _mailbox, ...others } = contents;
    for (const [collection, content] of Object.entries(others))
      for (const secret of secrets)
        expect(`${collection} ${content.includes(secret)}`).toBe(`${collection} false`);
  });
});

const A_SHIRT = { category: 'Tops', type: 't-shirt', attributes: {}, colors: [] };

interface Limit {
  reason?: string;
  max?: number;
  per?: string;
  lists?: Record<string, number>;
}

function listArrayPaths(schema: Schema, prefix = ''): string[] {
  const paths: string[] = [];
  schema.eachPath((path, type) => {
    const { instance, schema: inner } = type as unknown as { instance: string; schema?: Schema };
    if (instance === 'Array' || instance === 'DocumentArray') paths.push(prefix + path);
    if (inner) paths.push(...listArrayPaths(inner, `${prefix}${path}.`));
  });
  return paths;
}

const getCollection = (name: string): mongo.Collection => connection.db!.collection(name);

describe('Limits of stored data', () => {
  const limits: Record<string, Limit> = STORED_LIMITS;

  it('the limits list exactly the collections that exist [S130]', () => {
    const registered = Object.values(connection.models).map((model) => model.collection.name);
    expect(Object.keys(limits).sort()).toEqual([...new Set(registered)].sort());
  });

  it('every list within a document has a limit, in each collection [S130]', () => {
    for (const model of Object.values(connection.models)) {
      const { name } = model.collection;
      expect([name, Object.keys(limits[name]?.lists ?? {}).sort()]).toEqual([
        name,
        listArrayPaths(model.schema).sort(),
      ]);
    }
  });

  it('every collection of user documents has a limit, unless users cannot create them [S130]', () => {
    const unlimited = Object.values(connection.models)
      .filter((model) => model.schema.path('userId') && limits[model.collection.name]?.max === undefined)
      .map((model) => model.collection.name);
    expect(unlimited).toEqual(['payments']);
  });

  it('docs/security.md lists the limits [S130]', () => {
    const written = rows
      .filter(({ collection }) => collection !== MIGRATIONS_COLLECTION)
      .map(({ collection, limit }) => [collection, limit]);
    expect(Object.fromEntries(written)).toEqual(describeLimits());
  });
});

describe('Data stored for one account', () => {
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: unknown) =>
    test.request<T>(method, `/api${path}`, body, { token });

  async function storePieces(userId: string, count: number, takenOut: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await getCollection('wardrobepieces').insertMany(
      ids.map((id, slot) => ({
        ...{ userId: new Types.ObjectId(userId), id, slot, garment: A_SHIRT },
        ...{ name: 'T-shirt', words: 't-shirt', price: null, note: null, wish: false, wears: [] },
        ...{
          photo: 'a',
          createdAt: new Date(),
          deletedAt: slot < takenOut ? subtractMinutes(count - slot) : null,
        },
      })),
    );
    await getCollection('wardrobephotos').insertMany(
      ids.map((pieceId, slot) => ({
        ...{ userId: new Types.ObjectId(userId), pieceId, name: 'a', bytes: Buffer.from('a') },
        deletedAt: slot < takenOut ? subtractMinutes(count - slot) : null,
      })),
    );
    return ids;
  }

  const subtractMinutes = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it('the oldest removed pieces are deleted with their photographs, even under concurrency [S131]', async () => {
    const { token, user } = await shop.customer();
    const ids = await storePieces(user.id, WARDROBE_UNDO_PIECES + 20, WARDROBE_UNDO_PIECES);
    const now = ids.slice(WARDROBE_UNDO_PIECES);
    const responses = await Promise.all(now.map((id) => call('DELETE', `/wardrobe/${id}`, token)));
    expect(responses.map(({ status }) => status)).toEqual(now.map(() => 200));
    const owner = { userId: new Types.ObjectId(user.id) };
    for (const [name, key] of [
      ['wardrobepieces', 'id'],
      ['wardrobephotos', 'pieceId'],
    ] as const) {
      const left = await getCollection(name).find(owner).toArray();
      expect(left.map((each) => String(each[key])).sort()).toEqual(ids.slice(20).sort());
    }
    expect((await call('POST', `/wardrobe/${ids[0]}/restore`, token)).status).toBe(404);
    expect((await call('POST', `/wardrobe/${ids[20]}/restore`, token)).status).toBe(200);
  });

  it('a piece has a limited number of wear dates, even for concurrent requests [S132]', async () => {
    const { token, user } = await shop.customer();
    const [id] = await storePieces(user.id, 1, 0);
    const days = Array.from({ length: MAX_WEARS + 5 }, (_, day) =>
      new Date(Date.UTC(2020, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
    );
    await getCollection('wardrobepieces').updateOne(
      { id: id! },
      { $set: { wears: days.slice(0, MAX_WEARS - 2) } },
    );
    const responses = await Promise.all(
      days.slice(MAX_WEARS - 2).map((day) => call('PUT', `/wardrobe/${id}/wears/${day}`, token)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409, 409]);
    const stored = await getCollection('wardrobepieces').findOne({ id: id! });
    expect(stored!['wears']).toHaveLength(MAX_WEARS);
    expect((await call('PUT', `/wardrobe/${id}/wears/${days[0]}`, token)).status).toBe(200);
    await call('DELETE', `/wardrobe/${id}/wears/${days[0]}`, token);
    expect((await call('PUT', `/wardrobe/${id}/wears/${days[1]}`, token)).status).toBe(200);
    const { body } = await call<{ items: { wears: string[]; timesWorn: number }[] }>(
      'GET',
      '/wardrobe',
      token,
    );
    expect(body.items[0]).toMatchObject({ timesWorn: MAX_WEARS - 1 });
    expect(body.items[0]!.wears).toHaveLength(LISTED_WEARS);
  });

  it('a page of pieces stays small, however often each was worn [S132]', async () => {
    const { token, user } = await shop.customer();
    await storePieces(user.id, 48, 0);
    const wears = Array.from({ length: MAX_WEARS }, (_, day) =>
      new Date(Date.UTC(2020, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
    );
    await getCollection('wardrobepieces').updateMany(
      { userId: new Types.ObjectId(user.id) },
      { $set: { wears } },
    );
    const { text } = await call('GET', '/wardrobe?limit=48', token);
    expect(text.length).toBeLessThan(100_000);
  });

  it('an account has at most 1,000 marks of a kind, even for concurrent requests [S130]', async () => {
    const { token, user } = await shop.customer();
    const account = { _id: new Types.ObjectId(user.id) };
    const loved = Array.from({ length: MAX_MARKS - 1 }, (_, index) => `item-${index}`);
    await getCollection('users').updateOne(account, { $set: { 'preferences.loved': loved } });
    const ids = Array.from({ length: 8 }, (_, index) => `000000000000${index}`);
    const responses = await Promise.all(
      ids.map((id) => call('PUT', `/user/marks/${id}`, token, { mark: 'love' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...ids.slice(1).map(() => 409)]);
    const stored = await getCollection('users').findOne(account);
    expect((stored!['preferences'] as { loved: string[] }).loved).toHaveLength(MAX_MARKS);
  });

  it('follow-ups stay within their limit when they are added concurrently [S130]', async () => {
    const userId = new Types.ObjectId().toHexString();
    const followUps = test.app.get(FollowUpsRepository, { strict: false });
    const { max } = STORED_LIMITS.followups;
    const question = { source: 'check', name: 'Dress', level: null, createdAt: new Date() } as const;
    await Promise.all(
      Array.from({ length: max + 20 }, (_, key) => followUps.add(userId, { ...question, key: String(key) })),
    );
    expect(await followUps.count(userId)).toBeLessThanOrEqual(max);
    await followUps.delete(userId);
  });

  it('only the newest mailed links are valid, up to the limit [S130]', async () => {
    const userId = new Types.ObjectId().toHexString();
    const tokens = test.app.get(OneTimeTokensService, { strict: false });
    const { max } = STORED_LIMITS.onetimetokens;
    const issued: string[] = [];
    for (let link = 0; link <= max; link++) issued.push(await tokens.issue('verify-email', userId));
    const found = await Promise.all(issued.map((token) => tokens.find('verify-email', token)));
    expect(found.map((token) => token !== null)).toEqual([false, ...issued.slice(1).map(() => true)]);
    await tokens.endAll(userId);
  });
});

const OVERFLOWS = {
  reject: 'refused',
  drop: 'left out',
  'delete-oldest': 'the oldest go',
  'delete-oldest-restorable': 'refused; the oldest removed ones go',
  replace: 'replaced',
  expire: 'one a week; old ones end',
} as const;

function describeLimits(): Record<string, string> {
  return Object.fromEntries(
    Object.entries<StoredLimit>(STORED_LIMITS).map(([collection, limit]) => {
      const lists = Object.entries(limit.lists ?? {}).map(
        ([path, max]) => `\`${path}\` ${formatInWords(max)}`,
      );
      return [collection, [...describeLimit(limit), ...(lists.length ? [lists.join(', ')] : [])].join('; ')];
    }),
  );
}

function describeLimit(limit: StoredLimit): string[] {
  if ('reason' in limit) return [limit.reason];
  const { max, restorable, overflow, per } = limit;
  const inUse = formatInWords(max - (restorable ?? 0));
  return [
    per ? `${inUse} per ${per}` : inUse,
    ...(restorable ? [`${formatInWords(restorable)} taken out`] : []),
    OVERFLOWS[overflow],
  ];
}

function formatInWords(count: number): string {
  return count.toLocaleString('en-US');
}
