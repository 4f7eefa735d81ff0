import {
  CATEGORIES,
  isCutFor,
  isOwned,
  type LifeState,
  MAX_OUTFITS,
  MAX_PLANS,
  OCCASIONS,
  type Presentation,
  PRESENTATIONS,
  type Problem,
  SEASONS,
  type Taste,
  listTasteLookIds,
  TASTE_LOOKS,
  type TasteLookId,
} from '@figura/contracts';
import { TYPICAL_BODIES, TYPICAL_MEN } from '@figura/styling';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { BestLooksResponse } from '../recommendations/recommendations.dto';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { DAY_MS } from '../platform/clock/durations';
import { chooseRounds } from '../testing/rounds';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import type { PersonalizedTrendingResponse, TrendingResponse } from '../trends/trends.dto';
import type { WardrobeResponse } from '../wardrobe/wardrobe.dto';
import type { KeptOutfit, KeptOutfitsResponse } from './kept/kept.dto';
import type { PackingList } from './packing/packing.dto';
import type { SuggestionsResponse, SwapsResponse } from './suggestions/suggestions.dto';
import type { TasteLooksResponse } from './taste-looks/taste-looks.dto';
import type { TodayResponse } from './today/today.dto';
import type { WeeklyOutfitResponse } from './weekly/weekly.dto';

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
});
afterAll(() => test.stop());

const WOMENS = listTasteLookIds('womens');

describe('Taste', () => {
  const moods = new Map(readBuiltInCatalog().lookBook.looks.map(({ id, mood }) => [id, mood]));
  let token: string;

  beforeAll(async () => {
    const shop = new Shop(test);
    const account = await shop.customer();
    token = account.token;
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await shop.grant(account.user.id);
  });
  afterEach(() => prefer({ taste: [], never: [], presentation: 'womens' }));

  const get = async <T>(path: string) =>
    (await test.request<T>('GET', `/api${path}`, undefined, { token })).body;
  const prefer = (change: object) => test.request('PUT', '/api/user/preferences', change, { token });
  const chooseTaste = (...taste: TasteLookId[]) => prefer({ taste });
  const listLooks = async () =>
    (await get<TasteLooksResponse>('/outfits/taste-looks')).looks.map(({ id }) => id);
  const hasTaste = (look: { id: string } | null, ...tastes: Taste[]) =>
    moods.get(look!.id)!.some((mood) => tastes.includes(mood));

  it('GET /outfits/taste-looks returns complete outfits with their tastes', async () => {
    const { looks } = await get<TasteLooksResponse>('/outfits/taste-looks');
    expect(looks.map(({ id }) => id)).toEqual(WOMENS);
    for (const { id, tastes, pieces } of looks) {
      expect(tastes).toEqual(TASTE_LOOKS[id]);
      expect(pieces.map(({ slot }) => slot)).toContain('shoes');
    }
  });

  it.each(['womens', 'mens'] as const)('the taste looks of %s use only its cuts', (presentation) => {
    const { items, tasteLooks } = readBuiltInCatalog();
    const cuts = new Map(items.map((item) => [item.id, item.for]));
    const pieces = tasteLooks
      .filter(({ id }) => listTasteLookIds(presentation).includes(id))
      .flatMap((look) => look.pieces);
    expect(pieces.filter(({ item }) => !cuts.get(item)!.includes(presentation))).toEqual([]);
  });

  it('GET /outfits/taste-looks omits what is never worn, but not what was chosen', async () => {
    await prefer({ never: ['dresses'], taste: ['red-dress'] });
    expect(await listLooks()).toEqual(WOMENS.filter((id) => id !== 'floral-dress'));
  });

  it.each(['mens', 'any'] as const)(
    'users with the presentation %s see its looks and the chosen ones, and these shape outfits',
    async (presentation) => {
      await prefer({ presentation, taste: ['bow-blouse'] });
      const shown = await listLooks();
      expect([...shown].sort()).toEqual(
        [...new Set([...listTasteLookIds(presentation), 'bow-blouse'])].sort(),
      );
      const question = '/outfits/suggestions?occasion=weekend&season=fall&from=catalog';
      for (const [id, taste] of [
        ['mens-cargo', 'urban'],
        ['mens-overcoat', 'minimal'],
      ] as const) {
        await chooseTaste(id);
        const { outfits } = await get<SuggestionsResponse>(question);
        expect(outfits).toHaveLength(3);
        for (const { look } of outfits) expect(hasTaste(look, taste)).toBe(true);
      }
    },
  );

  it('suggested and packed outfits prefer the tastes without relaxing the request', async () => {
    await chooseTaste('cargo', 'plaid-shirt');
    const { outfits, relaxed } = await get<SuggestionsResponse>(
      '/outfits/suggestions?occasion=weekend&season=spring&from=catalog',
    );
    expect(outfits).toHaveLength(3);
    expect(relaxed).toEqual([]);
    for (const { look } of outfits) expect(hasTaste(look, 'urban', 'natural')).toBe(true);

    const sentences = new Set(
      readBuiltInCatalog()
        .lookBook.looks.filter(({ mood }) => mood.includes('urban') || mood.includes('natural'))
        .map(({ why }) => why.split(/\{[\w-]+\}/)),
    );
    const journey = { days: 2, occasions: ['weekend'], season: 'spring', from: ['catalog'] };
    const { body } = await test.request<PackingList>('POST', '/api/packing-lists', journey, { token });
    for (const { outfits: packed } of body.days)
      for (const { sentence } of packed)
        expect(
          [...sentences].some((words) =>
            words.every((part) => String(sentence).toLowerCase().includes(part.toLowerCase())),
          ),
        ).toBe(true);
  });

  it('an occasion without looks of a taste uses other looks', async () => {
    await chooseTaste('plaid-shirt');
    const { outfits, relaxed } = await get<SuggestionsResponse>(
      '/outfits/suggestions?occasion=formal&season=fall&from=catalog',
    );
    expect(outfits).toHaveLength(3);
    expect(relaxed).toEqual([]);
  });

  it('the outfit of the week changes with the taste, and otherwise stays', async () => {
    const read = async () => (await get<WeeklyOutfitResponse>('/outfits/this-week')).outfit!;
    await chooseTaste('red-dress');
    const bold = await read();
    expect(hasTaste(bold.look, 'bold')).toBe(true);
    expect(await read()).toEqual(bold);
    await chooseTaste('plaid-shirt');
    expect(hasTaste((await read()).look, 'natural')).toBe(true);
  });
});

