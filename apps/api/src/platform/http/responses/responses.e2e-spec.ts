import type { BodyTypeAnalysisResponse } from '@figura/contracts';
import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { TAPE_MEASUREMENTS } from '../../../testing/tape-measurements';
import { readConfig } from '../../config/config';
import { TestApp } from '../../../testing/test-app';
import { createForm, MULTIPART } from '../../../testing/upload-form';
import { AccountExportsService } from '../../../users/export/account-exports.service';
import { serveWebApp } from '../web/web-app';
import { addSecurityHeaders } from './security-headers';

const REGISTRATION = {
  firstName: 'Mira',
  lastName: 'Lindqvist',
  email: 'fields@example.com',
  password: 'correct horse 42',
  gender: 'F',
};
const EASY = 'This password is too easy to guess. Please choose another one.';
const WRONG = 'Current password is incorrect';
const CODE = 'Invalid coupon code';

const JSON_BODY = { 'content-type': 'application/json' };
const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.any(String),
};

function collectDirectives(policy: unknown): Record<string, string> {
  const parts = String(policy).split(';');
  return Object.fromEntries(parts.map((part) => part.trim().split(/ (.*)/, 2) as [string, string]));
}

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
});
afterAll(() => test.stop());

describe('Fields of a problem document', () => {
  let token: string;

  beforeAll(async () => {
    token = (await test.signedIn()).accessToken;
  });

  it.each<[method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, fields: Record<string, string>]>([
    [
      'POST',
      '/api/auth/register',
      { ...REGISTRATION, firstName: '', gender: 'M', extra: 1 },
      {
        extra: 'Unknown field "extra"',
        firstName: 'First name is required',
        gender: 'Gender must be F or NB',
      },
    ],
    ['POST', '/api/auth/register', { ...REGISTRATION, accessCode: 'NONE' }, { accessCode: CODE }],
    ['POST', '/api/auth/register', { ...REGISTRATION, password: 'password' }, { password: EASY }],
    [
      'POST',
      '/api/auth/login',
      { email: 'a\0@example.com', password: 'x' },
      { email: 'The field "email" holds characters that cannot be read. Please type it again.' },
    ],
    [
      'PUT',
      '/api/user/onboarding',
      { horizontalMeasurements: { shoulders: 40, chest: 36, waist: 28, hips: 0 } },
      {
        'horizontalMeasurements.hips': 'Hip measurement must be greater than 0',
        verticalMeasurements: 'Vertical measurements are required',
      },
    ],
    [
      'PUT',
      '/api/user/change-password',
      { currentPassword: 'not it', newPassword: 'a fresh password' },
      { currentPassword: WRONG },
    ],
    [
      'PUT',
      '/api/user/change-password',
      { currentPassword: REGISTRATION.password, newPassword: 'letmein' },
      { newPassword: EASY },
    ],
    ['DELETE', '/api/user', { password: 'not it' }, { password: WRONG }],
    ['POST', '/api/stripe/coupon', { code: 'NONE' }, { code: CODE }],
    ['POST', '/api/stripe/create-checkout-session', { couponCode: 'NONE' }, { couponCode: CODE }],
  ])('%s %s answers %j with the invalid fields', async (method, path, body, fields) => {
    const response = await test.request(method, path, body, { token });
    expect(response).toMatchObject({ status: 400, body: { fields: expect.anything() } });
    expect(response.body.fields).toEqual(fields);
    expect(response.body.errors ?? [response.body.error]).toEqual(
      expect.arrayContaining(Object.values(response.body.fields!)),
    );
  });

  it.each([
    ['in another format', Buffer.from('GIF89a'), 'Profile picture must be a PNG, JPEG or WebP image'],
    ['that is too large', Buffer.alloc(5 * 1024 * 1024 + 1), 'Profile picture must be at most 5 MB'],
  ])('PUT /user/profile names the field of a picture %s', async (_, bytes, profileImage) => {
    const response = await test.request('PUT', '/api/user/profile', createForm({}, { bytes }), {
      token,
      headers: MULTIPART,
    });
    expect(response).toMatchObject({ status: 400, body: { fields: { profileImage } } });
  });

  it('POST /auth/verify-email/{token} names the field of a wrong password', async () => {
    const { email } = await test.register({ verified: false });
    const path = `/api/auth/verify-email/${await test.mailedToken(email, 'verify-email')}`;
    const response = await test.request('POST', path, { password: 'not it' });
    const password = 'That is not the password you registered with.';
    expect(response).toMatchObject({ status: 401, body: { fields: { password } } });
  });

  it('POST /auth/login names no field for wrong credentials', async () => {
    const wrong = { email: 'nobody@example.com', password: 'not it' };
    const response = await test.request('POST', '/api/auth/login', wrong);
    expect(response.body).not.toHaveProperty('fields');
  });
});

