import { MAX_API_KEYS, type Problem } from '@figura/contracts';
import { Shop } from '../../testing/shop';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { TestApp } from '../../testing/test-app';
import type { ApiKeysResponse, NewApiKeyResponse } from './api-keys.dto';

type Method = Parameters<TestApp['request']>[0];

describe('Keys for programs', () => {
  let test: TestApp;
  let shop: Shop;
  let mira: Awaited<ReturnType<Shop['customer']>>;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    mira = await shop.customer();
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token: mira.token });
  });
  afterAll(() => test.stop());

  const call = <T = unknown>(token: string, method: Method, path: string, body?: object) =>
    test.request<T & Problem>(method, `/api${path}`, body, { token });
  const createKey = async (scopes: string[]) => {
    const body = { name: 'Spreadsheet', scopes, password: mira.account.password };
    return (await call<NewApiKeyResponse>(mira.token, 'POST', '/user/api-keys', body)).body;
  };
  const listKeys = async () => (await call<ApiKeysResponse>(mira.token, 'GET', '/user/api-keys')).body.keys;
  const revoke = ({ id }: { id: string }, token = mira.token) =>
    call(token, 'DELETE', `/user/api-keys/${id}`);

  it('a key is told once, kept as a hash, and says when it was used', async () => {
    const made = await createKey(['read']);
    expect(made.key).toMatch(/^figura_[\w-]{43}$/);
    expect(await listKeys()).toMatchObject([
      { id: made.id, name: 'Spreadsheet', scopes: ['read'], usedOn: null },
    ]);
    expect(JSON.stringify(await listKeys())).not.toContain(made.key);
    await call(made.key, 'GET', '/auth/me');
    expect((await listKeys())[0]!.usedOn).toBe(test.clock.now().toISOString().slice(0, 10));
    await revoke(made);
  });

  it.each([
    ['read', 'GET', '/auth/me', undefined],
    ['read', 'GET', '/wardrobe', undefined],
    ['read', 'GET', '/wardrobe/csv', undefined],
    ['read', 'GET', '/outfits', undefined],
    ['read', 'GET', '/recommendations/body-type-analysis', undefined],
    ['wardrobe', 'POST', '/wardrobe', { text: 'Black wrap dress' }],
    ['check', 'POST', '/garments/check', { text: 'Black wrap dress' }],
  ] as const)('the scope %s, and no other, opens %s %s [S151]', async (scope, method, path, body) => {
    const [right, wrong] = await Promise.all([
      createKey([scope]),
      createKey(['read', 'wardrobe', 'check'].filter((other) => other !== scope)),
    ]);
    expect((await call(right.key, method, path, body)).status).toBeLessThan(300);
    expect(await call(wrong.key, method, path, body)).toMatchObject({
      status: 401,
      body: { error: 'This key may not do that. Make one with another scope, or sign in.' },
    });
    await Promise.all([revoke(right), revoke(wrong)]);
  });

  it('no key opens what governs the account, or anything that was not opened to keys [S151]', async () => {
    const all = await createKey(['read', 'wardrobe', 'check']);
    for (const [method, path, body] of [
      ['GET', '/user/api-keys', undefined],
      ['POST', '/user/api-keys', { name: 'Another', scopes: ['read'] }],
      ['GET', '/user/export', undefined],
      ['DELETE', '/user', { password: mira.account.password }],
      ['PUT', '/user/measurements', TAPE_MEASUREMENTS],
      [
        'PUT',
        '/user/change-password',
        { currentPassword: mira.account.password, newPassword: 'lavender-42' },
      ],
      ['POST', '/auth/logout', {}],
      ['POST', '/outfits', { pieces: [] }],
      ['POST', '/passport/links', { includesNumbers: true }],
      ['PUT', '/calendar/link', undefined],
      ['POST', '/stripe/create-checkout-session', {}],
    ] as const)
      expect([path, (await call(all.key, method, path, body)).status]).toEqual([path, 401]);
    await revoke(all);
  });

  it('a key does what its user may, and no more', async () => {
    const { key, id } = await createKey(['read']);
    expect(await call(key, 'GET', '/recommendations/trending')).toMatchObject({
      status: 403,
      body: { code: 'PREMIUM_REQUIRED' },
    });
    await revoke({ id });
  });

  it('a revoked, wrong or ill-formed key opens nothing; another user revokes none', async () => {
    const made = await createKey(['read']);
    const other = await shop.customer();
    expect((await revoke(made, other.token)).status).toBe(404);
    expect((await call(made.key, 'GET', '/auth/me')).status).toBe(200);
    await revoke(made);
    for (const key of [
      made.key,
      `figura_${'A'.repeat(43)}`,
      'figura_',
      'figura_{"$ne":null}',
      `${made.key}x`,
    ])
      expect((await call(key, 'GET', '/auth/me')).status).toBe(401);
  });

  it('an account has ten keys at most, however many are asked at once, and none is left of a deleted one', async () => {
    const noor = await shop.customer();
    const ask = () =>
      call<NewApiKeyResponse>(noor.token, 'POST', '/user/api-keys', {
        name: 'One',
        scopes: ['read'],
        password: noor.account.password,
      });
    const made = [];
    while (made.length < MAX_API_KEYS - 1) made.push(await ask());
    made.push(...(await Promise.all([ask(), ask(), ask()])));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_API_KEYS);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2);
    const { key } = made.find(({ status }) => status === 201)!.body;
    await call(noor.token, 'DELETE', '/user', { password: noor.account.password });
    expect((await call(key, 'GET', '/auth/me')).status).toBe(401);
  });

  it('a key is not made with a wrong password, or without one [S151]', async () => {
    const key = { name: 'A', scopes: ['read'] };
    expect((await call(mira.token, 'POST', '/user/api-keys', key)).status).toBe(400);
    expect(await call(mira.token, 'POST', '/user/api-keys', { ...key, password: 'not it' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CREDENTIALS' },
    });
  });

  it.each([
    ['no scope', { name: 'A', scopes: [] }],
    ['an unknown scope', { name: 'A', scopes: ['admin'] }],
    ['no name', { name: ' ', scopes: ['read'] }],
  ])('POST /user/api-keys refuses %s', async (_, body) => {
    expect((await call(mira.token, 'POST', '/user/api-keys', body)).status).toBe(400);
  });
});
