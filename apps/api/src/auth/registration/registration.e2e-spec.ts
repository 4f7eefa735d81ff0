import type { Problem, RegisterResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { CouponsRepository } from '../../coupons/coupons.repository';
import { TestApp } from '../../testing/test-app';
import { AccountErasureService } from '../../users/erasure/account-erasure.service';
import { UsersRepository } from '../../users/users.repository';
import { InvitationsService } from './invitations.service';

const HOUR = 3_600_000;
const A_REQUEST = {
  firstName: 'Mira',
  lastName: 'Lindqvist',
  email: 'mira@example.com',
  password: 'correct horse 42',
  gender: 'F',
};

describe('Registration', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  const findPending = (email: string) => test.app.get(UsersRepository, { strict: false }).findPending(email);

  it('POST /auth/register answers with a message, without tokens, and mails a verification link', async () => {
    const response = await test.request<RegisterResponse>('POST', '/api/auth/register', A_REQUEST);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      message: 'Registration successful! Please check your email for verification.',
      registrationKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [mail] = await test.mailsTo('mira@example.com');
    expect(mail).toMatchObject({ subject: 'Confirm your email for Figura' });
    expect(mail!.html).toContain('Hello,');
    expect(`${mail!.html}${mail!.text}`).not.toContain('Mira');
    expect(mail!.text).toContain('https://figura.test/verify-email?token=');
  });

  it('POST /auth/register answers alike for a known address, creates nothing, and mails its owner [S9]', async () => {
    const known = await test.register();
    const before = await test.stored(known.email);
    const register = (email: string) =>
      test.request<RegisterResponse>('POST', '/api/auth/register', { ...A_REQUEST, email });
    const responses = [await register(known.email.toUpperCase()), await register('new@example.com')];
    const shapes = responses.map(({ status, body, text }) => [
      status,
      text.replace(body.registrationKey, 'KEY'),
    ]);
    expect(shapes[0]).toEqual(shapes[1]);
    expect(responses[0]!.body.registrationKey).toHaveLength(responses[1]!.body.registrationKey.length);
    const [mail] = await test.mailsTo(known.email);
    expect(mail).toMatchObject({ subject: 'You already have a Figura account', links: expect.anything() });
    expect(mail!.links.join()).not.toContain('verify-email');
    expect(await test.stored(known.email)).toEqual(before);
    expect(await findPending(known.email)).toEqual([]);
  });

  it('POST /auth/register keeps five of ten concurrent registrations, and one link verifies one account [S10]', async () => {
    const email = 'crowd@example.com';
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.request<RegisterResponse>('POST', '/api/auth/register', { ...A_REQUEST, email }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await findPending(email)).toHaveLength(5);
    const token = await test.mailedToken(email, 'verify-email');
    const opened = await Promise.all(responses.map(({ body }) => test.openLink(token, body.registrationKey)));
    expect(opened.filter(({ body }) => body.accessToken)).toHaveLength(1);
    expect(await findPending(email)).toEqual([]);
    expect(await test.stored(email)).toMatchObject({ isVerified: true });
  });

  it('POST /auth/register trims and lower-cases the email address [S10]', async () => {
    await test.request('POST', '/api/auth/register', { ...A_REQUEST, email: '  Lower@Example.COM ' });
    expect(await test.stored('lower@example.com')).toMatchObject({ email: 'lower@example.com' });
  });

  it('POST /auth/register treats both Unicode forms of a letter as the same email address [S66]', async () => {
    await test.request('POST', '/api/auth/register', { ...A_REQUEST, email: 'ju\u0308rgen@example.com' });
    expect(await findPending('j\u00fcrgen@example.com')).toHaveLength(1);
    await expect(
      test.signIn({ email: 'JU\u0308RGEN@example.com', password: A_REQUEST.password }),
    ).resolves.toBeTruthy();
  });

  it.each<[string, object, string]>([
    ['an empty body', {}, 'First name is required'],
    ['a blank first name', { ...A_REQUEST, firstName: '   ' }, 'First name is required'],
    ['no email address', { ...A_REQUEST, email: 'mira' }, 'Please enter a valid email address'],
    ['an operator as the email address', { ...A_REQUEST, email: { $ne: null } }, 'Email is required'],
    ['a short password', { ...A_REQUEST, password: '12345' }, 'Password must be 6 to 128 characters'],
    [
      'an oversized password',
      { ...A_REQUEST, password: 'x'.repeat(129) },
      'Password must be 6 to 128 characters',
    ],
    ['another gender code', { ...A_REQUEST, gender: 'M' }, 'Gender must be F or NB'],
    ['a server-side flag', { ...A_REQUEST, hasPaid: true }, 'Unknown field "hasPaid"'],
    ['an unknown code', { ...A_REQUEST, accessCode: 'NOPE' }, 'Invalid coupon code'],
    ['a code that is not a string', { ...A_REQUEST, accessCode: { $gt: '' } }, 'Invalid coupon code'],
  ])('POST /auth/register answers 400 to %s and says why', async (_, body, sentence) => {
    const email = 'email' in body && body.email === A_REQUEST.email ? 'refused@example.com' : undefined;
    const response = await test.request('POST', '/api/auth/register', email ? { ...body, email } : body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', error: sentence });
    expect(await test.stored('refused@example.com')).toBeNull();
  });

  it.each([
    'a\r\nBcc x',
    'a\u2028b',
    'Click https://evil.example',
    'see WWW.evil.example',
    'me@evil.example',
    'evil.example/x',
  ])(
    'POST /auth/register refuses the name %j, which could carry a message to strangers [S65]',
    async (lastName) => {
      const body = { ...A_REQUEST, lastName, email: 'refused@example.com' };
      expect(await test.request('POST', '/api/auth/register', body)).toMatchObject({
        status: 400,
        body: { error: expect.stringMatching(/^Last name can hold letters, .* but no links/) },
      });
      expect(await findPending('refused@example.com')).toEqual([]);
    },
  );

  it.each([
    '"quoted mira"@example.com',
    'mi\u200bra@example.com',
    'mira\u202e@example.com',
    'mi\u00adra@example.com',
    'mi\u115fra@example.com',
  ])('POST /auth/register refuses the email address %j, which imitates another one [S66]', async (email) => {
    expect(await test.request('POST', '/api/auth/register', { ...A_REQUEST, email })).toMatchObject({
      status: 400,
      body: { error: 'Please enter a valid email address' },
    });
  });

  it.each([
    'password',
    'qwerty',
    'Mira',
    'lindqvist!',
    'mira@example.com',
    'figura1',
    'MiraLindqvist',
    '654321',
    'lindqvist mira',
  ])('POST /auth/register refuses the common password %p [S5]', async (password) => {
    const response = await test.request('POST', '/api/auth/register', {
      ...A_REQUEST,
      password: password.padEnd(6, '1'),
    });
    expect(response.status).toBe(400);
    expect(response.body.error).toContain('too easy to guess');
  });

  describe('POST /auth/register with a code', () => {
    const getCouponsRepository = () => test.app.get(CouponsRepository, { strict: false });
    const register = (email: string, accessCode: string) =>
      test.request<RegisterResponse & Problem>('POST', '/api/auth/register', {
        ...A_REQUEST,
        email,
        accessCode,
      });

    const verify = async (email: string, { body }: Awaited<ReturnType<typeof register>>) =>
      test.openLink(await test.mailedToken(email, 'verify-email'), body.registrationKey);

    it('POST /auth/verify-email/{token} grants lifetime access for an access code in any letter case', async () => {
      await getCouponsRepository().create({ code: 'VIP', kind: 'access', createdAt: new Date() });
      const registered = await register('vip@example.com', ' vip ');
      expect(await test.stored('vip@example.com')).toMatchObject({ hasPaid: false });
      await verify('vip@example.com', registered);
      expect(await test.stored('vip@example.com')).toMatchObject({ hasPaid: true, registration: null });
    });

    it('POST /auth/register stores an influencer code and grants nothing', async () => {
      await getCouponsRepository().create({ code: 'ANNA10', kind: 'influencer', createdAt: new Date() });
      await verify('fan@example.com', await register('fan@example.com', 'ANNA10'));
      expect(await test.stored('fan@example.com')).toMatchObject({ hasPaid: false, couponCode: 'ANNA10' });
    });

    it('POST /auth/register refuses an expired code and creates no account', async () => {
      await getCouponsRepository().create({
        code: 'OLD',
        kind: 'access',
        createdAt: new Date(),
        expiresAt: new Date(Date.now() - 1),
      });
      expect((await register('late@example.com', 'OLD')).body.error).toBe('Invalid coupon code');
      expect(await test.stored('late@example.com')).toBeNull();
    });

    it('POST /auth/register accepts a single-use code from one of ten concurrent registrations', async () => {
      await getCouponsRepository().create({
        code: 'ONE',
        kind: 'access',
        createdAt: new Date(),
        usesLeft: 1,
      });
      const emails = Array.from({ length: 10 }, (_, index) => `one-${index}@example.com`);
      const registered = await Promise.all(emails.map((email) => register(email, 'ONE')));
      for (const [index, email] of emails.entries())
        if (registered[index]!.status === 201) await verify(email, registered[index]!);
      const accounts = await Promise.all(emails.map((email) => test.stored(email)));
      expect(accounts.filter((account) => account?.hasPaid)).toHaveLength(1);
    });

    it('POST /auth/register refuses a used single-use code, even if the first address was known [S88]', async () => {
      const known = await test.register();
      for (const [code, first] of [
        ['KEEP', known.email],
        ['FRESH', 'not-known-yet@example.com'],
      ] as const) {
        await getCouponsRepository().create({ code, kind: 'access', createdAt: new Date(), usesLeft: 1 });
        expect((await register(first, code)).status).toBe(201);
        expect((await register(`after-${code}@example.com`, code)).status).toBe(400);
      }
    });
  });

  describe('POST /auth/verify-email/{token}', () => {
    const registerAccount = async (email: string) => {
      const account = { ...A_REQUEST, email };
      const { body } = await test.request<RegisterResponse>('POST', '/api/auth/register', account);
      return { ...account, ...body, token: await test.mailedToken(email, 'verify-email') };
    };

    it('POST /auth/verify-email/{token} signs in once and sends a welcome mail; repeats get no tokens [S32]', async () => {
      const { email, token, registrationKey } = await registerAccount('first@example.com');
      expect(await test.openLink(token, registrationKey)).toMatchObject({
        status: 200,
        body: { accessToken: expect.any(String), refreshToken: expect.any(String) },
      });
      expect(await test.stored(email)).toMatchObject({ isVerified: true });
      expect((await test.mailsTo(email))[0]).toMatchObject({ subject: 'Welcome to Figura' });

      for (const key of [registrationKey, undefined]) {
        const again = await test.openLink(token, key);
        expect(again.status).toBe(200);
        expect(Object.keys(again.body)).toEqual(['message']);
      }
    });

    it.each(['nonsense', 'a'.repeat(250), '%7B%22%24ne%22%3A1%7D'])(
      'POST /auth/verify-email/{token} answers 400 to the token %p',
      async (token) => {
        const refused = { status: 400, body: { code: 'INVALID_TOKEN' } };
        expect(await test.openLink(token, 'a-key')).toMatchObject(refused);
        const body = { password: A_REQUEST.password };
        expect(await test.request('POST', `/api/auth/verify-email/${token}`, body)).toMatchObject(refused);
      },
    );

    it('/auth/verify-email/{token} verifies nobody on HEAD, OPTIONS or without the registration key [S32] [S61]', async () => {
      const { email, token, registrationKey } = await registerAccount('scanned@example.com');
      const headers = { 'registration-key': registrationKey };
      for (const method of ['HEAD', 'OPTIONS'] as const)
        await test.app.inject({ method, url: `/api/auth/verify-email/${token}`, headers });
      await test.request('GET', `/verify-email?token=${token}`);
      for (const key of [
        undefined,
        '',
        'x'.repeat(43),
        (await registerAccount('other@example.com')).registrationKey,
      ])
        expect(await test.openLink(token, key)).toMatchObject({
          status: 403,
          body: { code: 'PASSWORD_REQUIRED', email: 's•••d@example.com' },
        });
      expect((await test.stored(email)).isVerified).toBe(false);
      expect((await test.openLink(token, registrationKey)).body.accessToken).toBeTruthy();
    });

    it('POST /auth/verify-email/{token} rejects a link after a day; resend-verification mails a new one', async () => {
      const { email, token, registrationKey } = await registerAccount('late-riser@example.com');
      test.clock.forward(24 * HOUR + 1);
      expect((await test.openLink(token, registrationKey)).status).toBe(400);

      const resent = await test.request('POST', '/api/auth/resend-verification', { email });
      expect(resent.status).toBe(200);
      const fresh = await test.mailedToken(email, 'verify-email');
      expect((await test.openLink(fresh, registrationKey)).status).toBe(200);
    });

    it('POST /auth/resend-verification answers alike for unknown and verified addresses, without a mail', async () => {
      const account = await test.register();
      const before = (await test.mailsTo(account.email)).length;
      const resend = (email: string) => test.request('POST', '/api/auth/resend-verification', { email });
      const [unknown, verified] = [await resend('nobody@example.com'), await resend(account.email)];
      expect([unknown.status, unknown.text]).toEqual([verified.status, verified.text]);
      expect(await test.mailsTo('nobody@example.com')).toEqual([]);
      expect(await test.mailsTo(account.email)).toHaveLength(before);
    });
  });
});

describe('Limit on registrations per IP', () => {
  it('POST /auth/register answers 429 after 20 requests an hour from one IP, and 201 again an hour later', async () => {
    const test = await TestApp.start();
    const tryTo = (ip: string) =>
      test.request('POST', '/api/auth/register', { ...A_REQUEST, password: 'password' }, { ip });
    for (let count = 0; count < 20; count++) expect((await tryTo('10.0.0.1')).status).toBe(400);
    const refused = await tryTo('10.0.0.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await tryTo('10.0.0.2')).status).toBe(400);
    await test.stop();
  });
});

describe('Age at registration', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());
  const register = (email: string, more: object = {}) =>
    test.request('POST', '/api/auth/register', { ...A_REQUEST, email, ...more });

  it('POST /auth/register stores the day of the declaration of age, which the export contains', async () => {
    expect((await register('adult@example.com', { adult: true })).status).toBe(201);
    const { adultAt, createdAt } = await test.stored('adult@example.com');
    expect(adultAt).toEqual(createdAt);
    const { accessToken: token } = await test.signIn({ ...A_REQUEST, email: 'adult@example.com' });
    const exported = await test.request<{ user: object }>('GET', '/api/user/export', undefined, { token });
    expect(exported.body.user).toMatchObject({ adultAt: createdAt.toISOString() });
  });

  it('POST /auth/register accepts a request without a declaration of age', async () => {
    expect((await register('silent@example.com')).status).toBe(201);
    expect((await test.stored('silent@example.com')).adultAt ?? null).toBeNull();
  });

  it.each([false, 'yes', 1])('POST /auth/register refuses adult: %p with a message', async (adult) => {
    const response = await register('child@example.com', { adult });
    expect(response).toMatchObject({
      status: 400,
      body: {
        fields: { adult: expect.stringMatching(/^An account is for people of 18 or older/) as string },
      },
    });
    expect(await test.stored('child@example.com')).toBeNull();
  });
});