describe('Security headers', () => {
  it.each<[number, Parameters<TestApp['request']>]>([
    [200, ['GET', '/api/stripe/price']],
    [400, ['POST', '/api/auth/login', '{', { headers: JSON_BODY }]],
    [401, ['GET', '/api/auth/me']],
    [403, ['POST', '/api/auth/login', {}, { headers: { 'sec-fetch-site': 'cross-site' } }]],
    [404, ['GET', '/api/nothing']],
    [404, ['DELETE', '/api/auth/login']],
    [413, ['POST', '/api/auth/login', { email: 'x'.repeat(200_000) }]],
    [415, ['POST', '/api/auth/login', 'x', { headers: { 'content-type': 'text/plain' } }]],
  ])('a response with status %i has the security headers [S57]', async (status, request) => {
    const response = await test.request(...request);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({ ...EXPECTED, 'cache-control': 'no-store' });
  });

  it('a response to an internal error has the security headers [S57]', async () => {
    const { accessToken: token } = await test.signedIn();
    const exports = test.app.get(AccountExportsService, { strict: false });
    jest.spyOn(exports, 'start').mockRejectedValueOnce(new Error('x'));
    const response = await test.request('GET', '/api/user/export', undefined, { token });
    expect(response.status).toBe(500);
    expect(response.headers).toMatchObject({ ...EXPECTED, 'cache-control': 'no-store' });
  });

  it('personal responses are never cached [S57]', async () => {
    const { accessToken: token } = await test.signedIn();
    for (const path of [
      '/api/auth/me',
      '/api/user/export',
      '/api/stripe/payment-status',
      '/api/stripe/offer',
    ]) {
      const { status, headers } = await test.request('GET', path, undefined, { token });
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  it('the policy of a page only allows scripts of its own origin and forbids framing [S57]', async () => {
    const { headers } = await test.request('GET', '/api/health/live');
    const policy = collectDirectives(headers['content-security-policy']);
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:|strict-dynamic/);
  });

  it('Strict-Transport-Security is sent for at least a year, in production only [S57]', async () => {
    const fetchHstsHeader = async (production: boolean) => {
      const fastify = Fastify();
      addSecurityHeaders(fastify, production);
      fastify.get('/', () => 'ok');
      return String((await fastify.inject('/')).headers['strict-transport-security']);
    };
    const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(await fetchHstsHeader(true)) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect(await fetchHstsHeader(false)).toBe('undefined');
  });

  it('the files and pages of the web app have the security headers [S57]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'figura-web-'));
    for (const name of ['assets', '.vite']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, '.vite', 'routes.json'), JSON.stringify(['/', '/dashboard']));
    for (const page of ['index', 'app'])
      writeFileSync(
        join(folder, `${page}.html`),
        '<!doctype html><title>Figura</title><style>p{}</style><script>1</script>',
      );
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
    const fastify = Fastify();
    addSecurityHeaders(fastify, false);
    serveWebApp(fastify, folder, { ...readConfig({}), origin: 'https://figura.test' });
    for (const path of [
      '/',
      '/dashboard',
      '/assets/app-1a2b.js',
      '/assets/missing.js',
      '/..%2f..%2fetc/passwd',
    ])
      expect((await fastify.inject(path)).headers).toMatchObject(EXPECTED);
    const policy = collectDirectives((await fastify.inject('/dashboard')).headers['content-security-policy']);
    const hashText = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toMatchObject({
      'script-src': `'self' ${hashText('1')}`,
      'style-src': `'self' ${hashText('p{}')}`,
    });
    expect((await fastify.inject('/assets/..%2f..%2f..%2fetc%2fpasswd')).statusCode).toBeGreaterThanOrEqual(
      400,
    );
    await fastify.close();
    rmSync(folder, { recursive: true });
  });

  it('no header reveals the server software', async () => {
    const { headers } = await test.request('GET', '/api/health/live');
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-powered-by']));
    expect(headers['server']).toBeUndefined();
  });

  it('the server has request timeouts [S49]', () => {
    const server = test.app.getHttpServer() as Server;
    expect(server.requestTimeout).toBe(30_000);
    expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(server.headersTimeout).toBeGreaterThan(0);
  });
});

describe('Immutable pictures', () => {
  let address: string;

  beforeAll(async () => {
    const { accessToken: token } = await test.signedIn();
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    const { body } = await test.request<BodyTypeAnalysisResponse>(
      'GET',
      '/api/recommendations/body-type-analysis',
      undefined,
      { token },
    );
    address = `/api${Object.values(body.bodyPartDetails)[0]!.imageUrl}`;
  });

  const get = (path: string, given: string) =>
    test.request('GET', path, undefined, { headers: { 'if-none-match': given } });

  it('a picture that the client has is answered with 304', async () => {
    const first = await test.request('GET', address);
    const etag = String(first.headers['etag']);
    expect(first.text).toContain('<svg');
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(address, given);
      expect(again).toMatchObject({ status: 304, text: '', headers: { etag } });
      expect(again.headers['cache-control']).toContain('immutable');
    }
  });

  it('a client with another version gets the picture', async () => {
    expect((await get(address, '"other"')).status).toBe(200);
  });

  it('a wrong picture name is answered with 404, even with an ETag', async () => {
    expect((await get(address.replace(/[\da-f]{4}\.svg$/, '0000.svg'), '*')).status).toBe(404);
  });

  it.each(['/api/pictures/items/no-such.0123456789abcdef.svg', `/api/profile-images/${'a'.repeat(22)}.webp`])(
    'GET %s answers 404 with no-store [S86]',
    async (missing) => {
      const { status, headers } = await test.request('GET', missing);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('etag');
    },
  );
});

describe('Leak check', () => {
  it('every response of the application is checked for leaks [S38]', async () => {
    const { accessToken: token } = await test.signedIn();
    const exported = jest
      .spyOn(test.app.get(AccountExportsService, { strict: false }), 'start')
      .mockResolvedValue({
        stream: Readable.from(['{"user":{"passwordHash":"x"}}']),
        mediaType: 'application/json',
        fileName: 'figura-data.json',
      });
    await expect(test.request('GET', '/api/user/export', undefined, { token })).rejects.toThrow(
      'passwordHash',
    );
    exported.mockRestore();
  });
});
