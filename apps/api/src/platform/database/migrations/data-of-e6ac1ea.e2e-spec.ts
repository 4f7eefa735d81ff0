import { startEmbeddedMongo, type EmbeddedMongo } from '@figura/embedded-mongo';
import type { LoginResponse, TokenPair } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { mongo, type Connection } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CouponsService } from '../../../coupons/coupons.service';
import { JobsRepository } from '../../../jobs/jobs.repository';
import { notesOf, restore } from '../../../testing/stored-data';
import { TestApp } from '../../../testing/test-app';
import { MigrationRunner } from './migration-runner';

/** Every account has the same password; `data/README.md` says what is there. */
interface Notes {
  jwtSecret: string;
  password: string;
  collections: string[];
  free: { email: string; refreshToken: string; resetToken: string };
  paid: { email: string; refreshToken: string; sessionId: string };
  refunded: { email: string; refreshToken: string };
  access: { email: string; refreshToken: string };
  unverified: { email: string; verificationToken: string };
}

interface Piece {
  id: string;
  photoUrl?: string;
  wears: string[];
}

/**
 * What a start works off or clears away: jobs that wait, an import that was killed, the lease of migrations, a catalog in an
 * older format, for which the one that comes with the program is seeded.
 */
const CONSUMED = ['jobs', 'productimports', 'migrations', 'catalogeditions', 'catalogversions'];

describe('Data of version e6ac1ea', () => {
  const notes = notesOf<Notes>('e6ac1ea');
  const { password } = notes;
  let folder: string;
  let engine: EmbeddedMongo | undefined;
  let client: mongo.MongoClient;
  let test: TestApp;
  let before: Record<string, unknown[]>;
  let paid: LoginResponse;
  let free: LoginResponse;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-old-data-'));
    // On a real MongoDB when there is one.
    const given = process.env['MONGODB_URI'];
    if (!given) engine = await startEmbeddedMongo({ folder });
    const uri = new URL(given ?? engine!.uri);
    uri.pathname = `/figura_old_data_${process.pid}`;
    client = await mongo.MongoClient.connect(uri.toString());
    await restore(client.db(), 'e6ac1ea');
    before = await ids();
    test = await TestApp.start({
      MONGODB_URI: uri.toString(),
      JWT_SECRET: notes.jwtSecret,
      RATE_LIMITS: 'off',
    });
    paid = await test.signIn({ email: notes.paid.email, password });
    free = await test.signIn({ email: notes.free.email, password });
  });
  afterAll(async () => {
    await test.stop();
    await client.close();
    await engine?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ids(): Promise<Record<string, unknown[]>> {
    const entries = notes.collections.map(async (name) => {
      const documents = await client
        .db()
        .collection(name)
        .find({}, { projection: { _id: 1 } })
        .toArray();
      return [name, documents.map(({ _id }) => String(_id))];
    });
    return Object.fromEntries((await Promise.all(entries)) as [string, unknown[]][]);
  }

  const get = async <T>(path: string, { accessToken: token } = paid) => {
    const { status, body, text } = await test.request<T>('GET', `/api${path}`, undefined, { token });
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text}`);
    return body;
  };

  it('the start keeps a document of every kind, makes every migration, and each document matches its schema', async () => {
    const after = await ids();
    for (const [name, kept] of Object.entries(before)) {
      expect([name, kept.length > 0]).toEqual([name, true]);
      if (!CONSUMED.includes(name)) expect([name, after[name]]).toEqual([name, expect.arrayContaining(kept)]);
    }
    const states = (await new MigrationRunner(client.db()).list()).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['done']));
    for (const model of Object.values(test.app.get<Connection>(getConnectionToken()).models))
      for (const document of await client.db().collection(model.collection.name).find().toArray())
        await model.hydrate(document).validate();
  });

  it.each(['free', 'paid', 'refunded', 'access'] as const)(
    'POST /auth/refresh goes on with the session of the account "%s", which has what it paid for',
    async (kind) => {
      const { email, refreshToken } = notes[kind];
      const { status, body } = await test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
      expect(status).toBe(200);
      const session = { ...paid, ...body };
      expect((await get<{ user: { email: string } }>('/auth/me', session)).user.email).toBe(email);
      expect(await get('/stripe/payment-status', session)).toMatchObject({
        hasPaid: kind === 'paid' || kind === 'access',
      });
    },
  );

  it('GET /auth/me and the advice know the body, choices and preferences', async () => {
    expect(paid.user).toMatchObject({
      nickname: 'Nick',
      unitPreference: 'metric',
      measurements: { waist: 29.5 },
      bodyType: { combined: 'B2' },
      bodyConcerns: ['abdomen:protruding', 'legs:bowed'],
      featureChoices: { 'hips:wide': 'show' },
      preferences: { skin: 'tone-4', never: ['heels'], coverage: { hem: 'knee' }, mondayMail: true },
    });
    expect((await test.request('GET', `/api${paid.user.profileImage}`)).status).toBe(200);
    await get('/recommendations/body-type-analysis');
    expect(JSON.stringify(await get('/recommendations/best-looks')).length).toBeGreaterThan(1_000);
  });

  it('GET /wardrobe, /outfits, /packing-lists and /products return what was kept', async () => {
    const { items: pieces } = await get<{ items: Piece[] }>('/wardrobe');
    expect(pieces).toHaveLength(3);
    const worn = pieces.find(({ wears }) => wears.length)!;
    const { accessToken: token } = paid;
    expect((await test.request('GET', `/api${worn.photoUrl}`, undefined, { token })).status).toBe(200);
    expect(JSON.stringify(await get('/outfits'))).toContain('Friday');
    const { items: lists } = await get<{ items: { id: string }[] }>('/packing-lists');
    expect(lists).toHaveLength(1);
    await get(`/packing-lists/${lists[0]!.id}`);
    expect(JSON.stringify(await get('/products?category=One-Piece'))).toContain('Nordlicht');
  });

  it('GET /recommendations/trending/seen, the quotas and the payments go on where they were', async () => {
    expect(JSON.stringify(await get('/recommendations/trending/seen'))).not.toContain('[]');
    expect(await get('/garments/check/quota', free)).toMatchObject({ left: 2 });
    expect(await get('/outfits/suggestions/quota', free)).toMatchObject({ left: 0 });
    expect(JSON.stringify(await get('/stripe/payments'))).toContain('8010');
    const codes = await test.app.get(CouponsService, { strict: false }).list();
    expect(codes.map(({ code, uses }) => [code, uses])).toEqual(
      expect.arrayContaining([
        ['WELCOME7', 1],
        ['MIRA10', 1],
      ]),
    );
    expect(await test.app.get(JobsRepository, { strict: false }).failed()).toHaveLength(1);
  });

  it('GET /user/export contains all that is held', async () => {
    const exported = JSON.stringify(await get('/user/export'));
    for (const held of ['abdomen:protruding', 'hips:wide', 'Friday', 'travel', 'MIRA10', 'love'])
      expect(exported).toContain(held);
  });

  it('POST /auth/verify-email and /password/reset-password accept links that were mailed', async () => {
    const verify = `/api/auth/verify-email/${notes.unverified.verificationToken}`;
    expect((await test.request('POST', verify, { password })).status).toBe(200);
    await test.signIn({ email: notes.unverified.email, password });
    const reset = `/api/password/reset-password/${notes.free.resetToken}`;
    expect((await test.request('POST', reset, { password: 'lavender field' })).status).toBe(200);
    await test.signIn({ email: notes.free.email, password: 'lavender field' });
  });
});
