import { randomUUID } from 'node:crypto';
import { Shop } from '../testing/shop';
import { TestApp } from '../testing/test-app';
import { WRITING_ROUTES } from '../testing/writing-routes';

const READING = [
  '/api/auth/me',
  '/api/user/export',
  '/api/recommendations/body-type-analysis',
  '/api/recommendations/best-looks',
  '/api/stripe/offer',
  '/api/stripe/payment-status',
];

describe('Data of other users', () => {
  let test: TestApp;
  let shop: Shop;
  let mira: Awaited<ReturnType<Shop['customer']>>;
  let noor: Awaited<ReturnType<Shop['customer']>>;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    [mira, noor] = [await shop.customer({ firstName: 'Mira' }), await shop.customer({ firstName: 'Noor' })];
    for (const [{ token }, hips] of [[mira, 41.23] as const, [noor, 52.34] as const]) {
      const { body } = WRITING_ROUTES.find(({ path }) => path === '/api/user/measurements')!;
      await test.request('PUT', '/api/user/measurements', { ...body, hips }, { token });
    }
  });
  afterAll(() => test.stop());

  it.each(READING)('GET %s ignores parameters and headers that name another user [S36]', async (path) => {
    const { id } = noor.user;
    const own = await test.request('GET', path, undefined, { token: mira.token });
    const naming = `userId=${id}&id=${id}&email=${encodeURIComponent(noor.email)}&user[id]=${id}`;
    const headers = { 'x-user-id': id, 'x-forwarded-user': noor.email, cookie: `userId=${id}` };
    const answer = await test.request('GET', `${path}?${naming}`, undefined, { token: mira.token, headers });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(own.text);
    for (const secret of [id, noor.email, '52.34', 'Noor']) expect(answer.text).not.toContain(secret);
  });

  it('POST /stripe/payment-success grants nothing for the checkout of another user [S36]', async () => {
    const id = await shop.session(noor);
    shop.simulator.ledger.pay(id, 'card');
    await shop.simulator.webhooks.idle();
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
