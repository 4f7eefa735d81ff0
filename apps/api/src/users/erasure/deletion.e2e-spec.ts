import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { randomInt } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { InProcessRunnerService } from '../../jobs/in-process/in-process-runner.service';
import { JobQueueService } from '../../jobs/job-queue.service';
import { StripeSimulator } from '@figura/local-mode';
import { computeRounds } from '../../testing/rounds';
import { TestApp } from '../../testing/test-app';
import { createForm, MULTIPART } from '../../testing/upload-form';
import { SETTLED_MS, UNVERIFIED_RETENTION_DAYS } from './account-erasure.service';
import { UserCache } from '../user.cache';
import { UsersRepository } from '../users.repository';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { DAY_MS } from '../../platform/clock/durations';

const ROUNDS = computeRounds(50);
const NAMES = { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F' };

const AWAY = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:27017'), { name: 'MongoNetworkError' });

describe('Account deletion', () => {
  let test: TestApp;
  let picture: Buffer;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    const flat = sharp({ create: { width: 16, height: 16, channels: 3, background: '#b4532a' } });
    picture = await flat.png().toBuffer();
  });
  afterAll(() => test.stop());

  const getDatabase = () => test.app.get<Connection>(getConnectionToken()).db!;

  async function settle(): Promise<void> {
    const runner = test.app.get(InProcessRunnerService, { strict: false });
    runner.wake();
    await runner.waitUntilIdle();
    test.clock.forward(SETTLED_MS);
    runner.wake();
    await runner.waitUntilIdle();
  }

  async function listCollectionsWith(texts: readonly string[]): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    for (const { name } of await getDatabase().listCollections().toArray()) {
      const documents = await getDatabase().collection(name).find().toArray();
      const hits = documents
        .map((each) => JSON.stringify(each))
        .filter((text) => texts.some((t) => text.includes(t)));
      if (hits.length) found[name] = hits;
    }
    return found;
  }

  function createRequests({
    accessToken: token,
    refreshToken,
    account,
  }: Awaited<ReturnType<TestApp['signedIn']>>) {
    const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
      test.request(method, `/api${path}`, body, { token });
    const upload = () =>
      test.request('PUT', '/api/user/profile', createForm(NAMES, { bytes: picture }), {
        token,
        headers: MULTIPART,
      });
    const { email, password } = account;
    return [
      upload,
      upload,
      () => send('PUT', '/user/profile', { nickname: 'Mimi' }),
      () => send('PUT', '/user/measurements', TAPE_MEASUREMENTS),
      () => send('PUT', '/user/body-preferences', { bodyConcerns: ['neck:long'] }),
      () => send('POST', '/stripe/create-checkout-session', {}),
      () => send('POST', '/stripe/create-checkout-session', {}),
      () => send('POST', '/auth/login', { email, password }),
      () => send('POST', '/auth/login', { email, password }),
      () => send('POST', '/auth/refresh', { refreshToken }),
      () => send('POST', '/auth/resend-verification', { email }),
      () => send('POST', '/password/forgot-password', { email }),
    ];
  }

  it('DELETE /user leaves nothing behind, whatever is in progress [S83]', async () => {
    const gone: { id: string; email: string }[] = [];
    const pictures: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const someone = await test.signedIn();
      const { accessToken: token, user, account } = someone;
      await createRequests(someone)[0]!();
      if (round % 2) await createRequests(someone)[5]!();
      const { profileImage } = await test.stored(account.email);
      pictures.push(profileImage!);

      const responses = createRequests(someone).map(async (request) => {
        for (let turns = randomInt(40); turns > 0; turns--) await turn();
        return request();
      });
      for (let turns = randomInt(20); turns > 0; turns--) await turn();
      const deletion = test.request('DELETE', '/api/user', { password: account.password }, { token });
      expect((await deletion).status).toBe(200);
      for (const { status } of await Promise.all(responses)) expect(status).toBeLessThan(500);
      expect((await test.request('GET', '/api/auth/me', undefined, { token })).status).toBe(401);
      gone.push({ id: user.id, email: account.email });
    }
    await settle();

    expect(await listCollectionsWith(gone.flatMap(({ id, email }) => [id, email]))).toEqual({});
    expect(await getDatabase().collection('profileimages').countDocuments()).toBe(0);
    for (const name of pictures)
      expect((await test.request('GET', `/api/profile-images/${name}.webp`)).status).toBe(404);
    const { sessions } = test.app.get(StripeSimulator, { strict: false }).ledger;
    expect(sessions.length).toBeGreaterThan(ROUNDS / 2);
    expect(sessions.filter(({ status }) => status === 'open')).toEqual([]);
  }, 240_000);

  it('DELETE /user also erases what a slow request writes afterwards [S83]', async () => {
    const { accessToken: token, user, account } = await test.signedIn();
    await test.request('DELETE', '/api/user', { password: account.password }, { token });
    const late = { userId: new Types.ObjectId(user.id), expiresAt: new Date(Date.now() + DAY_MS) };
    await getDatabase().collection('sessions').insertOne(late);
    await settle();
    expect(await listCollectionsWith([user.id])).toEqual({});
  });

  it.each([
    [503, 'fails because the database is unavailable', () => Promise.reject(AWAY)],
    [200, 'succeeds just before the database becomes unavailable', null],
  ] as const)(
    'PUT /user/measurements answers %d without internals when it %s [S58]',
    async (status, _, update) => {
      const { accessToken: token, account } = await test.signedIn();
      const users = test.app.get(UsersRepository, { strict: false });
      const cache = test.app.get(UserCache, { strict: false });
      const store = users.update.bind(users);
      jest.spyOn(users, 'update').mockImplementationOnce(async (id, changes) => {
        const stored = update ? undefined : await store(id, changes);
        for (const _change of ['here', 'elsewhere']) cache.invalidate(id);
        jest.spyOn(users, 'findById').mockRejectedValue(AWAY);
        return stored ?? update!();
      });
      const response = await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
      jest.restoreAllMocks();
      expect([response.status, response.text.includes('ECONNREFUSED')]).toEqual([status, false]);
      await test.request('DELETE', '/api/user', { password: account.password }, { token });
    },
  );

  it("DELETE /user removes the user's failed mails and their errors [S84]", async () => {
    const { accessToken: token, user, account } = await test.signedIn();
    const queue = test.app.get(JobQueueService, { strict: false });
    await queue.addLater('mail.account', { mail: 'welcome', userId: user.id }, DAY_MS);
    await getDatabase()
      .collection('jobs')
      .updateOne({ 'payload.userId': user.id }, { $set: { failedAt: new Date(), lastError: 'refused' } });
    await test.request('DELETE', '/api/user', { password: account.password }, { token });
    await settle();
    expect(await listCollectionsWith([user.id])).toEqual({});
  });

  it('the erasure job completes a deletion that a dying process started [S83]', async () => {
    const { accessToken: token, user, account } = await test.signedIn();
    await test.request('PUT', '/api/user/profile', createForm(NAMES, { bytes: picture }), {
      token,
      headers: MULTIPART,
    });
    const queue = test.app.get(JobQueueService, { strict: false });
    await queue.addLater('accounts.erase', { userId: user.id }, SETTLED_MS);
    await settle();
    expect((await test.request('GET', '/api/auth/me', undefined, { token })).status).toBe(200);

    await queue.addLater('accounts.erase', { userId: user.id }, SETTLED_MS);
    await test.app.get(UsersRepository, { strict: false }).delete(user.id);
    await settle();
    const { keptmails, ...left } = await listCollectionsWith([user.id, account.email]);
    expect(left).toEqual({});
    expect(keptmails).toHaveLength(2);
  });

  it('DELETE /user keeps only the payments, without name and address [S83]', async () => {
    const { accessToken: token, user, account } = await test.signedIn();
    await getDatabase()
      .collection('payments')
      .insertOne({ userId: user.id, sessionId: 'cs_test_kept', amount: 4_900, paidAt: new Date() });
    await test.request('DELETE', '/api/user', { password: account.password }, { token });
    await settle();
    expect(Object.keys(await listCollectionsWith([user.id]))).toEqual(['payments']);
    expect(await listCollectionsWith([account.email, 'Lindqvist'])).toEqual({});
  });

  it('an account that stays unverified for 30 days is deleted, and a verified one is kept [S85]', async () => {
    const early = await test.register({ verified: false });
    const kept = await test.register();
    test.clock.forward(UNVERIFIED_RETENTION_DAYS * DAY_MS);
    const late = await test.register({ verified: false });
    const id = (await test.stored(early.email)).id;
    test.clock.forward(DAY_MS);
    await settle();
    expect(await listCollectionsWith([id, early.email])).toEqual({});
    expect(await test.stored(kept.email)).toMatchObject({ isVerified: true });
    expect(await test.stored(late.email)).toMatchObject({ isVerified: false });
  });
});
