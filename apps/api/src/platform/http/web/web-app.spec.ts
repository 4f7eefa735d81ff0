import {
  ORIGIN_PLACEHOLDER,
  PRICES_PLACEHOLDER,
  REGISTRATION_PLACEHOLDER,
  WITHOUT_PAYMENTS,
} from '@figura/contracts';
import { PSEUDO_LANGUAGE } from '@figura/messages';
import fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { MAX_PARAMETER_LENGTH } from '../requests/parameter-length';
import { readConfig } from '../../config/config';
import { addSecurityHeaders } from '../responses/security-headers';
import { serveWebApp } from './web-app';

const DOOR = { ...readConfig({}), origin: 'https://figura.example' };

const files: Record<string, string | Buffer> = {
  'index.html': `<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/"><h1>Front page</h1>`,
  'app.html': '<div id="root"></div>',
  [`${WITHOUT_PAYMENTS}/index.html`]: '<h1>Everything is open</h1>',
  [`${WITHOUT_PAYMENTS}/app.html`]: '<html data-payments="off"><div id="root"></div>',
  'login.html': '<script>theme()</script><script type="application/ld+json">{}</script><h1>Sign in</h1>',
  'blog/on-hems.html': '<h1>On hems</h1>',
  'sitemap.xml': `<loc>${ORIGIN_PLACEHOLDER}/</loc>`,
  'robots.txt': `Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`,
  '.vite/manifest.json': '{}',
  '.vite/routes.json': JSON.stringify([
    '/',
    '/login',
    '/blog/:slug',
    '/p/:token',
    '/dashboard',
    '/best-looks',
    '/best-looks/:category',
    '/item-detail/:itemId?',
  ]),
  'favicon.svg': '<svg/>',
  'assets/index-abc.js': 'run()',
  'assets/index-abc.js.br': brotliCompressSync('run()'),
};

