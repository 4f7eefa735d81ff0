import { Query } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { createTape, PROBLEM_MEDIA_TYPE } from '@figura/contracts';
import { MailService } from '../mail/mail.service';
import type * as Logging from '../platform/logging/logger';
import { TestApp } from '../testing/test-app';
import { WRITING_ROUTES } from '../testing/writing-routes';

const lines: string[] = [];
jest.mock('../platform/logging/logger', () => {
  const real = jest.requireActual<typeof Logging>('../platform/logging/logger');
  return {
    ...real,
    createLogger: () => real.createLogger('trace', { write: (line: string) => lines.push(line) }),
  };
});

/** Timestamps are removed: their seconds may equal a body measurement. */
const MOMENT = /"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/;
const PASSWORD = 'a password to look for 42';
const TAPE = createTape([38.61, 36.62, 28.63, 41.64], [17.65, 16.66, 13.67, 17.68]);
const READING = [
  '/api/recommendations/body-type-analysis',
  '/api/recommendations/best-looks',
  '/api/recommendations/trending',
  '/api/stripe/offer',
  '/api/stripe/payment-status',
  '/api/user/export',
  '/api/auth/verify-email/a-token',
  '/api/profile-images/aaaaaaaaaaaaaaaaaaaaaa.webp',
];

const WITHOUT_DATABASE = ['/api/start/preview', '/api/auth/providers/an-id/return'];

describe('Internal errors', () => {
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    ({ accessToken: token } = await test.signedIn());
  });
  afterAll(() => test.stop());
  beforeEach(() => lines.splice(0));
  afterEach(() => jest.restoreAllMocks());

  const breakDatabase = (message: string) =>
    jest.spyOn(Query.prototype, 'exec').mockRejectedValue(new Error(message));

  it.each([
    ...READING.map((path) => ['GET', path, undefined] as const),
    ...WRITING_ROUTES.filter(({ path }) => !WITHOUT_DATABASE.includes(path)).map(
      ({ method, path, body }) => [method, path, body] as const,
    ),
  ])(
    'an internal error of %s %s is answered without details, and logged once with its request id [S58]',
    async (...route) => {
      const [method, path, body] = route;
      breakDatabase('no answer from mongodb://figura:hunter2@db.internal/figura for mira@example.com');
      const response = await test.request(method, path, body, { token });
      expect(response.status).toBe(500);
      expect(response.headers['content-type']).toContain(PROBLEM_MEDIA_TYPE);
      const error = 'Something went wrong on our side. Please try again.';
      expect(response.body).toEqual({
        type: 'about:blank',
        title: 'Internal Server Error',
        status: 500,
        detail: error,
        error,
        code: 'INTERNAL',
      });
      const id = String(response.headers['x-request-id']);
      const logged = lines.filter((line) => line.includes(id) && line.includes('"level":50'));
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain('no answer from mongodb://figura:[address] for [address]');
    },
  );
});

describe('The log', () => {
  let test: TestApp;

  beforeAll(async () => {
    lines.splice(0);
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());
  afterEach(() => jest.restoreAllMocks());

  it('a user journey with failures logs no personal data and no secrets [S58]', async () => {
    const email = `to-look-for-${randomUUID()}@example.com`;
    const { accessToken: token, refreshToken } = await test.signedIn({
      email,
      firstName: 'Zinnober',
      lastName: 'Quastelberg',
      password: PASSWORD,
    });
    await test.request('PUT', '/api/user/measurements', TAPE, { token });
    await test.request('GET', '/api/user/export', undefined, { token });
    await test.request('GET', `/api/nothing/${email}?password=${encodeURIComponent(PASSWORD)}`);
    await test.request('POST', '/api/auth/login', { email, password: `${PASSWORD}!` });
    await test.request('POST', '/api/auth/refresh', { refreshToken });
    await test.request('POST', '/api/password/forgot-password', { email });
    const resetToken = await test.mailedToken(email, 'reset-password');
    jest
      .spyOn(test.app.get(MailService, { strict: false }), 'send')
      .mockRejectedValueOnce(new Error(`550 5.1.1 <${email}>: no such user`));
    await test.request('POST', `/api/password/reset-password/${resetToken}`, { password: `${PASSWORD}?` });
    await test.mailsTo(email);
    jest
      .spyOn(Query.prototype, 'exec')
      .mockRejectedValueOnce(
        Object.assign(new Error(`dup key: { email: "${email}" }`), { keyValue: { email }, op: TAPE }),
      );
    await test.request('POST', '/api/auth/login', { email, password: PASSWORD });

    const log = lines.join('');
    expect(log).toContain('Job failed');
    expect(log).toContain('dup key');
    expect(log).toContain('/api/user/measurements');
    const personal = [email, 'Zinnober', 'Quastelberg', ...Object.values(TAPE).map(String)];
    const secrets = [PASSWORD, encodeURIComponent(PASSWORD), token, refreshToken, resetToken];
    for (const text of [...personal, ...secrets, refreshToken.split('.')[2]!]) {
      const found = lines.filter((line) => line.replace(MOMENT, '').includes(text));
      expect(found).toEqual([]);
    }
  });

  it('a flood of sign-ins logs no errors, because refusing them is expected [S15]', async () => {
    const begun = lines.length;
    const wrong = { email: 'nobody@example.com', password: 'a guess' };
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => test.request('POST', '/api/auth/login', wrong)),
    );
    expect(responses.some(({ status }) => status === 429)).toBe(true);
    expect(lines.slice(begun).filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });

  it('a client cannot inject a line into the log [S58]', async () => {
    const forged = '{"level":30,"msg":"forged"}';
    await test.request('GET', `/api/x%0A${encodeURIComponent(forged)}`);
    await test.request('GET', '/api/health/live', undefined, { headers: { 'user-agent': forged } });
    await test.request('GET', '/api/health/live', undefined, {
      headers: { 'x-request-id': `a\\n${forged}` },
    });
    jest.spyOn(Query.prototype, 'exec').mockRejectedValueOnce(new Error(`x\n${forged}\n`));
    await test.request('POST', '/api/auth/login', { email: 'mira@example.com', password: PASSWORD });
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect((JSON.parse(line) as { msg: string }).msg).not.toBe('forged');
    }
    expect(lines.some((line) => line.includes('forged'))).toBe(true);
  });
});
