import type {
  LoginResponse,
  Problem,
  ProviderReturnResponse,
  ProviderStart,
  SignInMethodsResponse,
} from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { computeCode, finishSecondStep, turnOnTotp } from '../../testing/second-step';
import { ProviderProcess } from '../../testing/sign-in-provider';
import { TestApp } from '../../testing/test-app';

type Customer = Awaited<ReturnType<TestApp['signedIn']>>;

const ACCOUNTS = {
  mira: { email: 'Mira@Mail.example.com', email_verified: true, given_name: 'Mira', family_name: 'Lind' },
  noor: { email: 'noor@mail.example.com', email_verified: true, given_name: 'Noor', family_name: 'Haddad' },
  eve: { email: 'owner@mail.example.com', email_verified: false, given_name: 'Eve', family_name: 'X' },
  ana: { email: 'ana@mail.example.com', email_verified: true },
  bea: { email: 'bea@mail.example.com', email_verified: true },
  kim: { email: 'kim@mail.example.com', email_verified: true },
  lou: { email: 'lou@mail.example.com', email_verified: true },
  max: { email: 'max@mail.example.com', email_verified: true },
  pat: { email: 'pat@mail.example.com', email_verified: true },
  sam: { email: 'sam@mail.example.com', email_verified: true },
  zoe: { email: 'zoe@mail.example.com', email_verified: true },
};
type Account = keyof typeof ACCOUNTS;

let provider: ProviderProcess;
let test: TestApp;

beforeAll(async () => {
  provider = await ProviderProcess.start('https://figura.test/sign-in/house', ACCOUNTS);
  const away = { name: 'Away', issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'y' };
  test = await TestApp.start({
    OIDC_PROVIDERS: JSON.stringify([provider.describe('House'), provider.describe('Other'), away]),
  });
});
afterAll(async () => {
  await test.stop();
  await provider.stop();
});
beforeEach(() => test.resetRateLimits());

