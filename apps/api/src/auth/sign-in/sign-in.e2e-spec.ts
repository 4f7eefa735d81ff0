import type { LoginResponse } from '@figura/contracts';
import { hash } from '@node-rs/argon2';
import { PasswordHasher } from '../../platform/passwords/password-hasher';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { UsersRepository } from '../../users/users.repository';
import { TestApp, type TestResponse } from '../../testing/test-app';

const PASSWORD = 'correct horse 42';

describe('POST /auth/login', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());
  afterEach(() => jest.restoreAllMocks());

  const tryTo = (email: string, password: string) =>
    test.request('POST', '/api/auth/login', { email, password });
  const getHasher = () => test.app.get(PasswordHasher, { strict: false });

  function omitVolatileHeaders({ status, headers, text }: TestResponse<unknown>): unknown {
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { status, text, headers: rest };
  }

  it('POST /auth/login answers byte for byte alike whatever was wrong [S7]', async () => {
    const verified = await test.register();
    const unverified = await test.register({ verified: false });
    const answers = [
      await tryTo('nobody@example.com', 'wrong password'),
      await tryTo(verified.email, 'wrong password'),
      await tryTo(unverified.email, 'wrong password'),
    ].map(omitVolatileHeaders);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('POST /auth/login verifies one hash for a known and for an unknown email address [S8]', async () => {
    const { email } = await test.register();
    const verify = jest.spyOn(getHasher(), 'verify');
    await tryTo(email, 'wrong password');
    await tryTo('nobody@example.com', 'wrong password');
    expect(verify).toHaveBeenCalledTimes(2);
  });

  async function storeOutdatedHash(email: string): Promise<string> {
    const { id, passwordHash: before } = await test.stored(email);
    const outdated = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await test.app.get(UsersRepository, { strict: false }).replaceHash(id, before!, outdated);
    return outdated;
  }

  it('POST /auth/login rehashes an outdated hash, and the password stays valid [S2]', async () => {
    const account = await test.register();
    const passwordHash = await storeOutdatedHash(account.email);
    expect((await tryTo(account.email, 'wrong password')).status).toBe(401);
    expect(await test.stored(account.email)).toMatchObject({ passwordHash });
    await test.signIn(account);
    const renewed = (await test.stored(account.email)).passwordHash!;
    expect(getHasher().isOutdated(renewed)).toBe(false);
    await expect(test.signIn(account)).resolves.toBeTruthy();
  });

  it('POST /auth/login keeps the hash of a pending registration, which shares its salt with the others of the address [S60]', async () => {
    const account = await test.register({ verified: false });
    const passwordHash = await storeOutdatedHash(account.email);
    await test.signIn(account);
    expect(await test.stored(account.email)).toMatchObject({ passwordHash });
  });

  it.each([
    ['/api/auth/login', 129, 400],
    ['/api/auth/register', 129, 400],
    ['/api/auth/login', 1_000_000, 413],
    ['/api/auth/register', 1_000_000, 413],
  ])('POST %s hashes nothing for a password of %i characters [S4]', async (path, length, status) => {
    const [verify, make] = [jest.spyOn(getHasher(), 'verify'), jest.spyOn(getHasher(), 'hash')];
    const names = path.endsWith('register') && { firstName: 'Mira', lastName: 'Ek', gender: 'F' };
    const body = { email: 'mira@example.com', password: 'x'.repeat(length), ...names };
    expect((await test.request('POST', path, body)).status).toBe(status);
    expect(verify).not.toHaveBeenCalled();
    expect(make).not.toHaveBeenCalled();
  });

  it('POST /auth/login refuses most of two hundred concurrent requests while other routes stay responsive [S15]', async () => {
    const { email } = await test.register();
    let left = 200;
    const attempts = Array.from({ length: left }, () => tryTo(email, 'wrong password').finally(() => left--));
    await test.request('GET', '/api/health/live');
    expect(left).toBeGreaterThan(0);
    const answers = await Promise.all(attempts);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    for (const { headers, body } of answers.filter(({ status }) => status === 429)) {
      expect(body.code).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('The IP that failures are counted by', () => {
  it.each([
    ['no proxy is trusted', '0', '203.0.113.9'],
    ['one proxy is trusted', '1', '198.51.100.7'],
  ])(
    'POST /auth/login ignores the client IP that a client claims when %s [S13]',
    async (_, proxies, expected) => {
      const test = await TestApp.start({ TRUSTED_PROXIES: proxies });
      const consume = jest.spyOn(test.app.get(RateLimiter, { strict: false }), 'consumeAll');
      await test.request(
        'POST',
        '/api/auth/login',
        { email: 'mira@example.com', password: 'wrong password' },
        { ip: '203.0.113.9', headers: { 'x-forwarded-for': '192.0.2.1, 198.51.100.7' } },
      );
      expect(consume).toHaveBeenCalledWith(expect.arrayContaining([['sign-in:client', expected]]));
      await test.stop();
    },
  );
});

describe('Limits on POST /auth/login', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());
  beforeEach(() => test.resetRateLimits());

  it('POST /auth/login answers 429 to the right password too after too many wrong ones, and existing sessions stay valid [S11]', async () => {
    const { account, accessToken: token, refreshToken } = await test.signedIn();
    const tryTo = async (password: string) =>
      (await test.request('POST', '/api/auth/login', { email: account.email, password })).status;
    for (let count = 0; count < 10; count++) await tryTo('wrong password');
    expect(await tryTo(PASSWORD)).toBe(429);
    expect((await test.request('GET', '/api/auth/me', undefined, { token })).status).toBe(200);
    expect((await test.request('POST', '/api/auth/refresh', { refreshToken })).status).toBe(200);
  });

  it('POST /auth/login answers 200 to more than a hundred successful sign-ins from one IP', async () => {
    const office = await Promise.all(Array.from({ length: 6 }, () => test.register()));
    for (let round = 0; round < 17; round++)
      for (const { email } of office) {
        const answer = await test.request(
          'POST',
          '/api/auth/login',
          { email, password: PASSWORD },
          { ip: '192.0.2.10' },
        );
        expect([round, answer.status]).toEqual([round, 200]);
      }
  });

  it('POST /auth/login answers 429 after a hundred successes in an hour, until the password is changed [S71]', async () => {
    const { account } = await test.signedIn();
    const other = await test.register();
    const signIn = (email: string, password = account.password) =>
      test.request<LoginResponse>('POST', '/api/auth/login', { email, password });
    let newest!: LoginResponse;
    for (let count = 1; count < 100; count++) newest = (await signIn(account.email)).body;
    const refused = await signIn(account.email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await signIn(account.email, 'wrong password')).status).toBe(401);
    expect((await signIn(other.email)).status).toBe(200);

    const passwords = { currentPassword: account.password, newPassword: 'lavender field' };
    const token = newest.accessToken;
    expect((await test.request('PUT', '/api/user/change-password', passwords, { token })).status).toBe(200);
    expect((await signIn(account.email, 'lavender field')).status).toBe(200);
  });
});
