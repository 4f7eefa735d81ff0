import { TASTE_LOOK_IDS, TASTE_LOOKS, type Taste, type TasteLookId } from '@figura/contracts';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import type { PackingList } from './packing/packing.dto';
import type { SuggestionsResponse } from './suggestions/suggestions.dto';
import type { TasteLooksResponse } from './taste-looks/taste-looks.dto';
import type { WeeklyOutfitResponse } from './weekly/weekly.dto';

describe('Taste', () => {
  const moods = new Map(readBuiltInCatalog().lookBook.looks.map(({ id, mood }) => [id, mood]));
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
  afterEach(() => prefer({ taste: [], never: [] }));

  const get = async <T>(path: string) =>
    (await test.request<T>('GET', `/api${path}`, undefined, { token })).body;
  const prefer = (change: object) => test.request('PUT', '/api/user/preferences', change, { token });
  const chooseTaste = (...taste: TasteLookId[]) => prefer({ taste });
  const listLooks = async () =>
    (await get<TasteLooksResponse>('/outfits/taste-looks')).looks.map(({ id }) => id);
  const hasTaste = (look: { id: string } | null, ...tastes: Taste[]) =>
    moods.get(look!.id)!.some((mood) => tastes.includes(mood));

  it('GET /outfits/taste-looks answers whole outfits with the tastes that they speak for', async () => {
    const { looks } = await get<TasteLooksResponse>('/outfits/taste-looks');
    expect(looks.map(({ id }) => id)).toEqual(TASTE_LOOK_IDS);
    for (const { id, tastes, pieces } of looks) {
      expect(tastes).toEqual(TASTE_LOOKS[id]);
      expect(pieces.map(({ slot }) => slot)).toContain('shoes');
    }
  });

  it('GET /outfits/taste-looks leaves out what is never worn, but not what was chosen', async () => {
    await prefer({ never: ['dresses'], taste: ['red-dress'] });
    expect(await listLooks()).toEqual(TASTE_LOOK_IDS.filter((id) => id !== 'floral-dress'));
  });

  it('suggested and packed outfits are of the tastes first, which leaves nothing of the question open', async () => {
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
            words.every((part) => sentence.toLowerCase().includes(part.toLowerCase())),
          ),
        ).toBe(true);
  });

  it('an occasion that a taste has nothing for is dressed from the others', async () => {
    await chooseTaste('plaid-shirt');
    const { outfits, relaxed } = await get<SuggestionsResponse>(
      '/outfits/suggestions?occasion=formal&season=fall&from=catalog',
    );
    expect(outfits).toHaveLength(3);
    expect(relaxed).toEqual([]);
  });

  it('the outfit of the week is chosen anew with another taste, and stays with the same', async () => {
    const read = async () => (await get<WeeklyOutfitResponse>('/outfits/this-week')).outfit!;
    await chooseTaste('red-dress');
    const bold = await read();
    expect(hasTaste(bold.look, 'bold')).toBe(true);
    expect(await read()).toEqual(bold);
    await chooseTaste('plaid-shirt');
    expect(hasTaste((await read()).look, 'natural')).toBe(true);
  });
});
