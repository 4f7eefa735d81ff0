import type { LoginResponse } from '@figura/contracts';
import { hash } from '@node-rs/argon2';
import { PasswordHasher } from '../../users/passwords/password-hasher';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { UsersRepository } from '../../users/users.repository';
import { TestApp, type TestResponse } from '../../testing/test-app';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { BusyError } from '../../platform/errors/domain-error';

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

  it('POST /auth/login sends byte-identical responses for every wrong credential [S7]', async () => {
    const verified = await test.register();
    const unverified = await test.register({ verified: false });
    const responses = [
      await tryTo('nobody@example.com', 'wrong password'),
      await tryTo(verified.email, 'wrong password'),
      await tryTo(unverified.email, 'wrong password'),
    ].map(omitVolatileHeaders);
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
  });

  it('POST /auth/login verifies one hash for known and unknown email addresses alike [S8]', async () => {
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

  it('POST /auth/login keeps the outdated hash of a pending registration, which shares its salt [S60]', async () => {
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

  it('POST /auth/login refuses most of 200 concurrent requests, and other routes stay responsive [S15]', async () => {
    const { email } = await test.register();
    let left = 200;
    const attempts = Array.from({ length: left }, () => tryTo(email, 'wrong password').finally(() => left--));
    await test.request('GET', '/api/health/live');
    expect(left).toBeGreaterThan(0);
    const responses = await Promise.all(attempts);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 429]));
    for (const { headers, body } of responses.filter(({ status }) => status === 429)) {
      expect(body.code).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('Client IP of failed sign-ins', () => {
  it.each([
    ['no proxy is trusted', '0', '203.0.113.9'],
    ['one proxy is trusted', '1', '198.51.100.7'],
  ])('POST /auth/login ignores a forged client IP when %s [S13]', async (_, proxies, expected) => {
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
  });
});

describe('Limits on POST /auth/login', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());
  beforeEach(() => test.resetRateLimits());

  it('POST /auth/login answers 429 even to the right password after too many failures, and keeps sessions [S11]', async () => {
    const { account, accessToken: token, refreshToken } = await test.signedIn();
    const tryTo = async (password: string) =>
      (await test.request('POST', '/api/auth/login', { email: account.email, password })).status;
    for (let count = 0; count < 10; count++) await tryTo('wrong password');
    expect(await tryTo(PASSWORD)).toBe(429);
    expect((await test.request('GET', '/api/auth/me', undefined, { token })).status).toBe(200);
    expect((await test.request('POST', '/api/auth/refresh', { refreshToken })).status).toBe(200);
  });

  it('POST /auth/login answers 200 to more than 100 successful sign-ins from one IP', async () => {
    const office = await Promise.all(Array.from({ length: 6 }, () => test.register()));
    for (let round = 0; round < 17; round++)
      for (const { email } of office) {
        const response = await test.request(
          'POST',
          '/api/auth/login',
          { email, password: PASSWORD },
          { ip: '192.0.2.10' },
        );
        expect([round, response.status]).toEqual([round, 200]);
      }
  });

  it('POST /auth/login answers 429 after 100 successes in an hour, until the password changes [S71]', async () => {
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

const STRANGER = { firstName: 'Mira', lastName: 'Ek', gender: 'F', password: 'heron lamp 58' };

describe('Limits on guesses', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());
  beforeEach(() => test.resetRateLimits());
  afterEach(() => jest.restoreAllMocks());

  const remove = (token: string, password: string, ip?: string) =>
    test.request('DELETE', '/api/user', { password }, { token, ...(ip && { ip }) });
  const change = (token: string, currentPassword: string) =>
    test.request(
      'PUT',
      '/api/user/change-password',
      { currentPassword, newPassword: 'heron lamp 58' },
      { token },
    );
  const signIn = (email: string, password: string, ip?: string) =>
    test.request('POST', '/api/auth/login', { email, password }, ip ? { ip } : {});
  const requestResetLink = (email: string, ip: string) =>
    test.request('POST', '/api/password/forgot-password', { email }, { ip });
  const getHasher = () => test.app.get(PasswordHasher, { strict: false });

  it('DELETE /user and PUT /user/change-password share a limit of five wrong passwords [S74]', async () => {
    const { accessToken, account } = await test.signedIn();
    for (let count = 0; count < 3; count++) expect((await change(accessToken, 'not it')).status).toBe(400);
    for (let count = 0; count < 2; count++)
      expect((await remove(accessToken, 'not it', `10.0.0.${count}`)).status).toBe(400);
    for (const refused of [
      await change(accessToken, account.password),
      await remove(accessToken, account.password, '10.9.9.9'),
    ]) {
      expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('PUT /user/change-password and DELETE /user do not count correct passwords', async () => {
    const { accessToken, account } = await test.signedIn();
    for (let count = 0; count < 4; count++) await remove(accessToken, 'not it');
    for (let count = 0; count < 6; count++)
      expect(
        (
          await test.request(
            'PUT',
            '/api/user/change-password',
            { currentPassword: account.password, newPassword: 'letmein' },
            { token: accessToken },
          )
        ).status,
      ).toBe(400);
    expect((await remove(accessToken, account.password)).status).toBe(200);
  });

  it('POST /auth/login and DELETE /user do not count attempts that a busy server left unchecked [S75]', async () => {
    const { accessToken, account } = await test.signedIn();
    const busy = jest.spyOn(getHasher(), 'verify').mockRejectedValue(new BusyError());
    for (let count = 0; count < 20; count++) {
      expect((await signIn(account.email, account.password)).status).toBe(429);
      expect((await remove(accessToken, account.password)).status).toBe(429);
    }
    busy.mockRestore();
    expect((await signIn(account.email, account.password)).status).toBe(200);
    expect((await remove(accessToken, account.password)).status).toBe(200);
  });

  it('POST /auth/login succeeds during ninety concurrent password changes [S75]', async () => {
    const [{ accessToken }, honest] = [await test.signedIn(), await test.register()];
    const flood = Array.from({ length: 90 }, () => change(accessToken, 'not it'));
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => signIn(honest.email, honest.password)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(85);
  });

  it('POST /auth/login is unlocked by a password reset, whoever caused the lock [S74]', async () => {
    const { accessToken, account } = await test.signedIn();
    for (let count = 0; count < 10; count++) await signIn(account.email, 'not it', '10.1.0.1');
    for (let count = 0; count < 5; count++) await remove(accessToken, 'not it');
    expect((await signIn(account.email, account.password)).status).toBe(429);
    await requestResetLink(account.email, '127.0.0.1');
    const token = await test.mailedToken(account.email, 'reset-password');
    const password = 'heron lamp 58';
    await test.request('POST', `/api/password/reset-password/${token}`, { password });
    const again = await test.signIn({ ...account, password });
    expect((await remove(again.accessToken, password)).status).toBe(200);
  });

  it('POST /auth/login counts an IPv6 /64 as one client [S73]', async () => {
    const tryTo = async (index: number, ip: string) =>
      (await signIn(`a${index}@example.com`, 'not it', ip)).status;
    for (let index = 0; index < 100; index++)
      expect(await tryTo(index, `2001:db8:1:2:${index}::1`)).toBe(401);
    expect(await tryTo(100, '2001:db8:1:2:ffff::1')).toBe(429);
    expect(await tryTo(101, '2001:db8:1:3::1')).toBe(401);
  });

  it("POST /password/forgot-password still mails the owner after a stranger reaches the stranger's limit [S76]", async () => {
    const { email } = await test.register();
    for (let count = 0; count < 20; count++)
      expect((await requestResetLink(email, '10.1.0.1')).status).toBe(count < 3 ? 200 : 429);
    expect((await requestResetLink(email, '10.2.0.1')).status).toBe(200);
  });

  it.each(['/api/password/forgot-password', '/api/auth/resend-verification'])(
    'POST %s answers 429 after twenty email addresses from one client [S76]',
    async (path) => {
      const ask = async (index: number, ip: string) =>
        (await test.request('POST', path, { email: `a${index}@example.com` }, { ip })).status;
      for (let index = 0; index < 20; index++) expect(await ask(index, `::ffff:10.1.0.1`)).toBe(200);
      expect(await ask(20, '10.1.0.1')).toBe(429);
      expect(await ask(20, '10.1.0.2')).toBe(200);
    },
  );

  it('POST /password/forgot-password writes decoys for unknown addresses, and adds no job [S76]', async () => {
    const database = test.app.get<Connection>(getConnectionToken()).db!;
    const countJobs = () => database.collection('jobs').countDocuments();
    await test.mailsTo('nobody@example.com');
    const before = await countJobs();
    await database.collection('jobdecoys').deleteMany({});
    for (let index = 0; index < 40; index++)
      await requestResetLink(`nobody-${index}@example.com`, `10.1.${index}.1`);
    expect(await countJobs()).toBe(before);
    const decoys = await database.collection('jobdecoys').countDocuments();
    expect(decoys).toBeGreaterThan(1);
    expect(decoys).toBeLessThanOrEqual(64);
  });

  it("POST /auth/register in a loop neither floods the owner's mailbox nor blocks a password reset [S76]", async () => {
    const { email } = await test.register();
    const register = async (index: number) =>
      (await test.request('POST', '/api/auth/register', { ...STRANGER, email }, { ip: `10.1.${index}.1` }))
        .status;
    for (let index = 0; index < 15; index++) expect(await register(index)).toBe(index < 7 ? 201 : 429);
    await requestResetLink(email, '10.2.0.1');
    const subjects = (await test.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'You already have a Figura account').length).toBeLessThan(
      6,
    );
    expect(subjects[0]).toBe('Choose a new Figura password');
  });

  it('POST /auth/register answers 429 after ten wrong codes from one client [S74]', async () => {
    const guess = async (accessCode: string) =>
      (
        await test.request('POST', '/api/auth/register', {
          ...STRANGER,
          email: `${accessCode.toLowerCase()}@example.com`,
          accessCode,
        })
      ).status;
    for (let index = 0; index < 10; index++) expect(await guess(`GUESS${index}`)).toBe(400);
    expect(await guess('GUESS10')).toBe(429);
  });
});
