import { loadCatalog } from '@figura/catalog';
import {
  CLOTHING_CATEGORIES,
  LIFE_STATES,
  type BestLooksResponse,
  type BodyPartDetailsResponse,
  type BodyTypeAnalysisResponse,
  type CheckResponse,
  type FashionItemResponse,
  type LifeState,
  type LifeStateName,
} from '@figura/contracts';
import type { SuggestionsResponse } from '../outfits/suggestions/suggestions.dto';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import { UsersRepository } from '../users/users.repository';

const STATES: readonly (readonly LifeState[])[] = [
  [],
  [{ state: 'pregnant', dueMonth: '2099-01' }],
  [{ state: 'nursing' }],
  [{ state: 'breast-surgery', side: 'both' }],
  [{ state: 'breast-surgery', side: 'left' }],
  [{ state: 'seated' }],
];
/** A full waist and chest, so that there is much to keep silent about. */
const BODY = { ...TAPE_MEASUREMENTS, chest: 42, waist: 39 };
/** Ticked, so that advice of every part stands at its strongest. */
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

/** Words that are for the state alone. */
const OWN_WORDS: Readonly<Record<LifeStateName, RegExp>> = {
  pregnant: /\b(?:maternity|pregnan\w*|bump)\b/i,
  nursing: /\b(?:nurs(?:e|es|ing)|feeding)\b/i,
  'breast-surgery': /\b(?:surgery|tender)\b/i,
  seated: /\b(?:wheel(?:chair|s)|seated|as you sit|footrests?|in the lap)\b/i,
};
/** Clothes for a pregnancy are often made for nursing too, and named so. */
const SHARED: Partial<Record<LifeStateName, LifeStateName>> = { pregnant: 'nursing', nursing: 'pregnant' };
/** Words that are not said to the state. */
const SILENT_WORDS: Readonly<Partial<Record<LifeStateName, RegExp>>> = {
  pregnant: /\b(?:waist|belly|midriff|tummy|stomach)\b/i,
  'breast-surgery': /\b(?:bust|chest|cleavage|breasts?|symmetr\w*)\b/i,
  seated: /\b(?:walk\w*|strides?|your step|taller|heels?|legs look longer|leg look longer)\b/i,
};

describe('Life states', () => {
  const catalog = loadCatalog();
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    const account = await test.signedIn();
    token = account.accessToken;
    await test.app.get(UsersRepository, { strict: false }).update(account.user.id, { hasPaid: true });
    await test.request('PUT', '/api/user/measurements', BODY, { token });
    const concerns = { bodyConcerns: CONCERNS };
    const { status } = await test.request('PUT', '/api/user/body-preferences', concerns, { token });
    expect(status).toBe(200);
  });
  afterAll(() => test.stop());

  const get = async <T>(path: string) =>
    (await test.request<T>('GET', `/api/${path}`, undefined, { token })).body;
  const tell = (lifeStates: readonly LifeState[]) =>
    test.request('PUT', '/api/user/preferences', { lifeStates }, { token });

  /** Everything that is shown: sentences, and what they are about. */
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
            pieces.reduce((left, { name }) => left.replaceAll(new RegExp(escape(name), 'gi'), ''), text),
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
    // The name of the measurement says nothing of the chest.
    sentences.push(...features.map(({ reason }) => reason.replace('From chest to crotch', '')));
    for (const { bodyPart, attribute } of features.slice(0, 2))
      texts.push(
        JSON.stringify(
          await get<BodyPartDetailsResponse>(
            `recommendations/body-part-details?bodyPart=${bodyPart}&bodyPartAttribute=${attribute}`,
          ),
        ),
      );
    return { sentences, texts: texts.join('\n'), looks: clothingByCategory, features };
  }

  it.each(STATES.map((told) => [JSON.stringify(told), told] as const))(
    'no text or item of another state reaches whoever told %s',
    async (_, told) => {
      await tell(told);
      const { sentences, texts, features } = await ask();
      const own = told.map(({ state }) => state);
      for (const state of LIFE_STATES.filter((each) => !own.includes(each))) {
        const foreign = catalog.lifeStates.recommendations
          .filter(({ feature, effect }) => feature.startsWith(`${state}:`) && effect.length > 0)
          .map(({ effect }) => effect)
          .filter((effect) => !hasSentence(own, effect));
        expect(foreign.filter((effect) => texts.includes(effect))).toEqual([]);
        if (own.some((each) => SHARED[each] === state)) continue;
        expect(sentences.filter((sentence) => OWN_WORDS[state].test(sentence))).toEqual([]);
      }
      const contexts = own.flatMap((state) =>
        state === 'pregnant' || state === 'nursing' ? ['maternity', 'nursing'] : [],
      );
      const wrong = catalog.items.filter(
        (item) =>
          item.contexts.some((each) => ['maternity', 'nursing'].includes(each) && !contexts.includes(each)) &&
          texts.includes(`"${item.id}"`),
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
      for (const state of own) {
        const silent = SILENT_WORDS[state];
        if (silent) expect(sentences.filter((sentence) => silent.test(sentence))).toEqual([]);
      }
      const parts = features.map(({ bodyPart }) => bodyPart);
      if (own.includes('pregnant')) expect(parts).not.toContain('waist');
      if (own.includes('pregnant')) expect(parts).not.toContain('abdomen');
      if (told.some(({ side }) => side === 'both')) expect(parts).not.toContain('chest');
      // Of the other side, what was ticked about support stays.
      if (told.some(({ side }) => side === 'left'))
        expect(features.filter(({ bodyPart }) => bodyPart === 'chest')).toMatchObject([
          { attribute: 'saggy' },
        ]);
      if (told.length === 0) expect(parts).toEqual(expect.arrayContaining(['waist', 'chest', 'abdomen']));
    },
  );

  const hasSentence = (own: readonly LifeStateName[], effect: string) =>
    catalog.lifeStates.recommendations.some(
      (entry) => own.some((state) => entry.feature.startsWith(`${state}:`)) && entry.effect === effect,
    );

  it('clothes for a pregnancy come first, and the next day after its time they are gone', async () => {
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

  it('tops that open lead for nursing, and a hem is judged seated for a wheelchair', async () => {
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

    await tell([{ state: 'seated' }]);
    const check = { text: 'black straight trousers', hemLength: 40 };
    const { body } = await test.request<CheckResponse>('POST', '/api/garments/check', check, { token });
    expect(body.fit[0]!.sentence).toMatch(/as you sit\.$/);
    await tell([]);
    const standing = await test.request<CheckResponse>('POST', '/api/garments/check', check, { token });
    expect(standing.body.fit[0]!.sentence).not.toMatch(/sit/);
  });
});

function escape(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
