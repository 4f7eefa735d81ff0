import type { Catalog } from '@figura/catalog';
import {
  CATEGORIES,
  SAMPLE_LOOKS_PER_CATEGORY,
  type BestLooksResponse,
  type BodyTypeAnalysisResponse,
} from '@figura/contracts';
import { randomUUID } from 'node:crypto';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import { WRITING_ROUTES } from '../testing/writing-routes';

const FREE_GUIDE = 'waist:defined';

const READING = [
  '/api/auth/me',
  '/api/user/export',
  '/api/recommendations/body-type-analysis',
  '/api/recommendations/best-looks',
  '/api/stripe/offer',
  '/api/stripe/payment-status',
];

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
});
afterAll(() => test.stop());

describe('Premium content', () => {
  let token: string;
  let catalog: Catalog;

  beforeAll(async () => {
    catalog = readBuiltInCatalog();
    ({ accessToken: token } = await test.signedIn());
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await test.request('PUT', '/api/user/body-preferences', { bodyConcerns: ['neck:short'] }, { token });
  });

  const get = <T>(path: string) => test.request<T>('GET', `/api/${path}`, undefined, { token });

  async function listAnswers(): Promise<string[]> {
    const item = catalog.items[0]!.id;
    const guides = catalog.features.map(
      ({ bodyPart, attribute }) =>
        `recommendations/body-part-details?bodyPart=${bodyPart}&bodyPartAttribute=${attribute}`,
    );
    const contents = catalog.recommendations
      .filter(({ feature }, index) => feature !== FREE_GUIDE && index % 40 === 0)
      .map(({ id }) => `recommendations/fashion-content/${id}`);
    const paths = [
      'auth/me',
      'user/export',
      'stripe/offer',
      'recommendations/body-type-analysis',
      'recommendations/best-looks',
      `recommendations/fashion-item/${item}`,
      'recommendations/trending',
      `recommendations/trending-item/${item}`,
      `recommendations/trending/category/${CATEGORIES[0]}`,
      `recommendations/trending/item/${item}`,
      'recommendations/trending/personalized',
      `recommendations/trending/personalized/item/${item}`,
      ...guides,
      ...contents,
    ];
    return Promise.all(paths.map(async (path) => (await get(path)).text));
  }

  it('no response to a free account contains a premium sentence, shop URL or id [S35]', async () => {
    const everything = (await listAnswers()).join('\n');
    const guide = (await get('recommendations/body-part-details?bodyPart=waist&bodyPartAttribute=defined'))
      .text;
    const samples = (await get<BestLooksResponse>('recommendations/best-looks')).body.clothingByCategory;
    const shown = new Set(Object.values(samples).flatMap((looks) => looks.map(({ _id }) => _id)));
    const { nextLocked } = (await get<BodyTypeAnalysisResponse>('recommendations/body-type-analysis')).body;
    if (nextLocked?.look) shown.add(nextLocked.look._id);
    const free = new Set(
      catalog.recommendations
        .filter(({ feature, inGuide }) => feature === FREE_GUIDE && inGuide)
        .map(({ effect }) => effect),
    );

    expect([...free].filter((effect) => guide.includes(JSON.stringify(effect).slice(1, -1)))).toHaveLength(
      free.size,
    );
    const leaked = [
      ...catalog.recommendations
        .filter(({ feature, effect }) => feature !== FREE_GUIDE && !free.has(effect))
        .flatMap(({ id, effect }) => [`"${id}"`, JSON.stringify(effect).slice(1, -1)]),
      ...catalog.features
        .filter(({ key }) => key !== FREE_GUIDE)
        .flatMap(({ description, subHeading }) =>
          [description, subHeading].map((each) => JSON.stringify(each).slice(1, -1)),
        ),
      ...catalog.shops.map(({ search }) => new URL(search).origin),
      ...catalog.items.filter(({ id }) => !shown.has(id) && !guide.includes(id)).map(({ id }) => `"${id}"`),
    ].filter((secret) => everything.includes(secret));
    expect(leaked).toEqual([]);
  });

  it('GET /recommendations/best-looks returns samples without shop URLs to a free account [S35]', async () => {
    const { body, text } = await get<BestLooksResponse>('recommendations/best-looks');
    for (const category of CATEGORIES)
      expect(body.clothingByCategory[category]).toHaveLength(SAMPLE_LOOKS_PER_CATEGORY);
    expect(text).not.toMatch(/https?:/);
  });

  it('GET /recommendations/body-part-details answers 403 to a free account without measurements [S35]', async () => {
    const { accessToken } = await test.signedIn();
    for (const { bodyPart, attribute } of catalog.features) {
      const path = `/api/recommendations/body-part-details?bodyPart=${bodyPart}&bodyPartAttribute=${attribute}`;
      const response = await test.request('GET', path, undefined, { token: accessToken });
      expect(response).toMatchObject({ status: 403, body: { code: 'PREMIUM_REQUIRED' } });
    }
  });
});

