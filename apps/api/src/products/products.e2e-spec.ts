import type {
  ProductSamplesResponse,
  ProductSizeFits,
  ProductsResponse,
  SuggestionsResponse,
} from '@figura/contracts';
import { Readable } from 'node:stream';
import { Statistics } from '../operations/statistics/statistics';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import { ShopClicksRepository } from './clicks/shop-clicks.repository';
import { SHOP_CLICKS_STATISTICS } from './clicks/shop-clicks-statistics';
import { ProductImportService } from './import/product-import.service';
import { ProductsStore } from './index/products.store';
import { PRODUCTS_FORMAT } from './stored/product-shop.schema';
import { ProductsRepository } from './stored/products.repository';
import { createGoogleRow, toTsv, type GoogleRow } from './testing/feeds';
import { DAY_MS } from '../platform/clock/durations';

const FEED: GoogleRow[] = [
  createGoogleRow('wrap', {
    title: 'Black wrap dress in jersey',
    item_group_id: 'w',
    color: 'Black',
    brand: 'Ida',
    size: 'Medium',
  }),
  createGoogleRow('wrap-blue', {
    title: 'Navy wrap dress in jersey',
    item_group_id: 'w',
    color: 'Navy',
    brand: 'Ida',
    size: 'XL',
  }),
  createGoogleRow('wrap-sold', {
    title: 'Black wrap dress in jersey',
    item_group_id: 'w',
    brand: 'Ida',
    size: 'XXL',
    availability: 'out_of_stock',
  }),
  createGoogleRow('sack', { title: 'Boxy tent dress', description: 'Oversized tent dress.', brand: 'Ida' }),
  createGoogleRow('skirt', {
    title: 'Red A-line skirt',
    color: 'Red',
    price: '80.00 EUR',
    sale_price: '40.00 EUR',
  }),
  createGoogleRow('shirt', { title: 'White linen shirt', color: 'White', price: '30.00 USD', size: 'uk12' }),
  createGoogleRow('gone', { title: 'Black blazer', availability: 'out_of_stock' }),
  createGoogleRow('bra', { title: 'Push-up bra', description: 'Lace bra.' }),
  ...Array.from({ length: 12 }, (_, index) =>
    createGoogleRow(`knit${index}`, { title: 'Green wool cardigan', description: '' }),
  ),
];

const SIZES = { region: 'UK', top: 12, bottom: 12, shoe: 6 };