async function begin(): Promise<ProviderStart> {
  const answer = await test.request<ProviderStart>('POST', '/api/auth/providers/house/start');
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

const beginLink = ({ accessToken: token }: { accessToken: string }, password?: string) =>
  test.request<ProviderStart & Problem>('POST', '/api/user/providers/house/start', { password }, { token });

const comeBack = (body: { key: string; query: string }, id = 'house') =>
  test.request<ProviderReturnResponse & Problem>('POST', `/api/auth/providers/${id}/return`, body);

async function signInAs(account: Account) {
  const { url, key } = await begin();
  return comeBack({ key, query: await provider.visit(url, account) });
}

async function linkTo(customer: Customer, account: Account) {
  const { url, key } = (await beginLink(customer, customer.account.password)).body;
  return comeBack({ key, query: await provider.visit(url, account) });
}

const register = (ticket: string, body: object = {}) =>
  test.request<LoginResponse & Problem>('POST', '/api/auth/provider-registration', {
    firstName: 'Mira',
    lastName: 'Lind',
    gender: 'F',
    ticket,
    ...body,
  });

async function registerAs(account: Account) {
  const answer = await register((await signInAs(account)).body.newcomer!.ticket);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

const readMethods = async (token: string) =>
  (await test.request<SignInMethodsResponse>('GET', '/api/user/sign-in-methods', undefined, { token })).body;

const getStatus = async (token: string) =>
  (await test.request('GET', '/api/auth/me', undefined, { token })).status;

describe('Signing in with a provider', () => {
  it('makes an account without a password after the confirmed address is taken over [S148]', async () => {
    const { body } = await signInAs('mira');
    expect(body.newcomer).toMatchObject({
      email: 'mira@mail.example.com',
      isEmailVerified: true,
      hasAccount: false,
      firstName: 'Mira',
      provider: { id: 'house', name: 'House' },
    });
    const registered = await register(body.newcomer!.ticket);
    expect(registered).toMatchObject({
      status: 201,
      body: { user: { email: 'mira@mail.example.com', isVerified: true } },
    });
    expect(await readMethods(registered.body.accessToken)).toMatchObject({
      hasPassword: false,
      providers: [
        { isLinked: true, email: 'mira@mail.example.com' },
        { isLinked: true },
        { isLinked: false },
      ],
    });
    const again = await signInAs('mira');
    expect(again.body.session?.user.id).toBe(registered.body.user.id);
    expect((await register(body.newcomer!.ticket)).body.code).toBe('INVALID_TOKEN');
  });

  it('asks with PKCE, state and nonce, and returns to a path of the provider’s own [S149]', async () => {
    const { searchParams } = new URL((await begin()).url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: 'https://figura.test/sign-in/house',
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      state: expect.stringMatching(/.{40}/) as string,
      nonce: expect.stringMatching(/.{40}/) as string,
    });
  });

  it('takes an answer once, within ten minutes, and only in the browser that began [S149]', async () => {
    const [own, other] = [await begin(), await begin()];
    const query = await provider.visit(own.url, 'mira');
    expect(await comeBack({ key: other.key, query })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    });
    const swapped = new URLSearchParams(query);
    swapped.set('state', new URL(other.url).searchParams.get('state')!);
    expect((await comeBack({ key: own.key, query: swapped.toString() })).status).toBe(400);
    expect((await comeBack({ key: other.key, query: swapped.toString() })).status).toBe(400);
    expect((await comeBack({ key: own.key, query })).status).toBe(200);
    expect((await comeBack({ key: own.key, query })).status).toBe(400);
    const late = await begin();
    const lateQuery = await provider.visit(late.url, 'mira');
    test.clock.forward(11 * 60_000);
    expect((await comeBack({ key: late.key, query: lateQuery })).status).toBe(400);
  });

  it('refuses the answer to one provider on the path of another [S149]', async () => {
    const { url, key } = await begin();
    const query = await provider.visit(url, 'mira');
    expect((await comeBack({ key, query }, 'other')).status).toBe(400);
  });

  it('says so when it was cancelled there, cannot be reached, or does not exist', async () => {
    const { url, key } = await begin();
    const cancelled = await comeBack({ key, query: await provider.visit(url, 'nobody') });
    expect(cancelled).toMatchObject({
      status: 400,
      body: { error: 'House did not sign you in. Please try again, or sign in another way.' },
    });
    expect((await test.request('POST', '/api/auth/providers/away/start')).status).toBe(503);
    expect((await test.request('POST', '/api/auth/providers/nowhere/start')).status).toBe(404);
  });

  it('never links by an email address, confirmed or not [S148]', async () => {
    const owner = await test.signedIn({ email: ACCOUNTS.noor.email });
    const { body } = await signInAs('noor');
    expect(body).toMatchObject({ newcomer: { hasAccount: true } });
    expect(body.session).toBeUndefined();
    const refused = await register(body.newcomer!.ticket);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await readMethods(owner.accessToken)).providers[0]).toMatchObject({ isLinked: false });
  });

  it('makes nothing of an address that the provider does not confirm, and tells nothing of it [S148]', async () => {
    await test.register({ email: ACCOUNTS.eve.email });
    const { body } = await signInAs('eve');
    expect(body.newcomer).toMatchObject({ isEmailVerified: false, hasAccount: false });
    const refused = await register(body.newcomer!.ticket);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body.error).toMatch(/does not confirm your email address/);
  });

  it('ends the pending registrations of the address, whose passwords do not sign in [S60]', async () => {
    const stranger = await test.register({ email: ACCOUNTS.ana.email, verified: false });
    const { accessToken } = await test.signIn(stranger);
    const { user } = await registerAs('ana');
    expect(await getStatus(accessToken)).toBe(401);
    const { email, password } = stranger;
    expect((await test.request('POST', '/api/auth/login', { email, password })).status).toBe(401);
    expect((await test.stored(email)).id).toBe(user.id);
  });

  it('asks for the second step of the account [S140]', async () => {
    const customer = await test.signedIn();
    expect((await linkTo(customer, 'bea')).body.linked).toEqual({ id: 'house', name: 'House' });
    const { secret } = await turnOnTotp(test, customer);
    const asked = await signInAs('bea');
    expect(asked).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    const { ticket } = asked.body.secondFactor!;
    expect((await finishSecondStep(test, ticket, computeCode(test, secret))).status).toBe(200);
  });
});

