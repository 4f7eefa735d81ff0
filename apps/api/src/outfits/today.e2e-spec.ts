import type { Problem } from '@figura/contracts';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import type { SwapsResponse } from './suggestions/suggestions.dto';
import type { TodayResponse } from './today/today.dto';
import type { WeeklyOutfitResponse } from './weekly/weekly.dto';
import type { WardrobeResponse } from '../wardrobe/wardrobe.dto';

const WARDROBE = [
  'White cotton shirt',
  'Navy wool sweater',
  'Black silk blouse',
  'Camel mock-neck sweater',
  'High-rise wide-leg navy trousers',
  'Burgundy satin midi skirt',
  'Charcoal straight wool trousers',
  'Blue straight jeans',
  'Black leather ankle boots',
  'Brown leather loafers',
  'Camel wool coat',
];
const formatDay = (ahead = 0) => new Date(Date.now() + ahead * 24 * 3_600_000).toISOString().slice(0, 10);

describe('Outfits of today', () => {
  let test: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
  });
  afterAll(() => test.stop());

  async function registerCustomer({ paid = true, owned = [] as string[] } = {}) {
    const { token, user } = await shop.customer();
    if (paid) await shop.grant(user.id);
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    const call = <T>(method: Parameters<TestApp['request']>[0], path: string, body?: object) =>
      test.request<T & Problem>(method, `/api${path}`, body, { token });
    if (owned.length > 0) await call('POST', '/wardrobe/lines', { texts: owned });
    const fetchToday = async (query = '') =>
      (await call<TodayResponse>('GET', `/outfits/today${query}`)).body;
    return { call, today: fetchToday };
  }
  const listIds = ({ outfits }: TodayResponse) => outfits.map(({ pieces }) => pieces.map(({ id }) => id));

  it('are of the wardrobe as soon as it makes one, up to five, each with a short line', async () => {
    const { today } = await registerCustomer({ owned: WARDROBE });
    const { outfits, isOwn, worn } = await today('?occasion=work&temperature=9&rain=true');
    expect([isOwn, worn]).toEqual([true, []]);
    expect(outfits.length).toBeGreaterThan(1);
    expect(outfits.length).toBeLessThanOrEqual(5);
    for (const { pieces, line } of outfits) {
      expect(new Set(pieces.map(({ source }) => source))).toEqual(new Set(['wardrobe']));
      expect(line).toMatch(/^[A-Z].*[.?!]$/);
      expect(line!.split(' ').length).toBeLessThanOrEqual(14);
    }
  });

  it('are all owned but the shoes where none are owned', async () => {
    const { today } = await registerCustomer({
      owned: WARDROBE.filter((each) => !/boots|loafers/.test(each)),
    });
    const { outfits, isOwn } = await today('?occasion=work&temperature=9');
    expect(isOwn).toBe(true);
    expect(outfits.length).toBeGreaterThan(1);
    for (const { pieces, lacks } of outfits) {
      expect(lacks).toBe('shoes');
      expect(pieces.filter(({ source }) => source !== 'wardrobe').map(({ slot }) => slot)).toEqual(['shoes']);
    }
  });

  it('are of the catalog where nothing is owned', async () => {
    const { outfits, isOwn } = await (await registerCustomer()).today();
    expect(isOwn).toBe(false);
    expect(outfits).toHaveLength(5);
  });

  it('stay when one is worn today, and rest what is worn tomorrow', async () => {
    const { call, today } = await registerCustomer({ owned: WARDROBE });
    const before = await today();
    const [first] = before.outfits;
    for (const { id } of first!.pieces) await call('PUT', `/wardrobe/${id}/wears/${formatDay()}`);
    const after = await today();
    expect(listIds(after)).toEqual(listIds(before));
    expect(new Set(after.worn)).toEqual(new Set(first!.pieces.map(({ id }) => id)));
    const bases = first!.pieces.filter(({ slot }) => slot === 'top').map(({ id }) => id);
    const tomorrow = await today(`?day=${formatDay(1)}`);
    expect(tomorrow.worn).toEqual([]);
    for (const id of bases) expect(listIds(tomorrow).flat()).not.toContain(id);
  });

  it('are all with a piece that was chosen, and nobody else may choose it', async () => {
    const { call, today } = await registerCustomer({ owned: WARDROBE });
    const { items } = (await call<WardrobeResponse>('GET', '/wardrobe')).body;
    const skirt = items.find(({ name }) => name.includes('skirt'))!.id;
    const { outfits } = await today(`?anchor=wardrobe:${skirt}`);
    expect(outfits.length).toBeGreaterThan(0);
    for (const { pieces } of outfits) expect(pieces.map(({ id }) => id)).toContain(skirt);
    const other = await registerCustomer();
    expect((await other.call('GET', `/outfits/today?anchor=wardrobe:${skirt}`)).status).toBe(404);
  });

  it('are the one of the week on a free account, whatever is asked, and count as no question', async () => {
    const { call, today } = await registerCustomer({ paid: false });
    const { outfit } = (await call<WeeklyOutfitResponse>('GET', '/outfits/this-week')).body;
    expect((await today('?occasion=evening&temperature=30')).outfits).toEqual([outfit]);
    const quota = await call<{ left: number }>('GET', '/outfits/suggestions/quota');
    expect(quota.body.left).toBe(1);
  });

  it('have other pieces of the wardrobe to swap, each with its line', async () => {
    const { call, today } = await registerCustomer({ owned: WARDROBE });
    const outfit = (await today()).outfits.find(({ pieces }) =>
      pieces.some(({ slot }) => slot === 'bottom'),
    )!;
    const pieces = outfit.pieces.map(({ slot, source, id }) => ({ slot, source, id }));
    const { body } = await call<SwapsResponse>('POST', '/outfits/swaps', {
      occasion: 'everyday',
      from: ['wardrobe'],
      pieces,
      slot: 'bottom',
    });
    expect(body.choices.length).toBeGreaterThan(0);
    for (const { piece, outfit: changed } of body.choices) {
      expect(piece).toMatchObject({ source: 'wardrobe', slot: 'bottom' });
      expect(changed.line).toMatch(/^[A-Z]/);
    }
  });

  it.each([
    '?occasion=party',
    '?temperature=warm',
    '?day=2020-01-01',
    '?anchor=wardrobe:../x',
    '?season=fall',
  ])('are refused for %s', async (query) => {
    expect((await (await registerCustomer()).call('GET', `/outfits/today${query}`)).status).toBe(400);
  });
});