describe('REGISTRATION=closed', () => {
  it('POST /auth/register answers 403 even with an invitation; existing users still sign in', async () => {
    const test = await TestApp.start({ RATE_LIMITS: 'off', REGISTRATION: 'closed' });
    const { link } = await test.app.get(InvitationsService, { strict: false }).create(null);
    const invitation = new URL(link).searchParams.get('invitation');
    for (const more of [{}, { invitation }])
      expect(await test.request('POST', '/api/auth/register', { ...A_REQUEST, ...more })).toMatchObject({
        status: 403,
        body: { code: 'REGISTRATION_CLOSED' },
      });
    expect(await test.stored(A_REQUEST.email)).toBeNull();
    await test.signIn({ email: 'demo@figura.test', password: 'figura-demo' });
    await test.stop();
  });
});

describe('REGISTRATION=invite', () => {
  let test: TestApp;
  let invitations: InvitationsService;
  beforeAll(async () => {
    test = await TestApp.start({ REGISTRATION: 'invite', INVITATION_DAYS: '7' });
    invitations = test.app.get(InvitationsService, { strict: false });
  });
  afterAll(() => test.stop());
  beforeEach(() => test.resetRateLimits());

  const readToken = ({ link }: { link: string }) => new URL(link).searchParams.get('invitation')!;
  const register = (email: string, more: object = {}) =>
    test.request('POST', '/api/auth/register', { ...A_REQUEST, email, ...more });

  it('POST /auth/register requires an invitation, which creates one account [S135]', async () => {
    expect(await register('a@example.com')).toMatchObject({
      status: 403,
      body: { code: 'INVITATION_REQUIRED' },
    });
    const invitation = readToken(await invitations.create(null));
    const responses = await Promise.all(
      ['a@example.com', 'b@example.com', 'c@example.com'].map((email) => register(email, { invitation })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect(await register('d@example.com', { invitation })).toMatchObject({
      body: { code: 'INVITATION_INVALID' },
    });
  });

  it('POST /auth/register accepts a mailed invitation only from its address, until it expires [S135]', async () => {
    const { expiresAt } = await invitations.createByMail('mira@example.com');
    const [mail] = await test.mailsTo('mira@example.com');
    expect(mail!.subject).toBe('Your invitation to Figura');
    const link = mail!.links.find((each) => each.includes('/register?invitation='))!;
    const invitation = readToken({ link });
    expect((await register('other@example.com', { invitation })).status).toBe(403);
    test.clock.turnTo(new Date(expiresAt.getTime() + 1));
    expect((await register('mira@example.com', { invitation })).status).toBe(403);
    test.clock.turnTo(new Date(expiresAt.getTime() - 60_000));
    expect((await register('mira@example.com', { invitation })).status).toBe(201);
    test.clock.turnTo(new Date());
  });

  it('an invitation is stored as a hash, survives a rejected form, and forgets its user on deletion [S135]', async () => {
    const { link, id } = await invitations.createByMail('ana@example.com');
    const invitation = readToken({ link });
    const { db } = test.app.get<Connection>(getConnectionToken());
    const find = () => db!.collection('invitations').findOne({ _id: new Types.ObjectId(id) });
    expect(JSON.stringify(await find())).not.toContain(invitation);
    expect((await register('ana@example.com', { invitation, accessCode: 'NOT-THERE' })).status).toBe(400);
    expect((await register('ana@example.com', { invitation })).status).toBe(201);
    const { id: userId } = await test.stored('ana@example.com');
    expect(await find()).toMatchObject({ email: null, usedBy: new Types.ObjectId(userId) });
    await test.app.get(AccountErasureService, { strict: false }).delete(userId);
    expect(await find()).toBeNull();
  });

  it('POST /auth/register limits guesses of invitations [S135]', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 20; count++)
      statuses.add((await register(`guess-${count}@example.com`, { invitation: `guess-${count}` })).status);
    expect(statuses).toEqual(new Set([403]));
    expect((await register('guess@example.com', { invitation: 'guess' })).status).toBe(429);
  });
});
