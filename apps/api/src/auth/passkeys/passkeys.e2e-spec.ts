import type { LoginResponse, PasskeyCeremony, Problem, SignInMethodsResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Authenticator, type Ceremony } from '../../testing/authenticator';
import { computeCode, demandSecondStep, finishSecondStep, turnOnTotp } from '../../testing/second-step';
import { TestApp } from '../../testing/test-app';

type Customer = Awaited<ReturnType<TestApp['signedIn']>>;

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.stop());
beforeEach(() => test.resetRateLimits());

async function begin({ accessToken: token, account }: Customer): Promise<Ceremony> {
  const { password } = account;
  const response = await test.request<PasskeyCeremony>(
    'POST',
    '/api/user/passkeys/options',
    { password },
    { token },
  );
  if (response.status !== 200) throw new Error(response.text);
  return response.body as Ceremony;
}

const add = (token: string, body: object) => test.request('POST', '/api/user/passkeys', body, { token });

async function addTo(customer: Customer, authenticator = new Authenticator()): Promise<Authenticator> {
  const response = await add(customer.accessToken, authenticator.create(await begin(customer)));
  if (response.status !== 201) throw new Error(response.text);
  return authenticator;
}

async function beginSignIn(ticket?: string): Promise<Ceremony & { options: Record<string, unknown> }> {
  const response = await test.request<PasskeyCeremony>('POST', '/api/auth/passkey/options', { ticket });
  if (response.status !== 200) throw new Error(response.text);
  return response.body as Ceremony & { options: Record<string, unknown> };
}

const finish = (body: object) => test.request<LoginResponse & Problem>('POST', '/api/auth/passkey', body);

const getStatus = async (token: string) =>
  (await test.request('GET', '/api/auth/me', undefined, { token })).status;

const readMethods = async (token: string) =>
  (await test.request<SignInMethodsResponse>('GET', '/api/user/sign-in-methods', undefined, { token })).body;

