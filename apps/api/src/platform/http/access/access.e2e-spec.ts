import { Shop } from '../../../testing/shop';
import { TestApp } from '../../../testing/test-app';
import { WRITING_ROUTES } from '../../../testing/writing-routes';

type Row = `${'-' | '+'}${'-' | '+'}${'-' | '+'}${'-' | '+'}`;
const EVERYONE: Row = '++++';
const SIGNED_IN: Row = '-+++';
const VERIFIED: Row = '--++';
const PREMIUM: Row = '---+';

const TABLE: Record<string, Row> = {
  'GET /api/auth/me': SIGNED_IN,
  'GET /api/auth/providers': EVERYONE,
  'GET /api/auth/verify-email/:token': EVERYONE,
  'GET /api/contact': EVERYONE,
  'GET /api/follow-ups': VERIFIED,
  'GET /api/garments/check/material': PREMIUM,
  'GET /api/garments/check/material/:language': PREMIUM,
  'GET /api/garments/check/quota': VERIFIED,
  'GET /api/health/live': EVERYONE,
  'GET /api/health/ready': EVERYONE,
  'GET /api/outfits': VERIFIED,
  'GET /api/outfits/openings': VERIFIED,
  'GET /api/outfits/openings/:id': VERIFIED,
  'GET /api/outfits/taste-looks': VERIFIED,
  'GET /api/outfits/suggestions': VERIFIED,
  'GET /api/outfits/suggestions/quota': VERIFIED,
  'GET /api/outfits/this-week': VERIFIED,
  'GET /api/outfits/today': VERIFIED,
  'GET /api/packing-lists': VERIFIED,
  'GET /api/size-charts': VERIFIED,
  'GET /api/packing-lists/:id': VERIFIED,
  'GET /api/p/:token': EVERYONE,
  'GET /api/p/:token/picture.png': EVERYONE,
  'GET /api/passport': VERIFIED,
  'GET /api/passport/links': VERIFIED,
  'GET /api/pictures/:kind/:file': EVERYONE,
  'GET /api/products': PREMIUM,
  'GET /api/products/choices': PREMIUM,
  'GET /api/products/samples': VERIFIED,
  'GET /api/products/:id/size-fits': PREMIUM,
  'GET /api/products/:id/photos/:width/:file': EVERYONE,
  'GET /api/profile-images/:file': EVERYONE,
  'GET /api/recommendations/best-looks': VERIFIED,
  'GET /api/recommendations/body-part-details': VERIFIED,
  'GET /api/recommendations/body-type-analysis': VERIFIED,
  'GET /api/recommendations/fashion-content/:id': PREMIUM,
  'GET /api/recommendations/fashion-item/:itemId': PREMIUM,
  'GET /api/recommendations/trending': PREMIUM,
  'GET /api/recommendations/trending-item/:itemId': PREMIUM,
  'GET /api/recommendations/trending/category/:category': PREMIUM,
  'GET /api/recommendations/trending/item/:itemId': PREMIUM,
  'GET /api/recommendations/trending/personalized': PREMIUM,
  'GET /api/recommendations/trending/personalized/item/:itemId': PREMIUM,
  'GET /api/recommendations/trending/seen': PREMIUM,
  'GET /api/recommendations/trending/theme': VERIFIED,
  'GET /api/stripe/offer': VERIFIED,
  'GET /api/stripe/payment-status': VERIFIED,
  'GET /api/stripe/payments': VERIFIED,
  'GET /api/stripe/price': EVERYONE,
  'GET /api/user/export': SIGNED_IN,
  'GET /api/user/sign-in-methods': SIGNED_IN,
  'GET /api/user/first-steps': VERIFIED,
  'GET /api/wardrobe': VERIFIED,
  'GET /api/wardrobe/csv': VERIFIED,
  'GET /api/wardrobe/advice': PREMIUM,
  'GET /api/wardrobe/:id/alike': VERIFIED,
  'GET /api/wardrobe/:id/photo/:name': VERIFIED,
  'GET /dev/demo-shop/photos/:file': EVERYONE,
  'GET /dev/demo-shop/products/:id': EVERYONE,
  'GET /dev/mail': EVERYONE,
  'GET /dev/mailbox': EVERYONE,
  'DELETE /api/outfits/:id': VERIFIED,
  'DELETE /api/outfits/:id/wears/:date': VERIFIED,
  'DELETE /api/outfits/:id/plans/:date': VERIFIED,
  'GET /api/user/api-keys': VERIFIED,
  'POST /api/user/api-keys': VERIFIED,
  'DELETE /api/user/api-keys/:id': VERIFIED,
  'GET /api/outfits/planned': VERIFIED,
  'GET /api/monday-mail/push': VERIFIED,
  'PUT /api/monday-mail/push': VERIFIED,
  'DELETE /api/monday-mail/push': VERIFIED,
  'GET /api/calendar/link': VERIFIED,
  'PUT /api/calendar/link': VERIFIED,
  'DELETE /api/calendar/link': VERIFIED,
  'GET /api/calendar-feeds/:file': EVERYONE,
  'DELETE /api/packing-lists/:id': VERIFIED,
  'DELETE /api/size-charts/:id': VERIFIED,
  'PUT /api/size-charts/:id': VERIFIED,
  'DELETE /api/packing-lists/:id/packed/:piece': VERIFIED,
  'DELETE /api/passport/links/:id': VERIFIED,
  'DELETE /api/stripe/coupon': VERIFIED,
  'DELETE /api/user': SIGNED_IN,
  'DELETE /api/user/passkeys/:id': VERIFIED,
  'DELETE /api/user/providers/:id': VERIFIED,
  'DELETE /api/user/second-factor': VERIFIED,
  'DELETE /api/user/profile-image': VERIFIED,
  'DELETE /api/wardrobe/:id': VERIFIED,
  'DELETE /api/wardrobe/:id/photo': VERIFIED,
  'DELETE /api/wardrobe/:id/wears/:date': VERIFIED,
  'PATCH /api/outfits/:id': VERIFIED,
  'PATCH /api/wardrobe/:id': VERIFIED,
  'POST /api/auth/login': EVERYONE,
  'POST /api/auth/logout': SIGNED_IN,
  'POST /api/auth/passkey': EVERYONE,
  'POST /api/auth/passkey/options': EVERYONE,
  'POST /api/auth/provider-link': EVERYONE,
  'POST /api/auth/provider-link/mail': EVERYONE,
  'POST /api/auth/provider-link/mail/:token': EVERYONE,
  'POST /api/auth/provider-registration': EVERYONE,
  'POST /api/auth/providers/:id/return': EVERYONE,
  'POST /api/auth/providers/:id/start': EVERYONE,
  'POST /api/auth/second-factor': EVERYONE,
  'POST /api/auth/refresh': EVERYONE,
  'POST /api/auth/register': EVERYONE,
  'POST /api/auth/verify-email/:token': EVERYONE,
  'POST /api/auth/resend-verification': EVERYONE,
  'POST /api/follow-ups': VERIFIED,
  'PUT /api/follow-ups/:id': VERIFIED,
  'POST /api/garments/check': VERIFIED,
  'POST /api/monday-mail/unsubscribe/:token': EVERYONE,
  'POST /api/outfits': VERIFIED,
  'POST /api/outfits/:id/copy': VERIFIED,
  'POST /api/outfits/swaps': PREMIUM,
  'POST /api/packing-lists': PREMIUM,
  'POST /api/packing-lists/:id/restore': VERIFIED,
  'POST /api/size-charts': VERIFIED,
  'POST /api/passport/links': VERIFIED,
  'POST /api/password/forgot-password': EVERYONE,
  'POST /api/password/reset-password/:token': EVERYONE,
  'POST /api/products/:id/clicks': VERIFIED,
  'POST /api/start/preview': EVERYONE,
  'POST /api/stripe/coupon': VERIFIED,
  'POST /api/stripe/create-checkout-session': VERIFIED,
  'POST /api/stripe/payment-success': VERIFIED,
  'POST /api/stripe/payments/:reference/refund-request': VERIFIED,
  'DELETE /api/stripe/payments/:reference/refund-request': VERIFIED,
  'POST /api/stripe/webhook': EVERYONE,
  'PATCH /api/user/passkeys/:id': VERIFIED,
  'POST /api/user/passkeys': VERIFIED,
  'POST /api/user/passkeys/options': VERIFIED,
  'POST /api/user/password': VERIFIED,
  'POST /api/user/providers/:id/start': VERIFIED,
  'POST /api/user/second-factor/passkey': VERIFIED,
  'POST /api/user/second-factor/recovery-codes': VERIFIED,
  'POST /api/user/second-factor/totp': VERIFIED,
  'POST /api/user/second-factor/totp/confirmation': VERIFIED,
  'POST /api/wardrobe': VERIFIED,
  'POST /api/wardrobe/:id/restore': VERIFIED,
  'POST /api/wardrobe/lines': VERIFIED,
  'POST /api/wardrobe/lines/read': VERIFIED,
  'PUT /api/outfits/:id/wears/:date': VERIFIED,
  'PUT /api/outfits/:id/plans/:date': VERIFIED,
  'PUT /api/packing-lists/:id': PREMIUM,
  'PUT /api/packing-lists/:id/packed/:piece': VERIFIED,
  'PUT /api/recommendations/trending/seen': PREMIUM,
  'PUT /api/user/body-preferences': VERIFIED,
  'PUT /api/user/change-password': VERIFIED,
  'PUT /api/user/feature-choices': VERIFIED,
  'PUT /api/user/marks/:id': VERIFIED,
  'PUT /api/user/measurements': VERIFIED,
  'PATCH /api/user/measurements': VERIFIED,
  'PUT /api/user/measurements/start': VERIFIED,
  'PUT /api/user/onboarding': VERIFIED,
  'PUT /api/user/preferences': VERIFIED,
  'PUT /api/user/profile': VERIFIED,
  'PUT /api/wardrobe/:id/photo': VERIFIED,
  'PUT /api/wardrobe/:id/wears/:date': VERIFIED,
};

