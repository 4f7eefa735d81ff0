import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { BusyError } from '../../platform/errors/domain-error';
import { PasswordHasher } from '../../platform/passwords/password-hasher';
import { TestApp } from '../../testing/test-app';

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

  it('DELETE /user and PUT /user/change-password answer 429 after five wrong passwords of an account together [S74]', async () => {
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

  it('PUT /user/change-password and DELETE /user do not count right passwords', async () => {
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

  it('POST /auth/login and DELETE /user do not count attempts that the busy server did not check [S75]', async () => {
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

  it('POST /auth/login succeeds while ninety password changes are under way [S75]', async () => {
    const [{ accessToken }, honest] = [await test.signedIn(), await test.register()];
    const flood = Array.from({ length: 90 }, () => change(accessToken, 'not it'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(honest.email, honest.password)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(85);
  });

  it('POST /auth/login is unlocked for the owner by a password reset, whoever caused the lock [S74]', async () => {
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

  it("POST /password/forgot-password still mails the owner after a stranger used up the stranger's limit [S76]", async () => {
    const { email } = await test.register();
    for (let count = 0; count < 20; count++)
      expect((await requestResetLink(email, '10.1.0.1')).status).toBe(count < 3 ? 200 : 429);
    expect((await requestResetLink(email, '10.2.0.1')).status).toBe(200);
  });

  it.each(['/api/password/forgot-password', '/api/auth/resend-verification'])(
    'POST %s answers 429 after twenty email addresses of one client [S76]',
    async (path) => {
      const ask = async (index: number, ip: string) =>
        (await test.request('POST', path, { email: `a${index}@example.com` }, { ip })).status;
      for (let index = 0; index < 20; index++) expect(await ask(index, `::ffff:10.1.0.1`)).toBe(200);
      expect(await ask(20, '10.1.0.1')).toBe(429);
      expect(await ask(20, '10.1.0.2')).toBe(200);
    },
  );

  it('POST /password/forgot-password writes as often for an unknown email address, and stores no job [S76]', async () => {
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

  it("POST /auth/register in a loop by a stranger neither floods the owner's mailbox nor blocks a password reset [S76]", async () => {
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

  it('POST /auth/register answers 429 after ten wrong codes of one client [S74]', async () => {
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
