import type { TokenPair, UserResponse } from '@figura/contracts';
import { JwtService } from '@nestjs/jwt';
import { createHmac, createSecretKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { Secrets } from '../../platform/config/secrets';
import { TestApp } from '../../testing/test-app';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { UsersRepository } from '../../users/users.repository';
import { SessionsRepository } from '../sessions/sessions.repository';
import { SessionsService } from '../sessions/sessions.service';
import { AuthenticatorService } from './authenticator.service';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HS256 = { alg: 'HS256', typ: 'JWT' };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
});
afterAll(() => test.stop());

describe('Access tokens', () => {
  let key: KeyObject;
  let sound: Record<string, unknown>;

  beforeAll(async () => {
    key = test.app.get(Secrets).accessTokenKey;
    const { accessToken } = await test.signedIn();
    sound = test.app.get(JwtService, { strict: false }).decode<Record<string, unknown>>(accessToken);
  });

  const fetchMe = (token: string) => test.request<UserResponse>('GET', '/api/auth/me', undefined, { token });
  const fetchMeStatus = async (token: string) => (await fetchMe(token)).status;
  const refresh = (refreshToken: string) =>
    test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });

  function signed(header: object, payload: object, secret: KeyObject | string = key, hash = 'sha256') {
    const body = `${encode(header)}.${encode(payload)}`;
    return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`;
  }

  it('GET /auth/me accepts a valid access token, which the 401 tests below rely on [S16]', async () => {
    expect(await fetchMeStatus(signed(HS256, sound))).toBe(200);
  });

  const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = strangers.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const signRs256 = (payload: object) => {
    const body = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}`;
    return `${body}.${sign('sha256', Buffer.from(body), strangers.privateKey).toString('base64url')}`;
  };

  it.each<[string, () => string]>([
    ['no signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(sound)}.`],
    ['no signature and "None"', () => `${encode({ alg: 'None', typ: 'JWT' })}.${encode(sound)}.`],
    ['another hash length', () => signed({ alg: 'HS384', typ: 'JWT' }, sound, key, 'sha384')],
    ['the name of another algorithm', () => signed({ alg: 'RS256', typ: 'JWT' }, sound)],
    ["a stranger's key pair", () => signRs256(sound)],
    ['a public key as the secret', () => signed(HS256, sound, publicKey)],
    ['an empty key', () => signed(HS256, sound, createSecretKey(Buffer.alloc(32)))],
    ['the key for refresh tokens', () => signed(HS256, sound, test.app.get(Secrets).refreshTokenKey)],
    ['no type', () => signed({ alg: 'HS256' }, sound)],
    ['another type', () => signed({ alg: 'HS256', typ: 'at+jwt' }, sound)],
    ['a key id that is a path', () => signed({ ...HS256, kid: '../../../../dev/null' }, sound)],
    ['a key URL', () => signed({ ...HS256, jku: 'https://evil.example/keys' }, sound)],
    ['its own key', () => signed({ ...HS256, jwk: { kty: 'oct', k: 'AAAA' } }, sound)],
    ['a critical extension', () => signed({ ...HS256, crit: ['b64'], b64: false }, sound)],
    ['three meaningless parts', () => 'a.b.c'],
    ['no characters', () => ''],
  ])('GET /auth/me answers 401 to an access token with %s [S16]', async (_, token) => {
    expect(await fetchMeStatus(token())).toBe(401);
  });

  const getEpochSeconds = () => Math.floor(Date.now() / 1_000);
  it.each<[string, () => object]>([
    ['that have expired', () => ({ exp: getEpochSeconds() - 60 })],
    ['that are not valid yet', () => ({ nbf: getEpochSeconds() + 3_600 })],
    ['from another issuer', () => ({ iss: 'somebody' })],
    ['for another audience', () => ({ aud: 'somewhere' })],
    ['of a user who does not exist', () => ({ sub: '0'.repeat(24) })],
    ['of a session that does not exist', () => ({ sid: 'none' })],
  ])('GET /auth/me answers 401 to access tokens %s [S17]', async (_, changes) => {
    expect(await fetchMeStatus(signed(HS256, { ...sound, ...changes() }))).toBe(401);
  });

  it("GET /auth/me answers 401 to an access token with another user's session [S17]", async () => {
    const { user } = await test.signedIn();
    expect(await fetchMeStatus(signed(HS256, { ...sound, sub: user.id }))).toBe(401);
  });

  it('POST /auth/refresh rejects an access token, and GET /auth/me a refresh token [S17]', async () => {
    const { accessToken, refreshToken } = await test.signedIn();
    expect((await refresh(accessToken)).status).toBeGreaterThanOrEqual(400);
    expect(await fetchMeStatus(refreshToken)).toBe(401);
  });

  it.each(['verify-email', 'reset-password'] as const)(
    'GET /auth/me answers 401 to a mailed %s token [S17]',
    async (purpose) => {
      const { user } = await test.signedIn();
      const mailed = await test.app.get(OneTimeTokensService, { strict: false }).issue(purpose, user.id);
      expect(await fetchMeStatus(mailed)).toBe(401);
      expect((await refresh(mailed)).status).toBe(401);
    },
  );

  it.each(['verify-email', 'reset-password'] as const)(
    'routes that take a mailed %s token reject an access token [S17]',
    async (page) => {
      const { accessToken } = await test.signedIn();
      const short = accessToken.slice(0, 250);
      const response =
        page === 'verify-email'
          ? await test.request('GET', `/api/auth/verify-email/${short}`)
          : await test.request('POST', `/api/password/reset-password/${short}`, { password: 'lavender-42' });
      expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    },
  );
});

