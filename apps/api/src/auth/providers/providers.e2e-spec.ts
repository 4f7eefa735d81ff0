import type {
  LinkMailResponse,
  LoginResponse,
  Problem,
  ProviderStart,
  SignInMethodsResponse,
} from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { computeCode, finishSecondStep, turnOnTotp } from '../../testing/second-step';
import { AccountsService } from '../../users/accounts.service';
import {
  beginSignIn,
  comeBackTo,
  ProviderProcess,
  registerWithProvider,
  signInWithProvider,
} from '../../testing/sign-in-provider';
import { TestApp } from '../../testing/test-app';
import { InvitationsService } from '../registration/invitations.service';

type Customer = Awaited<ReturnType<TestApp['signedIn']>>;

const ACCOUNTS = {
  mira: { email: 'Mira@Mail.example.com', email_verified: true, given_name: 'Mira', family_name: 'Lind' },
  noor: { email: 'noor@mail.example.com', email_verified: true, given_name: 'Noor', family_name: 'Haddad' },
  eve: { email: 'owner@mail.example.com', email_verified: false, given_name: 'Eve', family_name: 'X' },
  ana: { email: 'ana@mail.example.com', email_verified: true },
  bea: { email: 'bea@mail.example.com', email_verified: true },
  gil: { email: 'gil@mail.example.com', email_verified: true },
  hal: { email: 'hal@mail.example.com', email_verified: true },
  ida: { email: 'ida@mail.example.com', email_verified: true },
  jan: { email: 'jan@mail.example.com', email_verified: true },
  kim: { email: 'kim@mail.example.com', email_verified: true },
  lou: { email: 'lou@mail.example.com', email_verified: true },
  lea: { email: 'lea@mail.example.com', email_verified: true },
  max: { email: 'max@mail.example.com', email_verified: true },
  ora: { email: 'ora@mail.example.com', email_verified: true },
  pat: { email: 'pat@mail.example.com', email_verified: true },
  sam: { email: 'sam@mail.example.com', email_verified: true },
  zoe: { email: 'zoe@mail.example.com', email_verified: true },
};
type Account = keyof typeof ACCOUNTS;

let provider: ProviderProcess;
let test: TestApp;

beforeAll(async () => {
  provider = await ProviderProcess.start(['house', 'posting'], ACCOUNTS);
  const away = { name: 'Away', issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'y' };
  test = await TestApp.start({
    OIDC_PROVIDERS: JSON.stringify([
      provider.describe('House'),
      provider.describe('Other'),
      away,
      provider.describe('Posting', { responseMode: 'form_post' }),
    ]),
  });
});
afterAll(async () => {
  await test.stop();
  await provider.stop();
});
beforeEach(() => test.resetRateLimits());

const begin = () => beginSignIn(test);

const beginLink = ({ accessToken: token }: { accessToken: string }, password?: string) =>
  test.request<ProviderStart & Problem>('POST', '/api/user/providers/house/start', { password }, { token });

const comeBack = (body: { key: string; query: string }, id = 'house') => comeBackTo(test, body, id);

const signInAs = (account: Account) => signInWithProvider(test, provider, account);

async function linkTo(customer: Customer, account: Account) {
  const { url, key } = (await beginLink(customer, customer.account.password)).body;
  return comeBack({ key, query: await provider.visit(url, account) });
}

const register = (ticket: string) => registerWithProvider(test, ticket);

async function registerAs(account: Account) {
  const response = await register((await signInAs(account)).body.newcomer!.ticket);
  if (response.status !== 201) throw new Error(response.text);
  return response.body;
}

const readMethods = async (token: string) =>
  (await test.request<SignInMethodsResponse>('GET', '/api/user/sign-in-methods', undefined, { token })).body;

const getStatus = async (token: string) =>
  (await test.request('GET', '/api/auth/me', undefined, { token })).status;

