import { TestApp } from '../../../testing/test-app';
import { WRITING_ROUTES } from '../../../testing/writing-routes';

const SHOP = 'https://shop.figura.test';

describe('Cross-site requests', () => {
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off', CORS_ORIGINS: SHOP });
    ({ accessToken: token } = await test.signedIn());
  });
  afterAll(() => test.stop());

  it.each(WRITING_ROUTES.map(({ method, path, body }) => [method, path, body] as const))(
    'a cross-site request answers 403 at %s %s [S56]',
    async (method, path, body) => {
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site, origin: 'https://evil.example' };
        const answer = await test.request(method, path, body, { token, headers });
        expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', status: 403 } });
      }
    },
  );

  it.each([
    ['with an origin that is none', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['without an origin', { 'sec-fetch-site': 'cross-site' }],
    [
      'with an origin that only begins like ours',
      { 'sec-fetch-site': 'cross-site', origin: `${SHOP}.evil.example` },
    ],
  ])('POST /auth/login answers 403 to a cross-site request %s [S56]', async (_, headers) => {
    const login = { email: 'mira@example.com', password: 'a guess' };
    expect((await test.request('POST', '/api/auth/login', login, { headers })).status).toBe(403);
  });

  it.each([
    ['of an origin that is listed', { 'sec-fetch-site': 'cross-site', origin: SHOP }],
    ['of a page of the product', { 'sec-fetch-site': 'same-origin', origin: 'https://figura.test' }],
    ['of no page at all', { 'sec-fetch-site': 'none' }],
    ['of no browser at all', {}],
  ])('POST /auth/login accepts a request %s [S56]', async (_, headers: Record<string, string>) => {
    const login = { email: 'mira@example.com', password: 'a guess' };
    expect((await test.request('POST', '/api/auth/login', login, { headers })).status).toBe(401);
  });

  it('GET /stripe/price answers cross-site requests', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await test.request('GET', '/api/stripe/price', undefined, { headers })).status).toBe(200);
  });

  it.each([
    [SHOP, SHOP],
    ['https://evil.example', undefined],
    ['null', undefined],
    [`${SHOP}.evil.example`, undefined],
  ])('a preflight for %s is answered with the allowed origin %s [S55]', async (origin, expected) => {
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(expected);
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    if (expected) expect(Number(preflight.headers['access-control-max-age'])).toBeGreaterThanOrEqual(600);
  });
});
