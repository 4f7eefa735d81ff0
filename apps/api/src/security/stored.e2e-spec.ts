import type { RegisterResponse, TokenPair } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIT_ENTRY_MODEL, auditEntrySchema } from '../platform/audit/audit-entry.schema';
import { readConfig } from '../platform/config/config';
import { MIGRATIONS_COLLECTION } from '../platform/database/migrations/migration-runner';
import { createHttpApp } from '../platform/http/http-app';
import { PersonalData } from '../platform/personal-data/personal-data';
import { Shop } from '../testing/shop';
import { TestApp } from '../testing/test-app';
import { WorkerModule } from '../worker.module';

const DOCUMENT = readFileSync(join(__dirname, '../../../../docs/security.md'), 'utf8');

interface Row {
  collection: string;
  ends: string;
}

const rows: Row[] = [...DOCUMENT.matchAll(/^\| `(\w+)` +\|[^|]+\|[^|]+\|([^|]+)\|$/gm)].map(
  ([, collection = '', ends = '']) => ({ collection, ends: ends.trim() }),
);
const listed = rows.map(({ collection }) => collection).sort();

const PASSWORD = 'a password to look for 42';

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.stop());

describe('"What is stored" in docs/security.md', () => {
  let connection: Connection;

  beforeAll(async () => {
    connection = test.app.get<Connection>(getConnectionToken());
    await test.signedIn();
    await connection.model(AUDIT_ENTRY_MODEL, auditEntrySchema).createIndexes();
  });

  const listModels = () => Object.values(connection.models);

  it('lists each collection, with its expiry or the reason why it has none [S85]', async () => {
    const registered = listModels().map((model) => model.collection.name);
    expect(listed).toEqual([...new Set([...registered, MIGRATIONS_COLLECTION])].sort());
    expect(rows.filter(({ ends }) => ends.length < 10)).toEqual([]);
  });

  it('lists every collection of the database [S85]', async () => {
    const collections = (await connection.db!.listCollections().toArray()).map(({ name }) => name);
    expect(collections.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('every process that deletes accounts, the worker too, deletes the personal data of the same domains [S83]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'figura-worker-'));
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
    const worker = await createHttpApp(WorkerModule.register(config), config);
    await worker.init();
    const names = worker.get(PersonalData, { strict: false }).names;
    await worker.close();
    rmSync(folder, { recursive: true, force: true });
    expect(names).toEqual(test.app.get(PersonalData, { strict: false }).names);
  });

  it('collections expire by themselves where the table says so, and nowhere else [S85]', async () => {
    const byItself: string[] = [];
    for (const model of listModels()) {
      const indexes = await model.collection.indexes();
      if (indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined))
        byItself.push(model.collection.name);
    }
    expect(byItself.sort()).toEqual(
      rows
        .filter(({ ends }) => ends.includes('by itself'))
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
    await new Shop(test).session({ accessToken: refreshed.body.accessToken });

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
