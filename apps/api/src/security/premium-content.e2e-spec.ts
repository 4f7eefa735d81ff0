import { loadCatalog, type Catalog } from '@figura/catalog';
import { CATEGORIES, SAMPLE_LOOKS_PER_CATEGORY, type BestLooksResponse } from '@figura/contracts';
import { TestApp } from '../testing/test-app';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';

const FREE_GUIDE = 'waist:defined';

describe('Premium content', () => {
  let test: TestApp;
  let token: string;
  let catalog: Catalog;

  beforeAll(async () => {
    catalog = loadCatalog();
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    ({ accessToken: token } = await test.signedIn());
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await test.request('PUT', '/api/user/body-preferences', { bodyConcerns: ['neck:short'] }, { token });
  });
  afterAll(() => test.stop());

  const get = <T>(path: string) => test.request<T>('GET', `/api/${path}`, undefined, { token });

  /** Everything that a free account is answered, wherever it asks. */
  async function answers(): Promise<string[]> {
    const item = catalog.items[0]!.id;
    const guides = catalog.features.map(
      ({ bodyPart, attribute }) =>
        `recommendations/body-part-details?bodyPart=${bodyPart}&bodyPartAttribute=${attribute}`,
    );
    const contents = catalog.recommendations
      .filter(({ feature }, index) => feature !== FREE_GUIDE && index % 40 === 0)
      .map(({ id }) => `recommendations/fashion-content/${id}`);
    const paths = [
      'auth/me',
      'user/export',
      'stripe/offer',
      'recommendations/body-type-analysis',
      'recommendations/best-looks',
      `recommendations/fashion-item/${item}`,
      'recommendations/trending',
      `recommendations/trending-item/${item}`,
      `recommendations/trending/category/${CATEGORIES[0]}`,
      `recommendations/trending/item/${item}`,
      'recommendations/trending/personalized',
      `recommendations/trending/personalized/item/${item}`,
      ...guides,
      ...contents,
    ];
    return Promise.all(paths.map(async (path) => (await get(path)).text));
  }

  it('no response to a free account contains a premium sentence, shop URL or id [S35]', async () => {
    const everything = (await answers()).join('\n');
    const guide = (await get('recommendations/body-part-details?bodyPart=waist&bodyPartAttribute=defined'))
      .text;
    const samples = (await get<BestLooksResponse>('recommendations/best-looks')).body.clothingByCategory;
    const shown = new Set(Object.values(samples).flatMap((looks) => looks.map(({ _id }) => _id)));
    const free = new Set(
      catalog.recommendations
        .filter(({ feature, inGuide }) => feature === FREE_GUIDE && inGuide)
        .map(({ effect }) => effect),
    );

    // What is free is there, so what is looked for would be found.
    expect([...free].filter((effect) => guide.includes(JSON.stringify(effect).slice(1, -1)))).toHaveLength(
      free.size,
    );
    const leaked = [
      ...catalog.recommendations
        .filter(({ feature, effect }) => feature !== FREE_GUIDE && !free.has(effect))
        .flatMap(({ id, effect }) => [`"${id}"`, JSON.stringify(effect).slice(1, -1)]),
      ...catalog.features
        .filter(({ key }) => key !== FREE_GUIDE)
        .flatMap(({ description, subHeading }) =>
          [description, subHeading].map((each) => JSON.stringify(each).slice(1, -1)),
        ),
      ...catalog.shops.map(({ search }) => new URL(search).origin),
      // Pictures of the free guide show items too; those are part of it.
      ...catalog.items.filter(({ id }) => !shown.has(id) && !guide.includes(id)).map(({ id }) => `"${id}"`),
    ].filter((secret) => everything.includes(secret));
    expect(leaked).toEqual([]);
  });

  it('GET /recommendations/best-looks returns samples of each category without shop URLs to a free account [S35]', async () => {
    const { body, text } = await get<BestLooksResponse>('recommendations/best-looks');
    for (const category of CATEGORIES)
      expect(body.clothingByCategory[category]).toHaveLength(SAMPLE_LOOKS_PER_CATEGORY);
    expect(text).not.toMatch(/https?:/);
  });

  it('GET /recommendations/body-part-details answers 403 for every guide to a free account without measurements [S35]', async () => {
    const { accessToken } = await test.signedIn();
    for (const { bodyPart, attribute } of catalog.features) {
      const path = `/api/recommendations/body-part-details?bodyPart=${bodyPart}&bodyPartAttribute=${attribute}`;
      const answer = await test.request('GET', path, undefined, { token: accessToken });
      expect(answer).toMatchObject({ status: 403, body: { code: 'PREMIUM_REQUIRED' } });
    }
  });
});
