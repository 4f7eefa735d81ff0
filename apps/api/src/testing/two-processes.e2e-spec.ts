import type { BodyTypeAnalysisResponse, LoginResponse, UserResponse } from '@figura/contracts';
import { randomUUID } from 'node:crypto';
import { OneTimeTokensService } from '../auth/mails/one-time-tokens.service';
import { TTL_MS } from '../platform/cache/record-cache';
import { PasswordHasher } from '../users/passwords/password-hasher';
import { UsersRepository } from '../users/users.repository';
import { CatalogRepository } from '../catalog/catalog.repository';
import { RedisServer } from './redis-server';
import { startEngine } from './started-engine';
import { TestApp } from './test-app';
import { waitUntil } from './until';
import { TAPE_MEASUREMENTS } from './tape-measurements';
import { readBuiltInCatalog } from './built-in-catalog';

let engine: Awaited<ReturnType<typeof startEngine>>;

beforeAll(async () => {
  engine = await startEngine();
});
afterAll(() => engine.stop());

describe.each(['without Redis', 'with Redis'])('Two API processes on one database, %s', (setting) => {
  let redis: RedisServer | undefined;
  let here: TestApp;
  let there: TestApp;
  let token: string;
  let refreshToken: string;
  let userId: string;

  beforeAll(async () => {
    if (setting === 'with Redis') redis = await RedisServer.start();
    const shared = {
      MONGODB_URI: `${engine.uri}/figura`,
      JWT_SECRET: 'one secret for both processes, long enough',
      ...(redis && { REDIS_URL: redis.url }),
    };
    here = await TestApp.start(shared);
    await jest.isolateModulesAsync(async () => {
      const { TestApp: AnotherProcess } = jest.requireActual<typeof import('./test-app')>('./test-app');
      there = await AnotherProcess.start(shared);
    });
  });
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    await redis?.kill();
  });

  beforeEach(async () => {
    const signedIn = await here.signIn({ email: 'demo@figura.test', password: 'figura-demo' });
    token = signedIn.accessToken;
    refreshToken = signedIn.refreshToken;
    userId = signedIn.user.id;
    await here.app.get(UsersRepository, { strict: false }).update(userId, { hasPaid: true });
    for (const process of [here, there]) await waitUntil('the user is cached', () => isKnown(process));
  });

  const fetchStatus = async (process: TestApp, path: string) =>
    (await process.request('GET', path, undefined, { token })).status;
  const isKnown = async (process: TestApp) =>
    (await fetchStatus(process, '/api/recommendations/trending')) === 200;

  async function expectRefusalInTime(refuses: () => Promise<boolean>): Promise<void> {
    const changedAt = performance.now();
    await waitUntil('it is refused', async () => {
      const begunAt = performance.now();
      if (await refuses()) return true;
      expect(begunAt - changedAt).toBeLessThan(TTL_MS);
      return false;
    });
  }

  const fetchMeStatus = async (process: TestApp, accessToken: string) =>
    (await process.request<UserResponse>('GET', '/api/auth/me', undefined, { token: accessToken })).status;

  async function createAccount() {
    const email = `account-${randomUUID()}@example.com`;
    const password = 'correct horse 42';
    const users = here.app.get(UsersRepository, { strict: false });
    const passwordHash = await here.app.get(PasswordHasher, { strict: false }).hash(password);
    const names = { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F' } as const;
    await users.create({ email, passwordHash, ...names, isVerified: true, createdAt: new Date() });
    return { ...(await here.signIn({ email, password })), password };
  }

  it('a signed-out session is refused at once in its process, and soon in the other one [S24]', async () => {
    await here.request('POST', '/api/auth/logout', {}, { token });
    expect(await fetchStatus(here, '/api/auth/me')).toBe(401);
    await expectRefusalInTime(async () => (await fetchStatus(there, '/api/auth/me')) === 401);
    expect((await there.request('POST', '/api/auth/refresh', { refreshToken })).status).toBe(401);
  });

  it('a changed entitlement takes effect in both processes', async () => {
    const users = here.app.get(UsersRepository, { strict: false });
    await users.update(userId, { hasPaid: false });
    expect(await fetchStatus(here, '/api/recommendations/trending')).toBe(403);
    const fetchTrendsStatus = () => fetchStatus(there, '/api/recommendations/trending');
    await expectRefusalInTime(async () => (await fetchTrendsStatus()) === 403);
    await users.update(userId, { hasPaid: true });
    await waitUntil('the other opens', async () => (await fetchTrendsStatus()) === 200);
  });

  it('changed measurements take effect in both processes', async () => {
    const fetchAnalysis = async (process: TestApp) =>
      (
        await process.request<BodyTypeAnalysisResponse>(
          'GET',
          '/api/recommendations/body-type-analysis',
          undefined,
          { token },
        )
      ).body.bodyType.combined;
    await here.request('PUT', '/api/user/measurements', { ...TAPE_MEASUREMENTS, hips: 60 }, { token });
    const before = await fetchAnalysis(here);
    await here.request('PUT', '/api/user/measurements', { ...TAPE_MEASUREMENTS, shoulders: 60 }, { token });
    const after = await fetchAnalysis(here);
    expect(after).not.toBe(before);
    await waitUntil('the other shows them', async () => (await fetchAnalysis(there)) === after);
  });

  it('a deleted user is signed out in both processes', async () => {
    const account = await createAccount();
    expect(await fetchMeStatus(there, account.accessToken)).toBe(200);
    const { password } = account;
    await here.request('DELETE', '/api/user', { password }, { token: account.accessToken });
    expect(await fetchMeStatus(here, account.accessToken)).toBe(401);
    await expectRefusalInTime(async () => (await fetchMeStatus(there, account.accessToken)) === 401);
  });

  it('a password reset ends every session, even a concurrent sign-in in the other process [S72]', async () => {
    const account = await createAccount();
    const { email } = account.user;
    const started: LoginResponse[] = [account];
    const clients = Array.from({ length: 3 }, async () => {
      for (;;) {
        const body = { email, password: account.password };
        const response = await there.request<LoginResponse>('POST', '/api/auth/login', body);
        if (response.status !== 200) return expect(response.status).toBe(401);
        started.push(response.body);
        await fetchMeStatus(there, response.body.accessToken);
      }
    });
    await waitUntil('sign-ins are under way', () => started.length > 3);
    const link = await here.app
      .get(OneTimeTokensService, { strict: false })
      .issue('reset-password', account.user.id);
    const body = { password: 'lavender field' };
    expect((await here.request('POST', `/api/password/reset-password/${link}`, body)).status).toBe(200);
    for (const { accessToken } of started) expect(await fetchMeStatus(here, accessToken)).toBe(401);
    const fetchAllStatuses = async () =>
      Promise.all(started.map(({ accessToken }) => fetchMeStatus(there, accessToken)));
    await expectRefusalInTime(async () => (await fetchAllStatuses()).every((status) => status === 401));
    await Promise.all(clients);
    expect(new Set(await fetchAllStatuses())).toEqual(new Set([401]));
    for (const pair of started)
      for (const process of [here, there]) {
        const response = await process.request('POST', '/api/auth/refresh', {
          refreshToken: pair.refreshToken,
        });
        expect(response.status).toBe(401);
      }
    const fresh = await here.signIn({ email, password: 'lavender field' });
    expect(await fetchMeStatus(there, fresh.accessToken)).toBe(200);
  });

  it('a new seed takes effect in both processes', async () => {
    const catalog = readBuiltInCatalog();
    const badge = `Winter 2027, ${setting}`;
    const seeded = { ...catalog, version: `${setting} 2`, season: { badge } };
    await here.app.get(CatalogRepository, { strict: false }).seed(seeded, new Date(Date.now() + 1_000));
    for (const process of [here, there]) {
      const fetchBadge = async () =>
        (
          await process.request<{ seasonBadge: string }>('GET', '/api/recommendations/trending', undefined, {
            token,
          })
        ).body.seasonBadge;
      await waitUntil('the badge is new', async () => (await fetchBadge()) === badge);
    }
  });

  if (setting === 'with Redis')
    it('a revoked session is refused in the other process within two seconds while Redis is unresponsive [S72]', async () => {
      const [first, second] = [await createAccount(), await createAccount()];
      for (const { accessToken } of [first, second])
        expect(await fetchMeStatus(there, accessToken)).toBe(200);
      redis!.pause();
      try {
        await here.request('POST', '/api/auth/logout', {}, { token: first.accessToken });
        expect(await fetchMeStatus(here, first.accessToken)).toBe(401);
        await expectRefusalInTime(async () => (await fetchMeStatus(there, first.accessToken)) === 401);

        const users = here.app.get(UsersRepository, { strict: false });
        expect(await fetchMeStatus(there, second.accessToken)).toBe(200);
        await users.changePassword(second.user.id, { passwordHash: 'another' });
        expect(await fetchMeStatus(here, second.accessToken)).toBe(401);
        await expectRefusalInTime(async () => (await fetchMeStatus(there, second.accessToken)) === 401);
      } finally {
        redis!.resume();
      }
    });
});
