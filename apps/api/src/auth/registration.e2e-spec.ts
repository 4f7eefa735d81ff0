import type { MessageResponse, VerifyEmailResponse } from '@figura/contracts';
import { CouponsRepository } from '../payments/coupons.repository';
import { TestApp } from '../testing/test-app';

const HOUR = 3_600_000;
const A_REQUEST = {
  firstName: 'Mira',
  lastName: 'Lindqvist',
  email: 'mira@example.com',
  password: 'correct horse 42',
  gender: 'F',
};

describe('registration', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  it('answers with a sentence and no tokens, and mails a verification link', async () => {
    const answer = await test.request<MessageResponse>('POST', '/api/auth/register', A_REQUEST);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Registration successful! Please check your email for verification.',
    });
    const [mail] = await test.mailsTo('mira@example.com');
    expect(mail).toMatchObject({ subject: 'Confirm your email for Figura' });
    expect(mail!.html).toContain('Hello Mira');
    expect(mail!.text).toContain('https://figura.test/verify-email?token=');
  });

  it('answers alike for a known address, makes no second account, and tells the owner by mail [S9]', async () => {
    const known = await test.register();
    const before = await test.stored(known.email);
    const answer = await test.request('POST', '/api/auth/register', {
      ...A_REQUEST,
      email: known.email.toUpperCase(),
    });
    const fresh = await test.request('POST', '/api/auth/register', {
      ...A_REQUEST,
      email: 'new@example.com',
    });
    expect([answer.status, answer.text]).toEqual([fresh.status, fresh.text]);
    expect(await test.stored(known.email)).toEqual(before);
    expect((await test.mailsTo(known.email))[0]).toMatchObject({
      subject: 'You already have a Figura account',
    });
  });

  it('makes one account of twenty registrations at once [S10]', async () => {
    const email = 'crowd@example.com';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.request('POST', '/api/auth/register', { ...A_REQUEST, email })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const mails = await test.mailsTo(email);
    expect(mails.filter(({ subject }) => subject.startsWith('Confirm'))).toHaveLength(1);
    expect(mails).toHaveLength(20);
  });

  it('trims and lower-cases the address [S10]', async () => {
    await test.request('POST', '/api/auth/register', { ...A_REQUEST, email: '  Lower@Example.COM ' });
    expect(await test.stored('lower@example.com')).toMatchObject({ email: 'lower@example.com' });
  });

  it.each([
    ['an empty body', {}, 'First name is required'],
    ['a blank first name', { ...A_REQUEST, firstName: '   ' }, 'First name is required'],
    [
      'a name with a line break',
      { ...A_REQUEST, lastName: 'a\r\nBcc: x@y.zz' },
      'Last name must not hold control characters',
    ],
    ['no address', { ...A_REQUEST, email: 'mira' }, 'Please enter a valid email address'],
    ['an operator as address', { ...A_REQUEST, email: { $ne: null } }, 'Email is required'],
    ['a short password', { ...A_REQUEST, password: '12345' }, 'Password must be 6 to 128 characters'],
    [
      'an endless password',
      { ...A_REQUEST, password: 'x'.repeat(129) },
      'Password must be 6 to 128 characters',
    ],
    ['another gender code', { ...A_REQUEST, gender: 'M' }, 'Gender must be F or NB'],
    ['a flag of the server', { ...A_REQUEST, hasPaid: true }, 'Unknown field "hasPaid"'],
    ['an unknown code', { ...A_REQUEST, accessCode: 'NOPE' }, 'Invalid coupon code'],
    ['a code that is no text', { ...A_REQUEST, accessCode: { $gt: '' } }, 'Invalid coupon code'],
  ])('refuses %s and says why', async (_, body, sentence) => {
    const email =
      'email' in body && typeof body.email === 'string' && body.email.includes('@')
        ? 'refused@example.com'
        : undefined;
    const answer = await test.request('POST', '/api/auth/register', email ? { ...body, email } : body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', error: sentence });
    expect(await test.stored('refused@example.com')).toBeNull();
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
  ])('refuses %p, which is guessed first [S5]', async (password) => {
    const answer = await test.request('POST', '/api/auth/register', {
      ...A_REQUEST,
      password: password.padEnd(6, '1'),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain('too easy to guess');
  });

  describe('with a code', () => {
    const coupons = () => test.app.get(CouponsRepository, { strict: false });
    const register = (email: string, accessCode: string) =>
      test.request('POST', '/api/auth/register', { ...A_REQUEST, email, accessCode });

    it('grants lifetime access for an access code, in any case', async () => {
      await coupons().create({ code: 'VIP', kind: 'access', createdAt: new Date() });
      expect((await register('vip@example.com', ' vip ')).status).toBe(201);
      expect(await test.stored('vip@example.com')).toMatchObject({ hasPaid: true });
    });

    it('remembers an influencer code and grants nothing', async () => {
      await coupons().create({ code: 'ANNA10', kind: 'influencer', createdAt: new Date() });
      await register('fan@example.com', 'ANNA10');
      expect(await test.stored('fan@example.com')).toMatchObject({ hasPaid: false, couponCode: 'ANNA10' });
    });

    it('refuses an expired code and makes no account', async () => {
      await coupons().create({
        code: 'OLD',
        kind: 'access',
        createdAt: new Date(),
        expiresAt: new Date(Date.now() - 1),
      });
      expect((await register('late@example.com', 'OLD')).body.error).toBe('Invalid coupon code');
      expect(await test.stored('late@example.com')).toBeNull();
    });

    it('lets a code for one be used by one of ten who try at once', async () => {
      await coupons().create({ code: 'ONE', kind: 'access', createdAt: new Date(), usesLeft: 1 });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => register(`one-${index}@example.com`, 'ONE')),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    });

    it('answers a second registration with a code for one alike, whether the first address was known or not [S88]', async () => {
      const known = await test.register();
      for (const [code, first] of [
        ['KEEP', known.email],
        ['FRESH', 'not-known-yet@example.com'],
      ] as const) {
        await coupons().create({ code, kind: 'access', createdAt: new Date(), usesLeft: 1 });
        expect((await register(first, code)).status).toBe(201);
        expect((await register(`after-${code}@example.com`, code)).status).toBe(400);
      }
    });
  });

  describe('verification', () => {
    const verify = (token: string) =>
      test.request<VerifyEmailResponse>('GET', `/api/auth/verify-email/${token}`);

    it('verifies, signs in and welcomes at the first opening; says success without tokens at the second [S32]', async () => {
      const person = await test.register({ verified: false });
      const token = await test.mailedToken(person.email, 'verify-email');
      const first = await verify(token);
      expect(first).toMatchObject({
        status: 200,
        body: { accessToken: expect.any(String), refreshToken: expect.any(String) },
      });
      expect(await test.stored(person.email)).toMatchObject({ isVerified: true });
      expect((await test.mailsTo(person.email))[0]).toMatchObject({ subject: 'Welcome to Figura' });

      const second = await verify(token);
      expect(second.status).toBe(200);
      expect(Object.keys(second.body)).toEqual(['message']);
    });

    it.each(['nonsense', 'a'.repeat(250), '%7B%22%24ne%22%3A1%7D'])('refuses the token %p', async (token) => {
      expect(await verify(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    });

    it('changes nothing when a scanner only looks at the link [S32]', async () => {
      const { email } = await test.register({ verified: false });
      const token = await test.mailedToken(email, 'verify-email');
      await test.app.inject({ method: 'HEAD', url: `/api/auth/verify-email/${token}` });
      await test.app.inject({ method: 'OPTIONS', url: `/api/auth/verify-email/${token}` });
      await test.request('GET', `/verify-email?token=${token}`);
      expect((await test.stored(email)).isVerified).toBe(false);
      const opened = await test.request<VerifyEmailResponse>('GET', `/api/auth/verify-email/${token}`);
      expect(opened.body.accessToken).toBeTruthy();
    });

    it('refuses a link after a day, and sends a new one when asked', async () => {
      const person = await test.register({ verified: false });
      const old = await test.mailedToken(person.email, 'verify-email');
      test.clock.forward(24 * HOUR + 1);
      expect((await verify(old)).status).toBe(400);

      const resent = await test.request('POST', '/api/auth/resend-verification', { email: person.email });
      expect(resent.status).toBe(200);
      const fresh = await test.mailedToken(person.email, 'verify-email');
      expect((await verify(fresh)).status).toBe(200);
    });

    it('answers a resend alike for an unknown and for a verified address, and mails neither', async () => {
      const person = await test.register();
      const before = (await test.mailsTo(person.email)).length;
      const resend = (email: string) => test.request('POST', '/api/auth/resend-verification', { email });
      const [unknown, verified] = [await resend('nobody@example.com'), await resend(person.email)];
      expect([unknown.status, unknown.text]).toEqual([verified.status, verified.text]);
      expect(await test.mailsTo('nobody@example.com')).toEqual([]);
      expect(await test.mailsTo(person.email)).toHaveLength(before);
    });
  });
});

describe('registration limit', () => {
  it('stops at 20 an hour from one IP, and opens again', async () => {
    const test = await TestApp.start();
    // A refused request counts too, and hashes nothing.
    const attempt = (ip: string) =>
      test.request('POST', '/api/auth/register', { ...A_REQUEST, password: 'password' }, { ip });
    for (let count = 0; count < 20; count++) expect((await attempt('10.0.0.1')).status).toBe(400);
    const refused = await attempt('10.0.0.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await attempt('10.0.0.2')).status).toBe(400);
    await test.stop();
  });
});