describe('AuthenticatorService with a cached principal', () => {
  const fetchMe = (authorization: string) =>
    test.request<UserResponse>('GET', '/api/auth/me', undefined, { headers: { authorization } });
  const fetchMeStatus = async (token: string) => (await fetchMe(`Bearer ${token}`)).status;
  const createCached = (authorization: string) =>
    test.app.get(AuthenticatorService, { strict: false }).get(authorization);

  async function known() {
    const account = await test.signedIn();
    expect(await fetchMeStatus(account.accessToken)).toBe(200);
    expect(createCached(`Bearer ${account.accessToken}`)).toBeDefined();
    return { ...account, token: account.accessToken };
  }

  it.each<[string, (account: Awaited<ReturnType<typeof known>>) => Promise<unknown>]>([
    ['has signed out', ({ token }) => test.request('POST', '/api/auth/logout', {}, { token })],
    [
      'has changed the password elsewhere',
      async ({ account }) => {
        const { accessToken: token } = await test.signIn(account);
        const body = { currentPassword: account.password, newPassword: 'lavender-42' };
        await test.request('PUT', '/api/user/change-password', body, { token });
      },
    ],
    [
      'has a new password from a mailed link',
      async ({ account: { email } }) => {
        await test.request('POST', '/api/password/forgot-password', { email });
        const link = await test.mailedToken(email, 'reset-password');
        await test.request('POST', `/api/password/reset-password/${link}`, { password: 'lavender-42' });
      },
    ],
    [
      'had a refresh token stolen',
      async ({ refreshToken }) => {
        await test.request('POST', '/api/auth/refresh', { refreshToken });
        test.clock.forward(11_000);
        await test.request('POST', '/api/auth/refresh', { refreshToken });
      },
    ],
    [
      'has deleted the account',
      ({ token, account: { password } }) => test.request('DELETE', '/api/user', { password }, { token }),
    ],
  ])('GET /auth/me answers 401 at once after the user %s [S24]', async (_, act) => {
    const account = await known();
    await act(account);
    expect(await fetchMeStatus(account.token)).toBe(401);
    expect(createCached(`Bearer ${account.token}`)).toBeUndefined();
  });

  it('get() returns no principal once the access token has expired [S24]', async () => {
    const { token } = await known();
    test.clock.forward(16 * MINUTE);
    expect(createCached(`Bearer ${token}`)).toBeUndefined();
  });

  it('GET /auth/me answers 401 after the session expires, even if the access token is still valid [S26]', async () => {
    let { accessToken, refreshToken } = await test.signedIn();
    const refresh = async () => {
      const response = await test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
      ({ accessToken, refreshToken } = response.body);
    };
    for (let day = 0; day < 160; day += 20) {
      test.clock.forward(20 * DAY);
      await refresh();
    }
    test.clock.forward(20 * DAY - 5 * MINUTE);
    await refresh();
    expect(await fetchMeStatus(accessToken)).toBe(200);
    test.clock.forward(6 * MINUTE);
    expect(await fetchMeStatus(accessToken)).toBe(401);
  });

  it('GET /auth/me answers 401 for a session that a password change failed to delete [S67]', async () => {
    const { token, account } = await known();
    const { accessToken } = await test.signIn(account);
    const sessions = test.app.get(SessionsRepository, { strict: false });
    jest.spyOn(sessions, 'endAll').mockRejectedValueOnce(new Error('The connection was lost.'));
    const body = { currentPassword: account.password, newPassword: 'lavender-42' };
    const change = await test.request('PUT', '/api/user/change-password', body, { token: accessToken });
    expect(change.status).toBe(500);
    expect(await fetchMeStatus(token)).toBe(401);
    expect(await fetchMeStatus(accessToken)).toBe(200);
  });

  it('GET /auth/me accepts a session created right after another process changed the password [S72]', async () => {
    const { account, user } = await known();
    const users = test.app.get<Connection>(getConnectionToken()).db!.collection('users');
    await users.updateOne({ _id: new Types.ObjectId(user.id) }, { $inc: { credentialVersion: 1 } });
    const sessions = test.app.get(SessionsService, { strict: false });
    const started = await sessions.start(await test.stored(account.email));
    expect(await fetchMeStatus(started!.accessToken)).toBe(200);
  });

  it('GET /recommendations/trending reflects a lost entitlement at once', async () => {
    const { token, user } = await known();
    const users = test.app.get(UsersRepository, { strict: false });
    const findTrends = async () =>
      (await test.request('GET', '/api/recommendations/trending', undefined, { token })).body?.code;
    await users.update(user.id, { hasPaid: true });
    expect(await findTrends()).not.toBe('PREMIUM_REQUIRED');
    await users.update(user.id, { hasPaid: false });
    expect(await findTrends()).toBe('PREMIUM_REQUIRED');
  });

  it('get() returns no principal for a header that only resembles a cached one [S24]', async () => {
    const { token } = await known();
    const middle = token.length >> 1;
    const torn = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;
    for (const header of [
      `Bearer ${torn}`,
      `Bearer ${token}A`,
      `Bearer ${token.slice(0, -1)}`,
      `Basic ${token}`,
      token,
    ])
      expect((await fetchMe(header)).status).toBe(401);
  });

  it('get() returns the right principal for each spelling of the Authorization header', async () => {
    const [mira, noor] = [await known(), await known()];
    for (const { token, user } of [mira, noor, mira])
      for (const header of [`Bearer ${token}`, `bearer ${token}`, `Bearer  ${token}`])
        expect((await fetchMe(header)).body.user.id).toBe(user.id);
  });

  it('get() does not cache an oversized Authorization header [S24]', async () => {
    const { token } = await known();
    const endless = `Bearer ${token} ${'x'.repeat(8_000)}`;
    await fetchMe(endless);
    expect(createCached(endless)).toBeUndefined();
  });
});
