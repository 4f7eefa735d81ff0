import type { TokenPair, UserResponse } from '@figura/contracts';
import { TestApp } from '../../testing/test-app';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;

describe('Sessions', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  const findMe = (token: string) => test.request<UserResponse>('GET', '/api/auth/me', undefined, { token });
  const refresh = (refreshToken: string) =>
    test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });

  describe('POST /auth/login', () => {
    it('POST /auth/login returns tokens and the user without internal fields', async () => {
      const account = await test.register();
      const answer = await test.signIn(account);
      expect(answer.user).toMatchObject({
        email: account.email,
        isVerified: true,
        hasPaid: false,
        bodyType: null,
      });
      expect(JSON.stringify(answer)).not.toMatch(/hash|argon2|_id|__v/i);
      expect((await findMe(answer.accessToken)).body.user).toEqual(answer.user);
    });

    it('POST /auth/login signs in an unverified user, who may read their account and nothing that needs verification', async () => {
      const { accessToken: token } = await test.signIn(await test.register({ verified: false }));
      expect((await findMe(token)).body.user.isVerified).toBe(false);
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
      expect((await findMe(third.body.accessToken)).status).toBe(200);
    });

    it('POST /auth/refresh returns the same successor to twenty concurrent requests with one token [S22]', async () => {
      const { refreshToken } = await test.signedIn();
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
      expect((await refresh(answers[0]!.body.refreshToken)).status).toBe(200);
    });

    it('POST /auth/refresh ends the token family when a rotated token is reused after the grace [S19] [S20]', async () => {
      const first = await test.signedIn();
      const second = await refresh(first.refreshToken);
      test.clock.forward(11 * SECOND);
      expect((await refresh(first.refreshToken)).status).toBe(401);
      expect((await refresh(second.body.refreshToken)).status).toBe(401);
      expect((await findMe(second.body.accessToken)).status).toBe(401);
    });

    it('POST /auth/refresh ends the token family when a token older than the previous one is used [S21]', async () => {
      const first = await test.signedIn();
      const second = await refresh(first.refreshToken);
      const third = await refresh(second.body.refreshToken);
      expect((await refresh(first.refreshToken)).status).toBe(401);
      expect((await refresh(third.body.refreshToken)).status).toBe(401);
    });

    it('POST /auth/refresh leaves other sessions of the same user alone when it ends a family', async () => {
      const first = await test.signedIn();
      const other = await test.signIn(first.account);
      await refresh((await refresh(first.refreshToken)).body.refreshToken);
      await refresh(first.refreshToken);
      expect((await findMe(other.accessToken)).status).toBe(200);
    });

    it('POST /auth/refresh answers 401 after 30 days without use [S26]', async () => {
      const { refreshToken } = await test.signedIn();
      test.clock.forward(30 * DAY + SECOND);
      expect((await refresh(refreshToken)).status).toBe(401);
    });

    it('POST /auth/refresh ends no session for a made-up token', async () => {
      const { accessToken, refreshToken } = await test.signedIn();
      const [id] = refreshToken.split('.');
      for (const forged of ['', 'x', `${id}.0.${'A'.repeat(43)}`, `${id}.-1.x`, `${id}.NaN.x`, `${id}..`])
        expect((await refresh(forged)).status).toBeGreaterThanOrEqual(400);
      expect((await findMe(accessToken)).status).toBe(200);
    });
  });

  describe('POST /auth/logout', () => {
    it('POST /auth/logout ends the session of the bearer token and no other [S24]', async () => {
      const first = await test.signedIn();
      const other = await test.signIn(first.account);
      const answer = await test.request('POST', '/api/auth/logout', undefined, { token: first.accessToken });
      expect(answer.status).toBe(200);
      expect((await findMe(first.accessToken)).status).toBe(401);
      expect((await refresh(first.refreshToken)).status).toBe(401);
      expect((await findMe(other.accessToken)).status).toBe(200);
    });
  });
});

describe('Limit on failed sign-ins', () => {
  it('POST /auth/login answers 429 with Retry-After after 10 failures for an email address from any IP [S11]', async () => {
    const test = await TestApp.start();
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
    await test.stop();
  });

  it("POST /auth/login ignores a client's own X-Forwarded-For when it counts failures [S12] [S13]", async () => {
    const test = await TestApp.start();
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
    await test.stop();
  });
});