describe('Linking a provider', () => {
  const linkByPassword = (ticket: string, { email, password }: { email: string; password: string }) =>
    test.request<LoginResponse & Problem>('POST', '/api/auth/provider-link', { ticket, email, password });

  it('takes the password of the account, and then signs in by itself [S148]', async () => {
    const customer = await test.signedIn();
    const { ticket } = (await signInAs('kim')).body.newcomer!;
    const wrong = await linkByPassword(ticket, { ...customer.account, password: 'not it' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
    expect((await linkByPassword(ticket, customer.account)).status).toBe(200);
    expect((await signInAs('kim')).body.session?.user.id).toBe(customer.user.id);
    const [mail] = await test.mailsTo(customer.account.email);
    expect(mail?.subject).toBe('How you sign in to Figura was changed');
  });

  it('waits for the second step, without which nothing is linked [S140]', async () => {
    const customer = await test.signedIn();
    const { recoveryCodes } = await turnOnTotp(test, customer);
    const { ticket } = (await signInAs('lou')).body.newcomer!;
    const asked = await linkByPassword(ticket, customer.account);
    expect(asked.body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await signInAs('lou')).body.newcomer).toBeDefined();
    await finishSecondStep(test, asked.body.secondFactor!.ticket, recoveryCodes[0]!);
    expect((await readMethods(customer.accessToken)).providers[0]).toMatchObject({ isLinked: true });
  });

  it('while signed in takes the password, and the browser that began [S148] [S149]', async () => {
    const [customer, attacker] = [await test.signedIn(), await test.signedIn()];
    expect((await beginLink(customer, 'not it')).status).toBe(400);
    // A victim is led to finish what the attacker began: without its key nothing happens.
    const { url } = (await beginLink(attacker, attacker.account.password)).body;
    const query = await provider.visit(url, 'max');
    expect((await comeBack({ key: (await begin()).key, query })).status).toBe(400);
    expect((await linkTo(customer, 'max')).status).toBe(200);
    expect((await linkTo(attacker, 'max')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await signInAs('max')).body.session?.user.id).toBe(customer.user.id);
  });

  it('that was begun before a new password links nothing [S149]', async () => {
    const customer = await test.signedIn();
    const { url, key } = (await beginLink(customer, customer.account.password)).body;
    const query = await provider.visit(url, 'pat');
    await test.request(
      'PUT',
      '/api/user/change-password',
      { currentPassword: customer.account.password, newPassword: 'heron lamp 58' },
      { token: customer.accessToken },
    );
    expect((await comeBack({ key, query })).status).toBe(400);
    expect((await signInAs('pat')).body.newcomer).toBeDefined();
  });
});

describe('An account whose only way to sign in is a provider', () => {
  const unlink = (token: string, body: object = {}) =>
    test.request('DELETE', '/api/user/providers/house', body, { token });

  it('keeps it until it has a password, which a sign-in of the last ten minutes sets [S150]', async () => {
    const { accessToken: early } = await registerAs('sam');
    expect(await unlink(early)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    test.clock.forward(11 * 60_000);
    const setPassword = (token: string) =>
      test.request('POST', '/api/user/password', { newPassword: 'heron lamp 58' }, { token });
    expect(await setPassword(early)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
    const { accessToken: token } = (await signInAs('sam')).body.session!;
    expect((await setPassword(token)).status).toBe(200);
    expect((await setPassword(token)).status).toBe(409);
    expect(await getStatus(early)).toBe(401);
    expect((await unlink(token)).status).toBe(400);
    expect((await unlink(token, { password: 'heron lamp 58' })).status).toBe(200);
    expect((await signInAs('sam')).body.newcomer).toMatchObject({ hasAccount: true });
  });

  it('is exported, and deleted after a sign-in of the last ten minutes [S83] [S150]', async () => {
    const { accessToken: token } = await registerAs('zoe');
    const exported = await test.request<{ signInMethods: object }>('GET', '/api/user/export', undefined, {
      token,
    });
    expect(exported.body.signInMethods).toMatchObject({
      providers: [{ issuer: provider.issuer, subject: 'zoe', email: 'zoe@mail.example.com' }],
    });
    test.clock.forward(11 * 60_000);
    const remove = (bearer: string) => test.request('DELETE', '/api/user', {}, { token: bearer });
    expect((await remove(token)).body.code).toBe('SIGN_IN_AGAIN');
    const { accessToken } = (await signInAs('zoe')).body.session!;
    expect((await remove(accessToken)).status).toBe(200);
    expect((await signInAs('zoe')).body.newcomer).toBeDefined();
    const { db } = test.app.get<Connection>(getConnectionToken());
    expect(await db!.collection('provideridentities').countDocuments({ subject: 'zoe' })).toBe(0);
  });
});
