import {
  CATEGORIES,
  CLOTHING_CATEGORIES,
  type Category,
  type FashionItemResponse,
  type PersonalizedTrendingResponse,
  type SeenTrendsResponse,
  type TrendingCategoryResponse,
  type TrendingItemResponse,
  type TrendingResponse,
  type WeekThemeResponse,
} from '@figura/contracts';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { TestApp } from '../testing/test-app';
import { UsersRepository } from '../users/users.repository';
import { toHalfYear } from './editions/half-year';
import { findThemes } from './editions/themes';
import { toIsoWeek } from '../platform/clock/iso-week';
import { RotationService } from './editions/rotation.service';
import { SeenTrendsRepository } from './seen/seen-trends.repository';
import { TrendEditionsRepository } from './editions/trend-editions.repository';

const BASE = '/api/recommendations';
const ROUTES = [
  '/trending',
  '/trending/personalized',
  '/trending/category/tops',
  '/trending/item/x',
  '/trending/seen',
  '/trending/personalized/item/x',
  '/trending-item/x',
];

describe('Trends', () => {
  let api: TestApp;
  let token: string;

  beforeAll(async () => {
    api = await TestApp.start();
    token = (await api.signIn({ email: 'demo@figura.test', password: 'figura-demo' })).accessToken;
  });
  afterAll(() => api.stop());

  const get = <T>(path: string, as = token) =>
    api.request<T>('GET', `${BASE}${path}`, undefined, { token: as });
  const listIds = (groups: Partial<Record<string, { _id: string }[]>>) =>
    Object.values(groups).flatMap((items) => items!.map(({ _id }) => _id));

  const { themes: allThemes, items } = readBuiltInCatalog();
  const sportswear = new Set(items.filter(({ contexts }) => contexts.includes('sport')).map(({ id }) => id));
  const themes = findThemes({ themes: allThemes }, toIsoWeek(new Date()));

  it("GET /trending returns the week's items of every category with the season", async () => {
    const { body, status } = await get<TrendingResponse>('/trending');
    expect(status).toBe(200);
    expect(body.week).toMatch(/^\d{4}-W\d{2}$/);
    expect(body.seasonBadge).toBe(toHalfYear(body.week).badge);
    expect(Object.keys(body.trendingByCategory)).toEqual(CATEGORIES);
    for (const [category, listed] of Object.entries(body.trendingByCategory))
      for (const item of listed!)
        expect(item).toEqual({
          _id: expect.any(String),
          imageUrl: expect.stringMatching(/^\//),
          imageName: expect.any(String),
          displayName: expect.any(String),
          ...([...CLOTHING_CATEGORIES, 'Styling'].includes(category as Category) && {
            garment: expect.objectContaining({ type: expect.any(String) }),
          }),
          theme: themes.find(({ items }) => items.includes(item._id)) ? expect.any(Object) : null,
        });
  });

  it('GET /trending leads with a theme, which its items reference', async () => {
    const { theme, trendingByCategory } = (await get<TrendingResponse>('/trending')).body;
    const { items, ...lead } = themes.find(({ id }) => id === theme!.id)!;
    expect(theme).toMatchObject({ id: lead.id, name: lead.name, why: lead.why, accent: lead.accent });
    const listed = Object.values(trendingByCategory).flat();
    const led = listed.filter((item) => item.theme?.id === theme!.id);
    expect(led.length).toBeGreaterThanOrEqual(10);
    for (const item of led) expect(items).toContain(item._id);
    expect(theme!.itemIds).toEqual(items.filter((id) => led.some(({ _id }) => _id === id)));
  });

  it("GET /trending/personalized returns the week's items among the user's best looks, best first and sportswear last", async () => {
    const all = listIds((await get<TrendingResponse>('/trending')).body.trendingByCategory);
    const looks = (await get<{ clothingByCategory: Record<string, { _id: string }[]> }>('/best-looks')).body;
    const { body } = await get<PersonalizedTrendingResponse>('/trending/personalized');
    expect(listIds(body.personalizedTrendingByCategory).length).toBeGreaterThan(0);
    for (const [category, items] of Object.entries(body.personalizedTrendingByCategory)) {
      const areSporty = items!.map(({ _id }) => sportswear.has(_id));
      expect(areSporty).toEqual(areSporty.toSorted());
      const expected = looks.clothingByCategory[category]!.filter(({ _id }) => all.includes(_id));
      const listed = new Set(looks.clothingByCategory[category]!.map(({ _id }) => _id));
      const forTheDay = items!.filter(({ _id }) => listed.has(_id));
      expect(forTheDay.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id));
    }
    const chosen = listIds(body.personalizedTrendingByCategory);
    expect(body.reasons.length).toBeGreaterThan(0);
    expect(chosen).toEqual(expect.arrayContaining(body.reasons.map(({ itemId }) => itemId)));
  });

  it('GET /trending/theme leads for the caller with a piece that nothing warns of', async () => {
    const { body: own } = await get<WeekThemeResponse>('/trending/theme?personal=true');
    expect(own.onUser).toEqual(expect.any(String));
    const { cautions } = (await get<FashionItemResponse>(`/trending/personalized/item/${own.look!._id}`))
      .body;
    expect(cautions.filter(({ rating, strength }) => rating <= -2 && strength >= 0.5)).toEqual([]);
  });

  it('GET /trending/personalized returns other items of the week that suit after one change', async () => {
    const all = listIds((await get<TrendingResponse>('/trending')).body.trendingByCategory);
    const { body } = await get<PersonalizedTrendingResponse>('/trending/personalized');
    const chosen = listIds(body.personalizedTrendingByCategory);
    const nearly = body.nearlyYours.map(({ item }) => item._id);
    expect(nearly.length).toBeGreaterThan(0);
    expect(nearly.length).toBeLessThanOrEqual(6);
    expect(nearly.filter((id) => chosen.includes(id) || !all.includes(id))).toEqual([]);
    for (const { change } of body.nearlyYours)
      expect(change).toMatch(/^(Look for |Take a (shorter|longer) one: )/);
  });

  it('GET /trending/personalized returns no items without measurements', async () => {
    const { accessToken, account } = await api.signedIn();
    const users = api.app.get(UsersRepository, { strict: false });
    await users.update((await api.stored(account.email)).id, { hasPaid: true });
    const { body, status } = await get<PersonalizedTrendingResponse>('/trending/personalized', accessToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ personalizedTrendingByCategory: {}, reasons: [], nearlyYours: [] });
  });

  it('GET /trending/category/{name} matches the name in any letter case', async () => {
    const all = (await get<TrendingResponse>('/trending')).body.trendingByCategory;
    for (const name of ['One-Piece', 'one-piece', 'ONE-PIECE'])
      expect((await get<TrendingCategoryResponse>(`/trending/category/${name}`)).body.items).toEqual(
        all['One-Piece'],
      );
    expect((await get('/trending/category/hats')).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('GET /trending/item/{id} returns reasons, and the personalized routes its effects for the user', async () => {
    const personal = (await get<PersonalizedTrendingResponse>('/trending/personalized')).body;
    const [id] = listIds(personal.personalizedTrendingByCategory);
    const { item, reasons } = (await get<TrendingItemResponse>(`/trending/item/${id}`)).body;
    expect(reasons[0]).toMatch(/^(Part of|A piece of this season)/);
    expect(reasons.filter((reason) => /^(Made for|On you: )/.test(reason))).toHaveLength(2);
    expect(item).toMatchObject({ _id: id, brand: expect.any(String), url: expect.stringMatching(/^https:/) });
    for (const path of [`/trending/personalized/item/${id}`, `/trending-item/${id}`]) {
      const { body } = await get<FashionItemResponse>(path);
      const { searchWords, searches, fullURL, url } = body.item;
      expect(body.item).toEqual({ ...item, searchWords, searches, fullURL, url });
      expect(searchWords.slice(0, 1)).toEqual(item.searchWords.slice(0, 1));
      expect(body.effectDescriptions.length).toBeGreaterThan(0);
      expect(body.isBestLook).toBe(true);
      expect(body.effectDescriptions[0]).toMatchObject({
        bodyPart: expect.any(String),
        attribute: expect.any(String),
        value: expect.any(String),
        displayName: expect.any(String),
        rating: expect.any(Number),
        strength: expect.any(Number),
        description: expect.any(String),
        evidence: expect.any(String),
      });
    }
  });

  it.each(['/trending/item/', '/trending/personalized/item/', '/trending-item/'])(
    'GET %s{id} answers 404 to an item that is not trending',
    async (path) => {
      const trending = listIds((await get<TrendingResponse>('/trending')).body.trendingByCategory);
      const looks = (await get<{ clothingByCategory: Record<string, { _id: string }[]> }>('/best-looks'))
        .body;
      const other = listIds(looks.clothingByCategory).find((id) => !trending.includes(id));
      for (const id of [other, 'nothing', '__proto__', '%24ne']) {
        const { body } = await get(`${path}${id}`);
        expect(body).toMatchObject({ status: 404, error: 'No trending item details found' });
      }
    },
  );

  it.each(ROUTES)('%s answers 403 without lifetime access and 401 without a token', async (path) => {
    const { accessToken } = await api.signedIn();
    expect((await get(path, accessToken)).body).toMatchObject({ status: 403, code: 'PREMIUM_REQUIRED' });
    expect((await api.request('GET', `${BASE}${path}`)).status).toBe(401);
  });

  it('PUT /trending/seen stores what was on screen for this user until the account is deleted', async () => {
    const { accessToken, account } = await api.signedIn();
    const users = api.app.get(UsersRepository, { strict: false });
    const { id: userId } = await api.stored(account.email);
    await users.update(userId, { hasPaid: true });
    const [one, two, three] = listIds((await get<TrendingResponse>('/trending')).body.trendingByCategory);
    const see = (itemIds: unknown) =>
      api.request<SeenTrendsResponse>('PUT', `${BASE}/trending/seen`, { itemIds }, { token: accessToken });

    expect((await get('/trending/seen', accessToken)).body).toEqual({ itemIds: [] });
    await Promise.all([see([one, two]), see([two, three, 'nothing', '__proto__'])]);
    const { itemIds } = (await get<SeenTrendsResponse>('/trending/seen', accessToken)).body;
    expect([...itemIds].sort()).toEqual([one, two, three].sort());
    expect((await get<SeenTrendsResponse>('/trending/seen')).body.itemIds).not.toContain(one);
    for (const value of ['x', [7], null, Array.from({ length: 101 }, () => 'a')])
      expect((await see(value)).status).toBe(400);

    const exported = await api.request<{ seenTrends: string[] }>('GET', '/api/user/export', undefined, {
      token: accessToken,
    });
    expect(exported.body.seenTrends).toEqual(itemIds);
    const { password } = account;
    await api.request('DELETE', '/api/user', { password }, { token: accessToken });
    expect(await api.app.get(SeenTrendsRepository, { strict: false }).find(userId)).toEqual([]);
  });

  it("GET /trending changes each ISO week, and GET /trending/item/{id} still finds last week's items", async () => {
    const before = (await get<TrendingResponse>('/trending')).body;
    const now = api.clock.now();
    try {
      api.clock.forward(7 * 24 * 3_600_000);
      const renewed = (await api.signIn({ email: 'demo@figura.test', password: 'figura-demo' })).accessToken;
      const after = (await get<TrendingResponse>('/trending', renewed)).body;
      expect(after.week > before.week).toBe(true);
      const old = listIds(before.trendingByCategory);
      expect(listIds(after.trendingByCategory).filter((id) => old.includes(id))).toEqual([]);
      expect((await get(`/trending/item/${old[0]}`, renewed)).status).toBe(200);
      api.clock.forward(7 * 24 * 3_600_000);
      const later = (await api.signIn({ email: 'demo@figura.test', password: 'figura-demo' })).accessToken;
      expect((await get(`/trending/item/${old[0]}`, later)).status).toBe(404);
    } finally {
      api.clock.turnTo(now);
    }
  });

  it('rotate() repeats no item of previous weeks if the pool allows it', async () => {
    const rotation = api.app.get(RotationService, { strict: false });
    const editions = [];
    for (const week of ['2033-W10', '2033-W11', '2033-W12'] as const)
      editions.push((await rotation.rotate(week)).itemIds);
    const [first = [], second = [], third = []] = editions;
    expect(third.filter((id) => second.includes(id))).toEqual([]);
    expect(third.filter((id) => first.includes(id))).toEqual([]);
  });

  it('rotate() creates one edition a week for concurrent calls', async () => {
    const rotation = api.app.get(RotationService, { strict: false });
    const editions = await Promise.all(Array.from({ length: 20 }, () => rotation.rotate('2031-W07')));
    const stored = await api.app.get(TrendEditionsRepository, { strict: false }).findMany(['2031-W07']);
    expect(stored).toHaveLength(1);
    for (const edition of editions) expect(edition).toEqual(stored[0]);
  });
});
