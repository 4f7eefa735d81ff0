import type { LoginResponse, TokenPair, UserResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import type { Logger } from 'pino';
import { TestApp } from '../../testing/test-app';
import { PasswordHasher } from '../../users/passwords/password-hasher';
import { computeRounds } from '../../testing/rounds';
import { waitUntil } from '../../testing/until';
import { UsersRepository } from '../../users/users.repository';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { LOGGER } from '../../platform/logging/logger';
import { OneTimeTokensRepository } from '../mails/one-time-tokens.repository';
import { SessionsService } from './sessions.service';
import { SessionsRepository } from './sessions.repository';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const GRACE_SECONDS = 10;
const MAX_SESSIONS = 20;
const ROUNDS = computeRounds(20);

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
});
afterAll(() => test.stop());

describe('Sessions of one account', () => {
  const createConnection = () => test.app.get<Connection>(getConnectionToken());
  const createSessions = () =>
    createConnection().db!.collection<{ _id: string; userId: Types.ObjectId }>('sessions');
  const computeStatusOfMe = async (token: string) =>
    (await test.request('GET', '/api/auth/me', undefined, { token })).status;
  const refresh = async (refreshToken: string) =>
    (await test.request('POST', '/api/auth/refresh', { refreshToken })).status;

  async function storeSessions(userId: string, count: number): Promise<void> {
    const now = Date.now();
    const documents = Array.from({ length: count }, (_, index) => ({
      _id: `stored-${userId}-${index}`,
      userId: new Types.ObjectId(userId),
      seed: 'x',
      generation: 0,
      rotatedAt: new Date(now - DAY),
      createdAt: new Date(now - DAY - (index % 2) * index),
      expiresAt: new Date(now + DAY),
    }));
    await createSessions().insertMany(documents);
  }

  async function listQueriesDuring(run: () => Promise<unknown>): Promise<string[]> {
    const queries: string[] = [];
    const examine: unknown = createConnection().get('debug');
    createConnection().set('debug', (collection: string, method: string, ...args: unknown[]) => {
      if (collection === 'sessions') queries.push(`${method} ${JSON.stringify(args)}`);
    });
    try {
      await run();
    } finally {
      createConnection().set('debug', examine);
    }
    return queries;
  }

  it('GET /auth/me reads one session by its id, then answers from the cache [S70]', async () => {
    const { user, accessToken, refreshToken } = await test.signedIn();
    await storeSessions(user.id, 2_000);
    const [id] = refreshToken.split('.');
    const queries = await listQueriesDuring(async () =>
      expect(await computeStatusOfMe(accessToken)).toBe(200),
    );
    expect(queries).toHaveLength(1);
    expect(queries[0]).toMatch(new RegExp(`^findOne \\[\\{"_id":"${id}"\\}`));
  });

  it('POST /auth/login keeps the newest 20 sessions and reads only one of the others [S70]', async () => {
    const { user, account, accessToken } = await test.signedIn();
    await storeSessions(user.id, 2_000);
    expect(await computeStatusOfMe(accessToken)).toBe(200);
    let newest!: LoginResponse;
    const queries = await listQueriesDuring(async () => (newest = await test.signIn(account)));
    expect(queries.map((query) => query.split(' ')[0])).toEqual(['insertOne', 'findOne', 'deleteMany']);
    const owner = { userId: new Types.ObjectId(user.id) };
    expect(await createSessions().countDocuments(owner)).toBe(MAX_SESSIONS);
    expect(await computeStatusOfMe(newest.accessToken)).toBe(200);
    expect(await computeStatusOfMe(accessToken)).toBe(200);
  });

  it('POST /auth/login ends only the oldest session, for access and refresh tokens [S70]', async () => {
    const first = await test.signedIn();
    expect(await computeStatusOfMe(first.accessToken)).toBe(200);
    const others: LoginResponse[] = [];
    for (let count = 1; count < MAX_SESSIONS; count++) others.push(await test.signIn(first.account));
    expect(await computeStatusOfMe(first.accessToken)).toBe(200);
    others.push(await test.signIn(first.account));
    expect(await computeStatusOfMe(first.accessToken)).toBe(401);
    expect(await refresh(first.refreshToken)).toBe(401);
    for (const { accessToken } of others) expect(await computeStatusOfMe(accessToken)).toBe(200);
  });
});

