import type { Problem, SignInMethodsResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { computeCode, demandSecondStep, finishSecondStep, turnOnTotp } from '../../testing/second-step';
import { TestApp } from '../../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.stop());
beforeEach(() => test.resetRateLimits());

const readMethods = async (token: string) =>
  (await test.request<SignInMethodsResponse>('GET', '/api/user/sign-in-methods', undefined, { token })).body;

const getStatus = async (token: string) =>
  (await test.request('GET', '/api/auth/me', undefined, { token })).status;

describe('An authenticator app', () => {
  it('is required after the password, and its code signs in [S140]', async () => {
    const customer = await test.signedIn();
    const { secret } = await turnOnTotp(test, customer);
    const { ticket, ways } = await demandSecondStep(test, customer.account);
    expect(ways).toEqual(['totp', 'recovery-code']);
    const signedIn = await finishSecondStep(test, ticket, computeCode(test, secret));
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email: customer.account.email } } });
    expect(await getStatus(signedIn.body.accessToken)).toBe(200);
  });

  it('is not mentioned after a wrong password [S140]', async () => {
    const customer = await test.signedIn();
    await turnOnTotp(test, customer);
    const { email } = customer.account;
    const wrong = await test.request('POST', '/api/auth/login', { email, password: 'not it at all' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
  });

  it('accepts a code once, even from concurrent requests, and no older code [S141]', async () => {
    const customer = await test.signedIn();
    const { secret } = await turnOnTotp(test, customer);
    test.clock.forward(60_000);
    const [earlier, code] = [computeCode(test, secret, -30), computeCode(test, secret)];
    const tickets = [];
    for (let count = 0; count < 3; count++)
      tickets.push((await demandSecondStep(test, customer.account)).ticket);
    const responses = await Promise.all(
      tickets.slice(0, 2).map((ticket) => finishSecondStep(test, ticket, code)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(responses.find(({ status }) => status === 400)?.body.error).toMatch(/used already/);
    expect(await finishSecondStep(test, tickets[2]!, earlier)).toMatchObject({ status: 400 });
  });

  it('ends the other sessions and mails the owner when it is turned on [S142]', async () => {
    const customer = await test.signedIn();
    const other = await test.signIn(customer.account);
    await turnOnTotp(test, customer);
    expect(await getStatus(other.accessToken)).toBe(401);
    expect(await getStatus(customer.accessToken)).toBe(200);
    const [mail] = await test.mailsTo(customer.account.email);
    expect(mail?.subject).toBe('How you sign in to Figura was changed');
  });

  it('needs the password and a code of the displayed secret within 15 minutes [S142]', async () => {
    const { accessToken: token, account } = await test.signedIn();
    const begin = (password?: string) =>
      test.request<{ secret: string } & Problem>(
        'POST',
        '/api/user/second-factor/totp',
        { password },
        { token },
      );
    const confirm = (code: string) =>
      test.request('POST', '/api/user/second-factor/totp/confirmation', { code }, { token });
    expect(await begin()).toMatchObject({ status: 400, body: { error: 'Password is required' } });
    expect(await begin('not it')).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } });
    const { secret } = (await begin(account.password)).body;
    expect(await confirm('000000')).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } });
    expect((await readMethods(token)).secondStep).toBeNull();
    test.clock.forward(16 * 60_000);
    const { accessToken } = await test.signIn(account);
    const late = await test.request(
      'POST',
      '/api/user/second-factor/totp/confirmation',
      { code: computeCode(test, secret) },
      { token: accessToken },
    );
    expect(late).toMatchObject({ status: 409 });
    await expect(test.signIn(account)).resolves.toBeTruthy();
  });

  it('answers 429 after five wrong codes across all tickets, even to the right code [S143]', async () => {
    const customer = await test.signedIn();
    const { secret } = await turnOnTotp(test, customer);
    for (let tries = 0; tries < 5; tries++) {
      const { ticket } = await demandSecondStep(test, customer.account);
      expect((await finishSecondStep(test, ticket, '000000')).status).toBe(400);
    }
    const { ticket } = await demandSecondStep(test, customer.account);
    expect((await finishSecondStep(test, ticket, computeCode(test, secret))).status).toBe(429);
  });

  it('can be turned off with the password, which then suffices to sign in [S142]', async () => {
    const customer = await test.signedIn();
    const { password } = customer.account;
    const { secret } = await turnOnTotp(test, customer);
    const turnOff = (body: object, token: string) =>
      test.request('DELETE', '/api/user/second-factor', body, { token });
    const { ticket } = await demandSecondStep(test, customer.account);
    const other = await finishSecondStep(test, ticket, computeCode(test, secret));
    expect(await turnOff({ password: 'not it' }, customer.accessToken)).toMatchObject({ status: 400 });
    expect((await turnOff({ password }, customer.accessToken)).status).toBe(200);
    expect(await getStatus(other.body.accessToken)).toBe(401);
    await expect(test.signIn(customer.account)).resolves.toBeTruthy();
    expect((await turnOff({ password }, customer.accessToken)).status).toBe(409);
  });

  it('is stored so that neither its secret nor the recovery codes can be read [S144]', async () => {
    const customer = await test.signedIn();
    const { secret, recoveryCodes } = await turnOnTotp(test, customer);
    const { db } = test.app.get<Connection>(getConnectionToken());
    const stored = JSON.stringify(await db!.collection('secondfactors').find().toArray());
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });
});

