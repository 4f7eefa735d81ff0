import { OPTIONAL_MEASUREMENTS } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TestApp } from '../testing/test-app';
import { WRITING_ROUTES, type WritingRoute } from '../testing/writing-routes';
import { UsersRepository } from '../users/users.repository';

const READ_PAST = ['totalHeight', 'horizontalBodyType', 'verticalBodyType', 'combinedBodyType', 'token'];
const OPERATORS = [
  { $ne: null },
  { $gt: '' },
  { $regex: '.*' },
  { $where: 'return true' },
  { $nor: [{}] },
  { $expr: { $eq: [1, 1] } },
  [{ $ne: null }],
  ['mira@example.com'],
  { nested: { $in: ['a'] } },
];
const JSON_BODY = { 'content-type': 'application/json' };

const GUIDE = '/api/recommendations/body-part-details';
const SOUND = 'bodyPart=hips&bodyPartAttribute=wide';

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
});
afterAll(() => test.stop());

describe('Hostile request bodies', () => {
  let token: string;

  beforeAll(async () => {
    const { accessToken, user } = await test.signedIn();
    token = accessToken;
    await test.app.get(UsersRepository, { strict: false }).update(user.id, { hasPaid: true });
  });

  const send = ({ method, path }: WritingRoute, body: unknown, headers = {}) =>
    test.request(method, path, body, { token, headers });

  function storePaths(): string[] {
    const { models } = test.app.get<Connection>(getConnectionToken());
    const paths = Object.values(models).flatMap(({ schema }) =>
      Object.entries(schema.paths).flatMap(([path, type]) => [
        path,
        ...Object.keys((type as { schema?: { paths: object } }).schema?.paths ?? {}).map(
          (inner) => `${path}.${inner}`,
        ),
      ]),
    );
    return [...new Set([...paths, '__v', 'role', 'isAdmin', 'userId', 'sessionId', 'id', 'price', 'amount'])];
  }

  async function listUsers(): Promise<unknown> {
    return test.app.get<Connection>(getConnectionToken()).db!.collection('users').find().toArray();
  }

  it('every route with a body is tested', () => {
    const tried = WRITING_ROUTES.map(
      ({ method, path }) => `${method} ${path.replace('a-token', ':token').replace('an-id', ':id')}`,
    );
    const withoutFields = [
      'DELETE /api/outfits/:id',
      'DELETE /api/calendar/link',
      'DELETE /api/monday-mail/push',
      'DELETE /api/user/api-keys/:id',
      'DELETE /api/outfits/:id/plans/:date',
      'DELETE /api/outfits/:id/wears/:date',
      'DELETE /api/packing-lists/:id',
      'DELETE /api/packing-lists/:id/packed/:piece',
      'DELETE /api/passport/links/:id',
      'DELETE /api/size-charts/:id',
      'DELETE /api/stripe/coupon',
      'DELETE /api/stripe/payments/:reference/refund-request',
      'DELETE /api/user/profile-image',
      'DELETE /api/wardrobe/:id',
      'DELETE /api/wardrobe/:id/photo',
      'DELETE /api/wardrobe/:id/wears/:date',
      'POST /api/auth/logout',
      'POST /api/auth/providers/:id/start',
      'POST /api/monday-mail/unsubscribe/:token',
      'POST /api/products/:id/clicks',
      'POST /api/stripe/payments/:reference/refund-request',
      'POST /api/stripe/webhook',
      'PUT /api/calendar/link',
      'PUT /api/outfits/:id/plans/:date',
      'PUT /api/outfits/:id/wears/:date',
      'PUT /api/packing-lists/:id/packed/:piece',
      'POST /api/packing-lists/:id/restore',
      'POST /api/wardrobe/:id/restore',
      'PUT /api/wardrobe/:id/photo',
      'PUT /api/wardrobe/:id/wears/:date',
    ];
    const writing = test.routes().filter((route) => !route.startsWith('GET '));
    expect([...tried, ...withoutFields].sort()).toEqual(writing.sort());
  });

  describe.each(WRITING_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    (_, route) => {
      it('refuses a body that names a stored field [S37]', async () => {
        const before = await listUsers();
        const fields = storePaths().filter((path) => !(path in route.body) && !READ_PAST.includes(path));
        const optional: readonly string[] = [
          'accessCode',
          'nickname',
          'unitPreference',
          'couponCode',
          'bodyConcerns',
          ...OPTIONAL_MEASUREMENTS,
          'garment',
        ];
        const unknown = fields.filter((path) => !optional.includes(path));
        const response = await send(route, {
          ...route.body,
          ...Object.fromEntries(unknown.map((field) => [field, 'x'])),
        });
        expect(response.status).toBe(400);
        expect(response.body.errors?.sort()).toEqual(
          unknown.map((field) => `Unknown field "${field}"`).sort(),
        );
        expect(await listUsers()).toEqual(before);
      });

      it('refuses an operator instead of a value [S39]', async () => {
        const before = await listUsers();
        for (const field of Object.keys(route.body))
          for (const operator of OPERATORS) {
            if (route.path === '/api/wardrobe/lines/read' && Array.isArray(operator)) continue;
            const response = await send(route, { ...route.body, [field]: operator });
            expect([field, operator, response.status]).toEqual([field, operator, 400]);
          }
        expect(await listUsers()).toEqual(before);
      });

      it.each([
        ['__proto__', '{"__proto__":{"polluted":1}}'],
        ['constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
      ])('refuses %s in a body and pollutes no prototype [S40]', async (_name, poison) => {
        const body = `${JSON.stringify(route.body).slice(0, -1)},${poison.slice(1)}`;
        expect((await send(route, body, JSON_BODY)).status).toBe(400);
        expect(({} as { polluted?: number }).polluted).toBeUndefined();
      });

      it.each([
        ['lists', '['.repeat(5_000), ']'.repeat(5_000)],
        ['lists up to the size limit', '['.repeat(50_000), ''],
        ['objects', '{"a":'.repeat(5_000), `1${'}'.repeat(5_000)}`],
        ['alternating lists and objects with brackets in text', '["]]}}\\"]",{"a":'.repeat(2_500), ''],
      ])('answers 400 to a body of %s nested too deeply [S59]', async (_name, open, close) => {
        for (const body of [
          `${open}${close}`,
          `{"a":${open}${close}}`,
          ...Object.keys(route.body).map((field) => `{"${field}":${open}${close}}`),
        ])
          expect(await send(route, body, JSON_BODY)).toMatchObject({
            status: 400,
            body: { code: 'VALIDATION_FAILED', error: 'The request is nested too deeply' },
          });
      });

      it.each([
        ['text/plain', 415],
        ['application/x-www-form-urlencoded', 415],
        ['application/xml', 415],
      ])('answers 415 to a body of type %s [S56]', async (type, status) => {
        const before = await listUsers();
        const response = await send(route, JSON.stringify(route.body), { 'content-type': type });
        expect(response.status).toBe(status);
        expect(await listUsers()).toEqual(before);
      });

      it('answers without an error for very long text [S42]', async () => {
        const evil = [
          'a'.repeat(50_000),
          `${'1'.repeat(49_999)}a`,
          `${'a@'.repeat(24_999)}!`,
          ' '.repeat(50_000),
        ];
        for (const field of Object.keys(route.body)) {
          for (const text of evil)
            expect((await send(route, { ...route.body, [field]: text })).status).toBeLessThan(500);
        }
      });
    },
  );
});

describe('Query and path parameters', () => {
  let token: string;

  beforeAll(async () => {
    ({ accessToken: token } = await test.signedIn());
  });

  const get = (path: string) => test.request('GET', path, undefined, { token });

  it('GET /recommendations/body-part-details accepts valid parameters', async () => {
    expect((await get(`${GUIDE}?${SOUND}`)).status).not.toBe(400);
  });

  it.each([
    ['are repeated', `${SOUND}&bodyPart=waist`],
    ['are a list', 'bodyPart[]=hips&bodyPartAttribute=wide'],
    ['are numbered', 'bodyPart[0]=hips&bodyPartAttribute=wide'],
    ['are operators', 'bodyPart[$ne]=x&bodyPartAttribute=wide'],
    ['are unknown', `${SOUND}&hasPaid=true`],
    ['name a prototype', `${SOUND}&__proto__[hasPaid]=true`],
    ['name a constructor', `${SOUND}&constructor[prototype][hasPaid]=true`],
    ['are oversized', `bodyPart=${'x'.repeat(8_000)}&bodyPartAttribute=wide`],
  ])(
    'GET /recommendations/body-part-details answers 400 when its parameters %s [S39] [S40] [S41]',
    async (_, query) => {
      expect(await get(`${GUIDE}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
      expect(({} as { hasPaid?: string }).hasPaid).toBeUndefined();
    },
  );

  it('GET /recommendations/body-part-details ignores parameters in a body [S41]', async () => {
    const response = await test.request(
      'GET',
      GUIDE,
      { bodyPart: 'hips', bodyPartAttribute: 'wide' },
      { token },
    );
    expect(response.status).toBe(400);
  });

  it.each(['$ne', '$where', '[object Object]', '{"$gt":""}', '%00', '*', '.*', '('])(
    'path parameters are plain text: %s matches nothing [S39]',
    async (text) => {
      const id = encodeURIComponent(text);
      expect((await get(`/api/auth/verify-email/${id}`)).status).toBe(400);
      expect((await get(`/api/profile-images/${id}.webp`)).status).toBe(404);
    },
  );
});