describe('Credential version', () => {
  afterEach(() => jest.restoreAllMocks());

  const login = (email: string, password: string) =>
    test.request<LoginResponse>('POST', '/api/auth/login', { email, password });
  const computeStatusOfMe = async (token: string) =>
    (await test.request('GET', '/api/auth/me', undefined, { token })).status;
  const refresh = (refreshToken: string) =>
    test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
  const createCollection = (name: string) =>
    test.app.get<Connection>(getConnectionToken()).db!.collection<{ userId: Types.ObjectId }>(name);

  async function resetPassword(userId: string, password: string): Promise<number> {
    const token = await test.app.get(OneTimeTokensService, { strict: false }).issue('reset-password', userId);
    return (await test.request('POST', `/api/password/reset-password/${token}`, { password })).status;
  }
  const changePassword = async (token: string, currentPassword: string, newPassword: string) =>
    (await test.request('PUT', '/api/user/change-password', { currentPassword, newPassword }, { token }))
      .status;

  async function findRace(
    email: string,
    password: string,
    change: () => Promise<number>,
  ): Promise<TokenPair[]> {
    const started: TokenPair[] = [];
    const clients = Array.from({ length: 3 }, async () => {
      for (;;) {
        const { status, body } = await login(email, password);
        if (status !== 200) return expect(status).toBe(401);
        started.push(body);
      }
    });
    await waitUntil('sign-ins are under way', () => started.length > 0);
    expect(await change()).toBe(200);
    await Promise.all(clients);
    return started;
  }

  it.each(['reset', 'changed'])(
    'POST /auth/login with the old password leaves no session while the password is %s [S67]',
    async (kind) => {
      const { account, user, accessToken } = await test.signedIn();
      let password = account.password;
      let token = accessToken;
      for (let round = 0; round < ROUNDS; round++) {
        const next = `lavender field ${round}`;
        const started = await findRace(account.email, password, () =>
          kind === 'reset' ? resetPassword(user.id, next) : changePassword(token, password, next),
        );
        for (const pair of started) {
          expect(await computeStatusOfMe(pair.accessToken)).toBe(401);
          expect((await refresh(pair.refreshToken)).status).toBe(401);
        }
        const remaining = await createCollection('sessions').countDocuments({
          userId: new Types.ObjectId(user.id),
        });
        expect(remaining).toBe(kind === 'reset' ? 0 : 1);
        password = next;
        if (kind === 'changed') expect(await computeStatusOfMe(token)).toBe(200);
        else token = '';
      }
    },
  );

  it('PUT /user/change-password keeps the current session fully usable [S68]', async () => {
    const { account, accessToken, refreshToken } = await test.signedIn();
    expect(await changePassword(accessToken, account.password, 'lavender field')).toBe(200);
    const refreshed = await refresh(refreshToken);
    expect(refreshed.status).toBe(200);
    expect(await computeStatusOfMe(refreshed.body.accessToken)).toBe(200);
    expect(await changePassword(accessToken, 'lavender field', 'a hill of thyme')).toBe(200);
    expect(await computeStatusOfMe(accessToken)).toBe(200);

    const { body: other } = await login(account.email, 'a hill of thyme');
    expect(await changePassword(other.accessToken, 'a hill of thyme', 'rosemary garden')).toBe(200);
    expect(await computeStatusOfMe(other.accessToken)).toBe(200);
    expect(await computeStatusOfMe(accessToken)).toBe(401);
    expect((await refresh(refreshed.body.refreshToken)).status).toBe(401);
  });

  it('PUT /user/change-password changes nothing if the password is reset meanwhile [S69]', async () => {
    const { account, user, accessToken } = await test.signedIn();
    const hasher = test.app.get(PasswordHasher, { strict: false });
    const make = hasher.hash.bind(hasher);
    jest.spyOn(hasher, 'hash').mockImplementationOnce(async (password) => {
      expect(await resetPassword(user.id, 'set by the owner')).toBe(200);
      return make(password);
    });
    expect(await changePassword(accessToken, account.password, 'set by the thief')).toBe(400);
    expect((await login(account.email, 'set by the thief')).status).toBe(401);
    expect((await login(account.email, 'set by the owner')).status).toBe(200);
    expect(await computeStatusOfMe(accessToken)).toBe(401);
  });

  it('POST /auth/login does not undo a concurrent reset when it rehashes an outdated hash [S69]', async () => {
    const { account, user } = await test.signedIn();
    const users = test.app.get(UsersRepository, { strict: false });
    const outdated = await hash(account.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await users.replaceHash(user.id, (await test.stored(account.email)).passwordHash!, outdated);
    const hasher = test.app.get(PasswordHasher, { strict: false });
    const make = hasher.hash.bind(hasher);
    jest.spyOn(hasher, 'hash').mockImplementationOnce(async (password) => {
      expect(await resetPassword(user.id, 'set by the owner')).toBe(200);
      return make(password);
    });
    expect((await login(account.email, account.password)).status).toBe(401);
    expect((await login(account.email, account.password)).status).toBe(401);
    expect((await login(account.email, 'set by the owner')).status).toBe(200);
  });
});

describe('Sessions', () => {
  const fetchMe = (token: string) => test.request<UserResponse>('GET', '/api/auth/me', undefined, { token });
  const refresh = (refreshToken: string) =>
    test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });

  describe('POST /auth/login', () => {
    it('POST /auth/login returns tokens and the user without internal fields', async () => {
      const account = await test.register();
      const response = await test.signIn(account);
      expect(response.user).toMatchObject({
        email: account.email,
        isVerified: true,
        hasPaid: false,
        bodyType: null,
      });
      expect(JSON.stringify(response)).not.toMatch(/hash|argon2|_id|__v/i);
      expect((await fetchMe(response.accessToken)).body.user).toEqual(response.user);
    });

    it('POST /auth/login signs in an unverified user, who can only use routes without verification', async () => {
      const { accessToken: token } = await test.signIn(await test.register({ verified: false }));
      expect((await fetchMe(token)).body.user.isVerified).toBe(false);
      const refused = await test.request(
        'PUT',
        '/api/user/body-preferences',
        { bodyConcerns: [] },
        { token },
      );
      expect(refused).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    });

    it('POST /auth/login answers alike for an unknown email address and a wrong password', async () => {
      const account = await test.register();
      const tryTo = (email: string) =>
        test.request('POST', '/api/auth/login', { email, password: 'wrong password' });
      const [unknown, wrong] = [await tryTo('nobody@example.com'), await tryTo(account.email)];
      expect(unknown).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
      expect(wrong.text).toBe(unknown.text);
    });

    it('POST /auth/login compares every character of the password [S3]', async () => {
      const password = ' påsswörd 🧵 with spaces '.padEnd(120, 'é');
      const account = await test.register({ password });
      await expect(test.signIn(account)).resolves.toBeTruthy();
      const trimmed = await test.request('POST', '/api/auth/login', {
        email: account.email,
        password: password.trim(),
      });
      expect(trimmed.status).toBe(401);
    });
  });

  describe('POST /auth/refresh', () => {
    it('POST /auth/refresh returns a new pair each time [S19]', async () => {
      const first = await test.signedIn();
      const second = await refresh(first.refreshToken);
      const third = await refresh(second.body.refreshToken);
      expect(third.status).toBe(200);
      expect(new Set([first, second.body, third.body].map((pair) => pair.refreshToken)).size).toBe(3);
      expect((await fetchMe(third.body.accessToken)).status).toBe(200);
    });

    it('POST /auth/refresh returns the same successor to twenty concurrent requests with one token [S22]', async () => {
      const { refreshToken } = await test.signedIn();
      const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(responses.map(({ body }) => body.refreshToken)).size).toBe(1);
      expect((await refresh(responses[0]!.body.refreshToken)).status).toBe(200);
    });

    it('POST /auth/refresh ends the token family when a rotated token is reused after the grace period [S19] [S20]', async () => {
      const first = await test.signedIn();
      const second = await refresh(first.refreshToken);
      test.clock.forward(11 * SECOND);
      expect((await refresh(first.refreshToken)).status).toBe(401);
      expect((await refresh(second.body.refreshToken)).status).toBe(401);
      expect((await fetchMe(second.body.accessToken)).status).toBe(401);
    });

    it('POST /auth/refresh ends the token family when a token older than the previous one is used [S21]', async () => {
      const first = await test.signedIn();
      const second = await refresh(first.refreshToken);
      const third = await refresh(second.body.refreshToken);
      expect((await refresh(first.refreshToken)).status).toBe(401);
      expect((await refresh(third.body.refreshToken)).status).toBe(401);
    });

    it('POST /auth/refresh keeps other sessions of the user when it ends a family', async () => {
      const first = await test.signedIn();
      const other = await test.signIn(first.account);
      await refresh((await refresh(first.refreshToken)).body.refreshToken);
      await refresh(first.refreshToken);
      expect((await fetchMe(other.accessToken)).status).toBe(200);
    });

    it('POST /auth/refresh answers 401 after 30 days without use [S26]', async () => {
      const { refreshToken } = await test.signedIn();
      test.clock.forward(30 * DAY + SECOND);
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it('POST /auth/refresh ends no session for a forged token', async () => {
      const { accessToken, refreshToken } = await test.signedIn();
      const [id] = refreshToken.split('.');
      for (const forged of ['', 'x', `${id}.0.${'A'.repeat(43)}`, `${id}.-1.x`, `${id}.NaN.x`, `${id}..`])
        expect((await refresh(forged)).status).toBeGreaterThanOrEqual(400);
      expect((await fetchMe(accessToken)).status).toBe(200);
    });
  });

  describe('POST /auth/logout', () => {
    it('POST /auth/logout ends the session of the bearer token and no other [S24]', async () => {
      const first = await test.signedIn();
      const other = await test.signIn(first.account);
      const response = await test.request('POST', '/api/auth/logout', undefined, {
        token: first.accessToken,
      });
      expect(response.status).toBe(200);
      expect((await fetchMe(first.accessToken)).status).toBe(401);
      expect((await refresh(first.refreshToken)).status).toBe(401);
      expect((await fetchMe(other.accessToken)).status).toBe(200);
    });
  });
});

