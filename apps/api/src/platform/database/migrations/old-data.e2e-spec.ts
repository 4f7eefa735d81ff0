import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import type { TokenPair, VerifyEmailResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { mongo, type Connection } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobsRepository } from '../../../jobs/jobs.repository';
import { JobQueueService } from '../../../jobs/job-queue.service';
import { CouponsService } from '../../../coupons/coupons.service';
import { notesOf, restore } from '../../../testing/stored-data';
import { TestApp } from '../../../testing/test-app';
import { MIGRATIONS } from './migration-list';
import { MigrationRunner } from './migration-runner';

/** Every account has the same password; `data/README.md` says what is there. */
interface Notes {
  jwtSecret: string;
  password: string;
  verified: { email: string; refreshToken: string; resetToken: string };
  paid: { email: string; refreshTokens: string[]; spentRefreshToken: string; endedRefreshToken: string };
  refunded: { email: string; refreshToken: string };
  access: { email: string; refreshToken: string };
  unverified: { email: string; verificationToken: string };
  unverifiedAccess: { email: string; verificationToken: string };
}

const HOUR = 3_600_000;

describe('Data of version 9ffc8a4', () => {
  const notes = notesOf<Notes>('9ffc8a4');
  const { password } = notes;
  let folder: string;
  let engine: EmbeddedMongo | undefined;
  let client: mongo.MongoClient;
  let test: TestApp;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-old-data-'));
    const uri = await aDatabase();
    client = await mongo.MongoClient.connect(uri);
    await restore(client.db(), '9ffc8a4');
    test = await TestApp.start({ MONGODB_URI: uri, JWT_SECRET: notes.jwtSecret, RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await test.stop();
    await client.close();
    await engine?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** On a real MongoDB when there is one. */
  async function aDatabase(): Promise<string> {
    const given = process.env['MONGODB_URI'];
    if (!given) engine = await startEmbeddedMongo({ folder });
    const uri = new URL(given ?? engine!.uri);
    uri.pathname = `/figura_old_data_${process.pid}`;
    return uri.toString();
  }

  const get = <T>(path: string, token: string) => test.request<T>('GET', path, undefined, { token });
  const refresh = (refreshToken: string) =>
    test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
  const verify = (token: string) =>
    test.request<VerifyEmailResponse>('POST', `/api/auth/verify-email/${token}`, { password });

  it('the start runs each migration once', async () => {
    const migrations = await new MigrationRunner(client.db()).list();
    expect(migrations.map(({ name, state }) => [name, state])).toEqual(
      MIGRATIONS.map(({ name }) => [name, 'done']),
    );
    const idle = migrations.filter(({ documents, indexes }) => !documents && !indexes);
    expect(idle.map(({ name }) => name)).toEqual([
      '007-compose-addresses',
      '009-keep-later-concerns',
      '018-sentences-of-packing-lists',
      '019-continued-uses',
    ]);
    const names = (await client.db().listCollections().toArray()).map(({ name }) => name);
    expect(names).not.toContain('changedusers');
    expect(await new MigrationRunner(client.db()).run()).toEqual([]);
  });

  it('every document of every collection matches its schema', async () => {
    const { models } = test.app.get<Connection>(getConnectionToken());
    for (const model of Object.values(models)) {
      for (const document of await client.db().collection(model.collection.name).find().toArray())
        await model.hydrate(document).validate();
      const indexes = await model.collection.indexes();
      const names = model.schema.indexes().map(([fields, options]) => nameOf(fields, options));
      expect(indexes.map(({ name }) => name).sort()).toEqual(['_id_', ...names].sort());
    }
  });

  it.each(['verified', 'paid', 'refunded', 'access'] as const)(
    'POST /auth/login signs in the account "%s", and POST /auth/refresh accepts its old session',
    async (kind) => {
      const { email } = notes[kind];
      expect((await test.signIn({ email, password })).user.email).toBe(email);
      const { refreshToken } = { refreshToken: notes.paid.refreshTokens[0]!, ...notes[kind] };
      const { status, body } = await refresh(refreshToken);
      expect(status).toBe(200);
      expect((await get<{ user: { email: string } }>('/api/auth/me', body.accessToken)).body.user.email).toBe(
        email,
      );
    },
  );

  it('POST /auth/refresh answers 401 to tokens that had expired', async () => {
    expect((await refresh(notes.paid.refreshTokens[1]!)).status).toBe(200);
    expect((await refresh(notes.paid.endedRefreshToken)).status).toBe(401);
    test.clock.forward(HOUR);
    expect((await refresh(notes.paid.spentRefreshToken)).status).toBe(401);
  });

  it.each([
    ['verified', false],
    ['paid', true],
    ['refunded', false],
    ['access', true],
  ] as const)('GET /stripe/payment-status of the account "%s" returns hasPaid: %p', async (kind, paid) => {
    const { accessToken } = await test.signIn({ email: notes[kind].email, password });
    const { body } = await get<{ hasPaid: boolean }>('/api/stripe/payment-status', accessToken);
    expect(body.hasPaid).toBe(paid);
  });

  it('GET /recommendations/best-looks answers users with measurements', async () => {
    const demo = await test.signIn({ email: 'demo@figura.test', password: 'figura-demo' });
    const paid = await test.signIn({ email: notes.paid.email, password });
    for (const { accessToken } of [demo, paid]) {
      const looks = await get<object>('/api/recommendations/best-looks', accessToken);
      expect(looks.status).toBe(200);
      expect(looks.text.length).toBeGreaterThan(1_000);
    }
  });

  it('GET /user/export contains the old measurements, concerns, picture and units', async () => {
    const { user, accessToken } = await test.signIn({ email: notes.verified.email, password });
    expect(user).toMatchObject({
      nickname: 'Olly',
      unitPreference: 'metric',
      measurements: { waist: 29.5 },
      bodyType: { combined: 'B2' },
      bodyConcerns: ['abdomen:protruding', 'legs:bowed'],
    });
    expect((await test.request('GET', `/api${user.profileImage}`)).status).toBe(200);
    expect((await get('/api/user/export', accessToken)).status).toBe(200);
  });

  it('POST /auth/verify-email accepts an old link with the password, and keeps what a code granted', async () => {
    const { status, body } = await verify(notes.unverified.verificationToken);

    expect(status).toBe(200);
    expect(body.accessToken).toBeDefined();
    expect((await test.signIn({ email: notes.unverified.email, password })).user.isVerified).toBe(true);
    await verify(notes.unverifiedAccess.verificationToken);
    const { user } = await test.signIn({ email: notes.unverifiedAccess.email, password });
    expect([user.isVerified, user.hasPaid]).toEqual([true, true]);
  });

  it('POST /password/reset-password accepts an old link, and rejects it after an hour', async () => {
    const path = `/api/password/reset-password/${notes.verified.resetToken}`;
    test.clock.forward(2 * HOUR);
    expect((await test.request('POST', path, { password: 'lavender field' })).status).toBe(400);
    test.clock.forward(-3 * HOUR);
    expect((await test.request('POST', path, { password: 'lavender field' })).status).toBe(200);
    await test.signIn({ email: notes.verified.email, password: 'lavender field' });
  });

  it('coupons keep their limits, and failed jobs can be retried', async () => {
    const codes = await test.app.get(CouponsService, { strict: false }).list();
    expect(Object.fromEntries(codes.map(({ code, usesLeft }) => [code, usesLeft]))).toEqual({
      WELCOME7: 1,
      MIRA10: 3,
      FOREVER: null,
    });
    expect(await test.app.get(JobsRepository, { strict: false }).failed()).toHaveLength(1);
    expect(await test.app.get(JobQueueService, { strict: false }).retry()).toBe(1);
    const mails = await test.mailsTo(notes.paid.email);
    expect(mails.flatMap(({ links }) => links).join()).toContain('/reset-password?token=');
  });
});

function nameOf(fields: object, { name }: { name?: string } = {}): string {
  return (
    name ??
    Object.entries(fields)
      .map((pair) => pair.join('_'))
      .join('_')
  );
}