describe('A second-factor ticket', () => {
  it('expires after ten minutes, after one use, and with a new password [S140]', async () => {
    const customer = await test.signedIn();
    const { secret, recoveryCodes } = await turnOnTotp(test, customer);
    const { ticket } = await demandSecondStep(test, customer.account);
    test.clock.forward(11 * 60_000);
    const late = await finishSecondStep(test, ticket, computeCode(test, secret));
    expect(late).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });

    const { ticket: once } = await demandSecondStep(test, customer.account);
    expect((await finishSecondStep(test, once, recoveryCodes[0]!)).status).toBe(200);
    expect(await finishSecondStep(test, once, recoveryCodes[1]!)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    });

    const { ticket: before } = await demandSecondStep(test, customer.account);
    await test.request('POST', '/api/password/forgot-password', { email: customer.account.email });
    const token = await test.mailedToken(customer.account.email, 'reset-password');
    await test.request('POST', `/api/password/reset-password/${token}`, { password: 'heron lamp 58' });
    expect((await finishSecondStep(test, before, recoveryCodes[2]!)).status).toBe(400);
  });

  it('is still required after a password reset, so a mailbox alone gives no access [S145]', async () => {
    const customer = await test.signedIn();
    await turnOnTotp(test, customer);
    await test.request('POST', '/api/password/forgot-password', { email: customer.account.email });
    const token = await test.mailedToken(customer.account.email, 'reset-password');
    const password = 'heron lamp 58';
    await test.request('POST', `/api/password/reset-password/${token}`, { password });
    const { ways } = await demandSecondStep(test, { email: customer.account.email, password });
    expect(ways).toContain('totp');
  });
});

describe('Recovery codes', () => {
  it('number ten, and each signs in once, in any spelling [S141]', async () => {
    const customer = await test.signedIn();
    const { recoveryCodes } = await turnOnTotp(test, customer);
    expect(new Set(recoveryCodes).size).toBe(10);
    const use = async (code: string) =>
      finishSecondStep(test, (await demandSecondStep(test, customer.account)).ticket, code);
    expect((await use(recoveryCodes[0]!.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await use(recoveryCodes[0]!)).status).toBe(400);
    expect((await readMethods(customer.accessToken)).secondStep).toEqual({
      totp: true,
      passkey: false,
      recoveryCodesLeft: 9,
    });
  });

  it('are replaced by new ones', async () => {
    const customer = await test.signedIn();
    const { recoveryCodes } = await turnOnTotp(test, customer);
    const { password } = customer.account;
    const renewed = await test.request<{ recoveryCodes: string[] }>(
      'POST',
      '/api/user/second-factor/recovery-codes',
      { password },
      { token: customer.accessToken },
    );
    const use = async (code: string) =>
      finishSecondStep(test, (await demandSecondStep(test, customer.account)).ticket, code);
    expect((await use(recoveryCodes[0]!)).status).toBe(400);
    expect((await use(renewed.body.recoveryCodes[0]!)).status).toBe(200);
  });
});

it('GET /user/export mentions the second factor without its secrets, and deletion removes it [S83]', async () => {
  const customer = await test.signedIn();
  const { secret, recoveryCodes } = await turnOnTotp(test, customer);
  const token = customer.accessToken;
  const exported = await test.request<{ signInMethods: object }>('GET', '/api/user/export', undefined, {
    token,
  });
  expect(exported.body.signInMethods).toMatchObject({ secondStep: { totp: true, recoveryCodesLeft: 10 } });
  for (const text of [secret, ...recoveryCodes]) expect(exported.text).not.toContain(text);
  await test.request('DELETE', '/api/user', { password: customer.account.password }, { token });
  const { db } = test.app.get<Connection>(getConnectionToken());
  const left = await db!.collection('secondfactors').find().toArray();
  expect(left.map(({ _id }) => String(_id))).not.toContain(customer.user.id);
});