describe('Limit on failed sign-ins', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  it('POST /auth/login answers 429 with Retry-After after 10 failures for an email address from any IP [S11]', async () => {
    const account = await test.register();
    const tryTo = (password: string, ip: string) =>
      test.request('POST', '/api/auth/login', { email: account.email, password }, { ip });
    expect((await tryTo(account.password, '10.1.0.0')).status).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => (await tryTo('wrong one', `10.1.0.${index}`)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const refused = await tryTo(account.password, '10.2.0.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it("POST /auth/login ignores a client's own X-Forwarded-For when it counts failures [S12] [S13]", async () => {
    const tryTo = (index: number) =>
      test.request(
        'POST',
        '/api/auth/login',
        { email: `a${index}@example.com`, password: 'wrong one' },
        { ip: '10.3.0.1', headers: { 'x-forwarded-for': `10.4.0.${index}` } },
      );
    const statuses: number[] = [];
    for (let index = 0; index < 101; index++) statuses.push((await tryTo(index)).status);
    expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(statuses[100]).toBe(429);
  });
});

describe('Refresh tokens', () => {
  let sessions: SessionsService;
  let repository: SessionsRepository;

  beforeAll(async () => {
    sessions = test.app.get(SessionsService, { strict: false });
    repository = test.app.get(SessionsRepository, { strict: false });
    // A slow machine could exceed the grace of ten seconds.
    test.clock.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  const refresh = (refreshToken: string) =>
    test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
  const createUser = async () => test.stored((await test.signedIn()).account.email);
  const start = async (user: Awaited<ReturnType<typeof createUser>>) => (await sessions.start(user))!;

  it('POST /auth/refresh accepts the newest token any time, and the previous one within the grace period [S21]', async () => {
    const user = await createUser();
    const step = fc.record({ back: fc.nat(3), seconds: fc.constantFrom(0, 4, GRACE_SECONDS + 1) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const known = [(await start(user)).refreshToken];
        let secondsSinceRotation = Infinity;
        let isOver = false;
        for (const { back, seconds } of steps) {
          test.clock.forward(seconds * SECOND);
          secondsSinceRotation += seconds;
          const index = Math.max(0, known.length - 1 - back);
          const isCurrent = index === known.length - 1;
          const inGrace = index === known.length - 2 && secondsSinceRotation < GRACE_SECONDS;
          const outcome = await sessions.refresh(known[index]!).catch(() => null);
          isOver ||= !isCurrent && !inGrace;
          expect(outcome === null).toBe(isOver);
          if (outcome && inGrace) expect(outcome.refreshToken).toBe(known.at(-1));
          if (outcome && isCurrent) {
            expect(known).not.toContain(outcome.refreshToken);
            known.push(outcome.refreshToken);
            secondsSinceRotation = 0;
          }
        }
        if (isOver)
          for (const token of known) await expect(sessions.refresh(token)).rejects.toThrow('has ended');
      }),
      { numRuns: computeRounds(40) },
    );
  });

  it('POST /auth/refresh logs and mails once when rotated tokens are reused repeatedly [S20]', async () => {
    const warn = jest.spyOn(test.app.get<Logger>(LOGGER), 'warn');
    const { refreshToken, account, user } = await test.signedIn();
    await refresh((await refresh(refreshToken)).body.refreshToken);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await refresh(refreshToken)).status),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const [sessionId] = refreshToken.split('.');
    expect(warn.mock.calls.filter(([fields]) => 'event' in (fields as object))).toEqual([
      [{ event: 'refresh-token-reused', userId: user.id, sessionId }, 'A session was ended'],
    ]);
    const told = (await test.mailsTo(account.email)).filter(({ subject }) => subject.includes('signed out'));
    expect(told).toHaveLength(1);
  });

  it('POST /auth/refresh leaves one session and no error when requests race [S22]', async () => {
    let { refreshToken } = await test.signedIn();
    for (let round = 0; round < 5; round++) {
      const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(responses.map(({ body }) => body.refreshToken)).size).toBe(1);
      refreshToken = responses[0]!.body.refreshToken;
    }
  });

  it('POST /auth/refresh answers 401 after 180 days, even for an active session [S26]', async () => {
    let { refreshToken } = await start(await createUser());
    for (let day = 0; day < 180; day += 20) {
      refreshToken = (await sessions.refresh(refreshToken)).refreshToken;
      test.clock.forward(20 * DAY);
    }
    await expect(sessions.refresh(refreshToken)).rejects.toThrow('Your session has ended');
  });

  it('every bit of refresh tokens and mailed tokens is random [S23]', async () => {
    jest.spyOn(repository, 'create').mockResolvedValue();
    jest.spyOn(test.app.get(OneTimeTokensRepository, { strict: false }), 'create').mockResolvedValue();
    const user = await createUser();
    jest.spyOn(test.app.get(UsersRepository, { strict: false }), 'findById').mockResolvedValue(user);
    const oneTime = test.app.get(OneTimeTokensService, { strict: false });
    const COUNT = computeRounds(4_000);
    const refreshed: string[] = [];
    const mailed: string[] = [];
    for (let count = 0; count < COUNT; count++) {
      refreshed.push((await start(user)).refreshToken.split('.').at(-1)!);
      mailed.push(await oneTime.issue('verify-email', user.id));
    }
    for (const tokens of [refreshed, mailed]) {
      expect(new Set(tokens).size).toBe(COUNT);
      const ones = new Array<number>(256).fill(0);
      for (const token of tokens) {
        const bytes = Buffer.from(token, 'base64url');
        expect(bytes).toHaveLength(32);
        for (let bit = 0; bit < 256; bit++) ones[bit]! += (bytes[bit >> 3]! >> (bit & 7)) & 1;
      }
      for (const count of ones) expect(Math.abs(count / COUNT - 0.5)).toBeLessThan(3 / Math.sqrt(COUNT));
    }
  });
});
