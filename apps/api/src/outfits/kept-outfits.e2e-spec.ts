import { MAX_OUTFITS, type Problem } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { TestApp } from '../testing/test-app';
import type { KeptOutfit, KeptOutfitsResponse } from './kept/kept.dto';

const { items } = readBuiltInCatalog();
const findItem = (category: string) => items.find((item) => item.category === category)!;
const TOP = { slot: 'top', source: 'catalog', id: findItem('Tops').id };
const BOTTOM = { source: 'catalog', id: findItem('Bottoms').id };
const SHOES = { source: 'catalog', id: findItem('Shoes').id };
const PIECES = [TOP, BOTTOM, SHOES];
const TODAY = '2026-11-22';

describe('Kept outfits', () => {
  let test: TestApp;
  let mira: string;
  let noor: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    [mira, noor] = [(await test.signedIn()).accessToken, (await test.signedIn()).accessToken];
  });
  afterAll(() => test.stop());

  const call = <T = KeptOutfit>(
    method: Parameters<TestApp['request']>[0],
    path: string,
    body?: object,
    token = mira,
  ) => test.request<T & Problem>(method, `/api/outfits${path}`, body, { token });
  const keep = async (body: object = {}, token = mira) =>
    (await call('POST', '', { pieces: PIECES, ...body }, token)).body;
  const stored = () => test.app.get<Connection>(getConnectionToken()).db!.collection('outfits');

  it('POST /outfits keeps pieces by reference and shows them as they are', async () => {
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

  it('POST /outfits sent 20 times at once with one id keeps one outfit', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep({ id, name: 'Once' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stored().countDocuments({ id })).toBe(1);
    expect(await keep({ id, name: 'Another' })).toMatchObject({ id, name: 'Once' });
  });

  it.each([
    ['no pieces', { pieces: [] }, 400],
    ['the same piece twice', { pieces: [TOP, TOP] }, 400],
    ['too many pieces', { pieces: Array.from({ length: 13 }, () => TOP) }, 400],
    ['another slot', { pieces: [{ ...TOP, slot: 'hat' }] }, 400],
    ['another source', { pieces: [{ ...TOP, source: '__proto__' }] }, 400],
    ['an id that is none', { id: 'mine', pieces: PIECES }, 400],
    ['a piece that is nowhere', { pieces: [{ source: 'catalog', id: 'no-such-item' }] }, 404],
  ])('POST /outfits refuses %s', async (_, body, status) => {
    expect((await call('POST', '', body)).status).toBe(status);
  });

  it('PATCH /outfits/{id} changes the name or the pieces; a piece that is gone may stay', async () => {
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

  it('PUT and DELETE /outfits/{id}/wears/{date} note and take back a day, however often', async () => {
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

  it('wearing an outfit wears its own pieces, until no outfit of that day has them', async () => {
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

  it('POST /outfits/{id}/copy keeps the pieces once more, without the days', async () => {
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

  it('every route answers 404 to the outfit of somebody else, and changes nothing', async () => {
    const { id } = await keep({ name: 'Mine' });
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'Yours' }],
      ['DELETE', ''],
      ['POST', '/copy', {}],
      ['PUT', `/wears/${TODAY}`],
      ['DELETE', `/wears/${TODAY}`],
    ] as const)
      expect(await call(method, `/${id}${path}`, body, noor)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    expect(await keep({ id, name: 'Yours' }, noor)).toMatchObject({ id, name: 'Yours' });
    expect((await call<KeptOutfitsResponse>('GET', '')).body.items[0]).toMatchObject({ id, name: 'Mine' });
  });

  it('GET /outfits pages newest first, whatever is added and deleted meanwhile', async () => {
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

  it('20 calls at once for the last room keep exactly as many outfits as there is room for', async () => {
    const { accessToken, user, account } = await test.signedIn();
    const { _id: _other, ...outfit } = (await stored().findOne({}))!;
    const userId = Types.ObjectId.createFromHexString(user.id);
    await stored().insertMany(
      Array.from({ length: MAX_OUTFITS - 3 }, (_, place) => ({ ...outfit, userId, place, id: randomUUID() })),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '', { pieces: PIECES }, accessToken)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(17).fill(409)]);
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
