import { CHECK_MINUTES, type Problem } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { CheckResponse, FindAlike } from '../garments/garments.dto';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import { createForm, MULTIPART } from '../testing/upload-form';
import type { AddedLinesResponse, ReadLinesResponse, WardrobePiece, WardrobeResponse } from './wardrobe.dto';
import { DAY_MS } from '../platform/clock/durations';

const DRESS = 'Black wrap dress in jersey, knee length';
const A_GARMENT = { category: 'One-Piece', type: 'wrap-dress', attributes: {}, colors: [] };
const TODAY = new Date().toISOString().slice(0, 10);

type Customer = Awaited<ReturnType<Shop['customer']>>;

describe('Wardrobe', () => {
  let test: TestApp;
  let shop: Shop;
  let paid: Customer;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    paid = await shop.customer();
    await shop.grant(paid.user.id);
  });
  afterAll(() => test.stop());
  beforeEach(() => test.clock.turnTo(new Date()));

  const call = <T = WardrobePiece & Problem>(
    method: Parameters<TestApp['request']>[0],
    path: string,
    body?: unknown,
    { token }: { token: string } = paid,
  ) => test.request<T>(method, `/api/wardrobe${path}`, body, { token });
  const list = async (query = '', owner: { token: string } = paid) =>
    (await call<WardrobeResponse>('GET', query, undefined, owner)).body;
  const add = async (body: object, owner: { token: string } = paid) =>
    (await call('POST', '', body, owner)).body;
  const createPhoto = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b4532a' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Mira' } })
      .toBuffer();
  const upload = (id: string, bytes: Buffer, owner: { token: string } = paid) =>
    test.request<WardrobePiece & Problem>(
      'PUT',
      `/api/wardrobe/${id}/photo`,
      createForm({}, { field: 'photo', bytes }),
      { token: owner.token, headers: MULTIPART },
    );

  it('POST /wardrobe adds a piece from text, without measurements', async () => {
    const price = { amount: 89.5, currency: 'USD' };
    const { status, body } = await call('POST', '', { text: DRESS, price, note: ' From Porto ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: DRESS,
      garment: { category: 'One-Piece', type: 'wrap-dress', colors: [{ name: 'Black' }] },
      price,
      note: 'From Porto',
      wears: [],
    });
    expect((await list()).items[0]).toEqual(body);
  });

  it('POST /wardrobe adds a piece from a garment, an item or a check', async () => {
    const { garment } = await add({ text: DRESS });
    expect(await add({ garment })).toMatchObject({ garment, name: 'Black wrap dress' });
    expect(await add({ garment, checkId: randomUUID(), name: 'Mine' })).toMatchObject({
      garment,
      name: 'Mine',
    });
    expect(await add({ itemId: 'boat-neck-striped-t-shirt' })).toMatchObject({
      garment: { category: 'Tops' },
    });
  });

  it('POST /wardrobe adds the garment of a check within half an hour, for the same user only', async () => {
    const someone = await shop.customer();
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token: someone.token });
    const { body } = await test.request<CheckResponse>(
      'POST',
      '/api/garments/check',
      { text: DRESS },
      someone,
    );
    const { checkId, garment } = body;
    expect(await add({ checkId }, someone)).toMatchObject({ garment, name: 'Black wrap dress' });
    expect((await call('POST', '', { checkId })).status).toBe(404);
    test.clock.turnTo(new Date(Date.now() + CHECK_MINUTES * 60_000));
    expect((await call('POST', '', { checkId }, someone)).status).toBe(404);
  });

  it.each([
    ['nothing', {}, 400, 'VALIDATION_FAILED'],
    ['two things', { text: DRESS, itemId: 'boat-neck-striped-t-shirt' }, 400, 'VALIDATION_FAILED'],
    ['no garment', { text: 'Lisbon' }, 400, 'NOT_A_GARMENT'],
    [
      'a garment outside the vocabulary',
      { garment: { ...A_GARMENT, type: 'toga' } },
      400,
      'VALIDATION_FAILED',
    ],
    ['an oversized text', { text: 'wrap dress '.repeat(1_000) }, 400, 'TEXT_TOO_LONG'],
    ['a name of two lines', { text: DRESS, name: 'a\nb' }, 400, 'VALIDATION_FAILED'],
    ['a size of two lines', { text: DRESS, size: 'a\nb' }, 400, 'VALIDATION_FAILED'],
    ['an invalid wish', { text: DRESS, wish: 'yes' }, 400, 'VALIDATION_FAILED'],
    ['a price below 0', { text: DRESS, price: { amount: -1, currency: 'USD' } }, 400, 'VALIDATION_FAILED'],
    ['an unknown item', { itemId: '__proto__' }, 404, 'NOT_FOUND'],
    ['an unknown product', { productId: 'shop-1' }, 404, 'NOT_FOUND'],
    ['an expired check', { checkId: randomUUID() }, 404, 'NOT_FOUND'],
  ])('POST /wardrobe refuses %s', async (_, body, status, code) => {
    expect(await call('POST', '', body)).toMatchObject({ status, body: { code } });
  });

  it('GET /wardrobe/{id}/alike returns search words and links, and does not count as a check', async () => {
    const [someone, measured] = [await shop.customer(), await shop.customer()];
    await shop.grant(measured.user.id);
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token: measured.token });
    const words = [];
    for (const owner of [someone, measured]) {
      const wish = await add({ text: DRESS, name: 'For the birthday', wish: true }, owner);
      const { status, body } = await call<FindAlike>('GET', `/${wish.id}/alike`, undefined, owner);
      expect(status).toBe(200);
      expect(body.searches[0]!.url).toMatch(/^https:\/\/www\.vinted\.com\/.*wrap%20dress/);
      words.push(body.searchWords);
      expect((await call('GET', `/${wish.id}/alike`)).status).toBe(404);
    }
    expect(words).toEqual([
      ['black', 'wrap dress', 'knee length', 'jersey'],
      ['black', 'wrap dress', 'knee length', 'jersey'],
    ]);
    const quota = await test.request('GET', '/api/garments/check/quota', undefined, { token: someone.token });
    expect(quota.body).toMatchObject({ left: 3 });
  });

  it('POST /wardrobe with wish stores a piece that is neither owned nor worn until it is bought', async () => {
    const someone = await shop.customer();
    const wish = await add({ text: DRESS, wish: true }, someone);
    expect(wish.wish).toBe(true);
    expect(await list('', someone)).toMatchObject({ items: [], total: 0, held: 0, wishes: 1 });
    expect((await list('?wish=true', someone)).items).toEqual([wish]);
    const wear = () => call('PUT', `/${wish.id}/wears/${TODAY}`, undefined, someone);
    expect((await wear()).status).toBe(404);
    const buy = () => call('PATCH', `/${wish.id}`, { wish: false }, someone);
    const bought = await Promise.all([buy(), buy()]);
    expect(bought.map(({ body }) => body)).toEqual([
      { ...wish, wish: false },
      { ...wish, wish: false },
    ]);
    expect((await wear()).status).toBe(200);
    expect(await list('', someone)).toMatchObject({ held: 1, wishes: 0 });
    expect((await call('PATCH', `/${wish.id}`, { wish: true })).status).toBe(404);
    const { body } = await test.request<{ wardrobe: { wish: boolean }[] }>(
      'GET',
      '/api/user/export',
      undefined,
      {
        token: someone.token,
      },
    );
    expect(body.wardrobe).toMatchObject([{ wish: false }]);
  });

  it('POST /wardrobe answers a replay with the first piece, even for ten concurrent requests', async () => {
    const id = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '', { id, text: DRESS })),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]!.body.id).toBe(id);
    const noor = await shop.customer();
    expect(await add({ id, text: 'white shirt' }, noor)).toMatchObject({ id, name: 'white shirt' });
  });

  it('POST /wardrobe/lines adds a piece per line, and names the invalid lines if it can read none', async () => {
    const someone = await shop.customer();
    const id = randomUUID();
    const texts = ['black trousers', '', 'white T-shirt', 'navy blazer'];
    const send = (body: object) => call<AddedLinesResponse & Problem>('POST', '/lines', body, someone);
    const { status, body } = await send({ id, texts });
    expect([status, body.items.map(({ name }) => name)]).toEqual([201, texts.filter(Boolean)]);
    expect((await send({ id, texts })).body).toEqual(body);
    const wrong = await send({ texts: ['', 'Lisbon', ' ', 'a screwdriver'] });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'NOT_A_GARMENT' } });
    expect(Object.keys(wrong.body.fields!)).toEqual(['texts.1', 'texts.3']);
    expect(wrong.body.fields!['texts.1']).toMatch(/^Line 2: /);
    for (const refused of [[' '], ['Name\nred skirt'], Array(2_001).fill('red skirt')])
      expect(await send({ texts: refused })).toMatchObject({ status: 400 });
    expect((await list('', someone)).held).toBe(3);
  });

  it('POST /wardrobe/lines adds the lines that fit and explains why it skips the others', async () => {
    const someone = await shop.customer();
    const send = (body: object) =>
      call<AddedLinesResponse & Problem>('POST', '/lines', body, someone).then((response) => ({
        status: response.status,
        code: response.body.code,
        names: response.body.items?.map(({ name }) => name),
        rest: response.body.rest?.map(({ line, text, code }) => [line, text, code]),
      }));
    const id = randomUUID();
    const texts = ['red skirt', 'Lisbon', '', 'wool coat', `black ${'very '.repeat(100)}long coat`];
    const first = await send({ id, texts });
    expect(first).toEqual({
      status: 201,
      names: ['red skirt', 'wool coat'],
      rest: [
        [2, 'Lisbon', 'NOT_A_GARMENT'],
        [5, texts[4], 'VALIDATION_FAILED'],
      ],
    });
    expect(await send({ id, texts })).toEqual(first);

    const many = { id: randomUUID(), texts: ['Lisbon', ...Array<string>(10).fill('white shirt')] };
    const second = await send(many);
    expect(second).toMatchObject({ status: 201, names: Array(8).fill('white shirt') });
    expect(second.rest).toEqual([
      [1, 'Lisbon', 'NOT_A_GARMENT'],
      [10, 'white shirt', 'QUOTA_USED'],
      [11, 'white shirt', 'QUOTA_USED'],
    ]);
    expect((await send(many)).names).toHaveLength(8);
    expect(await send({ texts: ['white shirt'] })).toMatchObject({ status: 403, code: 'QUOTA_USED' });
    expect((await list('', someone)).held).toBe(10);
  });

  it('POST /wardrobe/lines reads fields from lines with prices and sizes and from spreadsheet rows', async () => {
    const send = (texts: string[]) =>
      call<AddedLinesResponse & Problem>('POST', '/lines', { texts }).then(({ body }) => body);
    expect((await send(['black wrap dress, size M, 49,90 EUR'])).items).toMatchObject([
      { name: 'black wrap dress', size: 'M', price: { amount: 49.9, currency: 'EUR' } },
    ]);
    const table = '\ufeffBought;Price (EUR);Item;Brand;Colour;Size;Laundry\n'.concat(
      '03/05/2024;"1.299,00";"Wrap dress";Ada;Navy;38;"cold,\nby hand"\n;;Lisbon;;;;\n;gift;Skirt;;red;;',
    );
    const { items, rest, header } = await send(table.split('\n'));
    expect(items).toMatchObject([
      {
        name: 'Wrap dress',
        brand: 'Ada',
        size: '38',
        price: { amount: 1299, currency: 'EUR' },
        note: 'Bought: 03/05/2024; Laundry: cold, by hand',
        garment: { type: 'wrap-dress', colors: [{ name: 'Navy' }] },
      },
      { name: 'Skirt', note: 'Price: gift', garment: { colors: [{ name: 'Red' }] } },
    ]);
    expect(rest).toMatchObject([{ line: 4, text: ';;Lisbon;;;;', code: 'NOT_A_GARMENT' }]);
    expect((await send([header!, rest[0]!.text.replace('Lisbon', 'Coat')])).items).toMatchObject([
      { name: 'Coat' },
    ]);
  });

  it('POST /wardrobe/lines adds 1,000 pieces once for four concurrent replays, and returns the rest', async () => {
    const owner = await shop.customer();
    await shop.grant(owner.user.id);
    const texts = Array.from({ length: 1_200 }, (_, index) => `black wrap dress, size M, $${index + 1}`);
    const body = { id: randomUUID(), texts: [...texts, 'x'.repeat(90_000)] };
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => call<AddedLinesResponse>('POST', '/lines', body, owner)),
    );
    for (const { status, body: added } of responses) {
      expect([status, added.items.length, added.rest.length]).toEqual([201, 1_000, 201]);
      expect(added.rest[0]).toMatchObject({ line: 1_001, code: 'WARDROBE_FULL' });
    }
    expect((await list('', owner)).held).toBe(1_000);
  });

  it('POST /wardrobe adds ten of twenty concurrent pieces to a free wardrobe, and reads no others [S110] [S114]', async () => {
    const free = await shop.customer();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '', { text: DRESS }, free)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(10).fill('403 QUOTA_USED'),
    );
    expect(refused[0]!.body.error).toContain('10 pieces are free. Take one out');
    expect(await list('', free)).toMatchObject({ total: 10, held: 10, limit: 10 });

    for (const [path, body] of [
      ['', { text: 'Lisbon' }],
      ['/lines', { texts: ['Lisbon'] }],
    ] as const)
      expect(await call('POST', path, body, free)).toMatchObject({
        status: 403,
        body: { code: 'QUOTA_USED' },
      });

    const [{ id }] = (await list('', free)).items as [WardrobePiece];
    await call('DELETE', `/${id}`, undefined, free);
    await add({ text: 'white shirt' }, free);
    expect(await call('POST', `/${id}/restore`, undefined, free)).toMatchObject({ status: 403 });
  });

  it('a wardrobe holds 1,000 pieces despite concurrent requests, and is paged and searched [S110]', async () => {
    const owner = await shop.customer();
    await shop.grant(owner.user.id);
    await add({ text: 'black skirt' }, owner);
    const pieces = test.app.get<Connection>(getConnectionToken()).db!.collection('wardrobepieces');
    const { _id, ...skirt } = (await pieces.findOne({ userId: new Types.ObjectId(owner.user.id) }))!;
    const others = [...Array(1_000).keys()].filter((slot) => slot !== skirt['slot']).slice(0, 989);
    await pieces.insertMany(others.map((slot) => ({ ...skirt, id: randomUUID(), slot })));
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '', { text: 'wool coat' }, owner)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(responses.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'WARDROBE_FULL' },
    });

    const coats = await list('?q=coat%20wo&limit=4', owner);
    expect(coats).toMatchObject({ total: 10, held: 1_000, limit: 1_000 });
    const names: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: WardrobeResponse = await list(
        `?category=Outerwear&limit=4${next && `&cursor=${next}`}`,
        owner,
      );
      names.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect(new Set(names).size).toBe(10);
    expect((await list('?q=.*', owner)).total).toBe(0);

    await shop.users.update(owner.user.id, { hasPaid: false });
    expect((await list('', owner)).items).toHaveLength(48);
    expect(await call('POST', '', { text: DRESS }, owner)).toMatchObject({ status: 403 });
    expect((await call('DELETE', `/${names[0]}`, undefined, owner)).status).toBe(200);
  });

  it('POST /wardrobe/lines/read previews the pieces of lines, and adds nothing', async () => {
    const owner = await shop.customer();
    const read = (texts: string[]) =>
      call<ReadLinesResponse & Problem>('POST', '/lines/read', { texts }, owner);
    const { status, body } = await read([`${DRESS}, size M, $49.90`, '', 'the blue thing from mum']);
    expect(status).toBe(200);
    expect(body).toEqual({
      header: null,
      lines: [
        {
          line: 1,
          text: `${DRESS}, size M, $49.90`,
          name: DRESS,
          garment: expect.objectContaining({ type: 'wrap-dress' }),
          price: { amount: 49.9, currency: 'USD' },
          size: 'M',
        },
        {
          line: 3,
          text: 'the blue thing from mum',
          name: 'the blue thing from mum',
          code: 'NOT_A_GARMENT',
          error: expect.stringMatching(/^We found no garment/),
        },
      ],
    });
    expect((await list('', owner)).held).toBe(0);
    expect((await read(['', ' '])).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await read(['2 black t-shirts'])).body.lines).toMatchObject([
      { name: 'black t-shirt', count: 2 },
    ]);
    const { body: twice } = await call<AddedLinesResponse>(
      'POST',
      '/lines',
      { texts: ['2 black t-shirts'] },
      owner,
    );
    expect(twice.items.map(({ name }) => name)).toEqual(['black t-shirt', 'black t-shirt']);

    const rows = ['Wrap dress;red;49', 'Old skirt;blue;12'];
    const unnamed = await read(rows);
    const cells = rows.map((row) => row.split(';'));
    expect(unnamed.body.table).toEqual({ delimiter: ';', rows: cells });
    const named = await read(['name;color;price', ...rows]);
    expect(named.body).toMatchObject({ header: 'name;color;price', lines: [{ price: { amount: 49 } }, {}] });
    expect(named.body.table).toBeUndefined();
  });

  it('GET /wardrobe/csv returns a spreadsheet that can be read back, with formulas escaped', async () => {
    const owner = await shop.customer();
    await shop.grant(owner.user.id);
    const dress = await add(
      { text: DRESS, price: { amount: 89.5, currency: 'EUR' }, note: 'Bought: May 2024; hem, taken up' },
      owner,
    );
    await add({ text: 'White linen shirt, long sleeves', name: '=HYPERLINK("x")', brand: 'A, "B"' }, owner);
    await add({ text: 'Gray wool coat', wish: true }, owner);
    await call('PUT', `/${dress.id}/wears/${TODAY}`, undefined, owner);
    const { text: csv, headers } = await call('GET', '/csv', undefined, owner);
    expect(headers['content-disposition']).toContain('figura-wardrobe.csv');
    const lines = csv.slice(1).trim().split('\r\n');
    expect(lines[0]).toBe(
      'Name,Type,Cut and cloth,Brand,Size,Color,Price,Currency,Bought,Notes,Times worn,Last worn',
    );
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`89.5,EUR,May 2024,"hem, taken up",1,${TODAY}`);
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`);

    const other = await shop.customer();
    const { body } = await call<AddedLinesResponse>('POST', '/lines', { texts: csv.split(/\r?\n/) }, other);
    expect(body.rest).toEqual([]);
    const before = (await list('', owner)).items.filter(({ wish }) => !wish).reverse();
    const pick = ({ name, garment: { type, attributes }, price, brand }: WardrobePiece) => {
      const { fabric, color, neckline } = attributes;
      return { name, type, fabric, color, neckline, price, brand };
    };
    expect(body.items.map(pick)).toEqual(before.map(pick));
    expect(body.items[0]!.note).toBe('hem, taken up; Bought: May 2024');
  });

  it('GET /wardrobe answers 410 to a forged cursor', async () => {
    const response = await call('GET', '?cursor=abc');
    expect(response).toMatchObject({ status: 410, body: { code: 'STALE_CURSOR' } });
  });

  it('PATCH /wardrobe/{id} changes given fields, clears null fields, and updates the search', async () => {
    const price = { amount: 5, currency: 'EUR' };
    const { id, garment } = await add({ text: DRESS, note: 'gift', price, brand: 'Ada', size: '38' });
    const red = { ...garment, colors: [{ name: 'Vermilion', hex: '#e34234' }] };
    const changes = { name: 'Party dress', garment: red, price: null, size: null };
    const { body } = await call('PATCH', `/${id}`, changes);
    expect(body).toMatchObject({ name: 'Party dress', note: 'gift', brand: 'Ada', garment: red });
    expect([body.price, body.size]).toEqual([undefined, undefined]);
    expect((await list('?q=ada')).items.map((piece) => piece.id)).toContain(id);
    expect((await list('?q=vermilion')).items.map((piece) => piece.id)).toEqual([id]);
    expect((await list('?q=kleid')).items.map((piece) => piece.id)).toContain(id);
    expect((await list('?q=regenschirm')).total).toBe(0);
  });

  it('GET /wardrobe counts categories and pieces in the wash, which have their own page', async () => {
    const owner = await shop.customer();
    await shop.grant(owner.user.id);
    const skirt = await add({ text: 'red skirt' }, owner);
    for (const text of ['blue skirt', DRESS]) await add({ text }, owner);
    await add({ text: 'green skirt', wish: true }, owner);
    const washed = await call('PATCH', `/${skirt.id}`, { inWash: true }, owner);
    expect([skirt.inWash, washed.body.inWash]).toEqual([false, true]);
    const page = await list('?wash=true', owner);
    expect(page.items.map(({ id }) => id)).toEqual([skirt.id]);
    expect(page).toMatchObject({ held: 3, inWash: 1, wishes: 1 });
    expect(page.categories).toEqual(
      expect.arrayContaining([
        { category: 'Bottoms', count: 2 },
        { category: 'One-Piece', count: 1 },
      ]),
    );
    expect((await call('PATCH', `/${skirt.id}`, { inWash: false }, owner)).body.inWash).toBe(false);
  });

  it('DELETE /wardrobe/{id} can be undone with the photograph for 30 days', async () => {
    const { id } = await add({ text: DRESS });
    const { photoUrl } = (await upload(id, await createPhoto(40, 30))).body;
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    test.clock.forward(DAY_MS);
    expect((await call('DELETE', `/${id}`)).body).toMatchObject({ id });
    expect((await list()).items.map((piece) => piece.id)).not.toContain(id);
    const fetchPhoto = () => test.request('GET', `/api${photoUrl}`, undefined, { token: paid.token });
    expect((await fetchPhoto()).status).toBe(404);
    expect((await list('?deleted=true')).items.map((piece) => piece.id)).toContain(id);
    test.clock.forward(28 * DAY_MS);
    expect((await call('POST', `/${id}/restore`)).body).toMatchObject({ id, photoUrl });
    expect((await fetchPhoto()).status).toBe(200);

    await call('DELETE', `/${id}`);
    test.clock.forward(30 * DAY_MS);
    const { accessToken: token } = await test.signIn(paid.account);
    expect((await call('POST', `/${id}/restore`, undefined, { token })).status).toBe(404);
    expect((await call('DELETE', `/${id}`, undefined, { token })).status).toBe(404);
    expect((await list('?deleted=true', { token })).total).toBe(0);
  });

  it('PUT /wardrobe/{id}/photo stores a square picture without metadata, for its owner only [S111]', async () => {
    const { id } = await add({ text: DRESS });
    const { status, body } = await upload(id, await createPhoto(900, 600));
    expect(status).toBe(200);
    const get = (token?: string) =>
      test.app.inject({
        url: `/api${body.photoUrl}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const response = await get(paid.token);
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    const stored = await sharp(response.rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();
    expect((await get()).statusCode).toBe(401);
    expect((await get((await shop.customer()).token)).statusCode).toBe(404);

    expect((await call('DELETE', `/${id}/photo`)).body.photoUrl).toBeUndefined();
    expect((await get(paid.token)).statusCode).toBe(404);
  });

  it('PUT /wardrobe/{id}/photo answers 400 to an invalid picture and to none', async () => {
    const { id } = await add({ text: DRESS });
    const sentence = 'Photograph must be a PNG, JPEG or WebP image';
    expect((await upload(id, Buffer.from('GIF89a'))).body.fields).toEqual({ photo: sentence });
    expect((await call('PUT', `/${id}/photo`, {})).body.fields).toEqual({
      photo: 'Please send a photograph',
    });
  });

  it('PUT and DELETE /wardrobe/{id}/wears/{date} count a day once, even for concurrent requests', async () => {
    const { id } = await add({ text: DRESS });
    await Promise.all(Array.from({ length: 20 }, () => call('PUT', `/${id}/wears/${TODAY}`)));
    await call('PUT', `/${id}/wears/2026-01-05`);
    expect((await list()).items[0]!.wears).toEqual([TODAY, '2026-01-05']);
    expect((await call('DELETE', `/${id}/wears/${TODAY}`)).body.wears).toEqual(['2026-01-05']);
    for (const day of ['2026-02-30', 'today', '2999-01-01', '1999-01-01', `${TODAY}T00:00`])
      expect([day, (await call('PUT', `/${id}/wears/${day}`)).status]).toEqual([day, 400]);
  });

  it('GET /wardrobe?worn=not-for-a-season returns pieces not worn for 91 days', async () => {
    const owner = await shop.customer();
    const [worn, idle] = [await add({ text: DRESS }, owner), await add({ text: 'red skirt' }, owner)];
    expect((await list('?worn=not-for-a-season', owner)).total).toBe(0);
    test.clock.forward(92 * DAY_MS);
    const day = test.clock.now().toISOString().slice(0, 10);
    const token = (await test.signIn(owner.account)).accessToken;
    await call('PUT', `/${worn.id}/wears/${day}`, undefined, { token });
    const { items } = await list('?worn=not-for-a-season', { token });
    expect(items.map(({ id }) => id)).toEqual([idle.id]);
  });

  it("another user's piece answers 404 on every route, and stays unchanged [S36]", async () => {
    const noor = await shop.customer();
    const { id } = await add({ text: DRESS });
    await upload(id, await createPhoto(20, 20));
    const before = (await list()).items.find((piece) => piece.id === id);
    const name = before!.photoUrl!.split('/').pop()!;
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/restore', undefined],
      ['GET', `/photo/${name}`, undefined],
      ['DELETE', '/photo', undefined],
      ['PUT', '/photo', {}],
      ['PUT', `/wears/${TODAY}`, undefined],
      ['DELETE', `/wears/${TODAY}`, undefined],
    ] as const)
      for (const each of [id, 'a', '__proto__', '%24ne'])
        expect([method, path, (await call(method, `/${each}${path}`, body, noor)).status]).toEqual([
          method,
          path,
          404,
        ]);
    expect((await upload(id, await createPhoto(20, 20), noor)).status).toBe(404);
    expect((await list()).items.find((piece) => piece.id === id)).toEqual(before);
  });

  it('GET /user/export contains pieces with their photographs, and DELETE /user removes them [S83]', async () => {
    const someone = await shop.customer();
    const { token, account, user } = someone;
    const { id } = await add({ text: DRESS }, someone);
    await upload(id, await createPhoto(20, 20), someone);
    const taken = await add({ text: 'red skirt' }, someone);
    await call('DELETE', `/${taken.id}`, undefined, someone);
    const exported = await test.request<{ wardrobe: object[] }>('GET', '/api/user/export', undefined, {
      token,
    });
    expect(exported.body.wardrobe).toMatchObject([
      { id, name: DRESS, photo: expect.stringMatching(/^data:image\/webp;base64,/), deletedAt: null },
      { name: 'red skirt', photo: null, deletedAt: expect.any(String) },
    ]);
    await test.request('DELETE', '/api/user', { password: account.password }, { token });
    const { db } = test.app.get<Connection>(getConnectionToken());
    for (const name of ['wardrobepieces', 'wardrobephotos'])
      expect(JSON.stringify(await db!.collection(name).find().toArray())).not.toContain(user.id);
  });
});
