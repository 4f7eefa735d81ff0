import type { KeptOutfitsResponse, TodayResponse, WardrobeResponse } from '@figura/contracts';
import { TestApp } from '../testing/test-app';
import { DEMO_ACCOUNT } from './demo-account.service';
import { DEMO_OUTFITS, DEMO_PIECES } from './demo-wardrobe';

describe('The demo account', () => {
  let api: TestApp;
  let token: string;

  beforeAll(async () => {
    api = await TestApp.start();
    token = (await api.signIn(DEMO_ACCOUNT)).accessToken;
  });
  afterAll(() => api.stop());

  it('owns each piece of its list, and keeps outfits that it has worn', async () => {
    const { body: wardrobe } = await api.request<WardrobeResponse>('GET', '/api/wardrobe', undefined, {
      token,
    });
    const names = Object.values(DEMO_PIECES).map((text) => text.replace(/, \d+ USD$/, ''));
    expect(wardrobe.items.map(({ name }) => name)).toEqual(names.reverse());
    const { body: kept } = await api.request<KeptOutfitsResponse>('GET', '/api/outfits', undefined, {
      token,
    });
    expect(kept.items.map(({ name, pieces }) => [name, pieces.length])).toEqual(
      DEMO_OUTFITS.map(({ name, pieces }) => [name, pieces.length]).reverse(),
    );
    expect(kept.items.every(({ timesWorn }) => timesWorn > 0)).toBe(true);
  });

  it.each(['everyday', 'work', 'evening'])('dresses for %s from its own clothes', async (occasion) => {
    const path = `/api/outfits/today?occasion=${occasion}`;
    const { body } = await api.request<TodayResponse>('GET', path, undefined, { token });
    expect(body.isOwn).toBe(true);
    expect(body.outfits.length).toBeGreaterThan(1);
  });
});
