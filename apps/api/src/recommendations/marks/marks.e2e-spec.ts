import type { Problem, UserResponse } from '@figura/contracts';
import { Shop } from '../../testing/shop';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { TestApp } from '../../testing/test-app';

describe('Marks', () => {
  let test: TestApp;
  let shop: Shop;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    const account = await shop.customer();
    ({ token } = account);
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await shop.grant(account.user.id);
  });
  afterAll(() => test.stop());

  const mark = (id: string, body: object) =>
    test.request<UserResponse & Problem>('PUT', `/api/user/marks/${id}`, body, { token });
  const listItemIds = async (list: string) => {
    const { text } = await test.request('GET', `/api/recommendations/${list}`, undefined, { token });
    return [...text.matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id!);
  };

  it('PUT /user/marks/{id} takes what is hidden out of looks and trends, and null brings it back', async () => {
    for (const list of ['best-looks', 'trending', 'trending/personalized', 'trending/category/tops']) {
      const before = await listItemIds(list);
      const [id = ''] = before;
      expect((await mark(id, { mark: 'hide' })).body.user.preferences).toMatchObject({ hidden: [id] });
      expect([list, await listItemIds(list)]).toEqual([list, before.filter((other) => other !== id)]);
      expect((await mark(id, { mark: null })).body.user.preferences.hidden).toEqual([]);
      expect(await listItemIds(list)).toEqual(before);
    }
  });

  it('PUT /user/marks/{id} keeps one mark of each, also of twenty that come at once', async () => {
    const [id = '', other = ''] = await listItemIds('best-looks');
    await mark(id, { mark: 'hide' });
    const { body } = await mark(id, { mark: 'love' });
    expect(body.user.preferences).toMatchObject({ loved: [id], hidden: [] });
    const turns = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? 'love' : 'hide'));
    await Promise.all(turns.map((each) => mark(other, { mark: each })));
    const { preferences } = (await test.request<UserResponse>('GET', '/api/auth/me', undefined, { token }))
      .body.user;
    expect([...preferences.loved, ...preferences.hidden].sort()).toEqual([id, other].sort());
    const exported = await test.request<{ user: object }>('GET', '/api/user/export', undefined, { token });
    expect(exported.body.user).toMatchObject({ preferences: { loved: preferences.loved } });
  });

  it('PUT /user/marks/{id} takes products, and refuses what is no item, no product and no mark', async () => {
    expect((await mark('0123456789abc', { mark: 'love' })).status).toBe(200);
    for (const id of ['nothing', '__proto__', '$ne', '0123456789ABC'])
      expect([id, (await mark(id, { mark: 'love' })).status]).toEqual([id, 404]);
    expect((await mark('0123456789abc', { mark: 'like' })).body.fields).toEqual({
      mark: 'A mark must be love or hide, or null',
    });
  });
});