describe('Signing in with a provider', () => {
  it('creates an account without a password from the verified email address [S148]', async () => {
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
        { isLinked: true },
      ],
    });
    const again = await signInAs('mira');
    expect(again.body.session?.user.id).toBe(registered.body.user.id);
    expect((await register(body.newcomer!.ticket)).body.code).toBe('INVALID_TOKEN');
  });

  it('uses PKCE, state and nonce, and a redirect URI of its own per provider [S149]', async () => {
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

  it('accepts a callback once, within ten minutes, and only in the browser that started [S149]', async () => {
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

  it("refuses a callback from one provider on another provider's path [S149]", async () => {
    const { url, key } = await begin();
    const query = await provider.visit(url, 'mira');
    expect((await comeBack({ key, query }, 'other')).status).toBe(400);
  });

  it('accepts a cross-site form_post callback, but only in the browser that started [S149]', async () => {
    const { url, key } = await beginSignIn(test, 'posting');
    expect(new URL(url).searchParams.get('response_mode')).toBe('form_post');
    const sendForm = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/sign-in/posting',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
          origin: provider.issuer,
        },
        payload,
      });
    const form = await provider.visit(url, 'mira');
    const response = await sendForm(`${form}&user=%7B%7D&next=https%3A%2F%2Fevil.test`);
    expect(response.statusCode).toBe(303);
    const page = new URL(String(response.headers.location), 'https://figura.test');
    expect([page.host, page.pathname]).toEqual(['figura.test', '/sign-in/posting']);
    expect([...page.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
    const query = page.search.slice(1);
    const { key: ofAnother } = await beginSignIn(test, 'posting');
    expect((await comeBack({ key: ofAnother, query }, 'posting')).status).toBe(400);
    expect((await comeBack({ key, query }, 'posting')).body.session?.user.firstName).toBe('Mira');
    expect((await sendForm('')).headers.location).toBe('/sign-in/posting?');
  });

  it('reports a canceled sign-in, an unreachable provider and an unknown provider', async () => {
    const { url, key } = await begin();
    const cancelled = await comeBack({ key, query: await provider.visit(url, 'nobody') });
    expect(cancelled).toMatchObject({
      status: 400,
      body: { error: 'House did not sign you in. Please try again, or sign in another way.' },
    });
    expect((await test.request('POST', '/api/auth/providers/away/start')).status).toBe(503);
    expect((await test.request('POST', '/api/auth/providers/nowhere/start')).status).toBe(404);
  });

  it('never links an existing account by email address, verified or not [S148]', async () => {
    const owner = await test.signedIn({ email: ACCOUNTS.noor.email });
    const { body } = await signInAs('noor');
    expect(body).toMatchObject({ newcomer: { hasAccount: true } });
    expect(body.session).toBeUndefined();
    const refused = await register(body.newcomer!.ticket);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await readMethods(owner.accessToken)).providers[0]).toMatchObject({ isLinked: false });
  });

  it('refuses an email address that the provider did not verify, and reveals no account [S148]', async () => {
    await test.register({ email: ACCOUNTS.eve.email });
    const { body } = await signInAs('eve');
    expect(body.newcomer).toMatchObject({ isEmailVerified: false, hasAccount: false });
    const refused = await register(body.newcomer!.ticket);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body.error).toMatch(/does not confirm your email address/);
  });

  it('deletes pending registrations of the email address, whose passwords then fail [S60]', async () => {
    const stranger = await test.register({ email: ACCOUNTS.ana.email, verified: false });
    const { accessToken } = await test.signIn(stranger);
    const { user } = await registerAs('ana');
    expect(await getStatus(accessToken)).toBe(401);
    const { email, password } = stranger;
    expect((await test.request('POST', '/api/auth/login', { email, password })).status).toBe(401);
    expect((await test.stored(email)).id).toBe(user.id);
  });

  it('requires the second factor of the account [S140]', async () => {
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

  it("takes the account's password once, after which the provider alone signs in [S148]", async () => {
    const customer = await test.signedIn();
    const { ticket } = (await signInAs('kim')).body.newcomer!;
    const wrong = await linkByPassword(ticket, { ...customer.account, password: 'not it' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
    expect((await linkByPassword(ticket, customer.account)).status).toBe(200);
    expect((await signInAs('kim')).body.session?.user.id).toBe(customer.user.id);
    const [mail] = await test.mailsTo(customer.account.email);
    expect(mail?.subject).toBe('How you sign in to Figura was changed');
  });

  it('links nothing until the second factor is verified [S140]', async () => {
    const customer = await test.signedIn();
    const { recoveryCodes } = await turnOnTotp(test, customer);
    const { ticket } = (await signInAs('lou')).body.newcomer!;
    const asked = await linkByPassword(ticket, customer.account);
    expect(asked.body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await signInAs('lou')).body.newcomer).toBeDefined();
    await finishSecondStep(test, asked.body.secondFactor!.ticket, recoveryCodes[0]!);
    expect((await readMethods(customer.accessToken)).providers[0]).toMatchObject({ isLinked: true });
  });

  it('requires the password and the same browser while signed in [S148] [S149]', async () => {
    const [customer, attacker] = [await test.signedIn(), await test.signedIn()];
    expect((await beginLink(customer, 'not it')).status).toBe(400);
    const { url } = (await beginLink(attacker, attacker.account.password)).body;
    const query = await provider.visit(url, 'max');
    expect((await comeBack({ key: (await begin()).key, query })).status).toBe(400);
    expect((await linkTo(customer, 'max')).status).toBe(200);
    expect((await linkTo(attacker, 'max')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await signInAs('max')).body.session?.user.id).toBe(customer.user.id);
  });

  it('links nothing if it was started before a password change [S149]', async () => {
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

describe('Linking a provider by mail', () => {
  const requestMail = (ticket: string) =>
    test.request<LinkMailResponse & Problem>('POST', '/api/auth/provider-link/mail', { ticket });
  const open = (token: string, key: string) =>
    test.request<LoginResponse & Problem>('POST', `/api/auth/provider-link/mail/${token}`, { key });

  async function askFor(account: Account) {
    const { ticket } = (await signInAs(account)).body.newcomer!;
    const { key, message } = (await requestMail(ticket)).body;
    return { key, message, token: await test.mailedToken(ACCOUNTS[account].email, 'link-provider') };
  }

  const isLinked = async ({ accessToken }: Customer) =>
    (await readMethods(accessToken)).providers[0]!.isLinked;

  it('accepts the link once, in the browser that requested it, and notifies the owner [S152]', async () => {
    const [customer, other] = [await test.signedIn({ email: ACCOUNTS.gil.email }), await test.signedIn()];
    const { key, token, message } = await askFor('gil');
    expect(message).toBe(
      'A link is on its way to gil@mail.example.com. Please open it in this browser; it works for an hour.',
    );
    const elsewhere = await open(token, 'a'.repeat(43));
    expect(elsewhere).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    expect(elsewhere.body.error).toMatch(/in the browser where you asked for it/);
    expect((await open('a'.repeat(43), key)).status).toBe(400);
    expect(await isLinked(customer)).toBe(false);
    const opened = await Promise.all([open(token, key), open(token, key), open(token, key)]);
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const session = opened.find(({ status }) => status === 200)!;
    expect(session.body.user.id).toBe(customer.user.id);
    expect((await open(token, key)).status).toBe(400);
    expect([await isLinked(customer), await isLinked(other)]).toEqual([true, false]);
    expect(await getStatus(customer.accessToken)).toBe(200);
    expect((await signInAs('gil')).body.session?.user.id).toBe(customer.user.id);
    const [mail] = await test.mailsTo(customer.account.email);
    expect(mail?.subject).toBe('How you sign in to Figura was changed');
  });

  it('rejects the link of one account with the key of another [S152]', async () => {
    const [hal, ida] = [
      await test.signedIn({ email: ACCOUNTS.hal.email }),
      await test.signedIn({ email: ACCOUNTS.ida.email }),
    ];
    const [ofHal, ofIda] = [await askFor('hal'), await askFor('ida')];
    expect((await open(ofHal.token, ofIda.key)).status).toBe(400);
    expect((await open(ofIda.token, ofHal.key)).status).toBe(400);
    expect([await isLinked(hal), await isLinked(ida)]).toEqual([false, false]);
    expect((await open(ofIda.token, ofIda.key)).body.user.id).toBe(ida.user.id);
  });

  it('rejects the link after an hour, a newer link, a new address or a new password [S152]', async () => {
    const customer = await test.signedIn({ email: ACCOUNTS.jan.email });
    const late = await askFor('jan');
    test.clock.forward(61 * 60_000);
    expect((await open(late.token, late.key)).status).toBe(400);

    await test.resetRateLimits();
    const [older, newer] = [await askFor('jan'), await askFor('jan')];
    expect((await open(older.token, older.key)).status).toBe(400);

    const accounts = test.app.get(AccountsService, { strict: false });
    await accounts.changeEmail(customer.user.id, 'moved@mail.example.com');
    expect((await open(newer.token, newer.key)).status).toBe(400);
    expect((await signInAs('jan')).body.newcomer?.hasAccount).toBe(false);
    await accounts.changeEmail(customer.user.id, ACCOUNTS.jan.email);

    await test.resetRateLimits();
    const { accessToken: token } = await test.signIn(customer.account);
    const before = await askFor('jan');
    const passwords = { currentPassword: customer.account.password, newPassword: 'heron lamp 58' };
    await test.request('PUT', '/api/user/change-password', passwords, { token });
    expect((await open(before.token, before.key)).status).toBe(400);
    expect(await isLinked({ ...customer, accessToken: token })).toBe(false);
  });

  it('links nothing until the second factor is verified [S140]', async () => {
    const customer = await test.signedIn({ email: ACCOUNTS.lea.email });
    const { recoveryCodes } = await turnOnTotp(test, customer);
    const { key, token } = await askFor('lea');
    const asked = await open(token, key);
    expect(asked).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(await isLinked(customer)).toBe(false);
    await finishSecondStep(test, asked.body.secondFactor!.ticket, recoveryCodes[0]!);
    expect(await isLinked(customer)).toBe(true);
  });

  it("mails only an account's verified address, at most three times an hour [S152]", async () => {
    await test.signedIn({ email: ACCOUNTS.eve.email });
    const unconfirmed = (await signInAs('eve')).body.newcomer!;
    expect(await requestMail(unconfirmed.ticket)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const unknown = (await signInAs('ora')).body.newcomer!;
    expect((await requestMail(unknown.ticket)).status).toBe(409);
    expect((await requestMail('a'.repeat(43))).status).toBe(400);
    expect(await test.mailsTo(ACCOUNTS.eve.email)).not.toContainEqual(
      expect.objectContaining({ subject: 'Link your sign-in to Figura' }),
    );
    const { ticket } = (await signInAs('noor')).body.newcomer!;
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await requestMail(ticket)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('An account that signs in only through a provider', () => {
  const unlink = (token: string, body: object = {}) =>
    test.request('DELETE', '/api/user/providers/house', body, { token });

  it('cannot unlink it until a password is set within ten minutes of a sign-in [S150]', async () => {
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

  it('can be exported, and deleted within ten minutes of a sign-in [S83] [S150]', async () => {
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

describe('Registration through a provider with REGISTRATION=invite', () => {
  let invited: TestApp;
  let invitations: InvitationsService;

  beforeAll(async () => {
    invited = await TestApp.start({
      REGISTRATION: 'invite',
      OIDC_PROVIDERS: JSON.stringify([provider.describe('House')]),
    });
    invitations = invited.app.get(InvitationsService, { strict: false });
  });
  afterAll(() => invited.stop());

  const invite = async (email: string | null) =>
    new URL((await invitations.create(email)).link).searchParams.get('invitation')!;
  const register = (ticket: string, more: object = {}) => registerWithProvider(invited, ticket, more);
  const getTicket = async (account: Account) =>
    (await signInWithProvider(invited, provider, account)).body.newcomer!.ticket;

  it('accepts an invitation once, and only for the invited, verified email address [S135]', async () => {
    const [invitation, ticket] = [await invite(ACCOUNTS.ana.email), await getTicket('ana')];
    expect((await register(ticket)).body.code).toBe('INVITATION_REQUIRED');
    const ofAnother = await getTicket('bea');
    expect((await register(ofAnother, { invitation })).body.code).toBe('INVITATION_INVALID');
    const registered = await register(ticket, { invitation });
    expect(registered).toMatchObject({ status: 201, body: { user: { email: ACCOUNTS.ana.email } } });
    expect((await register(ofAnother, { invitation })).body.code).toBe('INVITATION_INVALID');
  });

  it('creates one account per open invitation, which a failed registration does not use up [S135]', async () => {
    const invitation = await invite(null);
    const tickets = [await getTicket('kim'), await getTicket('lou')];
    expect((await register('a'.repeat(43), { invitation })).status).toBe(400);
    const withWrongCode = await register(tickets[0]!, { invitation, accessCode: 'NOT-THERE' });
    expect(withWrongCode.status).toBe(400);
    const responses = await Promise.all(tickets.map((ticket) => register(ticket, { invitation })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  it('uses one of two invitations when one ticket registers twice at once [S135]', async () => {
    const [first, second] = [await invite(null), await invite(null)];
    const ticket = await getTicket('max');
    const responses = await Promise.all(
      [first, second].map((invitation) => register(ticket, { invitation })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const unused = (await invitations.list(10)).filter(({ usedAt }) => usedAt === null);
    expect(unused).toHaveLength(1);
  });
});

it('REGISTRATION=closed refuses registration through a provider, even with an invitation', async () => {
  const closed = await TestApp.start({
    REGISTRATION: 'closed',
    OIDC_PROVIDERS: JSON.stringify([provider.describe('House')]),
  });
  const { link } = await closed.app.get(InvitationsService, { strict: false }).create(null);
  const invitation = new URL(link).searchParams.get('invitation');
  const { ticket } = (await signInWithProvider(closed, provider, 'pat')).body.newcomer!;
  for (const more of [{}, { invitation }])
    expect((await registerWithProvider(closed, ticket, more)).body.code).toBe('REGISTRATION_CLOSED');
  await closed.stop();
});
