import {
  CATEGORIES,
  HEM_COVERAGES,
  NECKLINE_COVERAGES,
  NEVER,
  NO_COVERAGE,
  SLEEVE_COVERAGES,
  type Limits,
} from '@figura/contracts';
import { isAllowed } from '@figura/styling';
import type { CheckResponse } from '../garments/garments.dto';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { Shop } from '../testing/shop';
import { TestApp } from '../testing/test-app';

const LIMITS: readonly Pick<Limits, 'never' | 'coverage'>[] = [
  ...NEVER.map((kind) => ({ never: [kind], coverage: NO_COVERAGE })),
  ...SLEEVE_COVERAGES.map((sleeves) => ({ never: [], coverage: { ...NO_COVERAGE, sleeves } })),
  ...HEM_COVERAGES.map((hem) => ({ never: [], coverage: { ...NO_COVERAGE, hem } })),
  ...NECKLINE_COVERAGES.map((neckline) => ({ never: [], coverage: { ...NO_COVERAGE, neckline } })),
  { never: ['skirts', 'dresses', 'heels'], coverage: NO_COVERAGE },
  { never: ['leather', 'wool', 'fur'], coverage: { sleeves: 'long', hem: 'ankle', neckline: 'high' } },
  { never: [...NEVER], coverage: { sleeves: 'long', hem: 'ankle', neckline: 'high' } },
];

const CHECKED = [
  'Short sleeveless black wrap dress in chiffon with a deep V-neck',
  'Light blue skinny jeans with a low rise',
  'Red leopard print blouse with puff sleeves',
];

describe('Clothes that a user never wears', () => {
  let test: TestApp;
  let token: string;
  const { items } = readBuiltInCatalog();
  const itemOf = new Map(items.map((item) => [item.id, item]));

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    const shop = new Shop(test);
    const account = await shop.customer();
    ({ token } = account);
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await shop.grant(account.user.id);
  });
  afterAll(() => test.stop());

  const get = async (path: string) =>
    (await test.request('GET', `/api/recommendations/${path}`, undefined, { token })).text;
  const listItemsIn = (text: string) =>
    [...text.matchAll(/"_id":"([^"]+)"/g)].flatMap(([, id]) => itemOf.get(id!) ?? []);

  it('are in no list of looks or trends, and in no alternative of a check, with any limits', async () => {
    const leaks: string[] = [];
    let offered = 0;
    for (const limits of LIMITS) {
      await test.request('PUT', '/api/user/preferences', limits, { token });
      const isMay = (garment: Parameters<typeof isAllowed>[0]) =>
        isAllowed(garment, { ...limits, budget: null });
      const lists = [
        'best-looks',
        'trending',
        'trending/personalized',
        ...CATEGORIES.map((category) => `trending/category/${category}`),
      ];
      for (const list of lists) {
        const listed = listItemsIn(await get(list));
        offered += listed.length;
        leaks.push(
          ...listed
            .filter((item) => !isMay(item))
            .map(({ id }) => `${list} offers ${id} to ${JSON.stringify(limits)}`),
        );
      }
      for (const text of CHECKED) {
        const { body } = await test.request<CheckResponse>(
          'POST',
          '/api/garments/check',
          { text },
          { token },
        );
        for (const { attribute, from, to } of body.alternatives) {
          const others = (body.garment.attributes[attribute] ?? []).filter((value) => value !== from);
          const attributes = { ...body.garment.attributes, [attribute]: [...others, to] };
          offered += 1;
          if (!isMay({ ...body.garment, attributes }))
            leaks.push(`${text}: ${to} for ${JSON.stringify(limits)}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(offered).toBeGreaterThan(LIMITS.length * 20);
  }, 180_000);

  it('come back as soon as the limit is removed', async () => {
    const countLooks = async (never: string[]) => {
      await test.request('PUT', '/api/user/preferences', { never, coverage: NO_COVERAGE }, { token });
      return listItemsIn(await get('best-looks')).length;
    };
    const [all, few, again] = [await countLooks([]), await countLooks(['dresses']), await countLooks([])];
    expect(few).toBeLessThan(all);
    expect(again).toBe(all);
  });
});