describe('Outfits of today', () => {
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

  let shop: Shop;

  beforeAll(async () => {
    shop = new Shop(test);
  });

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

  it('come from the wardrobe if possible, up to five, each with a short line or a sentence', async () => {
    const { today } = await registerCustomer({ owned: WARDROBE });
    const { outfits, isOwn, worn } = await today('?occasion=work&temperature=9');
    expect([isOwn, worn]).toEqual([true, []]);
    expect(outfits.length).toBeGreaterThan(1);
    expect(outfits.length).toBeLessThanOrEqual(5);
    for (const { pieces, line, sentence } of outfits) {
      expect(pieces.filter((piece) => !isOwned(piece))).toEqual([]);
      expect(line ?? sentence).toMatch(/^[A-Z].*[.?!]$/);
      expect(line ? String(line).split(' ').length : 0).toBeLessThanOrEqual(20);
    }
  });

  it('fill one gap in the rain, such as a raincoat', async () => {
    const { today } = await registerCustomer({ owned: WARDROBE });
    const { outfits, isOwn } = await today('?occasion=work&temperature=9&rain=true');
    const bought = outfits.map(({ pieces }) => pieces.filter((piece) => !isOwned(piece)));
    expect(isOwn).toBe(true);
    expect(bought[0]!.map(({ slot }) => slot)).toEqual(['layer']);
    expect(Math.max(...bought.map(({ length }) => length))).toBeLessThanOrEqual(1);
  });

  it('lack only the shoes if the user owns none', async () => {
    const { today } = await registerCustomer({
      owned: WARDROBE.filter((each) => !/boots|loafers/.test(each)),
    });
    const { outfits, isOwn } = await today('?occasion=work&temperature=9');
    expect(isOwn).toBe(true);
    expect(outfits.length).toBeGreaterThan(1);
    for (const { pieces, lacks } of outfits) {
      expect(lacks).toBe('shoes');
      expect(pieces.filter((piece) => !isOwned(piece)).map(({ slot }) => slot)).toEqual(['shoes']);
    }
  });

  it('name what is missing for a dress code, and what is already right for it', async () => {
    const { today } = await registerCustomer({ owned: ['Black satin evening pumps', 'Blue straight jeans'] });
    const { isOwn, missing, fitting } = await today('?occasion=formal&temperature=2');
    expect([isOwn, missing]).toEqual([false, ['one-piece', 'layer']]);
    expect(fitting).toEqual(['Black satin evening pumps']);
  });

  it('come from the catalog if the wardrobe is empty', async () => {
    const { outfits, isOwn } = await (await registerCustomer()).today();
    expect(isOwn).toBe(false);
    expect(outfits).toHaveLength(5);
  });

  it('stay after one is worn, and rest its pieces the next day', async () => {
    const { call, today } = await registerCustomer({ owned: WARDROBE });
    const before = await today('?occasion=work&temperature=9');
    const [first] = before.outfits;
    for (const { id } of first!.pieces) await call('PUT', `/wardrobe/${id}/wears/${formatDay()}`);
    const after = await today('?occasion=work&temperature=9');
    expect(listIds(after)).toEqual(listIds(before));
    expect(new Set(after.worn)).toEqual(new Set(first!.pieces.map(({ id }) => id)));
    const bases = first!.pieces.filter(({ slot }) => slot === 'top').map(({ id }) => id);
    const tomorrow = await today(`?occasion=work&temperature=9&day=${formatDay(1)}`);
    expect(tomorrow.worn).toEqual([]);
    for (const id of bases) expect(listIds(tomorrow).flat()).not.toContain(id);
  });

  it('all contain the chosen piece, which only its owner can choose', async () => {
    const { call, today } = await registerCustomer({ owned: WARDROBE });
    const { items } = (await call<WardrobeResponse>('GET', '/wardrobe')).body;
    const skirt = items.find(({ name }) => String(name).includes('skirt'))!.id;
    const { outfits } = await today(`?anchor=wardrobe:${skirt}`);
    expect(outfits.length).toBeGreaterThan(0);
    for (const { pieces } of outfits) expect(pieces.map(({ id }) => id)).toContain(skirt);
    const other = await registerCustomer();
    expect((await other.call('GET', `/outfits/today?anchor=wardrobe:${skirt}`)).status).toBe(404);
  });

  it('are the weekly one for a free account, and use no quota', async () => {
    const { call, today } = await registerCustomer({ paid: false });
    const { outfit } = (await call<WeeklyOutfitResponse>('GET', '/outfits/this-week')).body;
    expect((await today('?occasion=evening&temperature=30')).outfits).toEqual([outfit]);
    const quota = await call<{ left: number }>('GET', '/outfits/suggestions/quota');
    expect(quota.body.left).toBe(1);
  });

  it('tell a free account, too, what its few pieces lack', async () => {
    const { today } = await registerCustomer({ paid: false, owned: ['black straight trousers'] });
    const { isOwn, missing } = await today();
    expect(isOwn).toBe(false);
    expect(missing).toEqual(expect.arrayContaining(['top', 'shoes']));
  });

  it('offer other pieces of the wardrobe to swap, each with a line', async () => {
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
      expect(changed.line ?? changed.sentence).toMatch(/^[A-Z]/);
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

describe('Kept outfits', () => {
  const { items } = readBuiltInCatalog();
  const findItem = (category: string) => items.find((item) => item.category === category)!;
  const TOP = { slot: 'top', source: 'catalog', id: findItem('Tops').id };
  const BOTTOM = { source: 'catalog', id: findItem('Bottoms').id };
  const SHOES = { source: 'catalog', id: findItem('Shoes').id };
  const PIECES = [TOP, BOTTOM, SHOES];
  const TODAY = '2026-11-22';

  let mira: string;
  let noor: string;

  beforeAll(async () => {
    [mira, noor] = [(await test.signedIn()).accessToken, (await test.signedIn()).accessToken];
  });

  const call = <T = KeptOutfit>(
    method: Parameters<TestApp['request']>[0],
    path: string,
    body?: object,
    token = mira,
  ) => test.request<T & Problem>(method, `/api/outfits${path}`, body, { token });
  const keep = async (body: object = {}, token = mira) =>
    (await call('POST', '', { pieces: PIECES, ...body }, token)).body;
  const stored = () => test.app.get<Connection>(getConnectionToken()).db!.collection('outfits');

  it('POST /outfits stores pieces by reference and returns them in full', async () => {
    const { status, body } = await call('POST', '', { name: 'Friday', pieces: PIECES });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Friday', wears: [] });
    expect(body.pieces.map(({ slot, name }) => [slot, name])).toEqual([
      ['top', findItem('Tops').name],
      ['bottom', findItem('Bottoms').name],
      ['shoes', findItem('Shoes').name],
    ]);
    expect(body.pieces[0]!.garment).toMatchObject({ category: 'Tops', type: findItem('Tops').type });
  });

  it('20 concurrent POST /outfits with one id store one outfit', async () => {
    const id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => keep({ id, name: 'Once' })));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(await stored().countDocuments({ id })).toBe(1);
    expect(await keep({ id, name: 'Another' })).toMatchObject({ id, name: 'Once' });
  });

  it.each([
    ['no pieces', { pieces: [] }, 400],
    ['the same piece twice', { pieces: [TOP, TOP] }, 400],
    ['too many pieces', { pieces: Array.from({ length: 13 }, () => TOP) }, 400],
    ['an unknown slot', { pieces: [{ ...TOP, slot: 'hat' }] }, 400],
    ['an unknown source', { pieces: [{ ...TOP, source: '__proto__' }] }, 400],
    ['an invalid id', { id: 'mine', pieces: PIECES }, 400],
    ['an unknown piece', { pieces: [{ source: 'catalog', id: 'no-such-item' }] }, 404],
  ])('POST /outfits refuses %s', async (_, body, status) => {
    expect((await call('POST', '', body)).status).toBe(status);
  });

  it('PATCH /outfits/{id} changes the name or the pieces, and may keep a missing piece', async () => {
    const { id } = await keep({ name: 'Friday' });
    await stored().updateOne({ id }, { $set: { 'pieces.0.id': 'sold-out' } });
    const gone = { ...TOP, id: 'sold-out' };
    expect((await call('PATCH', `/${id}`, { name: null })).body).toMatchObject({
      name: null,
      pieces: [
        { ...gone, garment: null, name: null, gone: 'This piece is no longer in our catalog.' },
        { id: BOTTOM.id },
        { id: SHOES.id },
      ],
    });
    const changed = await call('PATCH', `/${id}`, { pieces: [gone, SHOES] });
    expect(changed.body.pieces.map((piece) => piece.id)).toEqual(['sold-out', SHOES.id]);
    expect((await call('PATCH', `/${id}`, { pieces: [{ ...TOP, id: 'never-there' }] })).status).toBe(404);
  });

  it('PUT and DELETE /outfits/{id}/wears/{date} are idempotent', async () => {
    const { id } = await keep();
    for (const day of [TODAY, '2026-11-20', TODAY]) await call('PUT', `/${id}/wears/${day}`);
    expect((await call('PUT', `/${id}/wears/2026-11-21`)).body.wears).toEqual([
      TODAY,
      '2026-11-21',
      '2026-11-20',
    ]);
    for (const day of ['2026-11-21', '2026-11-21', 'never'])
      expect((await call('DELETE', `/${id}/wears/${day}`)).body.wears).toEqual([TODAY, '2026-11-20']);
    for (const day of ['2026-02-30', '1999-12-31', '9999-01-01', 'today', '2026-11-22T00:00'])
      expect((await call('PUT', `/${id}/wears/${day}`)).status).toBe(400);
  });

  it('wearing an outfit marks its own pieces as worn until no outfit of that day has them', async () => {
    const added = await test.request<{ id: string }>(
      'POST',
      '/api/wardrobe',
      { text: 'White cotton shirt' },
      { token: mira },
    );
    const shirt = { source: 'wardrobe', id: added.body.id };
    const listWears = async () => {
      const { body } = await test.request<{ items: { id: string; wears: string[] }[] }>(
        'GET',
        '/api/wardrobe',
        undefined,
        { token: mira },
      );
      return body.items.find(({ id }) => id === shirt.id)!.wears;
    };
    const outfits = [await keep({ pieces: [shirt, BOTTOM, SHOES] }), await keep({ pieces: [shirt, SHOES] })];
    for (const { id } of outfits) await call('PUT', `/${id}/wears/${TODAY}`);
    expect(await listWears()).toEqual([TODAY]);
    await call('DELETE', `/${outfits[0]!.id}/wears/${TODAY}`);
    expect(await listWears()).toEqual([TODAY]);
    await call('DELETE', `/${outfits[1]!.id}/wears/${TODAY}`);
    expect(await listWears()).toEqual([]);
  });

  it('PUT and DELETE /outfits/{id}/plans/{date} plan future days, which expire', async () => {
    const { id } = await keep({ name: 'Christmas' });
    const today = new Date();
    const inDays = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    for (const day of [inDays(9), inDays(2), inDays(9)])
      expect((await call('PUT', `/${id}/plans/${day}`)).status).toBe(200);
    expect((await call('PUT', `/${id}/plans/${inDays(3)}`)).body.planned).toEqual([2, 3, 9].map(inDays));
    expect((await call('DELETE', `/${id}/plans/${inDays(3)}`)).body.planned).toEqual([2, 9].map(inDays));
    for (const day of [inDays(-2), inDays(370), '2026-02-30', 'friday'])
      expect((await call('PUT', `/${id}/plans/${day}`)).status).toBe(400);
    const listPlanned = async () => (await call<{ items: KeptOutfit[] }>('GET', '/planned')).body.items;
    expect((await listPlanned()).map((outfit) => outfit.id)).toEqual([id]);
    test.clock.turnTo(new Date(today.getTime() + 5 * DAY_MS));
    expect((await listPlanned()).map(({ planned }) => planned)).toEqual([[inDays(9)]]);
    test.clock.turnTo(new Date(today.getTime() + 12 * DAY_MS));
    expect(await listPlanned()).toEqual([]);
    test.clock.turnTo(today);
  });

  it('an outfit can be planned for at most 31 days, even with concurrent requests', async () => {
    const { id } = await keep();
    const days = Array.from({ length: 40 }, (_, day) =>
      new Date(Date.now() + (day + 1) * DAY_MS).toISOString().slice(0, 10),
    );
    const responses = await Promise.all(days.map((day) => call('PUT', `/${id}/plans/${day}`)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(MAX_PLANS);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(40 - MAX_PLANS);
    await call('DELETE', `/${id}`);
  });

  it('the calendar link shows planned outfits until it is replaced or withdrawn', async () => {
    const use = <T>(method: 'GET' | 'PUT' | 'DELETE', token = mira) =>
      test.request<T>(method, '/api/calendar/link', undefined, { token });
    const read = (url: string) => test.request('GET', new URL(url).pathname);
    const { id } = await keep({ name: 'Dinner; with, commas\nBEGIN:VEVENT' });
    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    await call('PUT', `/${id}/plans/${day}`);
    expect((await use<{ createdAt: string | null }>('GET')).body.createdAt).toBeNull();
    const first = (await use<{ url: string }>('PUT')).body.url;
    const { url } = (await use<{ url: string }>('PUT')).body;
    expect((await read(first)).status).toBe(404);
    const { status, headers, text } = await read(url);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    expect(text).not.toContain('DURATION');
    expect(text).toMatch(/^DTEND;VALUE=DATE:\d{8}\r$/m);
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(text.match(/^END:VEVENT/gm)!.length);
    expect(text.replaceAll('\r\n\t', '')).toContain(findItem('Tops').name.replaceAll(',', '\\,'));
    expect((await use<{ createdAt: string | null }>('GET', noor)).body.createdAt).toBeNull();
    await use('DELETE', noor);
    expect((await read(url)).status).toBe(200);
    await use('DELETE');
    expect((await read(url)).status).toBe(404);
    expect((await test.request('GET', '/api/calendar-feeds/link.ics')).status).toBe(404);
  });

  it('POST /outfits/{id}/copy copies the pieces without the days', async () => {
    const { id } = await keep({ name: 'Friday' });
    await call('PUT', `/${id}/wears/${TODAY}`);
    const copyId = randomUUID();
    const [first, again] = [
      await call('POST', `/${id}/copy`, { id: copyId }),
      await call('POST', `/${id}/copy`, { id: copyId }),
    ];
    expect(first).toMatchObject({ status: 201, body: { id: copyId, name: 'Friday', wears: [] } });
    expect(again.body).toEqual(first.body);
    expect((await call('POST', `/${id}/copy`)).body.id).not.toBe(id);
  });

  it('every route returns 404 for another user’s outfit, and changes nothing', async () => {
    const { id } = await keep({ name: 'Mine' });
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'Yours' }],
      ['DELETE', ''],
      ['POST', '/copy', {}],
      ['PUT', `/wears/${TODAY}`],
      ['DELETE', `/wears/${TODAY}`],
      ['PUT', `/plans/${new Date().toISOString().slice(0, 10)}`],
      ['DELETE', `/plans/${TODAY}`],
    ] as const)
      expect(await call(method, `/${id}${path}`, body, noor)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    expect(await keep({ id, name: 'Yours' }, noor)).toMatchObject({ id, name: 'Yours' });
    expect((await call<KeptOutfitsResponse>('GET', '')).body.items[0]).toMatchObject({ id, name: 'Mine' });
  });

  it('GET /outfits pages newest first while outfits are added and deleted', async () => {
    const { accessToken } = await test.signedIn();
    for (const name of ['1', '2', '3', '4', '5']) await keep({ name }, accessToken);
    const fetchPage = async (cursor: string | null) =>
      (
        await call<KeptOutfitsResponse>(
          'GET',
          `?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
          undefined,
          accessToken,
        )
      ).body;
    const first = await fetchPage(null);
    await keep({ name: '6' }, accessToken);
    await call('DELETE', `/${first.items[1]!.id}`, undefined, accessToken);
    const second = await fetchPage(first.next);
    const third = await fetchPage(second.next);
    const names = [first, second, third].flatMap(({ items: outfits }) => outfits.map(({ name }) => name));
    expect(names).toEqual(['5', '4', '3', '2', '1']);
    expect(third.next).toBeNull();
    for (const stale of ['x', 'AAAA', '%24ne'])
      expect(await call('GET', `?cursor=${stale}`)).toMatchObject({
        status: 410,
        body: { code: 'STALE_CURSOR' },
      });
  });

  it('20 concurrent requests fill exactly the remaining room for outfits', async () => {
    const { accessToken, user, account } = await test.signedIn();
    const { _id: _other, ...outfit } = (await stored().findOne({}))!;
    const userId = Types.ObjectId.createFromHexString(user.id);
    await stored().insertMany(
      Array.from({ length: MAX_OUTFITS - 3 }, (_, index) => ({
        ...outfit,
        userId,
        place: index,
        id: randomUUID(),
      })),
    );
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '', { pieces: PIECES }, accessToken)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(17).fill(409)]);
    expect(await stored().countDocuments({ userId })).toBe(MAX_OUTFITS);

    const held = await test.request<{ outfits: object[] }>('GET', '/api/user/export', undefined, {
      token: accessToken,
    });
    expect(held.body.outfits).toHaveLength(MAX_OUTFITS);
    expect(held.text).not.toContain('"place"');
    const { password } = account;
    await test.request('DELETE', '/api/user', { password }, { token: accessToken });
    expect(await stored().countDocuments({ userId })).toBe(0);
  });
});

describe('Users of any presentation and life state', () => {
  const ONE: readonly LifeState[] = [
    { state: 'pregnant', dueMonth: '2027-03' },
    { state: 'nursing' },
    { state: 'breast-surgery', side: 'left' },
    { state: 'seated' },
  ];
  const LIVES: readonly (readonly LifeState[])[] = [
    [],
    ...ONE.map((state) => [state]),
    [ONE[0]!, ONE[3]!],
    [ONE[1]!, ONE[3]!],
    [ONE[2]!, ONE[3]!],
    [ONE[0]!, ONE[1]!],
    [ONE[1]!, ONE[2]!],
  ];
  const WALKS = chooseRounds(
    PRESENTATIONS.flatMap((presentation) => LIVES.map((lifeStates) => ({ presentation, lifeStates }))),
  );

  const chooseBody = (presentation: Presentation, walk: number) => {
    const bodies = Object.values(presentation === 'mens' ? TYPICAL_MEN : TYPICAL_BODIES);
    return bodies[(walk * 3) % bodies.length]!;
  };

  const items = new Map(readBuiltInCatalog().items.map((item) => [item.id, item]));
  let token: string;

  beforeAll(async () => {
    const shop = new Shop(test);
    const account = await shop.customer();
    token = account.token;
    await shop.grant(account.user.id);
  });

  const get = async <T>(path: string) => {
    const { status, body } = await test.request<T>('GET', `/api${path}`, undefined, { token });
    expect(status).toBe(200);
    return body;
  };

  it.each(WALKS.map((walk, index) => [JSON.stringify(walk), walk, index] as const))(
    'can use the whole product: %s',
    async (_name, { presentation, lifeStates }, at) => {
      const saved = await test.request(
        'PUT',
        '/api/user/preferences',
        { presentation, lifeStates },
        { token },
      );
      expect(saved.status).toBe(200);
      const body = chooseBody(presentation, at);
      const measured = await test.request('PUT', '/api/user/measurements', body, { token });
      expect(measured.status).toBe(200);
      const shown: string[] = [];

      const { clothingByCategory } = await get<BestLooksResponse>('/recommendations/best-looks');
      for (const category of CATEGORIES) {
        const looks = clothingByCategory[category] ?? [];
        expect({ category, isEmpty: looks.length === 0 }).toEqual({ category, isEmpty: false });
        shown.push(...looks.map(({ _id }) => _id));
      }

      for (const occasion of [OCCASIONS[at % OCCASIONS.length]!, OCCASIONS[(at + 4) % OCCASIONS.length]!]) {
        const season = SEASONS[at % SEASONS.length]!;
        const { outfits } = await get<SuggestionsResponse>(
          `/outfits/suggestions?occasion=${occasion}&season=${season}&from=catalog`,
        );
        expect(outfits).toHaveLength(3);
        shown.push(...outfits.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
      }

      const text =
        presentation === 'womens' ? 'Navy wrap dress in crepe' : 'Navy wool blazer with notched lapels';
      const check = await test.request<{ reasons: { bodyPart: string; description: string }[] }>(
        'POST',
        '/api/garments/check',
        { text },
        { token },
      );
      expect(check.status).toBe(200);
      if (presentation === 'mens')
        expect(check.body.reasons.filter(({ bodyPart }) => /chest|bust/i.test(bodyPart))).toEqual([]);

      const trends = await get<TrendingResponse>('/recommendations/trending');
      const own = await get<PersonalizedTrendingResponse>('/recommendations/trending/personalized');
      for (const groups of [trends.trendingByCategory, own.personalizedTrendingByCategory])
        shown.push(...Object.values(groups).flatMap((looks = []) => looks.map(({ _id }) => _id)));
      shown.push(...own.nearlyYours.map(({ item }) => item._id));
      const dressing = ['Outerwear', 'Tops', 'Bottoms', 'Shoes', 'Accessories'];
      expect(Object.keys(trends.trendingByCategory)).toEqual(
        expect.arrayContaining(presentation === 'mens' ? dressing : [...CATEGORIES]),
      );

      expect(shown.filter((id) => !isCutFor(items.get(id)!.for, presentation))).toEqual([]);
      const states = lifeStates.map(({ state }) => (state === 'pregnant' ? 'maternity' : state));
      const ofOtherLives = shown.filter((id) =>
        items
          .get(id)!
          .contexts.some(
            (context) =>
              (context === 'maternity' || context === 'nursing') &&
              !states.some((state) => state === 'maternity' || state === 'nursing'),
          ),
      );
      expect(ofOtherLives).toEqual([]);
    },
  );
});
