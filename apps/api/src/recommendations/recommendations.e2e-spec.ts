import type { Catalog } from '@figura/catalog';
import {
  type BestLooksResponse,
  BODY_CONCERNS,
  type BodyPartDetailsResponse,
  type BodyTypeAnalysisResponse,
  CATEGORIES,
  type Category,
  type CheckResponse,
  CLOTHING_CATEGORIES,
  type Context,
  type FashionContentResponse,
  type FashionItemResponse,
  LIFE_STATES,
  type LifeState,
  type LifeStateName,
  type Presentation,
  type Problem,
  type UserResponse,
} from '@figura/contracts';
import type { Language } from '@figura/messages';
import { isResting, TYPICAL_BODIES } from '@figura/styling';
import { CatalogRepository } from '../catalog/catalog.repository';
import { CatalogStore } from '../catalog/catalog.store';
import { PicturesService } from '../catalog/pictures.service';
import type { SuggestionsResponse } from '../outfits/suggestions/suggestions.dto';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { OWN_WORDS, SILENT_WORDS } from '../testing/life-words';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp, type TestResponse } from '../testing/test-app';
import { UsersRepository } from '../users/users.repository';

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
});
afterAll(() => test.stop());

describe('Life states', () => {
  const STATES: readonly (readonly LifeState[])[] = [
    [],
    [{ state: 'pregnant', dueMonth: '2099-01' }],
    [{ state: 'nursing' }],
    [{ state: 'breast-surgery', side: 'both' }],
    [{ state: 'breast-surgery', side: 'left' }],
    [{ state: 'seated' }],
  ];
  const PRESENTED: readonly (readonly [readonly LifeState[], Presentation, Language])[] = [
    [[{ state: 'seated' }], 'mens', 'en'],
    [[{ state: 'breast-surgery', side: 'both' }], 'mens', 'de'],
    [[{ state: 'pregnant' }, { state: 'seated' }], 'womens', 'de'],
  ];
  const BODY = { ...TAPE_MEASUREMENTS, chest: 42, waist: 39 };
  const CONCERNS = ['abdomen:protruding', 'chest:saggy', 'legs:thick'];
  const QUESTIONS = [
    'occasion=work&season=fall',
    'occasion=everyday&season=spring',
    'occasion=weekend&season=summer',
    'occasion=evening&season=winter',
    'occasion=sport&season=fall',
  ];
  const GARMENTS = [
    'black wrap dress knee length',
    'high-waisted wide-leg jeans, ankle length',
    'white cotton shirt',
    'black heeled ankle boots',
  ];
  const LOOKS_PER_CATEGORY = 3;

  const CONTEXTS: Partial<Record<LifeStateName, Context>> = { pregnant: 'maternity', nursing: 'nursing' };

  const catalog = readBuiltInCatalog();
  let token: string;

  beforeAll(async () => {
    const account = await test.signedIn();
    token = account.accessToken;
    await test.app.get(UsersRepository, { strict: false }).update(account.user.id, { hasPaid: true });
    await test.request('PUT', '/api/user/measurements', BODY, { token });
    const concerns = { bodyConcerns: CONCERNS };
    const { status } = await test.request('PUT', '/api/user/body-preferences', concerns, { token });
    expect(status).toBe(200);
  });

  const get = async <T>(path: string, language: Language = 'en') =>
    (
      await test.request<T>('GET', `/api/${path}`, undefined, {
        token,
        headers: { 'accept-language': language },
      })
    ).body;
  const tell = (lifeStates: readonly LifeState[], presentation: Presentation = 'womens') =>
    test.request('PUT', '/api/user/preferences', { lifeStates, presentation }, { token });

  async function readGuides(language: Language) {
    const guides = await Promise.all(
      catalog.features.map(({ key }) => {
        const [bodyPart = '', bodyPartAttribute = ''] = key.split(':');
        const query = new URLSearchParams({ bodyPart, bodyPartAttribute }).toString();
        return get<BodyPartDetailsResponse>(`recommendations/body-part-details?${query}`, language);
      }),
    );
    const listSentences = ({ bodyPartDetails, recommendations, railChecks }: BodyPartDetailsResponse) => [
      bodyPartDetails.bodyPartDetailSubHeading,
      bodyPartDetails.description,
      ...recommendations.flatMap((group) => group.recommendations.map((each) => each.effectDescription)),
      ...railChecks.map(({ text }) => text),
    ];
    return { guides, sentences: guides.flatMap(listSentences), texts: JSON.stringify(guides) };
  }

  async function ask() {
    const sentences: string[] = [];
    const texts: string[] = [];
    const { clothingByCategory } = await get<BestLooksResponse>('recommendations/best-looks');
    const looks = Object.entries(clothingByCategory);
    texts.push(JSON.stringify(clothingByCategory));
    for (const [category, items] of looks) {
      if (!(CLOTHING_CATEGORIES as readonly string[]).includes(category)) continue;
      for (const { _id } of items.slice(0, LOOKS_PER_CATEGORY)) {
        const item = await get<FashionItemResponse>(`recommendations/fashion-item/${_id}`);
        texts.push(JSON.stringify(item));
        sentences.push(
          ...[...item.effectDescriptions, ...item.cautions].map(({ description }) => description),
        );
      }
    }
    for (const question of QUESTIONS) {
      const { outfits } = await get<SuggestionsResponse>(`outfits/suggestions?${question}&from=catalog`);
      expect({ question, count: outfits.length }).toEqual({ question, count: 3 });
      texts.push(JSON.stringify(outfits));
      for (const { pieces, sentence, line, reasons, look } of outfits)
        sentences.push(
          ...[sentence, line ?? '', ...reasons, look?.name ?? ''].map((text) =>
            pieces.reduce(
              (left, { name }) => left.replaceAll(new RegExp(escape(String(name)), 'gi'), ''),
              String(text),
            ),
          ),
        );
    }
    for (const text of GARMENTS) {
      const { body } = await test.request<CheckResponse>(
        'POST',
        '/api/garments/check',
        { text, hemLength: 40 },
        { token },
      );
      texts.push(JSON.stringify({ ...body, alike: null }));
      sentences.push(
        ...[...body.reasons, ...body.cautions].map(({ description }) => description),
        ...body.alternatives.map(({ sentence }) => sentence),
      );
    }
    const analysis = await get<BodyTypeAnalysisResponse>('recommendations/body-type-analysis');
    texts.push(JSON.stringify(analysis));
    const features = [...analysis.balanceIssues, ...analysis.bodyConcerns];
    sentences.push(...features.map(({ reason }) => reason.replace('From chest to crotch', '')));
    const read = await readGuides('en');
    texts.push(read.texts);
    sentences.push(...read.sentences);
    return { sentences, texts: texts.join('\n'), features, guides: read.guides };
  }

  it.each(STATES.map((told) => [JSON.stringify(told), told] as const))(
    'no text or item of another life state reaches a user with %s',
    async (_, told) => {
      await tell(told);
      const { sentences, texts, features, guides } = await ask();
      expect(listEmpty(told, guides)).toEqual([]);
      const own = told.map(({ state }) => state);
      for (const state of LIFE_STATES.filter((each) => !own.includes(each))) {
        const foreign = catalog.lifeStates.recommendations
          .filter(({ feature, effect }) => feature.startsWith(`${state}:`) && effect.length > 0)
          .map(({ effect }) => effect)
          .filter((effect) => !hasSentence(own, effect));
        expect(foreign.filter((effect) => texts.includes(effect))).toEqual([]);
        expect(sentences.filter((sentence) => OWN_WORDS[state].test(sentence))).toEqual([]);
      }
      const contexts = own.map((state) => CONTEXTS[state]);
      const foreignContexts = Object.values(CONTEXTS).filter((context) => !contexts.includes(context));
      const wrong = catalog.items.filter(
        (item) =>
          item.contexts.some((context) => foreignContexts.includes(context)) &&
          !item.contexts.some((context) => contexts.includes(context)) &&
          texts.includes(`"${item.id}"`),
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
      expect(listSilent(own, sentences)).toEqual([]);
      const parts = features.map(({ bodyPart }) => bodyPart);
      if (own.includes('pregnant')) expect(parts).not.toContain('waist');
      if (own.includes('pregnant')) expect(parts).not.toContain('abdomen');
      if (told.some(({ side }) => side === 'both')) expect(parts).not.toContain('chest');
      if (told.some(({ side }) => side === 'left'))
        expect(features.filter(({ bodyPart }) => bodyPart === 'chest')).toMatchObject([
          { attribute: 'saggy' },
        ]);
      if (told.length === 0) expect(parts).toEqual(expect.arrayContaining(['waist', 'chest', 'abdomen']));
    },
  );

  it.each(PRESENTED.map((each) => [JSON.stringify(each), ...each] as const))(
    'no guide of %s is empty or says what the state does not',
    async (_, told, presentation, language) => {
      await tell(told, presentation);
      const { guides, sentences } = await readGuides(language);
      expect(listEmpty(told, guides)).toEqual([]);
      const own = told.map(({ state }) => state);
      expect(listSilent(own, sentences)).toEqual([]);
      if (own.includes('seated')) {
        const checks = guides.flatMap(({ railChecks }) => railChecks);
        expect(checks.filter(({ kind }) => kind === 'walk')).toEqual([]);
        expect(checks.filter(({ text }) => /^(?:Sit straight|Sitz gerade)\b/.test(text))).not.toEqual([]);
      }
    },
  );

  it('GET /recommendations/fashion-content/{id} follows the life state', async () => {
    const walk = catalog.recommendations.find(
      ({ inGuide, effect }) => inGuide && SILENT_WORDS.seated!.test(effect),
    )!;
    const fetchStatus = async () =>
      (await test.request('GET', `/api/recommendations/fashion-content/${walk.id}`, undefined, { token }))
        .status;
    await tell([{ state: 'seated' }]);
    expect(await fetchStatus()).toBe(404);
    await tell([]);
    expect(await fetchStatus()).toBe(200);
  });

  const listEmpty = (told: readonly LifeState[], guides: readonly BodyPartDetailsResponse[]) =>
    guides.flatMap(({ recommendations, railChecks, bodyPartDetails: { bodyPart, attribute } }) => {
      const key = `${bodyPart}:${attribute}`;
      const isEmpty = recommendations.length === 0 || (railChecks.length === 0 && !isResting(key, told));
      return isEmpty ? [key] : [];
    });

  const listSilent = (own: readonly LifeStateName[], sentences: readonly string[]) =>
    own.flatMap((state) => sentences.filter((sentence) => SILENT_WORDS[state]?.test(sentence)));

  const hasSentence = (own: readonly LifeStateName[], effect: string) =>
    catalog.lifeStates.recommendations.some(
      (entry) => own.some((state) => entry.feature.startsWith(`${state}:`)) && entry.effect === effect,
    );

  it('maternity clothes come first, and disappear after the pregnancy', async () => {
    const contexts = new Map(catalog.items.map(({ id, contexts: own }) => [id, own]));
    const listFirst = async () => {
      const { clothingByCategory } = await get<BestLooksResponse>('recommendations/best-looks');
      return ['Tops', 'One-Piece', 'Bottoms'].map((category) => {
        const [first] = clothingByCategory[category as 'Tops']!;
        return contexts.get(first!._id);
      });
    };
    await tell([{ state: 'pregnant' }]);
    for (const first of await listFirst()) expect(first).toContain('maternity');
    await tell([{ state: 'pregnant', dueMonth: '2020-01' }]);
    for (const first of await listFirst()) expect(first).toEqual([]);
  });

  it('tops that open come first for nursing, and a hem is judged seated in a wheelchair', async () => {
    const items = new Map(catalog.items.map((item) => [item.id, item]));
    await tell([{ state: 'nursing' }]);
    const { clothingByCategory } = await get<BestLooksResponse>('recommendations/best-looks');
    const opened = clothingByCategory.Tops!.slice(0, 5).map(({ _id }) => {
      const { attributes } = items.get(_id)!;
      return [
        ...(attributes.line ?? []),
        ...(attributes.neckline ?? []),
        ...(attributes.specialFeatures ?? []),
      ];
    });
    for (const values of opened)
      expect(values.join()).toMatch(/placket|zip|open-front|wrap-neck|nursing-opening|press-studs/);
    for (const category of ['Tops', 'One-Piece'] as const) {
      const isMade = clothingByCategory[category]!.map(({ _id }) =>
        items.get(_id)!.contexts.includes('nursing'),
      );
      const made = isMade.filter(Boolean).length;
      expect({ category, made, firstOthers: isMade.indexOf(false) }).toEqual({
        category,
        made,
        firstOthers: made,
      });
    }

    await tell([{ state: 'seated' }]);
    const check = { text: 'black straight trousers', hemLength: 40 };
    const { body } = await test.request<CheckResponse>('POST', '/api/garments/check', check, { token });
    expect(body.fit[0]!.sentence).toMatch(/as you sit\.$/);
    await tell([]);
    const standing = await test.request<CheckResponse>('POST', '/api/garments/check', check, { token });
    expect(standing.body.fit[0]!.sentence).not.toMatch(/sit/);
  });

  function escape(name: string): string {
    return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  }
});

describe('Recommendations', () => {
  const MAX_GUIDE_BYTES = 60_000;
  const CONCERNS = ['neck:short', 'arms:toned'];

  let free: string;
  let paid: string;
  let catalog: Catalog;

  beforeAll(async () => {
    catalog = readBuiltInCatalog();
    free = (await registerMeasuredUser()).accessToken;
    const account = await registerMeasuredUser();
    await grant(account.user.id);
    paid = account.accessToken;
  });

  async function registerMeasuredUser() {
    const account = await test.signedIn();
    const token = account.accessToken;
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await test.request('PUT', '/api/user/body-preferences', { bodyConcerns: CONCERNS }, { token });
    return account;
  }
  const grant = (userId: string) =>
    test.app.get(UsersRepository, { strict: false }).update(userId, { hasPaid: true });
  const get = <T>(path: string, token: string): Promise<TestResponse<T>> =>
    test.request<T>('GET', `/api/recommendations/${path}`, undefined, { token });
  const guidePath = (key: string) => {
    const [bodyPart = '', attribute = ''] = key.split(':');
    return `body-part-details?bodyPart=${bodyPart}&bodyPartAttribute=${attribute}`;
  };

  describe('GET /recommendations/body-type-analysis', () => {
    it('GET /recommendations/body-type-analysis returns all features with their guides to a paid user', async () => {
      const { status, body } = await get<BodyTypeAnalysisResponse>('body-type-analysis', paid);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        bodyType: { combined: 'B2', horizontal: 'B', vertical: '2' },
        hasPaid: true,
        totalBalanceIssues: 6,
        bodyConcernsCount: 2,
        confidence: { code: 'B2' },
      });
      expect(body.balanceIssues[0]).toMatchObject({ bodyPart: 'waist', attribute: 'defined' });
      expect(body.balanceIssues[1]).toMatchObject({ bodyPart: 'hips', attribute: 'wide' });
      expect(body.bodyConcerns.map(({ bodyPart, attribute }) => `${bodyPart}:${attribute}`)).toEqual(
        CONCERNS,
      );
      for (const { bodyPart, attribute } of [...body.balanceIssues, ...body.bodyConcerns]) {
        const detail = body.bodyPartDetails[`${bodyPart}-${attribute}`]!;
        expect(detail.description.length).toBeGreaterThan(100);
        expect((await test.request('GET', `/api${detail.imageUrl}`)).status).toBe(200);
      }
      const looks = Object.values(body.bodyPartDetails).map(({ look }) => look?._id);
      expect(new Set(looks).size).toBe(looks.length);
    });

    it('GET /recommendations/body-type-analysis returns only the first balance issue to a free user [S35]', async () => {
      const { body, text } = await get<BodyTypeAnalysisResponse>('body-type-analysis', free);
      expect(body).toMatchObject({
        hasPaid: false,
        totalBalanceIssues: 6,
        bodyConcernsCount: 2,
        bodyConcerns: [],
      });
      expect(body.balanceIssues).toHaveLength(1);
      expect(Object.keys(body.bodyPartDetails)).toEqual(['waist-defined']);
      expect(body.nextLocked).toMatchObject({ bodyPart: 'hips', displayName: 'Wide hips' });
      for (const { key, description, subHeading } of catalog.features) {
        if (key === 'waist:defined') continue;
        expect(text).not.toContain(description);
        expect(text).not.toContain(subHeading);
      }
    });

    it('GET /recommendations/body-type-analysis counts ticked concerns, even if they are balance issues', async () => {
      const account = await registerMeasuredUser();
      await test.app.get(UsersRepository, { strict: false }).update(account.user.id, {
        measurements: { ...TYPICAL_BODIES.D1, totalHeight: 64.5 },
        bodyConcerns: ['waist:thick'],
      });
      await grant(account.user.id);
      const { body } = await get<BodyTypeAnalysisResponse>('body-type-analysis', account.accessToken);
      expect(body.balanceIssues[0]).toMatchObject({ bodyPart: 'waist', attribute: 'thick' });
      expect(body.bodyConcerns).toEqual([]);
      expect(body.bodyConcernsCount).toBe(1);
    });

    it('GET /recommendations/body-part-details answers 403 to a free account without measurements [S35]', async () => {
      const { accessToken } = await test.signedIn();
      for (const { key } of catalog.features)
        expect(await get(guidePath(key), accessToken)).toMatchObject({
          status: 403,
          body: { code: 'PREMIUM_REQUIRED' },
        });
    });

    it('GET /recommendations/body-type-analysis answers 404 without measurements', async () => {
      const { accessToken } = await test.signedIn();
      const response = await get<{ error: string }>('body-type-analysis', accessToken);
      expect(response).toMatchObject({ status: 404, body: { error: 'No analysis data available' } });
    });

    it("GET body-type-analysis lists features by strength, each with the user's choice", async () => {
      const { body } = await get<BodyTypeAnalysisResponse>('body-type-analysis', paid);
      const strengths = body.balanceIssues.map(({ strength }) => strength);
      expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
      expect(Math.min(...strengths)).toBeGreaterThanOrEqual(0.125);
      expect(body.bodyConcerns.map(({ strength, choice }) => [strength, choice])).toEqual([
        [1, 'balance'],
        [1, 'balance'],
      ]);
    });

    it('GET body-type-analysis explains why code and proportions differ, if they do', async () => {
      const account = await registerMeasuredUser();
      const token = account.accessToken;
      const fetchCodeNoteFor = async (tape: object) => {
        await test.request('PUT', '/api/user/measurements', tape, { token });
        return (await get<BodyTypeAnalysisResponse>('body-type-analysis', token)).body.codeNote;
      };
      expect(await fetchCodeNoteFor(TYPICAL_BODIES.B2)).toBeNull();
      expect(await fetchCodeNoteFor({ ...TYPICAL_BODIES.E1, waist: 33, hips: 42, shoulders: 44.5 })).toMatch(
        /draw in/,
      );
    });

    it('GET /recommendations/body-type-analysis reflects changed measurements at once', async () => {
      const account = await registerMeasuredUser();
      const token = account.accessToken;
      await test.request('PUT', '/api/user/measurements', { ...TAPE_MEASUREMENTS, hips: 33 }, { token });
      const { body } = await get<BodyTypeAnalysisResponse>('body-type-analysis', token);
      expect(body.bodyType.combined).toBe('C2');
      expect(body.balanceIssues[0]).toMatchObject({ bodyPart: 'shoulders', attribute: 'broad' });
    });
  });

  describe('GET /recommendations/body-part-details', () => {
    it('GET /recommendations/body-part-details has a guide for every feature that a user can have', async () => {
      for (const key of [...BODY_CONCERNS, ...catalog.features.map((feature) => feature.key)]) {
        const { status, body } = await get<BodyPartDetailsResponse>(guidePath(key), paid);
        expect([key, status]).toEqual([key, 200]);
        expect(body.recommendations.length).toBeGreaterThan(3);
        expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(MAX_GUIDE_BYTES);
      }
    });

    it('GET /recommendations/body-part-details ends every guide with two to five checks at the rail', async () => {
      const guides = new Map<string, string[]>();
      for (const { key } of catalog.features) {
        const { body } = await get<BodyPartDetailsResponse>(guidePath(key), paid);
        expect([key, body.railChecks.length >= 2 && body.railChecks.length <= 5]).toEqual([key, true]);
        guides.set(
          key,
          body.railChecks.map(({ text }) => text),
        );
      }
      expect(new Set([...guides.values()].map((texts) => texts.join())).size).toBe(guides.size);
      expect([...guides.values()].flat().filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
    });

    it('GET /recommendations/body-part-details shows a garment that follows the guide', async () => {
      for (const { key } of catalog.features) {
        const { body } = await get<BodyPartDetailsResponse>(guidePath(key), paid);
        const { category, attributes } = body.bodyPartDetails.look!.garment;
        expect(['One-Piece', 'Tops', 'Bottoms', 'Outerwear']).toContain(category);
        const shown = catalog.recommendations.filter(
          ({ feature, rating, attribute, value }) =>
            feature === key && rating > 0 && attributes[attribute]?.includes(value),
        );
        expect([key, shown.length > 0]).toEqual([key, true]);
      }
    });

    it("GET /recommendations/body-part-details states the checks in the user's own numbers and unit", async () => {
      const account = await registerMeasuredUser();
      await grant(account.user.id);
      const token = account.accessToken;
      const fetchFlatCheck = async () => {
        const { body } = await get<BodyPartDetailsResponse>(guidePath('hips:wide'), token);
        return body.railChecks.find(({ kind }) => kind === 'flat')!.text.replaceAll('\u00a0', ' ');
      };
      expect(await fetchFlatCheck()).toContain('at least 22 in across, half of your 42 in');
      await test.request('PUT', '/api/user/profile', { unitPreference: 'metric' }, { token });
      expect(await fetchFlatCheck()).toContain('at least 56 cm across, half of your 106.7 cm');
      await test.request('PUT', '/api/user/measurements', { ...TAPE_MEASUREMENTS, hips: 44 }, { token });
      expect(await fetchFlatCheck()).toContain('at least 58 cm across, half of your 111.8 cm');
    });

    it('body-type-analysis and guides mention an underbust only while it is stored', async () => {
      const account = await registerMeasuredUser();
      await grant(account.user.id);
      const token = account.accessToken;
      const fetchSummary = async () => {
        const analysis = await get<BodyTypeAnalysisResponse>('body-type-analysis', token);
        const guide = await get<BodyPartDetailsResponse>(guidePath('chest:saggy'), token);
        return {
          code: analysis.body.bodyType.combined,
          full: analysis.body.balanceIssues.some(
            ({ bodyPart, attribute }) => `${bodyPart}:${attribute}` === 'chest:big',
          ),
          words: /underbust|half of your 28/.test(
            JSON.stringify([analysis.body, guide.body.railChecks]).replaceAll('\u00a0', ' '),
          ),
        };
      };
      const before = await fetchSummary();
      expect(before).toEqual({ code: 'B2', full: false, words: false });
      await test.request('PUT', '/api/user/measurements', { ...TAPE_MEASUREMENTS, underbust: 28 }, { token });
      expect(await fetchSummary()).toEqual({ code: 'B2', full: true, words: true });
      await test.request(
        'PUT',
        '/api/user/measurements',
        { ...TAPE_MEASUREMENTS, underbust: null },
        { token },
      );
      expect(await fetchSummary()).toEqual(before);
    });

    it('GET /recommendations/body-part-details uses no numbers for an unmeasured user', async () => {
      const { accessToken: token, user } = await test.signedIn();
      await grant(user.id);
      const { body } = await get<BodyPartDetailsResponse>(guidePath('hips:wide'), token);
      expect(body.railChecks.map(({ kind }) => kind)).toEqual(['sit', 'look']);
    });

    it('GET /recommendations/body-part-details groups values by attribute, each group sorted by name', async () => {
      const { body } = await get<BodyPartDetailsResponse>(guidePath('hips:wide'), paid);
      const order = catalog.attributes.map(({ slug }) => slug as string);
      const slugs = body.recommendations.map(({ clothingAttribute }) => clothingAttribute);
      expect(slugs).toEqual([...slugs].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
      for (const { recommendations } of body.recommendations) {
        const names = recommendations.map(({ clothingDisplayName }) => clothingDisplayName);
        expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
        for (const { rating, representativeItems, clothingAttribute, _id } of recommendations) {
          expect(rating).not.toBe(0);
          expect(representativeItems.length).toBeLessThanOrEqual(2);
          const value = _id.split('_').at(-1)!;
          for (const item of representativeItems) {
            const carried = catalog.items.find(({ id }) => id === item._id)!.attributes;
            expect(carried[clothingAttribute as keyof typeof carried]).toContain(value);
          }
        }
      }
    });

    it('GET /recommendations/body-part-details opens only the first balance issue to a free user', async () => {
      expect((await get(guidePath('waist:defined'), free)).status).toBe(200);
      for (const key of ['hips:wide', 'neck:short', 'nose:long', 'hips:$ne']) {
        const response = await get<{ code: string }>(guidePath(key), free);
        expect(response).toMatchObject({ status: 403, body: { code: 'PREMIUM_REQUIRED' } });
      }
    });

    it.each([
      ['body-part-details', 400, 'Missing required parameters'],
      ['body-part-details?bodyPart=hips', 400, 'Missing required parameters'],
      ['body-part-details?bodyPart[$ne]=1&bodyPartAttribute=wide', 400, /./],
      ['body-part-details?bodyPart=a&bodyPart=b&bodyPartAttribute=wide', 400, 'Missing required parameters'],
      [
        'body-part-details?bodyPart=__proto__&bodyPartAttribute=constructor',
        404,
        'No body part details found',
      ],
      ['fashion-content/nothing', 404, 'No body part details found'],
      ['fashion-item/__proto__', 404, 'Item not found'],
    ])('GET /recommendations/%s answers %i', async (path, status, sentence) => {
      const response = await get<{ error: string }>(path, paid);
      expect(response.status).toBe(status);
      expect(response.body.error).toMatch(sentence);
    });

    it('GET /recommendations/fashion-content/{id} returns one recommendation', async () => {
      const [recommendation] = catalog.recommendations;
      const { status, body } = await get<FashionContentResponse>(
        `fashion-content/${recommendation!.id}`,
        paid,
      );
      expect(status).toBe(200);
      expect(body.fashionContent).toMatchObject({
        _id: recommendation!.id,
        effectDescription: recommendation!.effect,
      });
      expect((await get(`fashion-content/${recommendation!.id}`, free)).status).toBe(403);
    });
  });

  describe('GET /recommendations/best-looks', () => {
    it('GET /recommendations/best-looks returns every category, best first, without items to avoid', async () => {
      const account = await registerMeasuredUser();
      await grant(account.user.id);
      const token = account.accessToken;
      await test.request(
        'PUT',
        '/api/user/body-preferences',
        { bodyConcerns: ['abdomen:protruding'] },
        { token },
      );
      const { body } = await get<BestLooksResponse>('best-looks', token);
      expect(Object.keys(body.clothingByCategory)).toEqual([...CATEGORIES]);
      expect(body.preview).toBeUndefined();
      const avoided = new Set(
        catalog.recommendations
          .filter(({ feature, rating }) => feature === 'abdomen:protruding' && rating === -3)
          .filter(({ onlyWhereWorn }) => !onlyWhereWorn)
          .map(({ attribute, value }) => `${attribute}:${value}`),
      );
      const looks = Object.values(body.clothingByCategory).flat();
      for (const { _id } of looks) {
        const item = catalog.items.find(({ id }) => id === _id)!;
        const { rated } = catalog.itemTypes.find(({ slug }) => slug === item.type)!;
        for (const attribute of rated)
          for (const value of item.attributes[attribute] ?? [])
            expect([_id, avoided.has(`${attribute}:${value}`)]).toEqual([_id, false]);
      }
    });

    it('GET /recommendations/best-looks says with each detail what it does', async () => {
      const { body } = await get<BestLooksResponse>('best-looks', paid);
      const reasons = Object.values(body.clothingByCategory).flatMap((looks) =>
        looks.flatMap(({ reason }) => reason ?? []),
      );
      expect(reasons.length).toBeGreaterThan(20);
      expect(reasons.filter((reason) => !/.: ./.test(reason))).toEqual([]);
    });

    it('GET /recommendations/best-looks shows only day clothes', async () => {
      const { body } = await get<BestLooksResponse>('best-looks', paid);
      const types = Object.values(body.clothingByCategory).flatMap((looks) =>
        looks.map(({ _id }) => {
          const { type } = catalog.items.find(({ id }) => id === _id)!;
          return catalog.itemTypes.find(({ slug }) => slug === type)!;
        }),
      );
      expect(types.filter(({ wear }) => wear !== 'day')).toEqual([]);
    });

    it('GET best-looks and fashion-item return the garment that is drawn', async () => {
      const { body } = await get<BestLooksResponse>('best-looks', paid);
      for (const { _id, garment } of Object.values(body.clothingByCategory).flat()) {
        const { category, type, attributes, colors } = catalog.items.find(({ id }) => id === _id)!;
        const isDrawn = CLOTHING_CATEGORIES.includes(category) || category === 'Styling';
        expect(garment).toEqual(isDrawn ? { category, type, attributes, colors } : undefined);
      }
      const [top] = body.clothingByCategory.Tops!;
      const details = await get<FashionItemResponse>(`fashion-item/${top!._id}`, paid);
      expect(details.body.item.garment).toEqual(top!.garment);
      const [ring] = body.clothingByCategory.Jewelry!;
      const other = await get<FashionItemResponse>(`fashion-item/${ring!._id}`, paid);
      expect(other.body.item.garment).toMatchObject({ category: 'Jewelry' });
    });

    it("GET best-looks and fashion-item follow the user's choices to show a feature or leave it alone", async () => {
      const account = await registerMeasuredUser();
      await grant(account.user.id);
      const token = account.accessToken;
      const choose = (choices: object) =>
        test.request('PUT', '/api/user/feature-choices', choices, { token });
      // A value also affects other parts, and is mentioned once, by its net effect.
      const advice = catalog.recommendations.filter(
        ({ feature, rating }) => feature === 'hips:wide' && rating < 0,
      );
      const listAboutHips = async (id: string, effect: string) => {
        const { body } = await get<FashionItemResponse>(`fashion-item/${id}`, token);
        return [body.effectDescriptions, body.cautions].map((effects) =>
          effects.some(({ description }) => description.startsWith(effect)),
        );
      };
      const told = advice.flatMap(({ attribute, value, effect }) =>
        catalog.items
          .filter(({ attributes }) => attributes[attribute]?.includes(value))
          .slice(0, 3)
          .map(({ id }) => [id, effect] as const),
      );
      const listTold = () => Promise.all(told.map(([id, effect]) => listAboutHips(id, effect)));
      const fetchBestLooks = async () => (await get<BestLooksResponse>('best-looks', token)).text;

      const balanced = await fetchBestLooks();
      await choose({ 'hips:wide': 'show' });
      const shown = await listTold();
      expect(await fetchBestLooks()).not.toBe(balanced);
      await choose({ 'hips:wide': 'leave' });
      const left = await listTold();
      await choose({ 'hips:wide': 'balance' });
      const against = await listTold();
      expect([...shown, ...against].filter(([isFor, isAgainst]) => isFor && isAgainst)).toEqual([]);
      const turned = shown.flatMap(([isFor], index) => (isFor && against[index]![1] ? [left[index]] : []));
      expect(turned.length).toBeGreaterThan(0);
      expect(turned.flat()).not.toContain(true);
      expect(await fetchBestLooks()).toBe(balanced);
    });

    it('GET /recommendations/best-looks returns only three samples of each category to a free user [S35]', async () => {
      const full = (await get<BestLooksResponse>('best-looks', paid)).body.clothingByCategory;
      const { body } = await get<BestLooksResponse>('best-looks', free);
      expect(body.preview).toBe(true);
      for (const category of CATEGORIES)
        expect(body.clothingByCategory[category]).toMatchObject(full[category]!.slice(0, 3));
      for (const [category, looks] of Object.entries(full))
        expect(body.totals![category as Category]).toBe(looks.length);
    });

    it('GET /recommendations/best-looks shows clothes for a life state only to users with that state', async () => {
      const account = await registerMeasuredUser();
      await grant(account.user.id);
      const contextsOf = new Map(catalog.items.map(({ id, contexts }) => [id, contexts]));
      const shown = async (): Promise<string[]> => {
        const { body } = await get<BestLooksResponse>('best-looks', account.accessToken);
        return Object.values(body.clothingByCategory).flatMap((looks) =>
          looks.flatMap(({ _id }) => contextsOf.get(_id) ?? []),
        );
      };
      const tell = (lifeStates: object[]) =>
        test.request('PUT', '/api/user/preferences', { lifeStates }, { token: account.accessToken });
      expect(await shown()).toEqual([]);
      await tell([{ state: 'pregnant', dueMonth: '2099-01' }]);
      expect(await shown()).toContain('maternity');
      await tell([{ state: 'pregnant', dueMonth: '2020-01' }]);
      expect(await shown()).toEqual([]);
      await tell([]);
      expect(await shown()).toEqual([]);
      const opened = catalog.items.find(({ contexts }) => contexts.includes('maternity'))!;
      expect((await get(`fashion-item/${opened.id}`, account.accessToken)).status).toBe(200);
    });

    it('GET /recommendations/fashion-item/{id} still opens a retired item', async () => {
      const retired = catalog.items.find(({ status }) => status === 'retired')!;
      expect((await get(`fashion-item/${retired.id}`, paid)).status).toBe(200);
    });

    it('GET /recommendations/fashion-item/{id} explains an item, strongest reason first', async () => {
      const looks = (await get<BestLooksResponse>('best-looks', paid)).body.clothingByCategory;
      const counts: number[] = [];
      for (const [look] of Object.values(looks)) {
        const { status, body } = await get<FashionItemResponse>(`fashion-item/${look!._id}`, paid);
        expect(status).toBe(200);
        expect(body.item).toMatchObject({ _id: look!._id, fullURL: body.item.searches[0]!.url });
        expect(body.item.searches.map(({ name }) => name)).toEqual(
          catalog.shops.filter(({ language }) => language === undefined).map(({ name }) => name),
        );
        counts.push(body.item.searchWords.length);
        expect(decodeURIComponent(body.item.fullURL)).toContain(body.item.searchWords.slice(0, 3).join(' '));
        expect(body.isBestLook).toBe(true);
        expect(body.effectDescriptions.length).toBeGreaterThan(0);
      }
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(counts.filter((count) => count > 1).length).toBeGreaterThan(counts.length / 2);
      expect((await get(`fashion-item/${looks.Tops![0]!._id}`, free)).status).toBe(403);
    });

    it("GET /recommendations/fashion-item/{id} words the cautions like the user's guides", async () => {
      const dropWaist = catalog.recommendations.find(
        ({ feature, value }) => feature === 'hips:wide' && value === 'drop-waist',
      )!;
      const item = catalog.items.find(({ attributes }) => attributes['style']?.includes('drop-waist'))!;
      const { body } = await get<FashionItemResponse>(`fashion-item/${item.id}`, paid);
      expect(body.isBestLook).toBe(false);
      expect(body.cautions).toContainEqual({
        feature: 'hips:wide',
        bodyPart: 'Wide hips',
        attribute: 'style',
        value: 'drop-waist',
        displayName: dropWaist.displayName,
        rating: dropWaist.rating,
        strength: expect.any(Number),
        description: dropWaist.effect,
        evidence: dropWaist.evidence,
      });
    });

    it('GET /recommendations/fashion-item/{id} names the study behind tested effects', async () => {
      const dark = catalog.items.find(({ attributes }) => attributes.color?.includes('dark-bottom'))!;
      const { body } = await get<FashionItemResponse>(`fashion-item/${dark.id}`, paid);
      const effects = [...body.effectDescriptions, ...body.cautions];
      const grounded = effects.filter(({ evidence }) => /^(tested|extrapolated)$/.test(evidence));
      expect(grounded.length).toBeGreaterThan(0);
      const known = catalog.studies.map(({ id }) => id);
      for (const { study } of grounded) expect(known).toContain(study);
    });

    it('GET /recommendations/best-looks has items of every category for each of the 20 types', async () => {
      const users = test.app.get(UsersRepository, { strict: false });
      const account = await registerMeasuredUser();
      await grant(account.user.id);
      const thin: string[] = [];
      for (const [code, tape] of Object.entries(TYPICAL_BODIES)) {
        await users.update(account.user.id, {
          measurements: { ...tape, totalHeight: 64.5 },
          bodyConcerns: [],
        });
        const { body } = await get<BestLooksResponse>('best-looks', account.accessToken);
        for (const category of CATEGORIES) {
          const count = body.clothingByCategory[category]?.length ?? 0;
          if (count < 6) thin.push(`${code} ${category}: ${count}`);
        }
      }
      expect(thin).toEqual([]);
    });
  });

  describe('GET /pictures/{path}', () => {
    it('GET /pictures/{path} draws every item, is immutable, and cannot run scripts', async () => {
      const { body } = await get<BestLooksResponse>('best-looks', paid);
      for (const { imageUrl } of Object.values(body.clothingByCategory).flat()) {
        const { status, headers, text } = await test.request('GET', `/api${imageUrl}`);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'content-type': expect.stringContaining('image/svg+xml'),
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': expect.stringContaining('sandbox'),
        });
        expect(text).toMatch(/^<svg [^]*<\/svg>$/);
        expect(text).not.toMatch(/<script|NaN|undefined/);
      }
    });

    it('GET /pictures/{path} compresses a drawing for clients that accept it', async () => {
      const { body } = await get<BestLooksResponse>('best-looks', paid);
      const url = body.clothingByCategory.Tops![0]!.imageUrl;
      const [, kind = '', name = '', hash = ''] = /^\/pictures\/(\w+)\/(.+)\.(\w+)\.svg$/.exec(url)!;
      await test.app.get(PicturesService, { strict: false }).find(kind, name, hash)!.compress();
      const sent = (encoding: string) =>
        test.request('GET', `/api${url}`, undefined, { headers: { 'accept-encoding': encoding } });
      expect((await sent('gzip, br')).headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'accept-encoding',
      });
      expect((await sent('identity')).headers).not.toHaveProperty('content-encoding');
    });

    it.each([
      'items/nothing.0123456789abcdef.svg',
      'guides/hips-wide.0123456789abcdef.svg',
      'items/..%2f..svg',
    ])('GET /pictures/%s answers 404', async (path) => {
      expect((await test.request('GET', `/api/pictures/${path}`)).status).toBe(404);
    });
  });

  it('GET /recommendations/fashion-item/{id} reflects a new seed in a running process', async () => {
    const repository = test.app.get(CatalogRepository, { strict: false });
    const [first, ...others] = catalog.items;
    const seeded = {
      ...catalog,
      version: 'another',
      items: [{ ...first!, name: 'A renamed coat' }, ...others],
    };
    await repository.seed(seeded, new Date(Date.now() + 60_000));
    await test.app.get(CatalogStore, { strict: false }).refresh();
    const { body } = await get<FashionItemResponse>(`fashion-item/${first!.id}`, paid);
    expect(body.item.productName).toBe('A renamed coat');
  });

  it('GET body-part-details keeps the first opened guide free for 30 days, even after new measurements', async () => {
    const account = await registerMeasuredUser();
    const token = account.accessToken;
    expect((await get(guidePath('waist:defined'), token)).status).toBe(200);
    await test.request(
      'PUT',
      '/api/user/measurements',
      { ...TAPE_MEASUREMENTS, ...TYPICAL_BODIES.C3 },
      { token },
    );
    const { body } = await get<BodyTypeAnalysisResponse>('body-type-analysis', token);
    const { bodyPart, attribute } = body.balanceIssues[0]!;
    const now = `${bodyPart}:${attribute}`;
    expect(now).not.toBe('waist:defined');
    expect((await get(guidePath('waist:defined'), token)).status).toBe(200);
    expect((await get(guidePath(now), token)).status).toBe(403);

    test.clock.forward(31 * 24 * 60 * 60 * 1000);
    const { accessToken } = await test.signIn(account.account);
    expect((await get(guidePath('waist:defined'), accessToken)).status).toBe(403);
    expect((await get(guidePath(now), accessToken)).status).toBe(200);
  });
});

