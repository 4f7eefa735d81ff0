import type { LoginResponse, TokenPair } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { hash } from '@node-rs/argon2';
import { Types, type Connection } from 'mongoose';
import { PasswordHasher } from '../../platform/passwords/password-hasher';
import { computeRounds } from '../../testing/rounds';
import { TestApp } from '../../testing/test-app';
import { findUntil } from '../../testing/until';
import { UsersRepository } from '../../users/users.repository';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';

const ROUNDS = computeRounds(20);

describe('Credential version', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());
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
    await findUntil('sign-ins are under way', () => started.length > 0);
    expect(await change()).toBe(200);
    await Promise.all(clients);
    return started;
  }

  it.each(['reset', 'changed'])(
    'POST /auth/login with the old password leaves no session while the password is %s, in many rounds [S67]',
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

  it('PUT /user/change-password keeps the session that asked, which can refresh and change the password again [S68]', async () => {
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

  it('PUT /user/change-password changes nothing when the password is reset meanwhile [S69]', async () => {
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
    await users.replaceHash(user.id, (await test.stored(account.email)).passwordHash, outdated);
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

  it('a session and an account without a credential version stay signed in until the password changes', async () => {
    const { account, user, accessToken, refreshToken } = await test.signedIn();
    const other = await test.signIn(account);
    await createCollection('users').updateOne(
      { _id: new Types.ObjectId(user.id) },
      { $unset: { credentialVersion: 1, keptSessionId: 1 } },
    );
    await createCollection('sessions').updateMany(
      { userId: new Types.ObjectId(user.id) },
      { $unset: { credentialVersion: 1 } },
    );
    const refreshed = (await refresh(refreshToken)).body;
    expect(await computeStatusOfMe(refreshed.accessToken)).toBe(200);
    expect(await changePassword(accessToken, account.password, 'lavender field')).toBe(200);
    expect(await computeStatusOfMe(refreshed.accessToken)).toBe(200);
    expect(await computeStatusOfMe(other.accessToken)).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(401);
  });
});