describe('Data of other users', () => {
  let shop: Shop;
  let mira: Awaited<ReturnType<Shop['customer']>>;
  let noor: Awaited<ReturnType<Shop['customer']>>;

  beforeAll(async () => {
    shop = new Shop(test);
    [mira, noor] = [await shop.customer({ firstName: 'Mira' }), await shop.customer({ firstName: 'Noor' })];
    for (const [{ token }, hips] of [[mira, 41.23] as const, [noor, 52.34] as const]) {
      const { body } = WRITING_ROUTES.find(({ path }) => path === '/api/user/measurements')!;
      await test.request('PUT', '/api/user/measurements', { ...body, hips }, { token });
    }
  });

  it.each(READING)('GET %s ignores parameters and headers that name another user [S36]', async (path) => {
    const { id } = noor.user;
    const own = await test.request('GET', path, undefined, { token: mira.token });
    const naming = `userId=${id}&id=${id}&email=${encodeURIComponent(noor.email)}&user[id]=${id}`;
    const headers = { 'x-user-id': id, 'x-forwarded-user': noor.email, cookie: `userId=${id}` };
    const response = await test.request('GET', `${path}?${naming}`, undefined, {
      token: mira.token,
      headers,
    });
    expect(response.status).toBe(200);
    expect(response.text).toBe(own.text);
    for (const secret of [id, noor.email, '52.34', 'Noor']) expect(response.text).not.toContain(secret);
  });

  it('POST /stripe/payment-success grants nothing for the checkout of another user [S36]', async () => {
    const id = await shop.session(noor);
    shop.simulator.ledger.pay(id, 'card');
    await shop.simulator.webhooks.waitUntilIdle();
    expect(await shop.success(mira, id)).toMatchObject({ status: 404 });
    expect(await shop.hasPaid(mira)).toBe(false);
    expect(await shop.hasPaid(noor)).toBe(true);
  });

  it('changing and deleting one account leaves another unchanged [S36]', async () => {
    const before = await test.stored(noor.email);
    const other = await shop.customer();
    for (const { method, path, body } of WRITING_ROUTES.filter((route) => route.path.startsWith('/api/user')))
      await test.request(method, `${path}?userId=${noor.user.id}`, body, { token: other.token });
    await test.request('POST', '/api/auth/logout', undefined, { token: other.token });
    const again = await test.signIn(other.account);
    await test.request(
      'DELETE',
      '/api/user',
      { password: other.account.password },
      { token: again.accessToken },
    );
    expect(await test.stored(noor.email)).toEqual(before);
    expect((await test.request('GET', '/api/auth/me', undefined, { token: noor.token })).status).toBe(200);
  });

  it.each(['0'.repeat(24), 'a', '__proto__', 'constructor', '%24ne', '..%2f..%2fusers', randomUUID(), '%00'])(
    'routes with an id answer 400 or 404 to the guessed id %s [S36]',
    async (id) => {
      for (const path of [
        `/api/profile-images/${id}`,
        `/api/profile-images/${id}.webp`,
        `/api/pictures/items/${id}`,
        `/api/pictures/${id}/x.svg`,
        `/api/auth/verify-email/${id}`,
      ])
        expect([400, 404]).toContain(
          (await test.request('GET', path, undefined, { token: mira.token })).status,
        );
    },
  );
});