describe('GET /products', () => {
  let api: TestApp;
  let token: string;

  beforeAll(async () => {
    api = await TestApp.start();
    token = (await api.signIn({ email: 'demo@figura.test', password: 'figura-demo' })).accessToken;
    await importFeed('Nordlicht', FEED);
    await setSizes(SIZES);
  });
  afterAll(() => api.stop());

  async function importFeed(shop: string, rows: readonly GoogleRow[], affiliate?: string): Promise<void> {
    await api.app
      .get(ProductImportService, { strict: false })
      .import(Readable.from([Buffer.from(toTsv(rows))]), {
        ...{ format: 'google', shop, affiliate, defaults: { currency: 'EUR' } },
      });
    await api.app.get(ProductsStore, { strict: false }).refresh();
  }
  const setSizes = (sizes: object) => api.request('PUT', '/api/user/preferences', { sizes }, { token });
  const ask = (query = '') =>
    api.request<ProductsResponse>('GET', `/api/products${query}`, undefined, { token });
  const list = async (query = '') => {
    const { status, body, text } = await ask(query);
    if (status !== 200) throw new Error(text);
    return body;
  };
  const expectBestFirst = (items: ProductsResponse['items']) => {
    const early = items.filter(({ score }, index) =>
      items.slice(index).some((after) => after.score - score >= 1),
    );
    expect(early.map(({ title }) => title)).toEqual([]);
  };
  const listTitles = async (query: string) => (await list(query)).items.map(({ title }) => title);

  it('returns products best first, with reasons, and without sold-out products and underwear', async () => {
    const { items, next } = await list('?limit=48');
    expect(next).toBeNull();
    expect(items).toHaveLength(16);
    expectBestFirst(items);
    const wrap = items.find(({ title }) => title.includes('wrap'))!;
    expect(wrap).toMatchObject({
      ...{ brand: 'Ida', shop: 'Nordlicht', price: { amount: 49.9, currency: 'EUR' }, sponsored: false },
      garment: { category: 'One-Piece', type: 'wrap-dress' },
    });
    expect(wrap.url).toMatch(/^https:\/\/nordlicht\.example\/p\/wrap/);
    expect(wrap.reasons.length).toBeGreaterThan(0);
    expect(items.map(({ title }) => title)).not.toContain('Black blazer');
  });

  it('POST /wardrobe stores a product as its garment', async () => {
    const [shirt] = (await list('?color=white')).items;
    const { status, body } = await api.request('POST', '/api/wardrobe', { productId: shirt!.id }, { token });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { name: 'White linen shirt', garment: shirt!.garment },
    });
    const unknown = { productId: shirt!.id.replace(/./, (digit) => (digit === '0' ? '1' : '0')) };
    expect((await api.request('POST', '/api/wardrobe', unknown, { token })).status).toBe(404);
  });

  it("states how each size in stock fits, by the user's own chart", async () => {
    const items = (await list('?limit=48')).items;
    const dress = items.find(({ title }) => title.includes('wrap'))!;
    const ask = (id: string) =>
      api.request<ProductSizeFits>('GET', `/api/products/${id}/size-fits`, undefined, { token });
    const unknown = expect.objectContaining({ size: 'M', level: null, from: null }) as unknown;
    expect((await ask(dress.id)).body).toMatchObject({
      name: 'Ida',
      fits: [unknown, { size: 'XL', level: null }],
    });
    const chart = { name: 'Ida', text: 'Size | Bust (in)\nM | 60\nL | 62\nXL | 64' };
    const added = await api.request<{ id: string }>('POST', '/api/size-charts', chart, { token });
    expect((await ask(dress.id)).body.fits).toMatchObject([
      { size: 'M', level: 'loose', from: 'own' },
      { size: 'XL', level: 'loose', better: 'M', from: 'own' },
    ]);
    await api.request('DELETE', `/api/size-charts/${added.body.id}`, undefined, { token });
    const shirt = items.find(({ title }) => title === 'White linen shirt')!;
    expect((await ask(shirt.id)).body.fits).toMatchObject([{ size: 'UK 12', level: null }]);
    expect((await ask('0000000000000')).status).toBe(404);
  });

  it('scores products in the same order as their checks', async () => {
    const { items } = await list('?limit=48');
    const [suits, not] = [items[0]!, items.find(({ title }) => title === 'Boxy tent dress')!];
    const check = async ({ garment }: (typeof items)[number]) =>
      (
        await api.request<{ verdict: { score: number } }>(
          'POST',
          '/api/garments/check',
          { garment },
          { token },
        )
      ).body.verdict.score;
    expect(suits.score).toBeGreaterThan(not.score);
    expect(await check(suits)).toBeGreaterThan(await check(not));
  });

  it('shows variants of a product as one, in the requested variant', async () => {
    expect((await listTitles('?category=One-Piece')).filter((title) => title.includes('wrap'))).toHaveLength(
      1,
    );
    expect(await listTitles('?color=navy')).toEqual(['Navy wrap dress in jersey']);
    expect(await listTitles('?color=blue')).toEqual(['Navy wrap dress in jersey']);
    expect(await listTitles('?color=black')).toEqual(['Black wrap dress in jersey']);
  });

  it.each([
    ['?category=Bottoms', ['Red A-line skirt']],
    ['?maxPrice=45&currency=EUR', ['Red A-line skirt']],
    ['?currency=USD', ['White linen shirt']],
    ['?brand=ida&category=One-Piece&limit=1', [expect.stringContaining('dress')]],
    ['?type=wrap-dress&color=black', ['Black wrap dress in jersey']],
    ['?type=no-such-type', []],
    ['?size=m', ['Black wrap dress in jersey']],
    ['?size=x-large', ['Navy wrap dress in jersey']],
    ['?size=XL&color=black', []],
    ['?size=XXL', []],
    ['?size=UK%2012', ['White linen shirt']],
    ['?hem=knee&category=Bottoms', ['Red A-line skirt']],
    ['?hem=ankle&category=Bottoms', []],
    ['?hem=knee&category=Outerwear', []],
    ['?sleeves=elbow&color=white', ['White linen shirt']],
    ['?neckline=high&size=M', []],
    ['?shop=Elsewhere', []],
    ['?shop=nordlicht&color=red', ['Red A-line skirt']],
    ['?occasion=formal&category=Bottoms&season=winter&color=white', []],
  ])('filters by %p', async (query, expected) => {
    expect(await listTitles(query)).toEqual(expected);
  });

  it('suggests which filters to remove when nothing is found', async () => {
    const { items, loosened } = await list('?category=Bottoms&color=green&maxPrice=45');
    expect(items).toEqual([]);
    expect(loosened).toEqual([{ without: 'color', found: 1 }]);
    expect(await list('?category=Bottoms&color=green')).toMatchObject({
      loosened: [
        { without: 'category', found: 12 },
        { without: 'color', found: 1 },
      ],
    });
    expect(await list('?category=Bottoms&color=green&maxPrice=0.5')).toMatchObject({
      loosened: [
        { without: 'category', and: 'maxPrice', found: 12 },
        { without: 'maxPrice', and: 'color', found: 1 },
      ],
    });
    expect(await list('?color=red')).not.toHaveProperty('loosened');
  });

  it('pages return every product once', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ProductsResponse = await list(`?limit=5${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.items.length).toBeLessThanOrEqual(5);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual((await list('?limit=48')).items.map(({ id }) => id));
  });

  it('ties are sorted so that neighbors differ and shops take turns, on every page', async () => {
    const rows = Array.from({ length: 40 }, (_, index) =>
      createGoogleRow(`tie${index}`, {
        title: index < 20 ? 'Leather belt' : 'Suede belt',
        description: '',
        color: ['Black', 'Navy', 'Burgundy', 'Dark green'][Math.floor(index / 5) % 4]!,
        brand: `Brand ${index % 5}`,
      }),
    );
    for (const shop of ['Tie One', 'Tie Two']) await importFeed(shop, rows);
    const items: ProductsResponse['items'] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: ProductsResponse = await list(`?type=belt&limit=7${cursor && `&cursor=${cursor}`}`);
      items.push(...page.items);
      cursor = page.next;
    }
    for (const shop of ['Tie One', 'Tie Two'])
      await api.app.get(ProductImportService, { strict: false }).remove(shop);
    await api.app.get(ProductsStore, { strict: false }).refresh();
    expect(new Set(items.map(({ id }) => id)).size).toBe(80);
    expectBestFirst(items);
    const alike = items.slice(1, 48).map(({ title, garment, brand, shop }, index) => {
      const before = items[index]!;
      return {
        color: garment.colors[0]!.name === before.garment.colors[0]!.name,
        brand: brand === before.brand,
        garment: title === before.title,
        shop: shop === before.shop,
      };
    });
    const count = (trait: keyof (typeof alike)[0]) => alike.filter((pair) => pair[trait]).length;
    expect([count('color'), count('brand')]).toEqual([0, 0]);
    expect(count('garment') + count('shop')).toBeLessThan(24);
  });

  it('products for an occasion or a life state are listed only on request', async () => {
    const [gown, shoe, jeans] = ['Plum evening gown', 'Plum running shoe', 'Plum maternity jeans'];
    const rows = [gown, shoe, jeans].map((title, row) =>
      createGoogleRow(`plum${row}`, { title, description: title }),
    );
    await importFeed('Plum', rows);
    const listPlumTitles = async (query = '') =>
      (await ask(`?limit=48&shop=Plum${query}`)).body.items.map(({ title }) => title);
    const tell = (lifeStates: object[]) =>
      api.request('PUT', '/api/user/preferences', { lifeStates }, { token });
    expect(await listPlumTitles()).toEqual([]);
    expect(await listPlumTitles('&type=maternity-jeans')).toEqual([]);
    expect(await listPlumTitles('&occasion=evening')).toEqual([]);
    expect(await listPlumTitles('&occasion=formal')).toEqual([gown]);
    expect(await listPlumTitles('&type=gown')).toEqual([gown]);
    expect(await listPlumTitles('&occasion=sport')).toEqual([shoe]);
    await tell([{ state: 'pregnant' }]);
    expect(await listPlumTitles()).toEqual([jeans]);
    const pages = [await list('?limit=1')];
    pages.push(await list(`?limit=47&cursor=${pages[0]!.next}`));
    const titles = pages.flatMap(({ items }) => items.map(({ title }) => title));
    expect([titles[0], titles.length, new Set(titles).size > 4]).toEqual([jeans, 17, true]);
    await tell([]);
    expect(await listPlumTitles()).toEqual([]);
    await api.app.get(ProductImportService, { strict: false }).remove('Plum');
    await api.app.get(ProductsStore, { strict: false }).refresh();
  });

  it('eight concurrent requests of an account get the same response', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask('?limit=3')));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it.each([
    '?category=Hats',
    '?type=Wrap%20dress',
    '?limit=49',
    '?limit=0',
    '?maxPrice=-1',
    '?currency=euro',
    '?color[$ne]=x',
    '?sort=price',
    '?sleeves=none',
    '?size[]=M',
  ])('refuses %p', async (query) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('requires lifetime access', async () => {
    const { accessToken } = await api.signedIn();
    expect(await api.request('GET', '/api/products', undefined, { token: accessToken })).toMatchObject({
      status: 403,
      body: { code: 'PREMIUM_REQUIRED' },
    });
  });

  it('gives free accounts the best of each of three categories', async () => {
    const account = await api.signedIn();
    const as = { token: account.accessToken };
    await api.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, as);
    const { body } = await api.request<ProductSamplesResponse>('GET', '/api/products/samples', undefined, as);
    const { items } = body;
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(3);
    expect(new Set(items.map(({ garment }) => garment.category)).size).toBe(items.length);
    expect(items.every(({ score }) => score > 0)).toBe(true);
  });

  it('a cursor is stale for other criteria, when forged, and after an import', async () => {
    const { next } = await list('?limit=5');
    for (const query of [`?limit=5&color=red&cursor=${next}`, '?cursor=bm9ib2R5', '?cursor=x'])
      expect(await ask(query)).toMatchObject({ status: 410, body: { code: 'STALE_CURSOR' } });
    expect((await list(`?limit=5&cursor=${next}`)).items).toHaveLength(5);
    await importFeed(
      'Second',
      [createGoogleRow('b1', { title: 'Black blazer', link: 'https://second.example/b1?x=1' })],
      'ref=figura',
    );
    expect((await ask(`?limit=5&cursor=${next}`)).status).toBe(410);
  });

  it('affiliate links are marked, and do not affect the ranking', async () => {
    const { items } = await list('?limit=48&shop=second');
    expect(items).toMatchObject([{ url: 'https://second.example/b1?x=1&ref=figura', sponsored: true }]);
    const { items: all } = await list('?limit=48');
    expectBestFirst(all);
  });

  it('POST /products/{id}/clicks counts shop visits by UTC day, without the user', async () => {
    const [{ id }] = (await list('?shop=nordlicht&limit=1')).items as [ProductsResponse['items'][0]];
    const click = (product: string) =>
      api.request('POST', `/api/products/${product}/clicks`, undefined, { token });
    const clicks = api.app.get(ShopClicksRepository, { strict: false });
    const today = new Date(api.clock.now().toISOString().slice(0, 10));
    const visits = await Promise.all(Array.from({ length: 20 }, () => click(id)));
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200]));
    for (const nobodys of ['0123456789abc', 'x', '..%2f..']) expect((await click(nobodys)).status).toBe(404);
    await clicks.add('nordlicht', new Date(today.getTime() + DAY_MS));
    expect(await clicks.findSince(today)).toEqual([
      {
        _id: expect.stringMatching(/^nordlicht:[\d-]{10}$/) as string,
        shop: 'nordlicht',
        day: today,
        count: 20,
      },
      expect.objectContaining({ shop: 'nordlicht', count: 1 }),
    ]);
    const statistics = new Statistics();
    SHOP_CLICKS_STATISTICS.useFactory(statistics, clicks);
    expect((await statistics.collectSince(api.clock.now())).shopVisits).toEqual({
      allShops: 21,
      nordlicht: {
        [today.toISOString().slice(0, 10)]: 20,
        [new Date(today.getTime() + DAY_MS).toISOString().slice(0, 10)]: 1,
      },
    });
  });

  it('respects the limits: kinds never worn, coverage and budget', async () => {
    const preferences = { never: ['skirts'], budget: { amount: 45, currency: 'EUR' } };
    const { status, text } = await api.request('PUT', '/api/user/preferences', preferences, { token });
    if (status !== 200) throw new Error(text);
    expect(await listTitles('?limit=48')).toEqual(['White linen shirt']);
    await api.request('PUT', '/api/user/preferences', { never: [], budget: null }, { token });
  });

  it('GET /products/choices returns the available filters', async () => {
    const { body } = await api.request('GET', '/api/products/choices', undefined, { token });
    expect(body).toEqual({
      shops: ['Nordlicht', 'Second'],
      brands: ['Ida', 'Nordlicht'],
      currencies: ['EUR', 'USD'],
      sizes: ['M', 'XL', 'UK 12'],
    });
  });

  it('lists the sizes in stock across all variants', async () => {
    expect((await list('?type=wrap-dress')).items).toMatchObject([{ sizes: ['M', 'XL'] }]);
    expect((await list('?color=red')).items).toMatchObject([{ sizes: [] }]);
    expect(await list('?color=red&size=M')).toMatchObject({
      items: [],
      loosened: [
        { without: 'color', found: 1 },
        { without: 'size', found: 1 },
      ],
    });
  });

  it('ranks products in stock only in other sizes last, in every size notation', async () => {
    const read = async () => (await list('?limit=48')).items.map(({ sizes }) => sizes);
    const all = await read();
    await setSizes({ ...SIZES, top: 6 });
    const small = await read();
    expect(small.slice(-2).flat().sort()).toEqual(['M', 'UK 12', 'XL']);
    expect(small).toHaveLength(all.length);
    await setSizes({ ...SIZES, region: 'EU', top: 48, bottom: 48, shoe: 39 });
    expect((await read()).at(-1)).toEqual(['UK 12']);
    await setSizes(SIZES);
  });

  it('leaves out and counts what is in stock only in other sizes, when asked for the own size', async () => {
    const all = (await list('?limit=48')).items.length;
    await setSizes({ ...SIZES, top: 6 });
    const { items, inOtherSizes } = await list('?limit=48&size=own');
    expect([items.flatMap(({ sizes }) => sizes), items.length, inOtherSizes]).toEqual([[], all - 2, 2]);
    expect(await list('?type=wrap-dress&size=own')).toMatchObject({
      items: [],
      inOtherSizes: 1,
      loosened: [
        { without: 'type', found: all - 2 },
        { without: 'size', found: 1 },
      ],
    });
    await setSizes(SIZES);
    expect((await list('?limit=48')).inOtherSizes).toBeUndefined();
  });

  it('a shop whose products were stored in another format is not listed', async () => {
    const stored = api.app.get(ProductsRepository, { strict: false });
    const other = {
      ...(await stored.find('second'))!,
      _id: 'other',
      name: 'Other',
      format: PRODUCTS_FORMAT - 1,
    };
    await stored.putInForce(other);
    await api.app.get(ProductsStore, { strict: false }).refresh();
    expect((await list('?shop=other')).items).toEqual([]);
    await stored.remove('other');
  });

  it('a changed profile changes the order, and makes older cursors stale', async () => {
    const { next, items } = await list('?limit=3');
    await api.request(
      'PUT',
      '/api/user/body-preferences',
      { bodyConcerns: ['arms:big', 'neck:long'] },
      { token },
    );
    expect((await ask(`?limit=3&cursor=${next}`)).status).toBe(410);
    expect((await list('?limit=3')).items.map(({ score }) => score)).not.toEqual(
      items.map(({ score }) => score),
    );
  });

  it('outfits can be made of products, around one of them, and saved', async () => {
    const titles = [
      'White cotton shirt',
      'Navy wide-leg trousers',
      'Black leather ankle boots',
      'Brown loafers',
      'Navy wool blazer',
      'Black wrap dress in jersey',
      'Black silk blouse',
      'Camel pencil skirt',
    ];
    await importFeed(
      'Whole',
      titles.map((title, index) => createGoogleRow(`o${index}`, { title, description: title })),
    );
    const suggest = (query: string) =>
      api.request<SuggestionsResponse>('GET', `/api/outfits/suggestions?occasion=work&${query}`, undefined, {
        token,
      });
    const { status, body } = await suggest('from=products');
    expect(status).toBe(200);
    expect(body.outfits.length).toBeGreaterThan(0);
    const pieces = body.outfits.flatMap((outfit) => outfit.pieces);
    expect(pieces.every(({ source }) => source === 'products')).toBe(true);
    const shoes = pieces.find(({ slot }) => slot === 'shoes')!;
    expect(titles).toContain(shoes.name);
    for (const outfit of (await suggest(`anchor=products:${shoes.id}`)).body.outfits)
      expect(outfit.pieces.map(({ id }) => id)).toContain(shoes.id);
    const kept = { pieces: [{ source: 'products', id: shoes.id }] };
    expect(await api.request('POST', '/api/outfits', kept, { token })).toMatchObject({
      status: 201,
      body: { pieces: [{ name: shoes.name }] },
    });
    await api.app.get(ProductImportService, { strict: false }).remove('Whole');
  });

  it('the products of a removed shop disappear', async () => {
    await api.app.get(ProductImportService, { strict: false }).remove('Nordlicht');
    await api.app.get(ProductsStore, { strict: false }).refresh();
    expect(await listTitles('')).toEqual(['Black blazer']);
  });
});
