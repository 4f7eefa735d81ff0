import { LISTED_WEARS, MAX_MARKS, MAX_WEARS, WARDROBE_UNDO_PIECES } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection, type mongo, type Schema } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OneTimeTokensService } from '../auth/mails/one-time-tokens.service';
import { FollowUpsRepository } from '../follow-ups/follow-ups.repository';
import { AUDIT_ENTRY_MODEL, auditEntrySchema } from '../platform/audit/audit-entry.schema';
import { DAY_MS } from '../platform/clock/durations';
import { STORED_LIMITS, storeLimitRows } from '../platform/database/stored-limits';
import { Shop } from '../testing/shop';
import { TestApp } from '../testing/test-app';

const DOCUMENT = readFileSync(join(__dirname, '../../../../docs/security.md'), 'utf8');

const A_SHIRT = { category: 'Tops', type: 't-shirt', attributes: {}, colors: [] };

interface Limit {
  why?: string;
  most?: number;
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

const getCollection = (name: string): mongo.Collection => connection.db!.collection(name);

describe('The limits of what is stored', () => {
  const limits: Record<string, Limit> = STORED_LIMITS;

  it('every collection has a row, and every row a collection [S130]', () => {
    const registered = Object.values(connection.models).map((model) => model.collection.name);
    expect(Object.keys(limits).sort()).toEqual([...new Set(registered)].sort());
  });

  it('every list within a document has a number, in each collection [S130]', () => {
    for (const model of Object.values(connection.models)) {
      const { name } = model.collection;
      expect([name, Object.keys(limits[name]?.lists ?? {}).sort()]).toEqual([
        name,
        listArrayPaths(model.schema).sort(),
      ]);
    }
  });

  it('a collection whose documents name their user has a number, unless its users cannot make them [S130]', () => {
    const unlimited = Object.values(connection.models)
      .filter((model) => model.schema.path('userId') && limits[model.collection.name]?.most === undefined)
      .map((model) => model.collection.name);
    expect(unlimited).toEqual(['payments']);
  });

  it('docs/security.md has the table of them [S130]', () => {
    const table = /\n\| Collection +\| In use[^\n]+\n[^\n]+\n((?:\|[^\n]+\n)+)/.exec(DOCUMENT)![1]!;
    const rows = table.trim().split('\n');
    const listed = rows.map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
    expect(listed).toEqual(storeLimitRows());
  });
});

describe('What one account makes the product store', () => {
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

  it('of the pieces that were taken out the oldest go with their photographs, however many are taken out at once [S131]', async () => {
    const { token, user } = await shop.customer();
    const ids = await storePieces(user.id, WARDROBE_UNDO_PIECES + 20, WARDROBE_UNDO_PIECES);
    const now = ids.slice(WARDROBE_UNDO_PIECES);
    const answers = await Promise.all(now.map((id) => call('DELETE', `/wardrobe/${id}`, token)));
    expect(answers.map(({ status }) => status)).toEqual(now.map(() => 200));
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

  it('a piece is worn on so many days at most, also when days are noted at once [S132]', async () => {
    const { token, user } = await shop.customer();
    const [id] = await storePieces(user.id, 1, 0);
    const days = Array.from({ length: MAX_WEARS + 5 }, (_, day) =>
      new Date(Date.UTC(2020, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
    );
    await getCollection('wardrobepieces').updateOne(
      { id: id! },
      { $set: { wears: days.slice(0, MAX_WEARS - 2) } },
    );
    const answers = await Promise.all(
      days.slice(MAX_WEARS - 2).map((day) => call('PUT', `/wardrobe/${id}/wears/${day}`, token)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409, 409]);
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

  it('marks are no more than a thousand of a kind, also when they are set at once [S130]', async () => {
    const { token, user } = await shop.customer();
    const account = { _id: new Types.ObjectId(user.id) };
    const loved = Array.from({ length: MAX_MARKS - 1 }, (_, number) => `item-${number}`);
    await getCollection('users').updateOne(account, { $set: { 'preferences.loved': loved } });
    const ids = Array.from({ length: 8 }, (_, number) => `000000000000${number}`);
    const answers = await Promise.all(
      ids.map((id) => call('PUT', `/user/marks/${id}`, token, { mark: 'love' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...ids.slice(1).map(() => 409)]);
    const stored = await getCollection('users').findOne(account);
    expect((stored!['preferences'] as { loved: string[] }).loved).toHaveLength(MAX_MARKS);
  });

  it('questions that come at once are no more than may be held [S130]', async () => {
    const userId = new Types.ObjectId().toHexString();
    const followUps = test.app.get(FollowUpsRepository, { strict: false });
    const { most } = STORED_LIMITS.followups;
    const question = { source: 'check', name: 'Dress', level: null, createdAt: new Date() } as const;
    await Promise.all(
      Array.from({ length: most + 20 }, (_, key) => followUps.add(userId, { ...question, key: String(key) })),
    );
    expect(await followUps.count(userId)).toBeLessThanOrEqual(most);
    await followUps.delete(userId);
  });

  it('of mailed links the latest are good, and no more than may be [S130]', async () => {
    const userId = new Types.ObjectId().toHexString();
    const tokens = test.app.get(OneTimeTokensService, { strict: false });
    const { most } = STORED_LIMITS.onetimetokens;
    const issued: string[] = [];
    for (let link = 0; link <= most; link++) issued.push(await tokens.issue('verify-email', userId));
    const found = await Promise.all(issued.map((token) => tokens.find('verify-email', token)));
    expect(found.map((token) => token !== null)).toEqual([false, ...issued.slice(1).map(() => true)]);
    await tokens.endAll(userId);
  });
});
