import type { LoginResponse, Problem, RegisterResponse, VerifyEmailResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { CouponsRepository } from '../../coupons/coupons.repository';
import { computeRounds } from '../../testing/rounds';
import { TestApp } from '../../testing/test-app';
import { UsersRepository } from '../../users/users.repository';

const OWNER = { firstName: 'Mira', lastName: 'Owner', password: 'owner knows 42', gender: 'F' };
const STRANGER = { firstName: 'Evil', lastName: 'Stranger', password: 'stranger knows 13', gender: 'NB' };

type Who = typeof OWNER;

interface Made {
  email: string;
  who: Who;
  key: string;
  link: string;
}

describe('Pending registrations of one email address', () => {
  let test: TestApp;
  let count = 0;
  let email: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());
  beforeEach(() => (email = `shared-${++count}@example.com`));

  const getUsersRepository = () => test.app.get(UsersRepository, { strict: false });

  async function register(who: Who, more: object = {}): Promise<Made> {
    const response = await test.request<RegisterResponse>('POST', '/api/auth/register', {
      email,
      ...who,
      ...more,
    });
    expect(response.status).toBe(201);
    const link = await test.mailedToken(email, 'verify-email');
    return { email, who, key: response.body.registrationKey, link };
  }

  const signIn = ({ password }: Who) =>
    test.request<LoginResponse & Problem>('POST', '/api/auth/login', { email, password });
  const signInForToken = async (who: Who) => (await signIn(who)).body.accessToken;
  const fetchMeStatus = async (token: string) =>
    (await test.request('GET', '/api/auth/me', undefined, { token })).status;
  const verifyWithPassword = (link: string, password: string) =>
    test.request<VerifyEmailResponse & Problem>('POST', `/api/auth/verify-email/${link}`, { password });

  async function assertStrangerIsOut(sessions: LoginResponse[] = []): Promise<void> {
    expect(await signIn(STRANGER)).toMatchObject({ status: 401 });
    for (const { accessToken, refreshToken } of sessions) {
      expect(await fetchMeStatus(accessToken)).toBe(401);
      expect((await test.request('POST', '/api/auth/refresh', { refreshToken })).status).toBe(401);
    }
    expect(await getUsersRepository().findPending(email)).toEqual([]);
    const account = await test.stored(email);
    expect(account).toMatchObject({ isVerified: true, lastName: OWNER.lastName });
    const { db } = test.app.get<Connection>(getConnectionToken());
    for (const { name } of await db!.listCollections().toArray())
      for (const { user } of sessions)
        expect(
          `${name}: ${JSON.stringify(await db!.collection(name).find({ userId: user.id }).toArray())}`,
        ).toBe(`${name}: []`);
  }

  it.each<[string, Who[]]>([
    ['a stranger before the owner', [STRANGER, OWNER]],
    ['a stranger after the owner', [OWNER, STRANGER]],
    ['a stranger before and after the owner', [STRANGER, OWNER, STRANGER]],
  ])(
    "after registrations by %s, the owner's link verifies the owner and deletes the stranger's account [S60]",
    async (_, order) => {
      const sessions: LoginResponse[] = [];
      let mine: Made | undefined;
      for (const who of order) {
        const made = await register(who);
        if (who === OWNER) mine = made;
        else sessions.push((await signIn(STRANGER)).body);
      }
      for (const { accessToken } of sessions) expect(await fetchMeStatus(accessToken)).toBe(200);

      const verified = await test.openLink(mine!.link, mine!.key);
      expect(verified).toMatchObject({ status: 200, body: { accessToken: expect.any(String) } });
      await assertStrangerIsOut(sessions);
      expect((await signIn(OWNER)).status).toBe(200);
      expect(await fetchMeStatus(verified.body.accessToken!)).toBe(200);
    },
  );

  it("POST /auth/verify-email/{token} rejects a stranger's link and accepts the owner's [S60] [S61]", async () => {
    const his = await register(STRANGER);
    const session = (await signIn(STRANGER)).body;
    const mine = await register(OWNER);
    for (const key of [undefined, mine.key])
      expect(await test.openLink(his.link, key)).toMatchObject({
        status: 403,
        body: { code: 'PASSWORD_REQUIRED' },
      });
    expect(await verifyWithPassword(his.link, OWNER.password)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
    expect((await getUsersRepository().findPending(email)).length).toBe(2);

    expect((await test.openLink(mine.link, mine.key)).status).toBe(200);
    await assertStrangerIsOut([session]);
    for (const key of [undefined, his.key])
      expect(await test.openLink(his.link, key)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_TOKEN' },
      });
    expect((await verifyWithPassword(his.link, STRANGER.password)).status).toBe(400);
  });

  it('POST /auth/verify-email/{token} with the password verifies and signs in from any browser [S61]', async () => {
    const { link } = await register(OWNER);
    expect((await verifyWithPassword(link, 'something else')).status).toBe(401);
    expect((await test.stored(email)).isVerified).toBe(false);
    const verified = await verifyWithPassword(link, OWNER.password);
    expect(verified.status).toBe(200);
    expect(await fetchMeStatus(verified.body.accessToken!)).toBe(200);
    expect(Object.keys((await verifyWithPassword(link, 'whatever it is')).body)).toEqual(['message']);
  });

  it('POST /auth/login signs in to the registration with the matching password, at the cost of one hash [S60] [S8]', async () => {
    await register(STRANGER);
    await register(OWNER);
    const fetchLastName = async (who: Who) => (await signIn(who)).body.user.lastName;
    expect([await fetchLastName(OWNER), await fetchLastName(STRANGER)]).toEqual([
      OWNER.lastName,
      STRANGER.lastName,
    ]);
    expect((await signIn({ ...OWNER, password: 'neither of them' })).status).toBe(401);
    const token = await signInForToken(STRANGER);
    expect((await test.request('GET', '/api/user/export', undefined, { token })).text).not.toContain(
      OWNER.lastName,
    );
  });

  it('a session from before verification stays valid for the verified registration [S60]', async () => {
    const made = await register(OWNER);
    const { body } = await signIn(OWNER);
    await test.openLink(made.link, made.key);
    const me = await test.request<{ user: { isVerified: boolean } }>('GET', '/api/auth/me', undefined, {
      token: body.accessToken,
    });
    expect(me).toMatchObject({ status: 200, body: { user: { isVerified: true } } });
  });

  it('POST /auth/register keeps the five newest registrations and ends the sessions of older ones [S62]', async () => {
    const first = await register(STRANGER);
    const { body: session } = await signIn(STRANGER);
    const made: Made[] = [];
    for (let index = 0; index < 6; index++)
      made.push(await register({ ...OWNER, password: `number ${index} of 6` }));
    expect(await getUsersRepository().findPending(email)).toHaveLength(5);
    expect(await fetchMeStatus(session.accessToken)).toBe(401);
    expect((await test.openLink(first.link, first.key)).status).toBe(400);
    expect((await test.openLink(made[0]!.link, made[0]!.key)).status).toBe(400);
    expect((await test.openLink(made[1]!.link, made[1]!.key)).status).toBe(200);
    expect(await getUsersRepository().findPending(email)).toEqual([]);
  });

  it('POST /auth/verify-email/{token} creates one account for two concurrent verifications [S63]', async () => {
    for (let round = 0; round < computeRounds(20); round++) {
      email = `race-${round}@example.com`;
      const both = [await register(OWNER), await register(STRANGER)];
      const sessions = [(await signIn(OWNER)).body, (await signIn(STRANGER)).body];
      const responses = await Promise.all(both.map(({ link, key }) => test.openLink(link, key)));
      const winner = responses.findIndex(({ body }) => body.accessToken !== undefined);
      expect(responses[1 - winner]).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
      expect(await getUsersRepository().findPending(email)).toEqual([]);
      expect(await test.stored(email)).toMatchObject({
        isVerified: true,
        lastName: both[winner]!.who.lastName,
      });
      expect(await fetchMeStatus(sessions[winner]!.accessToken)).toBe(200);
      expect(await fetchMeStatus(sessions[1 - winner]!.accessToken)).toBe(401);
    }
  });

  it('POST /auth/verify-email/{token} signs in once when a link is opened twenty times at once [S63]', async () => {
    const { link, key } = await register(OWNER);
    const responses = await Promise.all(Array.from({ length: 20 }, () => test.openLink(link, key)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(responses.filter(({ body }) => body.accessToken)).toHaveLength(1);
  });

  it('POST /password/reset-password/{token} verifies the address and ends other registrations and sessions [S60]', async () => {
    await register(STRANGER);
    const sessions = [(await signIn(STRANGER)).body];
    await register({ ...OWNER, password: 'soon forgotten' });
    sessions.push((await signIn({ ...OWNER, password: 'soon forgotten' })).body);
    await test.request('POST', '/api/password/forgot-password', { email });
    const token = await test.mailedToken(email, 'reset-password');
    const { password } = OWNER;
    expect((await test.request('POST', `/api/password/reset-password/${token}`, { password })).status).toBe(
      200,
    );
    await assertStrangerIsOut(sessions);
    expect((await signIn({ ...OWNER, password: 'soon forgotten' })).status).toBe(401);
    expect((await signIn(OWNER)).body.user.isVerified).toBe(true);
  });

  it('POST /password/reset-password/{token} rejects the link of a superseded registration [S60]', async () => {
    const mine = await register(OWNER);
    await register(STRANGER);
    await test.request('POST', '/api/password/forgot-password', { email });
    const token = await test.mailedToken(email, 'reset-password');
    await test.openLink(mine.link, mine.key);
    const reset = await test.request('POST', `/api/password/reset-password/${token}`, {
      password: 'taken over 99',
    });
    expect(reset).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    expect((await signIn(OWNER)).status).toBe(200);
  });

  it('the access code of a superseded registration grants nothing [S64]', async () => {
    const coupons = test.app.get(CouponsRepository, { strict: false });
    await coupons.create({ code: 'LOSER', kind: 'access', createdAt: new Date(), usesLeft: 1 });
    await register(STRANGER, { accessCode: 'LOSER' });
    expect((await signIn(STRANGER)).body.user.hasPaid).toBe(false);
    const mine = await register(OWNER);
    await test.openLink(mine.link, mine.key);
    expect(await test.stored(email)).toMatchObject({ hasPaid: false });

    email = `code-again-${email}`;
    const later = await register(OWNER, { accessCode: 'LOSER' });
    await test.openLink(later.link, later.key);
    expect(await test.stored(email)).toMatchObject({ hasPaid: true });
  });

  it('POST /auth/register mails a working link when an unverified address registers again', async () => {
    await register(OWNER);
    const again = await register(OWNER);
    expect((await test.mailsTo(email)).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Confirm your email for Figura'),
    );
    expect((await test.openLink(again.link, again.key)).status).toBe(200);
  });

  it('POST /auth/resend-verification mails a link for the registration with the given key, or the newest', async () => {
    const mine = await register(OWNER);
    const his = await register(STRANGER);
    const resend = async (headers: Record<string, string>) => {
      await test.request('POST', '/api/auth/resend-verification', { email }, { headers });
      return test.mailedToken(email, 'verify-email');
    };
    expect((await test.openLink(await resend({}), mine.key)).status).toBe(403);
    const fresh = await resend({ 'registration-key': mine.key });
    expect((await test.openLink(fresh, his.key)).status).toBe(403);
    expect((await test.openLink(fresh, mine.key)).status).toBe(200);
  });

  it('POST /auth/register creates a new account for the email address of a deleted one', async () => {
    const mine = await register(OWNER);
    const { accessToken: token } = (await test.openLink(mine.link, mine.key)).body;
    const { password } = OWNER;
    await test.request('DELETE', '/api/user', { password }, { token: token! });
    expect((await test.openLink(mine.link, mine.key)).status).toBe(400);
    const again = await register(OWNER);
    expect((await test.openLink(again.link, again.key)).status).toBe(200);
  });

  it('an unverified account from before registration keys signs in and verifies with its password', async () => {
    const made = await register(OWNER);
    const { db } = test.app.get<Connection>(getConnectionToken());
    await db!.collection('users').updateOne({ email }, { $unset: { registration: 1 } });
    expect((await signIn(OWNER)).status).toBe(200);
    expect((await test.openLink(made.link, made.key)).status).toBe(403);
    expect((await verifyWithPassword(made.link, OWNER.password)).status).toBe(200);
    expect((await signIn(OWNER)).body.user.isVerified).toBe(true);
  });
});

describe('Limits on registrations', () => {
  let test: TestApp;

  beforeEach(async () => {
    test = await TestApp.start();
  });
  afterEach(() => test.stop());

  const register = (email: string, ip: string) =>
    test.request<RegisterResponse>('POST', '/api/auth/register', { email, ...OWNER }, { ip });

  it('POST /auth/register answers 429 after four requests per client and address in an hour, known or not [S62]', async () => {
    const known = await test.register({ email: 'known@example.com' });
    for (const [email, mails] of [
      [known.email, 2],
      ['nobody-yet@example.com', 0],
    ] as const) {
      for (let count = mails / 2; count < 4; count++)
        expect((await register(email, '127.0.0.1')).status).toBe(201);
      expect((await register(email, '127.0.0.1')).status).toBe(429);
      for (let count = 0; count < 4; count++)
        expect((await register(email, `10.2.0.${count}`)).status).toBe(201);
      for (let count = 4; count < 30; count++)
        expect((await register(email, `10.2.0.${count}`)).status).toBe(429);
      expect((await test.mailsTo(email)).length).toBeLessThanOrEqual(9);
    }
  });

  it('POST /auth/verify-email/{token} answers 429 after five wrong passwords, with any link [S61]', async () => {
    const { email, password } = await test.register({ verified: false });
    const links = [await test.mailedToken(email, 'verify-email')];
    await test.request('POST', '/api/auth/resend-verification', { email });
    links.push(await test.mailedToken(email, 'verify-email'));
    const guess = (index: number, text: string) =>
      test.request(
        'POST',
        `/api/auth/verify-email/${links[index % 2]}`,
        { password: text },
        { ip: `10.3.0.${index}` },
      );
    for (let index = 0; index < 5; index++) expect((await guess(index, `guess ${index}`)).status).toBe(401);
    expect(await guess(5, password)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((await test.stored(email)).isVerified).toBe(false);
    test.clock.forward(16 * 60_000);
  });
});
