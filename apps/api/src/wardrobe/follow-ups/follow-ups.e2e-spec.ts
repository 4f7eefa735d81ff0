import type { Problem } from '@figura/contracts';
import { randomUUID } from 'node:crypto';
import { ProductsService } from '../../products/products.service';
import { Statistics } from '../../operations/statistics/statistics';
import { Shop } from '../../testing/shop';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { TestApp } from '../../testing/test-app';
import { FollowUpCountsRepository } from './follow-up-counts.repository';
import { FOLLOW_UPS_STATISTICS } from './follow-ups-statistics';
import { FollowUpsRepository } from './follow-ups.repository';
import type { AnsweredFollowUp, FollowUpsResponse } from './follow-ups.dto';
import { DAY_MS } from '../../platform/clock/durations';

const GARMENT = { category: 'One-Piece', type: 'wrap-dress', attributes: {}, colors: [] } as const;

describe('Follow-ups', () => {
  let test: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
  });
  afterAll(() => test.stop());
  beforeEach(() => test.clock.turnTo(new Date()));

  async function setUpCustomer() {
    const mira = await shop.customer();
    const call = <T>(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH',
      path: string,
      body?: object,
      token = mira.token,
    ) => test.request<T & Problem>(method, `/api/${path}`, body, { token });
    const signInLater = async (days: number) => {
      test.clock.turnTo(new Date(Date.now() + days * DAY_MS));
      return (await test.signIn(mira.account)).accessToken;
    };
    const fetchDueItems = async (token: string) =>
      (await call<FollowUpsResponse>('GET', 'follow-ups', undefined, token)).body.items;
    const answer = (token: string, id: string, answered: string) =>
      call<AnsweredFollowUp>('PUT', `follow-ups/${id}`, { answer: answered }, token);
    const keep = (id: string = randomUUID(), checkId: string = randomUUID()) =>
      call('POST', 'wardrobe', { id, checkId, garment: GARMENT, name: 'Green wrap dress' });
    return { mira, call, later: signInLater, due: fetchDueItems, answer, keep };
  }

  it('GET /follow-ups asks about a checked and kept piece once, a week later', async () => {
    const { call, later, due, answer, keep } = await setUpCustomer();
    await call('PUT', 'user/measurements', TAPE_MEASUREMENTS);
    const [id, checkId] = [randomUUID(), randomUUID()];
    const wish = { id: randomUUID(), checkId, garment: GARMENT, name: 'Green wrap dress', wish: true };
    await call('POST', 'wardrobe', wish);
    await call('PATCH', `wardrobe/${wish.id}`, { wish: false });
    await Promise.all(Array.from({ length: 5 }, () => keep(id, checkId)));
    await call('POST', 'wardrobe', { text: 'a silk shirt' });
    expect(await due(await later(6.9))).toEqual([]);
    const token = await later(7.1);
    const asked = await due(token);
    expect(asked).toMatchObject([{ source: 'check', name: 'Green wrap dress' }]);
    expect((await answer(token, asked[0]!.id, 'dismissed')).body).toMatchObject({ answer: 'dismissed' });
    expect(await due(token)).toEqual([]);
  });

  it('PUT /follow-ups/{id} counts the first of 20 answers once, by level and without the user', async () => {
    const { call, later, due, answer, keep } = await setUpCustomer();
    await call('PUT', 'user/measurements', TAPE_MEASUREMENTS);
    await keep();
    const token = await later(8);
    const [{ id }] = (await due(token)) as unknown as [{ id: string }];
    const stranger = await setUpCustomer();
    expect((await answer(await stranger.later(8), id, 'kept')).status).toBe(404);
    expect((await answer(token, 'nonsense', 'kept')).status).toBe(404);
    expect((await answer(token, id, 'maybe')).status).toBe(400);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(token, id, index % 2 ? 'kept' : 'returned')),
    );
    const [{ body: first }] = answers as [(typeof answers)[0]];
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: first });

    const counts = test.app.get(FollowUpCountsRepository, { strict: false });
    const given = (await counts.findSince(new Date(0))).filter((count) => count.answer === first.answer);
    expect(given).toEqual([
      expect.objectContaining({ source: 'check', level: expect.any(String) as string, count: 1 }),
    ]);
    expect(JSON.stringify(given)).not.toContain(stranger.mira.user.id);
    const statistics = new Statistics();
    FOLLOW_UPS_STATISTICS.useFactory(statistics, counts);
    expect((await statistics.collectSince(new Date(0))).checkedPieces).toMatchObject({
      [first.answer]: 1,
      [given[0]!.level!]: { [first.answer]: 1 },
    });
  });

  it('POST /follow-ups stores a product once, and the answer clears its name', async () => {
    const { mira, call, later, due, answer } = await setUpCustomer();
    expect((await call('POST', 'follow-ups', { productId: '0123456789abc' })).status).toBe(404);
    const product = { garment: { ...GARMENT, colors: [], attributes: {} }, name: 'Wrap dress by Noor' };
    const find = jest
      .spyOn(test.app.get(ProductsService, { strict: false }), 'find')
      .mockResolvedValue(product);
    await Promise.all(
      Array.from({ length: 20 }, () => call('POST', 'follow-ups', { productId: '0123456789abc' })),
    );
    const token = await later(8);
    const held = async () =>
      (await call<{ followUps: object[] }>('GET', 'user/export', undefined, token)).body.followUps;
    expect(await held()).toMatchObject([
      { source: 'product', name: product.name, level: null, answer: null },
    ]);
    const [{ id }] = (await due(token)) as unknown as [{ id: string }];
    await answer(token, id, 'not-bought');
    expect(await held()).toMatchObject([{ name: null, answer: 'not-bought' }]);
    await call('POST', 'follow-ups', { productId: '0123456789abc' }, token);
    find.mockRestore();
    expect(await due(await later(16))).toEqual([]);

    const last = await later(16);
    await test.request('DELETE', '/api/user', { password: mira.account.password }, { token: last });
    expect(await test.app.get(FollowUpsRepository, { strict: false }).count(mira.user.id)).toBe(0);
  });
});