describe('serveWebApp', () => {
  let folder: string;
  let server: FastifyInstance;
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'figura-web-'));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    server = fastify({ routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH } });
    addSecurityHeaders(server, false);
    server.get('/api/auth/verify-email/:token', () => 'verified');
    serveWebApp(server, folder, DOOR);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 'Front page'],
    ['/login', 'Sign in'],
    ['/login?from=mail', 'Sign in'],
    ['/blog/on-hems', 'On hems'],
  ])('GET %s returns its prerendered page', async (url, heading) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['x-robots-tag']).toBeUndefined();
    expect(response.body).toContain(`<h1>${heading}</h1>`);
  });

  it.each([
    '/dashboard',
    '/dashboard/',
    '/Dashboard',
    '/item-detail',
    '/item-detail/blouse?type=trends',
    '/app',
    '/best-looks?from=mail',
    '/best-looks/dresses',
    '/blog/no-such-article',
  ])('GET %s returns the app shell with noindex', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.body).toBe(files['app.html']);
  });

  it.each([
    '/no-such-page',
    '/metrics',
    '/accessibility?from=mail',
    '/app/best-looks',
    '/best-looks/dresses/coat',
    '/dashboard/more',
    '/item-detail/blouse/more',
    '/dashboard//',
  ])('GET %s answers 404 with the app shell, which says so', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toBe(files['app.html']);
  });

  it('GET /p/{token} returns the app shell, not to be indexed or cached', async () => {
    const { headers, body } = await get('/p/a-token');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).toBe(files['app.html']);
  });

  it("pages, sitemap.xml and robots.txt contain the server's origin", async () => {
    expect((await get('/')).body).toContain('href="https://figura.example/"');
    expect((await get('/sitemap.xml')).body).toBe('<loc>https://figura.example/</loc>');
    expect((await get('/sitemap.xml')).headers['content-type']).toContain('application/xml');
    expect((await get('/robots.txt')).body).toBe('Sitemap: https://figura.example/sitemap.xml');
  });

  it.each(['/', '/sitemap.xml', '/assets/index-abc.js'])(
    'GET %s is compressed for clients that accept it',
    async (url) => {
      const plain = await get(url);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const compressed = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(compressed.headers['content-encoding']).toBe('br');
      expect(compressed.headers['vary']).toContain('accept-encoding');
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    },
  );

  it('hashed files are immutable, and pages are revalidated with their ETag', async () => {
    expect((await get('/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
    const page = await get('/login');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await get('/login', { 'if-none-match': String(page.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/login', { 'if-none-match': 'W/"older"' })).statusCode).toBe(200);
  });

  it.each([
    ['/assets/index-abc.js', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('GET %s answers 304 to a client that has it', async (url, type) => {
    const { headers } = await get(url);
    expect(headers['content-type']).toBe(type);
    const again = await get(url, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('HEAD of a file returns no body', async () => {
    const response = await server.inject({ method: 'HEAD', url: '/favicon.svg' });
    expect([response.statusCode, response.headers['content-length'], response.body]).toEqual([200, '6', '']);
  });

  it('the policy of a page allows exactly its inline scripts by their hashes', async () => {
    const policy = (await get('/login')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8=';");
    expect((await get('/blog/on-hems')).headers['content-security-policy']).not.toContain('script-src');
  });

  it.each([
    '/no-such-file.js',
    '/login.html',
    '/app.html',
    '/.vite/manifest.json',
    '/.vite/routes.json',
    '/assets/index-abc.js.br',
    '/assets/../../package.json',
    '/assets/%2e%2e/app.html',
    '/api/nothing',
  ])('GET %s answers 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    ['x'.repeat(300), 200],
    ['x'.repeat(301), 414],
    ['x'.repeat(400), 414],
    ['%41'.repeat(300), 200],
    ['%41'.repeat(301), 414],
  ])(
    'GET /api/auth/verify-email/{token} answers 414 to a token that is too long (%#)',
    async (token, status) => {
      const response = await get(`/api/auth/verify-email/${token}`);
      expect(response.statusCode).toBe(status);
      if (status === 414) {
        expect(response.headers['content-type']).toContain('application/problem+json');
        expect(response.json()).toMatchObject({ status: 414, code: 'VALIDATION_FAILED' });
      }
    },
  );

  it('GET of a long URL outside /api returns the app shell', async () => {
    expect((await get(`/item-detail/${'x'.repeat(400)}`)).body).toBe(files['app.html']);
  });

  it('GET of an undecodable /api URL answers 400', async () => {
    expect((await get(`/api/${'x'.repeat(400)}/%E0%A4%A`)).statusCode).toBe(400);
  });

  it('GET /.well-known/change-password redirects to the page that changes a password', async () => {
    const response = await get('/.well-known/change-password');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/settings']);
  });
});

it('serveWebApp throws when the web app is not built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figura-web-'));
  expect(() => serveWebApp(fastify(), folder, DOOR)).toThrow('No web build found');
  rmSync(folder, { recursive: true });
});

describe('serveWebApp with a second language', () => {
  const home = mkdtempSync(join(tmpdir(), 'figura-languages-'));
  const folder = join(home, 'web');
  let server: FastifyInstance;

  beforeAll(() => {
    for (const [site, page] of [
      ['web', 'Front page'],
      [`web.${PSEUDO_LANGUAGE}`, 'Fřóñť páğé'],
    ]) {
      mkdirSync(join(home, site!, 'assets'), { recursive: true });
      mkdirSync(join(home, site!, '.vite'));
      writeFileSync(join(home, site!, '.vite/routes.json'), '[]');
      writeFileSync(join(home, site!, 'app.html'), '<div id="root"></div>');
      writeFileSync(join(home, site!, 'index.html'), `<h1>${page}</h1>`);
    }
    writeFileSync(join(home, `web.${PSEUDO_LANGUAGE}`, 'assets/index-xyz.js'), 'řúñ()');
    server = fastify();
    serveWebApp(server, folder, DOOR);
  });
  afterAll(async () => {
    await server.close();
    rmSync(home, { recursive: true });
  });

  it.each<[string, Record<string, string>, string]>([
    ['/', {}, 'Front page'],
    ['/', { 'accept-language': 'en-XA, en;q=0.5' }, 'Fřóñť páğé'],
    ['/?lang=en-XA', { 'accept-language': 'en' }, 'Fřóñť páğé'],
    ['/?lang=en', { 'accept-language': 'en-XA' }, 'Front page'],
    ['/assets/index-xyz.js', {}, 'řúñ()'],
  ])('GET %s with %j returns the page in its language', async (url, headers, text) => {
    const { body, headers: answered } = await server.inject({ url, headers });
    expect(body).toContain(text);
    expect(answered['vary']).toMatch(/^accept-language/);
  });
});

describe('serveWebApp with other settings', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'figura-web-'));
    const door = `<html data-prices="${PRICES_PLACEHOLDER}" data-registration="${REGISTRATION_PLACEHOLDER}"><head><title>Figura</title></head>`;
    for (const [name, content] of Object.entries({ ...files, 'app.html': door })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const serve = (environment: Record<string, string>) => {
    const server = fastify({ routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH } });
    serveWebApp(server, folder, { ...DOOR, ...readConfig(environment) });
    return async (url: string) => (await server.inject({ url })).body;
  };

  it('PAYMENTS=off serves pages without prices', async () => {
    const get = serve({ PAYMENTS: 'off' });
    expect(await get('/')).toBe('<h1>Everything is open</h1>');
    expect(await get('/dashboard')).toContain('data-payments="off"');
    expect(await get('/blog/on-hems')).toContain('On hems');
  });

  it('GET /p/{token} of a live link has an escaped title, text and picture for previews', async () => {
    const server = fastify();
    const preview = {
      title: 'Type "B2" <b>',
      description: 'Of $& nobody',
      picture: 'https://a/b.png',
      width: 1200,
      height: 630,
    };
    serveWebApp(server, folder, DOOR, (_client, token) => Promise.resolve(token === 'live' ? preview : null));
    const live = await server.inject({ url: '/p/live' });
    expect(live.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    for (const tag of [
      '<meta property="og:title" content="Type &quot;B2&quot; &lt;b&gt;" />',
      '<meta property="og:description" content="Of $&amp; nobody" />',
      '<meta property="og:image" content="https://a/b.png" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ])
      expect(live.body).toContain(tag);
    expect((await server.inject({ url: '/p/gone' })).body).not.toContain('og:');
  });

  it('GET /.well-known/security.txt names the contact, and is valid for a year (RFC 9116)', async () => {
    const server = fastify();
    serveWebApp(server, folder, { ...DOOR, contactEmail: 'support@figura.app' });
    const { body, headers } = await server.inject({ url: '/.well-known/security.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: mailto:support@figura\.app\nExpires: (\S+)\n/);
    expect(Date.parse(/Expires: (\S+)/.exec(body)![1]!)).toBeGreaterThan(Date.now() + 300 * 86_400_000);
  });

  it('pages show the configured prices and who may register', async () => {
    const get = serve({ PRICE: '120', EARLY_PRICE: '120', CURRENCY: 'eur', REGISTRATION: 'invite' });
    expect(await get('/dashboard')).toContain('data-prices="It is €120." data-registration="invite"');
    expect(await get('/login')).toBe(await get('/dashboard'));
    expect(await serve({})('/login')).toContain('Sign in');
  });
});