describe('Marks', () => {
  let shop: Shop;
  let token: string;

  beforeAll(async () => {
    shop = new Shop(test);
    const account = await shop.customer();
    ({ token } = account);
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await shop.grant(account.user.id);
  });

  const mark = (id: string, body: object) =>
    test.request<UserResponse & Problem>('PUT', `/api/user/marks/${id}`, body, { token });
  const listItemIds = async (list: string) => {
    const { text } = await test.request('GET', `/api/recommendations/${list}`, undefined, { token });
    return [...text.matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id!);
  };

  it('PUT /user/marks/{id} removes a hidden item from looks and trends, and null restores it', async () => {
    for (const list of ['best-looks', 'trending', 'trending/personalized', 'trending/category/tops']) {
      const before = await listItemIds(list);
      const [id = ''] = before;
      expect((await mark(id, { mark: 'hide' })).body.user.preferences).toMatchObject({ hidden: [id] });
      // Trends spread their colors anew.
      const others = before.filter((other) => other !== id).sort();
      expect([list, (await listItemIds(list)).sort()]).toEqual([list, others]);
      expect((await mark(id, { mark: null })).body.user.preferences.hidden).toEqual([]);
      expect(await listItemIds(list)).toEqual(before);
    }
  });

  it('PUT /user/marks/{id} keeps one mark per item, even for twenty concurrent requests', async () => {
    const [id = '', other = ''] = await listItemIds('best-looks');
    await mark(id, { mark: 'hide' });
    const { body } = await mark(id, { mark: 'love' });
    expect(body.user.preferences).toMatchObject({ loved: [id], hidden: [] });
    const turns = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'love' : 'hide'));
    await Promise.all(turns.map((each) => mark(other, { mark: each })));
    const { preferences } = (await test.request<UserResponse>('GET', '/api/auth/me', undefined, { token }))
      .body.user;
    expect([...preferences.loved, ...preferences.hidden].sort()).toEqual([id, other].sort());
    const exported = await test.request<{ user: object }>('GET', '/api/user/export', undefined, { token });
    expect(exported.body.user).toMatchObject({ preferences: { loved: preferences.loved } });
  });

  it('PUT /user/marks/{id} accepts products, and refuses unknown ids and marks', async () => {
    expect((await mark('0123456789abc', { mark: 'love' })).status).toBe(200);
    for (const id of ['nothing', '__proto__', '$ne', '0123456789ABC'])
      expect([id, (await mark(id, { mark: 'love' })).status]).toEqual([id, 404]);
    expect((await mark('0123456789abc', { mark: 'like' })).body.fields).toEqual({
      mark: 'A mark must be love or hide, or null',
    });
  });
});
