import { expect, test } from '@playwright/test';
import { MAX_PROFILE_IMAGE_BYTES } from '@figura/contracts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { waitUntil } from '../../../api/src/testing/until';
import { askRaw } from './harness/ask-raw';
import { freePort } from './harness/free-port';
import { WEB_FOLDER, WebServer } from './harness/web-server';
import type { ProductProcess } from './harness/product-process';
import { TestStack } from './harness/test-stack';

/** Two real APIs share a port at 127.0.0.1 and 127.0.0.2, as containers do. */
test.describe('nginx', () => {
  const SECRET = 'a9f3c77e5d';
  const assets = readdirSync(join(WEB_FOLDER, 'assets'));
  const script = assets.find(
    (file) => file.endsWith('.js') && existsSync(join(WEB_FOLDER, 'assets', `${file}.br`)),
  )!;

  let stack: TestStack;
  let web!: WebServer;
  let port: number;
  let first: ProductProcess;
  const startAt = (host: string) =>
    stack.start('main', { at: { host, port }, environment: { LOG_LEVEL: 'debug' } });

  /** Each nginx worker resolves names by itself, so one good answer proves little. */
  async function doesPassOn(): Promise<boolean> {
    for (let count = 0; count < 20; count++)
      if ((await askRaw(web.url, '/api/health/live')).status !== 200) return false;
    return true;
  }

  test.beforeAll(async () => {
    stack = await TestStack.start();
    port = await freePort();
    first = await startAt('127.0.0.1');
    web = await WebServer.start(port);
    web.replicas = ['127.0.0.1'];
    await waitUntil('it passes on', doesPassOn);
  });
  test.afterAll(async () => {
    await web.stop();
    await stack.teardown();
  });

  test('nginx logs no token, query, or referrer of a mailed link, even if the API is down [S103]', async () => {
    const paths = [
      `/reset-password?token=${SECRET}1`,
      `/api/auth/verify-email/${SECRET}2`,
      `/${SECRET}3`,
      `/assets/${SECRET}4.js?${SECRET}5`,
      `/dev/${SECRET}6`,
    ];
    const headers = { referer: `https://figura.test/${SECRET}7`, 'user-agent': `${SECRET}8` };
    for (const path of paths) await askRaw(web.url, path, { headers });
    web.replicas = ['127.0.0.9'];
    await waitUntil(
      'nobody answers',
      async () => (await askRaw(web.url, paths[0]!, { headers })).status === 503,
    );
    web.replicas = ['127.0.0.1'];
    await waitUntil('it passes on', doesPassOn);
    await waitUntil('all is logged', () => web.lines.length > paths.length + 1);
    expect(web.lines).toContainEqual(
      expect.objectContaining({ method: 'GET', place: 'reset-password', status: 200 }),
    );
    expect(web.lines).toContainEqual(expect.objectContaining({ place: 'reset-password', status: 503 }));
    expect(web.output).not.toContain(SECRET);
    expect(web.output).not.toContain('token');
  });

  test('nginx finds a new API replica within seconds without a restart [S104]', async () => {
    const second = await startAt('127.0.0.2');
    web.replicas = ['127.0.0.2'];
    await waitUntil('the second is asked', async () => {
      await askRaw(web.url, '/api/health/live');
      return second.logs.includes('"route":"/api/health/live"');
    });
    await first.stop();
    await waitUntil('it passes on', doesPassOn);
    first = await startAt('127.0.0.1');
    web.replicas = ['127.0.0.1', '127.0.0.2'];
    await waitUntil('the first is asked again', async () => {
      await askRaw(web.url, '/api/health/live');
      return first.logs.includes('"route":"/api/health/live"');
    });
    await second.stop();
    await waitUntil('it passes on', doesPassOn);
    web.replicas = ['127.0.0.1'];
    await waitUntil('it passes on', doesPassOn);
  });

  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)
    test(`pages, files, and data are compressed for Accept-Encoding ${encoding}`, async () => {
      for (const path of ['/', `/assets/${script}`, '/api/stripe/price']) {
        const plain = await askRaw(web.url, path);
        const packed = await askRaw(web.url, path, { headers: { 'accept-encoding': encoding } });
        expect(plain).toMatchObject({ status: 200 });
        expect(plain.headers['content-encoding']).toBeUndefined();
        // One-packet answers are not compressed.
        if (plain.body.length < 1_000) continue;
        expect(packed.headers).toMatchObject({
          'content-encoding': encoding,
          vary: expect.stringMatching(/accept-encoding/i) as unknown as string,
        });
        expect(packed.body.length).toBeLessThan(plain.body.length / 2);
        expect(decode(packed.body).equals(plain.body)).toBe(true);
      }
    });

  test('GET of a file returns the file compressed by the build', async () => {
    const { body } = await askRaw(web.url, `/assets/${script}`, { headers: { 'accept-encoding': 'br' } });
    expect(body.equals(WebServer.readWebFile(`assets/${script}.br`))).toBe(true);
  });

  test('GET of an existing file is cached for a year, and of a missing one never', async () => {
    const kept = 'public, max-age=31536000, immutable';
    const found = await askRaw(web.url, `/assets/${script}`);
    expect(found.headers['cache-control']).toBe(kept);
    const known = await askRaw(web.url, `/assets/${script}`, {
      headers: { 'if-none-match': found.headers.etag! },
    });
    expect(known).toMatchObject({ status: 304, headers: { 'cache-control': kept } });
    for (const path of ['/assets/missing.js', '/assets/missing.svg', '/dev/mailbox'])
      expect(await askRaw(web.url, path)).toMatchObject({
        status: 404,
        headers: { 'cache-control': 'no-store' },
      });
  });

  for (const [path, status] of [
    ['/dashboard', 200],
    ['/item-detail/blouse', 200],
    ['/nowhere', 404],
    ['/metrics', 404],
  ] as const)
    test(`GET ${path} returns ${status} with the page of the app`, async () => {
      const response = await askRaw(web.url, path);
      expect(response).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } });
    });

  test('every response has each security header once, from nginx or the API [S105]', async () => {
    const expected = WebServer.securityHeaders();
    expect(Object.keys(expected).length).toBeGreaterThan(5);
    const big = Buffer.alloc(MAX_PROFILE_IMAGE_BYTES + 2_000_000);
    const responses = [
      await askRaw(web.url, '/'),
      await askRaw(web.url, '/api/unknown'),
      await askRaw(web.url, `/assets/${script}`),
      await askRaw(web.url, '/assets/missing.js'),
      await askRaw(web.url, '/dev/mailbox'),
      await askRaw(web.url, '/api/user/profile', { method: 'PUT', body: big }),
      await askRaw(web.url, `/${'x'.repeat(20_000)}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 200, 404, 404, 413, 414]);
    for (const { headers } of responses) {
      expect(headers).toMatchObject(expected);
      expect(headers.server).toBe('nginx');
      expect(headers['x-inherits-nothing']).toBeUndefined();
    }
  });

  test('an error response from nginx itself is a problem document like the API’s', async () => {
    const big = Buffer.alloc(MAX_PROFILE_IMAGE_BYTES + 2_000_000);
    const tooLarge = await askRaw(web.url, '/api/user/profile', { method: 'PUT', body: big });
    expect(JSON.parse(tooLarge.body.toString())).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    web.replicas = ['127.0.0.9'];
    await waitUntil('nobody answers', async () => (await askRaw(web.url, '/')).status === 503);
    const away = await askRaw(web.url, '/api/health/live');
    expect(away.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '5',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(away.body.toString())).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    web.replicas = ['127.0.0.1'];
    await waitUntil('it passes on', doesPassOn);
  });

  test('nginx lets the largest picture that the API accepts pass', async () => {
    const body = Buffer.alloc(MAX_PROFILE_IMAGE_BYTES + 10_000);
    const headers = { 'content-type': 'multipart/form-data; boundary=form' };
    expect((await askRaw(web.url, '/api/user/profile', { method: 'PUT', headers, body })).status).toBe(401);
  });

  test('the API identifies a client by the IP that nginx saw, not by X-Forwarded-For [S13]', async () => {
    const tryTo = (forged: string) =>
      askRaw(web.url, '/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forged },
        body: Buffer.from(JSON.stringify({ email: `${forged}@figura.test`, password: 'not it' })),
      });
    const statuses: number[] = [];
    for (let client = 1; client <= 130 && statuses.at(-1) !== 429; client++)
      statuses.push((await tryTo(`198.51.100.${client}`)).status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  test('the API receives the request id that nginx logs', async () => {
    const { headers } = await askRaw(web.url, '/api/health/live');
    await waitUntil('it is logged', () =>
      web.lines.some(({ requestId }) => requestId === headers['x-request-id']),
    );
    const given = await askRaw(web.url, '/api/health/live', { headers: { 'x-request-id': 'mine-1' } });
    expect(given.headers['x-request-id']).toBe('mine-1');
  });
});
