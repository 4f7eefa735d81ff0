import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsersService } from '../../../users/users.service';
import { TestApp } from '../../../testing/test-app';
import { addSecurityHeaders } from './security-headers';
import { serveWebApp } from '../web/web-app';

const JSON_BODY = { 'content-type': 'application/json' };
const EXPECTED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.any(String),
};

/** The directives of a policy by their names. */
function directives(policy: unknown): Record<string, string> {
  const parts = String(policy).split(';');
  return Object.fromEntries(parts.map((part) => part.trim().split(/ (.*)/, 2) as [string, string]));
}

describe('Security headers', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

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
    const answer = await test.request(...request);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ ...EXPECTED, 'cache-control': 'no-store' });
  });

  it('a response to an internal error has the security headers [S57]', async () => {
    const { accessToken: token } = await test.signedIn();
    jest.spyOn(test.app.get(UsersService, { strict: false }), 'export').mockRejectedValueOnce(new Error('x'));
    const answer = await test.request('GET', '/api/user/export', undefined, { token });
    expect(answer.status).toBe(500);
    expect(answer.headers).toMatchObject({ ...EXPECTED, 'cache-control': 'no-store' });
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

  it('the policy of a page allows scripts of its own origin only and forbids framing [S57]', async () => {
    const { headers } = await test.request('GET', '/api/health/live');
    const policy = directives(headers['content-security-policy']);
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

  it('Strict-Transport-Security is sent for a year or more in production, and nowhere else [S57]', async () => {
    const header = async (production: boolean) => {
      const fastify = Fastify();
      addSecurityHeaders(fastify, production);
      fastify.get('/', () => 'ok');
      return String((await fastify.inject('/')).headers['strict-transport-security']);
    };
    const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(await header(true)) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect(await header(false)).toBe('undefined');
  });

  it('files and page of the web app have the security headers [S57]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'figura-web-'));
    mkdirSync(join(folder, 'assets'));
    for (const page of ['index', 'app'])
      writeFileSync(
        join(folder, `${page}.html`),
        '<!doctype html><title>Figura</title><style>p{}</style><script>1</script>',
      );
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
    const fastify = Fastify();
    addSecurityHeaders(fastify, false);
    serveWebApp(fastify, folder, 'https://figura.test');
    for (const path of [
      '/',
      '/dashboard',
      '/assets/app-1a2b.js',
      '/assets/missing.js',
      '/..%2f..%2fetc/passwd',
    ])
      expect((await fastify.inject(path)).headers).toMatchObject(EXPECTED);
    const policy = directives((await fastify.inject('/dashboard')).headers['content-security-policy']);
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toMatchObject({
      'script-src': `'self' ${hashOf('1')}`,
      'style-src': `'self' ${hashOf('p{}')}`,
    });
    expect((await fastify.inject('/assets/..%2f..%2f..%2fetc%2fpasswd')).statusCode).toBeGreaterThanOrEqual(
      400,
    );
    await fastify.close();
    rmSync(folder, { recursive: true });
  });

  it('no header tells what the server is made of', async () => {
    const { headers } = await test.request('GET', '/api/health/live');
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-powered-by']));
    expect(headers['server']).toBeUndefined();
  });

  it('the server limits how long it waits for a request [S49]', () => {
    const server = test.app.getHttpServer() as Server;
    expect(server.requestTimeout).toBe(30_000);
    expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
    expect(server.headersTimeout).toBeGreaterThan(0);
  });
});