describe('A passkey', () => {
  it('signs in without a password and without an email address [S146]', async () => {
    const customer = await test.signedIn();
    const authenticator = await addTo(customer);
    const signedIn = await finish(authenticator.sign(await beginSignIn()));
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email: customer.account.email } } });
    expect(await getStatus(signedIn.body.accessToken)).toBe(200);
    const [passkey] = (await readMethods(customer.accessToken)).passkeys;
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: expect.any(String) as string });
  });

  it('requires user verification, for this site only [S146]', async () => {
    const { options } = await beginSignIn();
    expect(options).toMatchObject({
      rpId: 'figura.test',
      userVerification: 'required',
      allowCredentials: [],
    });
    const registration = await begin(await test.signedIn());
    expect(registration.options).toMatchObject({
      rp: { id: 'figura.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it.each<[string, Parameters<Authenticator['sign']>[1], string?]>([
    ['for another site', { origin: 'https://figura.evil.example' }],
    ['for another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['without user verification', { isUserVerified: false }],
  ])('is refused %s, both on sign-in and when added [S146]', async (_, claims) => {
    const customer = await test.signedIn();
    const authenticator = await addTo(customer);
    expect(await finish(authenticator.sign(await beginSignIn(), claims))).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    const other = new Authenticator().create(await begin(customer), claims);
    expect((await add(customer.accessToken, other)).status).toBe(400);
  });

  it("is refused with another passkey's signature, just like an unknown passkey [S146]", async () => {
    const authenticator = await addTo(await test.signedIn());
    const stranger = new Authenticator();
    const [forged, unknown] = [
      { ...stranger.sign(await beginSignIn()), id: authenticator.id },
      stranger.sign(await beginSignIn()),
    ];
    const responses = [await finish(forged), await finish(unknown)];
    expect(responses.map(({ status }) => status)).toEqual([401, 401]);
    expect(responses[0]!.body.error).toBe(responses[1]!.body.error);
  });

  it('signs a challenge once, within ten minutes, and only one that the server issued [S147]', async () => {
    const authenticator = await addTo(await test.signedIn());
    const signed = authenticator.sign(await beginSignIn());
    expect((await finish(signed)).status).toBe(200);
    expect(await finish(signed)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    const late = authenticator.sign(await beginSignIn());
    test.clock.forward(11 * 60_000);
    expect((await finish(late)).status).toBe(400);
    const own = authenticator.sign({ ticket: 'mine', options: { challenge: 'bWluZQ' } });
    expect((await finish(own)).status).toBe(400);
  });

  it('is refused when its signature counter goes back, as on a copied authenticator [S147]', async () => {
    const authenticator = await addTo(await test.signedIn());
    const copied = authenticator.sign(await beginSignIn());
    expect((await finish(authenticator.sign(await beginSignIn()))).status).toBe(200);
    expect((await finish(copied)).status).toBe(401);
  });

  it("cannot be added twice, to two accounts, or with another session's challenge [S147]", async () => {
    const [mira, other] = [await test.signedIn(), await test.signedIn()];
    const authenticator = await addTo(mira);
    expect(await add(other.accessToken, authenticator.create(await begin(other)))).toMatchObject({
      status: 409,
    });
    const stolen = new Authenticator().create(await begin(mira));
    expect((await add(other.accessToken, stolen)).status).toBe(400);
    const begun = await begin(mira);
    expect((await add(mira.accessToken, new Authenticator().create(begun))).status).toBe(201);
    expect((await add(mira.accessToken, new Authenticator().create(begun))).status).toBe(400);
  });

  it('needs the password to be added or removed, and removal ends the other sessions [S142]', async () => {
    const customer = await test.signedIn();
    const token = customer.accessToken;
    const authenticator = await addTo(customer);
    const { body } = await finish(authenticator.sign(await beginSignIn()));
    const remove = (request: object) =>
      test.request('DELETE', `/api/user/passkeys/${authenticator.id}`, request, { token });
    for (const password of [undefined, 'not it']) {
      expect((await remove({ password })).status).toBe(400);
      const begun = await test.request('POST', '/api/user/passkeys/options', { password }, { token });
      expect(begun.status).toBe(400);
    }
    expect((await remove({ password: customer.account.password })).status).toBe(200);
    expect(await getStatus(body.accessToken)).toBe(401);
    expect(await getStatus(token)).toBe(200);
    expect((await finish(authenticator.sign(await beginSignIn()))).status).toBe(401);
    const [mail] = await test.mailsTo(customer.account.email);
    expect(mail?.subject).toBe('How you sign in to Figura was changed');
  });

  it('cannot be renamed or removed by another account [S36]', async () => {
    const authenticator = await addTo(await test.signedIn());
    const other = await test.signedIn();
    const call = (method: 'PATCH' | 'DELETE', body: object) =>
      test.request(method, `/api/user/passkeys/${authenticator.id}`, body, { token: other.accessToken });
    expect((await call('PATCH', { name: 'Mine' })).status).toBe(404);
    expect((await call('DELETE', { password: other.account.password })).status).toBe(404);
  });

  it('can be renamed, and an account has at most ten', async () => {
    const customer = await test.signedIn();
    const token = customer.accessToken;
    const authenticator = await addTo(customer);
    const renamed = await test.request(
      'PATCH',
      `/api/user/passkeys/${authenticator.id}`,
      { name: '  Blue key ' },
      { token },
    );
    expect(renamed.status).toBe(200);
    for (let count = 1; count < 10; count++) await addTo(customer);
    expect((await readMethods(token)).passkeys.map(({ name }) => name)).toContain('Blue key');
    const { password } = customer.account;
    const eleventh = await test.request('POST', '/api/user/passkeys/options', { password }, { token });
    expect(eleventh).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('is removed by a password reset by mail, in case somebody else added it [S145]', async () => {
    const customer = await test.signedIn();
    const authenticator = await addTo(customer);
    await test.request('POST', '/api/password/forgot-password', { email: customer.account.email });
    const token = await test.mailedToken(customer.account.email, 'reset-password');
    await test.request('POST', `/api/password/reset-password/${token}`, { password: 'heron lamp 58' });
    expect((await finish(authenticator.sign(await beginSignIn()))).status).toBe(401);
  });

  it('is exported by name, and deleted with the account [S83]', async () => {
    const customer = await test.signedIn();
    const authenticator = await addTo(customer);
    const token = customer.accessToken;
    const exported = await test.request<{ signInMethods: object }>('GET', '/api/user/export', undefined, {
      token,
    });
    expect(exported.body.signInMethods).toMatchObject({ passkeys: [{ name: 'My phone' }] });
    await begin(customer);
    await test.request('DELETE', '/api/user', { password: customer.account.password }, { token });
    const { db } = test.app.get<Connection>(getConnectionToken());
    expect(await db!.collection<{ _id: string }>('passkeys').findOne({ _id: authenticator.id })).toBeNull();
    const challenges = await db!.collection('signinchallenges').find().toArray();
    expect(challenges.map(({ userId }) => String(userId))).not.toContain(customer.user.id);
  });
});

describe('A passkey as the second factor', () => {
  async function requirePasskey(customer: Customer): Promise<string[]> {
    const { password } = customer.account;
    const response = await test.request<{ recoveryCodes: string[] }>(
      'POST',
      '/api/user/second-factor/passkey',
      { password },
      { token: customer.accessToken },
    );
    if (response.status !== 200) throw new Error(response.text);
    return response.body.recoveryCodes;
  }

  it('is required after the password, and only from the same account [S140]', async () => {
    const [customer, other] = [await test.signedIn(), await test.signedIn()];
    const [own, foreign] = [await addTo(customer), await addTo(other)];
    const [recoveryCode = ''] = await requirePasskey(customer);
    const { ticket, ways } = await demandSecondStep(test, customer.account);
    expect(ways).toEqual(['passkey', 'recovery-code']);
    const begun = await beginSignIn(ticket);
    expect(begun.options['allowCredentials']).toMatchObject([{ id: own.id }]);
    expect((await finish(foreign.sign(begun))).status).toBe(401);
    expect((await finish(own.sign(await beginSignIn(ticket)))).status).toBe(200);
    expect((await finishSecondStep(test, ticket, recoveryCode)).status).toBe(200);
  });

  it('accepts no TOTP code when no authenticator app is set up [S140]', async () => {
    const customer = await test.signedIn();
    await addTo(customer);
    await requirePasskey(customer);
    const { ticket } = await demandSecondStep(test, customer.account);
    expect((await finishSecondStep(test, ticket, '123456')).status).toBe(400);
  });

  it('requires a passkey, and the last one cannot be removed while it is on', async () => {
    const customer = await test.signedIn();
    const { password } = customer.account;
    const token = customer.accessToken;
    const refused = await test.request('POST', '/api/user/second-factor/passkey', { password }, { token });
    expect(refused.status).toBe(409);
    const { id } = await addTo(customer);
    await requirePasskey(customer);
    const remove = () => test.request('DELETE', `/api/user/passkeys/${id}`, { password }, { token });
    expect((await remove()).status).toBe(409);
    await test.request('DELETE', '/api/user/second-factor', { password }, { token });
    expect((await remove()).status).toBe(200);
  });

  it('works alongside an authenticator app', async () => {
    const customer = await test.signedIn();
    const passkey = await addTo(customer);
    const { secret } = await turnOnTotp(test, customer);
    const { ticket, ways } = await demandSecondStep(test, customer.account);
    expect(ways).toEqual(['totp', 'passkey', 'recovery-code']);
    expect((await finish(passkey.sign(await beginSignIn(ticket)))).status).toBe(200);
    expect((await finishSecondStep(test, ticket, computeCode(test, secret))).status).toBe(200);
  });
});
