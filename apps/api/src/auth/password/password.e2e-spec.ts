import type { MessageResponse } from '@figura/contracts';
import { TestApp } from '../../testing/test-app';

const HOUR = 3_600_000;

describe('Passwords', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  const requestResetLink = (email: string) =>
    test.request<MessageResponse>('POST', '/api/password/forgot-password', { email });
  const reset = (token: string, password: string) =>
    test.request('POST', `/api/password/reset-password/${token}`, { password });
  const fetchMeStatus = async (token: string) =>
    (await test.request('GET', '/api/auth/me', undefined, { token })).status;

  describe('POST /password/forgot-password and /password/reset-password/{token}', () => {
    it('POST /password/forgot-password answers alike for a known and an unknown email address [S29]', async () => {
      const account = await test.register();
      const [known, unknown] = [
        await requestResetLink(account.email),
        await requestResetLink('nobody@example.com'),
      ];
      expect(known.status).toBe(200);
      expect(known.text).toBe(unknown.text);
      expect(await test.mailsTo('nobody@example.com')).toEqual([]);
    });

    it('POST /password/reset-password/{token} sets the password once and ends every session [S25] [S28]', async () => {
      const { account, accessToken } = await test.signedIn();
      await requestResetLink(account.email);
      const token = await test.mailedToken(account.email, 'reset-password');
      expect((await reset(token, 'a fresh password')).status).toBe(200);
      expect(await fetchMeStatus(accessToken)).toBe(401);
      await expect(test.signIn({ ...account, password: 'a fresh password' })).resolves.toBeTruthy();
      await expect(test.signIn(account)).rejects.toThrow('Invalid email or password');
      expect(await reset(token, 'another password')).toMatchObject({
        status: 400,
        body: { code: 'INVALID_TOKEN' },
      });
      expect((await test.mailsTo(account.email))[0]).toMatchObject({
        subject: 'Your Figura password was changed',
      });
    });

    it('POST /password/reset-password/{token} accepts only the newest link [S28]', async () => {
      const account = await test.register();
      await requestResetLink(account.email);
      const old = await test.mailedToken(account.email, 'reset-password');
      await requestResetLink(account.email);
      const fresh = await test.mailedToken(account.email, 'reset-password');
      expect((await reset(old, 'a fresh password')).status).toBe(400);
      expect((await reset(fresh, 'a fresh password')).status).toBe(200);
    });

    it('POST /password/reset-password/{token} rejects a link after one hour [S28]', async () => {
      const account = await test.register();
      await requestResetLink(account.email);
      const token = await test.mailedToken(account.email, 'reset-password');
      test.clock.forward(HOUR + 1);
      expect((await reset(token, 'a fresh password')).status).toBe(400);
    });

    it('POST /password/reset-password/{token} keeps the link valid when it refuses the new password', async () => {
      const account = await test.register();
      await requestResetLink(account.email);
      const token = await test.mailedToken(account.email, 'reset-password');
      expect((await reset(token, 'password')).body.error).toContain('too easy to guess');
      expect((await reset(token, 'short')).status).toBe(400);
      expect((await reset(token, 'a fresh password')).status).toBe(200);
    });

    it('POST /password/reset-password/{token} succeeds for one of ten concurrent requests [S28]', async () => {
      const account = await test.register();
      await requestResetLink(account.email);
      const token = await test.mailedToken(account.email, 'reset-password');
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => reset(token, `fresh password ${index}`)),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('POST /password/forgot-password mails a link with the configured origin, not the Host of the request [S30]', async () => {
      const account = await test.register();
      await test.request(
        'POST',
        '/api/password/forgot-password',
        { email: account.email },
        {
          headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        },
      );
      expect((await test.mailsTo(account.email))[0]!.links[0]).toMatch(
        /^https:\/\/figura\.test\/reset-password\?token=/,
      );
    });
  });

  describe('PUT /user/change-password', () => {
    const change = (token: string, currentPassword: string, newPassword: string) =>
      test.request('PUT', '/api/user/change-password', { currentPassword, newPassword }, { token });

    it('PUT /user/change-password ends the other sessions and notifies the owner by mail [S25]', async () => {
      const { account, accessToken } = await test.signedIn();
      const other = await test.signIn(account);
      const response = await change(accessToken, account.password, 'a fresh password');
      expect(response).toMatchObject({ status: 200, body: { message: 'Password changed successfully!' } });
      expect(await fetchMeStatus(accessToken)).toBe(200);
      expect(await fetchMeStatus(other.accessToken)).toBe(401);
      expect((await test.mailsTo(account.email))[0]).toMatchObject({
        subject: 'Your Figura password was changed',
      });
    });

    it.each([
      ['the current one is wrong', 'not it', 'a fresh password', 'Current password is incorrect'],
      ['the new one is short', null, '12345', 'New password must be at least 6 characters'],
      [
        'the new one is common',
        null,
        'letmein',
        'This password is too easy to guess. Please choose another one.',
      ],
    ])(
      'PUT /user/change-password answers 400 and changes nothing when %s',
      async (_, current, next, sentence) => {
        const { account, accessToken } = await test.signedIn();
        const response = await change(accessToken, current ?? account.password, next);
        expect(response).toMatchObject({ status: 400, body: { error: sentence } });
        await expect(test.signIn(account)).resolves.toBeTruthy();
      },
    );

    it.each([
      [{}, 'Current password is required', 'New password is required'],
      [{ newPassword: 'a fresh password' }, 'Current password is required'],
      [{ currentPassword: 'not it' }, 'New password is required'],
      [
        { currentPassword: 7, newPassword: ['a fresh password'] },
        'Current password is required',
        'New password is required',
      ],
      [{ currentPassword: 'not it', newPassword: '👗👗👗👗' }, 'New password must be at least 6 characters'],
      [
        { currentPassword: 'not it', newPassword: 'xy'.repeat(65) },
        'New password must be at most 128 characters',
      ],
      [
        { currentPassword: 'xy'.repeat(65), newPassword: 'a fresh password' },
        'Current password is incorrect',
      ],
    ])('PUT /user/change-password answers 400 to %j and names every broken rule', async (body, ...errors) => {
      const { accessToken: token } = await test.signedIn();
      const response = await test.request('PUT', '/api/user/change-password', body, { token });
      expect(response).toMatchObject({ status: 400, body: { error: errors[0], errors } });
    });
  });
});

describe('Limits on mails that anybody can trigger', () => {
  it.each(['/api/password/forgot-password', '/api/auth/resend-verification'])(
    'POST %s answers 429 after three requests an hour for an email address, known or not [S29]',
    async (path) => {
      const test = await TestApp.start();
      const account = await test.register();
      for (const email of [account.email, 'nobody@example.com']) {
        for (let count = 0; count < 3; count++)
          expect((await test.request('POST', path, { email })).status).toBe(200);
        expect((await test.request('POST', path, { email })).status).toBe(429);
      }
      await test.stop();
    },
  );
});
