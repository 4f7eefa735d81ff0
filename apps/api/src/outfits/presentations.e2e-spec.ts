import { CATEGORIES, isCutFor, OCCASIONS, PRESENTATIONS, SEASONS, type LifeState } from '@figura/contracts';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import type { BestLooksResponse } from '../recommendations/recommendations.dto';
import type { PersonalizedTrendingResponse, TrendingResponse } from '../trends/trends.dto';
import type { SuggestionsResponse } from './suggestions/suggestions.dto';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { chooseRounds } from '../testing/rounds';

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

describe('Whoever shows as they like, in any state of life', () => {
  const items = new Map(readBuiltInCatalog().items.map((item) => [item.id, item]));
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    const shop = new Shop(test);
    const account = await shop.customer();
    token = account.token;
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await shop.grant(account.user.id);
  });
  afterAll(() => test.stop());

  const get = async <T>(path: string) => {
    const { status, body } = await test.request<T>('GET', `/api${path}`, undefined, { token });
    expect(status).toBe(200);
    return body;
  };

  it.each(WALKS.map((walk, at) => [JSON.stringify(walk), walk, at] as const))(
    'walks through the product: %s',
    async (_name, { presentation, lifeStates }, at) => {
      const saved = await test.request(
        'PUT',
        '/api/user/preferences',
        { presentation, lifeStates },
        { token },
      );
      expect(saved.status).toBe(200);
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
      // A week has no men's jewelry or jumpsuits of its own.
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
