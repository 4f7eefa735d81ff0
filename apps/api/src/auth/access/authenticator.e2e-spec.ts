import type { TokenPair, UserResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { TestApp } from '../../testing/test-app';
import { UsersRepository } from '../../users/users.repository';
import { SessionsRepository } from '../sessions/sessions.repository';
import { SessionsService } from '../sessions/sessions.service';
import { AuthenticatorService } from './authenticator.service';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A cached token must not open anything that the database would refuse. */
describe('AuthenticatorService with a cached principal', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  const findMe = (authorization: string) =>
    test.request<UserResponse>('GET', '/api/auth/me', undefined, { headers: { authorization } });
  const findStatus = async (token: string) => (await findMe(`Bearer ${token}`)).status;
  const createCached = (authorization: string) =>
    test.app.get(AuthenticatorService, { strict: false }).get(authorization);

  async function known() {
    const account = await test.signedIn();
    expect(await findStatus(account.accessToken)).toBe(200);
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
    expect(await findStatus(account.token)).toBe(401);
    expect(createCached(`Bearer ${account.token}`)).toBeUndefined();
  });

  it('get() returns no principal once the access token has expired [S24]', async () => {
    const { token } = await known();
    test.clock.forward(16 * MINUTE);
    expect(createCached(`Bearer ${token}`)).toBeUndefined();
  });

  it('GET /auth/me answers 401 once the session is over, though its access token runs on [S26]', async () => {
    let { accessToken, refreshToken } = await test.signedIn();
    const refresh = async () => {
      const answer = await test.request<TokenPair>('POST', '/api/auth/refresh', { refreshToken });
      ({ accessToken, refreshToken } = answer.body);
    };
    for (let day = 0; day < 160; day += 20) {
      test.clock.forward(20 * DAY);
      await refresh();
    }
    test.clock.forward(20 * DAY - 5 * MINUTE);
    await refresh();
    expect(await findStatus(accessToken)).toBe(200);
    test.clock.forward(6 * MINUTE);
    expect(await findStatus(accessToken)).toBe(401);
  });

  it('GET /auth/me answers 401 with a session that a password change failed to remove [S67]', async () => {
    const { token, account } = await known();
    const { accessToken } = await test.signIn(account);
    const sessions = test.app.get(SessionsRepository, { strict: false });
    jest.spyOn(sessions, 'endAll').mockRejectedValueOnce(new Error('The connection was lost.'));
    const body = { currentPassword: account.password, newPassword: 'lavender-42' };
    const change = await test.request('PUT', '/api/user/change-password', body, { token: accessToken });
    expect(change.status).toBe(500);
    expect(await findStatus(token)).toBe(401);
    expect(await findStatus(accessToken)).toBe(200);
  });

  it('GET /auth/me accepts a session of a password that another process set a moment ago [S72]', async () => {
    const { account, user } = await known();
    const users = test.app.get<Connection>(getConnectionToken()).db!.collection('users');
    await users.updateOne({ _id: new Types.ObjectId(user.id) }, { $inc: { credentialVersion: 1 } });
    const sessions = test.app.get(SessionsService, { strict: false });
    const started = await sessions.start(await test.stored(account.email));
    expect(await findStatus(started!.accessToken)).toBe(200);
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
      expect((await findMe(header)).status).toBe(401);
  });

  it('get() returns the right principal for each spelling of the Authorization header, among other users', async () => {
    const [mira, noor] = [await known(), await known()];
    for (const { token, user } of [mira, noor, mira])
      for (const header of [`Bearer ${token}`, `bearer ${token}`, `Bearer  ${token}`])
        expect((await findMe(header)).body.user.id).toBe(user.id);
  });

  it('get() caches nothing for an endless Authorization header [S24]', async () => {
    const { token } = await known();
    const endless = `Bearer ${token} ${'x'.repeat(8_000)}`;
    await findMe(endless);
    expect(createCached(endless)).toBeUndefined();
  });
});