const DENIED = ['UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', 'PREMIUM_REQUIRED'];

describe('Access to every route', () => {
  let test: TestApp;
  let tokens: (string | undefined)[];
  let paidUnverified: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    const shop = new Shop(test);
    const unverified = await shop.customer({ verified: false });
    const free = await shop.customer();
    const paid = await shop.customer();
    await shop.grant(paid.user.id);
    const odd = await shop.customer({ verified: false });
    await shop.grant(odd.user.id);
    paidUnverified = odd.token;
    tokens = [undefined, unverified.token, free.token, paid.token];
  });
  afterAll(() => test.stop());

  it('the access table lists every route [S34]', () => {
    expect(test.routes().sort()).toEqual(Object.keys(TABLE).sort());
  });

  it.each(Object.entries(TABLE))(
    '%s answers callers without a token, unverified, free and paid: %s [S33] [S34]',
    async (route, row) => {
      const [method = '', path = ''] = route.split(' ');
      let seen = '';
      for (const token of route.endsWith('/logout') ? [undefined] : tokens) {
        const address = path.replace(/:\w+/g, 'unknown');
        const body = method === 'GET' ? undefined : { unknown: true };
        const response = await test.request(method as 'GET', address, body, { token });
        expect(response.status).toBeLessThan(500);
        // A 400 means that the guard let the caller through.
        seen += DENIED.includes(response.body?.code) && response.status !== 400 ? '-' : '+';
      }
      expect(seen).toBe(row.slice(0, seen.length));
    },
  );

  it.each(Object.entries(TABLE).filter(([, row]) => row === VERIFIED || row === PREMIUM))(
    '%s (%s) answers 403 to a paid but unverified account [S33]',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const body = method === 'GET' ? undefined : { unknown: true };
      const address = path.replace(/:\w+/g, 'unknown');
      const response = await test.request(method as 'GET', address, body, { token: paidUnverified });
      expect(response).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    },
  );
});

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
    '%s %s answers 403 to a cross-site request [S56]',
    async (method, path, body) => {
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site, origin: 'https://evil.example' };
        const response = await test.request(method, path, body, { token, headers });
        expect(response).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', status: 403 } });
      }
    },
  );

  it.each([
    ['with the origin "null"', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['without an origin', { 'sec-fetch-site': 'cross-site' }],
    [
      'with an origin that only starts like ours',
      { 'sec-fetch-site': 'cross-site', origin: `${SHOP}.evil.example` },
    ],
  ])('POST /auth/login answers 403 to a cross-site request %s [S56]', async (_, headers) => {
    const login = { email: 'mira@example.com', password: 'a guess' };
    expect((await test.request('POST', '/api/auth/login', login, { headers })).status).toBe(403);
  });

  it.each([
    ['from a listed origin', { 'sec-fetch-site': 'cross-site', origin: SHOP }],
    ['from a page of the product', { 'sec-fetch-site': 'same-origin', origin: 'https://figura.test' }],
    ['from no page', { 'sec-fetch-site': 'none' }],
    ['from no browser', {}],
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
  ])('the preflight response for %s allows the origin %s [S55]', async (origin, expected) => {
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
