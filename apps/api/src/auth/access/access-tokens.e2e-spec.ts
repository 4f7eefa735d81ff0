import type { TokenPair, UserResponse } from '@figura/contracts';
import { JwtService } from '@nestjs/jwt';
import { createHmac, createSecretKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { Secrets } from '../../platform/config/secrets';
import { TestApp } from '../../testing/test-app';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HS256 = { alg: 'HS256', typ: 'JWT' };

describe('Access tokens', () => {
  let test: TestApp;
  let key: KeyObject;
  let sound: Record<string, unknown>;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    key = test.app.get(Secrets).accessTokenKey;
    const { accessToken } = await test.signedIn();
    sound = test.app.get(JwtService, { strict: false }).decode<Record<string, unknown>>(accessToken);
  });
  afterAll(() => test.stop());

  const findMe = (token: string) => test.request<UserResponse>('GET', '/api/auth/me', undefined, { token });
  const findStatus = async (token: string) => (await findMe(token)).status;
  const refresh = (refreshToken: string) =>
    test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });

  function signed(header: object, payload: object, secret: KeyObject | string = key, hash = 'sha256') {
    const body = `${encode(header)}.${encode(payload)}`;
    return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`;
  }

  it('GET /auth/me accepts a sound access token, so the 401s below have no other reason [S16]', async () => {
    expect(await findStatus(signed(HS256, sound))).toBe(200);
  });

  const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = strangers.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const getRs256 = (payload: object) => {
    const body = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}`;
    return `${body}.${sign('sha256', Buffer.from(body), strangers.privateKey).toString('base64url')}`;
  };

  it.each<[string, () => string]>([
    ['no signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(sound)}.`],
    ['no signature and "None"', () => `${encode({ alg: 'None', typ: 'JWT' })}.${encode(sound)}.`],
    ['another length of hash', () => signed({ alg: 'HS384', typ: 'JWT' }, sound, key, 'sha384')],
    ['the name of another algorithm', () => signed({ alg: 'RS256', typ: 'JWT' }, sound)],
    ['a key pair of a stranger', () => getRs256(sound)],
    ['a public key as the secret', () => signed(HS256, sound, publicKey)],
    ['an empty key', () => signed(HS256, sound, createSecretKey(Buffer.alloc(32)))],
    ['the key of refresh tokens', () => signed(HS256, sound, test.app.get(Secrets).refreshTokenKey)],
    ['no type', () => signed({ alg: 'HS256' }, sound)],
    ['another type', () => signed({ alg: 'HS256', typ: 'at+jwt' }, sound)],
    ['a key id that is a path', () => signed({ ...HS256, kid: '../../../../dev/null' }, sound)],
    ['the URL of a key', () => signed({ ...HS256, jku: 'https://evil.example/keys' }, sound)],
    ['a key of its own', () => signed({ ...HS256, jwk: { kty: 'oct', k: 'AAAA' } }, sound)],
    ['a critical extension', () => signed({ ...HS256, crit: ['b64'], b64: false }, sound)],
    ['nothing in it', () => 'a.b.c'],
    ['no text at all', () => ''],
  ])('GET /auth/me answers 401 to an access token with %s [S16]', async (_, token) => {
    expect(await findStatus(token())).toBe(401);
  });

  const computeNow = () => Math.floor(Date.now() / 1_000);
  it.each<[string, () => object]>([
    ['that have expired', () => ({ exp: computeNow() - 60 })],
    ['that begin later', () => ({ nbf: computeNow() + 3_600 })],
    ['of another issuer', () => ({ iss: 'somebody' })],
    ['for another audience', () => ({ aud: 'somewhere' })],
    ['of a user who does not exist', () => ({ sub: '0'.repeat(24) })],
    ['of a session that does not exist', () => ({ sid: 'none' })],
  ])('GET /auth/me answers 401 to access tokens %s [S17]', async (_, changes) => {
    expect(await findStatus(signed(HS256, { ...sound, ...changes() }))).toBe(401);
  });

  it('GET /auth/me answers 401 to an access token with the session of another user [S17]', async () => {
    const { user } = await test.signedIn();
    expect(await findStatus(signed(HS256, { ...sound, sub: user.id }))).toBe(401);
  });

  it('POST /auth/refresh rejects an access token, and GET /auth/me a refresh token [S17]', async () => {
    const { accessToken, refreshToken } = await test.signedIn();
    expect((await refresh(accessToken)).status).toBeGreaterThanOrEqual(400);
    expect(await findStatus(refreshToken)).toBe(401);
  });

  it.each(['verify-email', 'reset-password'] as const)(
    'GET /auth/me answers 401 to the token of a mail to %s [S17]',
    async (purpose) => {
      const { user } = await test.signedIn();
      const mailed = await test.app.get(OneTimeTokensService, { strict: false }).issue(purpose, user.id);
      expect(await findStatus(mailed)).toBe(401);
      expect((await refresh(mailed)).status).toBe(401);
    },
  );

  it.each(['verify-email', 'reset-password'] as const)(
    'an access token is rejected in place of the token of a mail to %s [S17]',
    async (page) => {
      const { accessToken } = await test.signedIn();
      const short = accessToken.slice(0, 250);
      const answer =
        page === 'verify-email'
          ? await test.request('GET', `/api/auth/verify-email/${short}`)
          : await test.request('POST', `/api/password/reset-password/${short}`, { password: 'lavender-42' });
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    },
  );
});
