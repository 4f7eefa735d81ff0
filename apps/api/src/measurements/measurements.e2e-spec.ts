import {
  type BestLooksResponse,
  type BodyTypeAnalysisResponse,
  type CheckResponse,
  mapMeasurements,
  MEASUREMENTS,
  OPTIONAL_MEASUREMENTS,
  type FashionItemResponse,
  type PersonalizedTrendingResponse,
  type Problem,
  type RegisterResponse,
  type SuggestionsResponse,
  type TodayResponse,
  type UserResponse,
} from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { computeRounds } from '../testing/rounds';
import { Shop } from '../testing/shop';
import { ONBOARDING, START_ANSWERS, TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
});
afterAll(() => test.stop());

describe('Measurements', () => {
  const { horizontalMeasurements, verticalMeasurements } = ONBOARDING;

  let token: string;

  beforeAll(async () => {
    token = (await test.signedIn()).accessToken;
  });

  const save = (body: unknown) =>
    test.request<UserResponse>('PUT', '/api/user/measurements', body, { token });
  const saveInvalid = (body: unknown) => test.request('PUT', '/api/user/measurements', body, { token });
  const fetchMe = async () =>
    (await test.request<UserResponse>('GET', '/api/auth/me', undefined, { token })).body.user;

  it('PUT /user/measurements stores inches with two decimals, and the computed total and type', async () => {
    const { status, body } = await save({ ...TAPE_MEASUREMENTS, waist: 29.501, hips: 42.005 });
    expect(status).toBe(200);
    expect(body.user.measurements).toEqual({
      ...TAPE_MEASUREMENTS,
      waist: 29.5,
      hips: 42.01,
      totalHeight: 64.5,
      estimated: [],
    });
    expect(body.user.bodyType).toEqual({ horizontal: 'B', vertical: '2', combined: 'B2' });
    expect(await fetchMe()).toEqual(body.user);
  });

  it('PUT /user/measurements ignores a total and type sent by the client [S43]', async () => {
    const { body } = await save({
      ...TAPE_MEASUREMENTS,
      totalHeight: 1,
      horizontalBodyType: 'E',
      verticalBodyType: '4',
      combinedBodyType: 'E4',
    });
    expect(body.user.bodyType?.combined).toBe('B2');
    expect(body.user.measurements?.totalHeight).toBe(64.5);
  });

  it.each(['66.0', 66, -1, '', 'A'.repeat(3_000), true, null])(
    'PUT /user/measurements ignores totals and types of %j',
    async (value) => {
      const { status, body } = await save({
        ...TAPE_MEASUREMENTS,
        totalHeight: value,
        horizontalBodyType: value,
        verticalBodyType: value,
        combinedBodyType: value,
      });
      expect([status, body.user.measurements?.totalHeight, body.user.bodyType?.combined]).toEqual([
        200,
        64.5,
        'B2',
      ]);
    },
  );

  it.each([[[]], [[66]], [{}], [{ $gt: 0 }]])(
    'PUT /user/measurements answers 400 to %j as a total, which must be a single value',
    async (value) => {
      expect(await saveInvalid({ ...TAPE_MEASUREMENTS, totalHeight: value })).toMatchObject({
        status: 400,
        body: { errors: ['totalHeight must be a single value'] },
      });
    },
  );

  it.each([
    ['shoulders', 0, 'Shoulder measurement must be greater than 0'],
    ['chest', -1, 'Chest measurement must be greater than 0'],
    ['waist', 0.001, 'Waist measurement must be greater than 0'],
    ['hips', 0, 'Hip measurement must be greater than 0'],
    ['hips', 150.01, 'Hip measurement must be at most 150 inches'],
    ['kneeToFloor', undefined, 'Knee to floor measurement is required'],
    ['headToChest', '17', 'Head to chest measurement must be a number'],
    ['headToChest', [17], 'Head to chest measurement must be a number'],
    ['crotchToKnee', { $gt: 0 }, 'Crotch to knee measurement must be a number'],
  ])(
    'PUT /user/measurements answers 400 when %s is %p and changes nothing [S43]',
    async (field, value, sentence) => {
      await save(TAPE_MEASUREMENTS);
      const before = await fetchMe();
      const response = await saveInvalid({ ...TAPE_MEASUREMENTS, [field]: value });
      expect(response).toMatchObject({ status: 400, body: { error: sentence, errors: [sentence] } });
      expect(await fetchMe()).toEqual(before);
    },
  );

  describe.each(OPTIONAL_MEASUREMENTS)('the optional measurement %s', (name) => {
    const keep = (inches: unknown) => save({ ...TAPE_MEASUREMENTS, [name]: inches });

    it('is kept until it is cleared, is exported, and does not change the type', async () => {
      const { body } = await keep(30.999);
      expect(body.user).toMatchObject({ [name]: 31, bodyType: { combined: 'B2' } });
      expect(body.user.measurements).toEqual({ ...TAPE_MEASUREMENTS, totalHeight: 64.5, estimated: [] });
      await save({ ...TAPE_MEASUREMENTS, waist: 30 });
      expect((await fetchMe())[name]).toBe(31);
      const held = await test.request<UserResponse>('GET', '/api/user/export', undefined, { token });
      expect(held.body.user[name]).toBe(31);
      expect((await keep(null)).body.user[name]).toBeNull();
      expect((await fetchMe())[name]).toBeNull();
    });

    it('can be changed and cleared by PATCH without other values', async () => {
      await save(TAPE_MEASUREMENTS);
      for (const inches of [31, null]) {
        const { body } = await test.request<UserResponse>(
          'PATCH',
          '/api/user/measurements',
          { [name]: inches },
          { token },
        );
        expect(body.user).toMatchObject({ [name]: inches, measurements: TAPE_MEASUREMENTS });
      }
    });

    it('is null in a record from before it existed', async () => {
      await keep(31);
      const users = test.app.get<Connection>(getConnectionToken()).db!.collection('users');
      await users.updateMany({}, { $unset: { [name]: '' } });
      expect((await save(TAPE_MEASUREMENTS)).body.user[name]).toBeNull();
    });

    it('is refused and left unchanged by PUT /user/onboarding', async () => {
      await keep(32);
      const onboard = (girths: object) =>
        test.request(
          'PUT',
          '/api/user/onboarding',
          { verticalMeasurements, horizontalMeasurements: girths, bodyConcerns: [] },
          { token },
        );
      await onboard(horizontalMeasurements);
      expect((await fetchMe())[name]).toBe(32);
      expect((await onboard({ ...horizontalMeasurements, [name]: 32 })).status).toBe(400);
      await keep(null);
    });

    it.each([
      [0, 'must be greater than 0'],
      [151, 'must be at most 150 inches'],
      ['32', 'must be a number'],
      [{ $gt: 0 }, 'must be a number'],
    ])('answers 400 to %p', async (inches, reason) => {
      const { status, body } = await saveInvalid({ ...TAPE_MEASUREMENTS, [name]: inches });
      expect([status, body.errors]).toEqual([
        400,
        [expect.stringMatching(`^[A-Z].* measurement ${reason}$`)],
      ]);
      expect((await fetchMe())[name]).toBeNull();
    });
  });

  it('PUT /user/measurements lists every invalid field at once, in the order of the form', async () => {
    const response = await saveInvalid({ ...TAPE_MEASUREMENTS, shoulders: 0, chest: 0, waist: 0, hips: 0 });
    expect(response.body.errors).toEqual([
      'Shoulder measurement must be greater than 0',
      'Chest measurement must be greater than 0',
      'Waist measurement must be greater than 0',
      'Hip measurement must be greater than 0',
    ]);
  });

  it('PUT /user/measurements refuses numbers that JSON cannot represent [S43]', async () => {
    for (const number of ['NaN', 'Infinity', '1e309', '-1e309']) {
      const text = JSON.stringify(TAPE_MEASUREMENTS).replace('39.5', number);
      const response = await test.request('PUT', '/api/user/measurements', text, {
        token,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.status).toBe(400);
    }
  });

  it('PUT /user/measurements returns any eight measurements as they were sent [S43]', async () => {
    const inches = fc.integer({ min: 1, max: 15_000 }).map((hundredths) => hundredths / 100);
    const anyTape = fc.record(mapMeasurements(MEASUREMENTS, () => inches));
    await fc.assert(
      fc.asyncProperty(anyTape, async (tape) => {
        const { status, body } = await save(tape);
        expect(status).toBe(200);
        expect(body.user.measurements).toMatchObject(tape);
        expect(body.user.bodyType?.combined).toMatch(/^[A-E][1-4]$/);
      }),
      { numRuns: computeRounds(40) },
    );
  });

  describe('PUT /user/onboarding', () => {
    const onboard = (body: unknown) =>
      test.request<UserResponse>('PUT', '/api/user/onboarding', body, { token });

    it('PUT /user/onboarding stores measurements and concerns in one step', async () => {
      const { status, body } = await onboard({
        verticalMeasurements,
        horizontalMeasurements,
        bodyConcerns: ['abdomen:protruding', 'neck:long', 'neck:long'],
        token: '',
      });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({
        bodyType: { combined: 'B2' },
        bodyConcerns: ['abdomen:protruding', 'neck:long'],
      });
    });

    it.each(['x'.repeat(3_000), 7, null])('PUT /user/onboarding ignores the token %j', async (value) => {
      const { status } = await onboard({ verticalMeasurements, horizontalMeasurements, token: value });
      expect(status).toBe(200);
    });

    it('PUT /user/onboarding ignores a total height sent with the vertical parts', async () => {
      const { status, body } = await onboard({
        verticalMeasurements: { ...verticalMeasurements, totalHeight: 99 },
        horizontalMeasurements,
      });
      expect([status, body.user.measurements?.totalHeight]).toEqual([200, 64.5]);
    });

    it('PUT /user/onboarding keeps the concerns when none are sent', async () => {
      const { body } = await onboard({ verticalMeasurements, horizontalMeasurements });
      expect(body.user.bodyConcerns).toEqual(['abdomen:protruding', 'neck:long']);
    });

    it.each([
      ['without the vertical step', { horizontalMeasurements }, 'Vertical measurements are required'],
      [
        'with an unknown concern',
        { verticalMeasurements, horizontalMeasurements, bodyConcerns: ['abdomen:thick'] },
        'Body concerns must come from the self analysis list',
      ],
      [
        'with a waist of 0',
        { verticalMeasurements, horizontalMeasurements: { ...horizontalMeasurements, waist: 0 } },
        'Waist measurement must be greater than 0',
      ],
    ])('PUT /user/onboarding refuses a body %s and changes nothing', async (_, body, sentence) => {
      const before = await fetchMe();
      const response = await test.request('PUT', '/api/user/onboarding', body, { token });
      expect(response).toMatchObject({ status: 400, body: { error: sentence } });
      expect(await fetchMe()).toEqual(before);
    });
  });
});

describe('Estimated measurements', () => {
  const PASSWORD = 'correct horse 42';
  const ANALYSIS = '/api/recommendations/body-type-analysis';
  const OUTFITS = '/api/outfits/suggestions?occasion=work&season=fall';

  let shop: Shop;

  beforeAll(async () => {
    shop = new Shop(test);
  });

  let count = 0;
  const register = async (start: unknown) => {
    const account = { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F', password: PASSWORD };
    const email = `provisional-${++count}@example.com`;
    const body = { ...account, email, ...(start !== undefined && { start }) };
    return {
      email,
      ...(await test.request<RegisterResponse & Problem>('POST', '/api/auth/register', body)),
    };
  };
  const verifyElsewhere = async (email: string): Promise<string> => {
    const token = await test.mailedToken(email, 'verify-email');
    const path = `/api/auth/verify-email/${token}`;
    const response = await test.request<{ accessToken: string }>('POST', path, { password: PASSWORD });
    return response.body.accessToken;
  };
  const provisional = async (start: object = START_ANSWERS) => verifyElsewhere((await register(start)).email);
  const send = <Body>(
    token: string,
    method: 'GET' | 'PUT' | 'PATCH' | 'POST',
    path: string,
    body?: unknown,
  ) => test.request<Body & Problem>(method, path, body, { token });
  const findMe = async (token: string) => (await send<UserResponse>(token, 'GET', '/api/auth/me')).body.user;

  it('POST /auth/register keeps the answers from the start page until verification in any browser', async () => {
    const { email, status } = await register(START_ANSWERS);
    expect(status).toBe(201);
    const user = await findMe(await verifyElsewhere(email));
    expect(user.bodyType?.horizontal).toBe('B');
    expect(user.measurements!.estimated!.map(({ name }) => name)).toEqual(MEASUREMENTS);
    for (const { name, low, high } of user.measurements!.estimated!) {
      expect(low).toBeLessThan(user.measurements![name]);
      expect(high).toBeGreaterThan(user.measurements![name]);
    }
    expect(user.measurements!.totalHeight).toBeCloseTo(64, 0);
    expect((await test.mailsTo(email))[0]!.text).toContain('/dashboard');
  });

  it('every screen works with estimates: today, outfits, looks, a check, the passport', async () => {
    const token = await provisional();
    const { body: today } = await send<TodayResponse>(token, 'GET', '/api/outfits/today?occasion=everyday');
    expect(today.outfits).toHaveLength(1);
    const { body: outfits } = await send<SuggestionsResponse>(token, 'GET', OUTFITS);
    expect(outfits.outfits).toHaveLength(3);
    for (const { probably, odds } of [...today.outfits, ...outfits.outfits])
      expect(odds !== undefined && odds < 1).toBe(probably === true);
    const { body: check } = await send<CheckResponse>(token, 'POST', '/api/garments/check', {
      text: 'black wrap dress, V-neck, knee length',
    });
    expect(check.verdict.level).toMatch(/great|good/);
    const { body: analysis } = await send<BodyTypeAnalysisResponse>(token, 'GET', ANALYSIS);
    expect(analysis.confidence.probability).toBeLessThan(0.95);
    expect(analysis.confidence.remeasure).toMatch(/shoulders|waist|hips|chest/);
    for (const path of ['recommendations/best-looks', 'passport', 'outfits/this-week'])
      expect([path, (await send(token, 'GET', `/api/${path}`)).status]).toEqual([path, 200]);
  });

  it('verdicts say “probably” when they vary within the ranges, never for eight measured values', async () => {
    const token = await provisional();
    const texts = ['a wrap dress', 'a shift dress', 'skinny jeans', 'a peplum top', 'a boxy blazer'];
    const check = async (text: string) => {
      const { body } = await send<CheckResponse>(token, 'POST', '/api/garments/check', { text });
      const { probably, odds } = body.verdict;
      expect(odds !== undefined).toBe(probably === true);
      return odds;
    };
    const sum = (all: (number | undefined)[]) => all.reduce<number>((total, odds = 1) => total + odds, 0);
    await shop.grant((await findMe(token)).id);
    const before = await Promise.all(texts.map(check));
    for (const odds of before)
      expect(Array.from({ length: 11 }, (_, tenths) => tenths / 10)).toContain(odds ?? 1);
    expect(before.filter((odds) => odds !== undefined).length).toBeGreaterThan(0);
    const { measurements } = await findMe(token);
    const { shoulders, waist, hips } = measurements!;
    await send(token, 'PATCH', '/api/user/measurements', { shoulders, waist, hips });
    expect(sum(await Promise.all(texts.map(check)))).toBeGreaterThan(sum(before));
    await send(token, 'PUT', '/api/user/measurements', TAPE_MEASUREMENTS);
    expect(await Promise.all(texts.map(check))).toEqual(texts.map(() => undefined));
  });

  it('an item and For You say “probably” whenever the list of best looks does', async () => {
    const token = await provisional();
    await shop.grant((await findMe(token)).id);
    const { body } = await send<BestLooksResponse>(token, 'GET', '/api/recommendations/best-looks');
    const looks = Object.values(body.clothingByCategory).flat();
    const [unsure, sure] = [true, undefined].map((which) =>
      looks.find(({ probably }) => probably === which)!,
    );
    const ask = async (id: string) =>
      (await send<FashionItemResponse>(token, 'GET', `/api/recommendations/fashion-item/${id}`)).body
        .probably;
    expect([await ask(unsure!._id), await ask(sure!._id)]).toEqual([true, undefined]);
    const { body: trends } = await send<PersonalizedTrendingResponse>(
      token,
      'GET',
      '/api/recommendations/trending/personalized',
    );
    const trending = Object.values(trends.personalizedTrendingByCategory).flat();
    for (const { _id, probably } of trending) {
      const look = looks.find((each) => each._id === _id);
      if (look) expect([_id, probably]).toEqual([_id, look.probably]);
    }
    await send(token, 'PUT', '/api/user/measurements', TAPE_MEASUREMENTS);
    expect(await ask(unsure!._id)).toBeUndefined();
  });

  it('PATCH /user/measurements replaces one estimate, and the type gets more certain', async () => {
    const token = await provisional();
    const before = await findMe(token);
    const sure = async () => (await send<BodyTypeAnalysisResponse>(token, 'GET', ANALYSIS)).body.confidence;
    const { probability, remeasure } = await sure();
    const value = before.measurements![remeasure!];
    const { status, body } = await send<UserResponse>(token, 'PATCH', '/api/user/measurements', {
      [remeasure!]: value,
    });
    expect(status).toBe(200);
    const { measurements } = body.user;
    expect(measurements![remeasure!]).toBe(value);
    expect(measurements!.estimated!.map(({ name }) => name)).toEqual(
      MEASUREMENTS.filter((name) => name !== remeasure),
    );
    expect(await findMe(token)).toEqual(body.user);
    expect((await sure()).probability).toBeGreaterThan(probability);
    expect((await sure()).remeasure).not.toBe(remeasure);
  });

  it('PATCH /user/measurements leaves no estimate once all eight are measured, in any order', async () => {
    const token = await provisional();
    await Promise.all(
      MEASUREMENTS.map((name) =>
        send(token, 'PATCH', '/api/user/measurements', { [name]: TAPE_MEASUREMENTS[name] }),
      ),
    );
    const { measurements, bodyType } = await findMe(token);
    expect(measurements).toEqual({ ...TAPE_MEASUREMENTS, totalHeight: 64.5, estimated: [] });
    expect(bodyType?.combined).toBe('B2');
    const again = await send<UserResponse>(token, 'PATCH', '/api/user/measurements', {
      hips: 43,
      underbust: 31,
    });
    expect(again.body.user).toMatchObject({ underbust: 31, measurements: { hips: 43, estimated: [] } });
  });

  it('a value measured with a string counts as measured', async () => {
    const user = await findMe(await provisional({ ...START_ANSWERS, byString: { hips: 43 } }));
    expect(user.measurements!.hips).toBe(43);
    expect(user.measurements!.estimated!.map(({ name }) => name)).not.toContain('hips');
  });

  it("men's sizes are estimated from men's data, and select men's cuts", async () => {
    const { sizeAbove: _, sizeBelow: __, ...others } = START_ANSWERS;
    const mens = { collar: 40, bottom: 50 };
    const token = await provisional({ ...others, height: 70, mens });
    const user = await findMe(token);
    const { shoulders, hips } = user.measurements!;
    expect(shoulders / hips).toBeGreaterThan(1.05);
    expect((await send(token, 'GET', '/api/recommendations/body-type-analysis')).status).toBe(200);
    expect(user.preferences.presentation).toBe('mens');
  });

  it('PUT /user/measurements/start stores start answers, but never replaces measured values', async () => {
    const { accessToken: token } = await test.signedIn();
    expect((await send(token, 'PATCH', '/api/user/measurements', { hips: 42 })).body).toMatchObject({
      status: 403,
      code: 'MEASUREMENTS_REQUIRED',
    });
    const put = (body: object) => send<UserResponse>(token, 'PUT', '/api/user/measurements/start', body);
    expect((await put(START_ANSWERS)).body.user.bodyType?.horizontal).toBe('B');
    await send(token, 'PATCH', '/api/user/measurements', { hips: 42 });
    const { measurements } = (await put({ ...START_ANSWERS, height: 70 })).body.user;
    expect(measurements!.hips).toBe(42);
    expect(measurements!.totalHeight).toBeCloseTo(70, 0);
    await send(token, 'PUT', '/api/user/measurements', TAPE_MEASUREMENTS);
    expect((await put(START_ANSWERS)).status).toBe(409);
  });

  it.each([
    [{ ...START_ANSWERS, height: 12 }, 'Height must be 36 to 96 inches'],
    [{ ...START_ANSWERS, height: '64' }, 'Height must be 36 to 96 inches'],
    [{ ...START_ANSWERS, sizeAbove: 39 }, 'Usual top size must be an even EU size from 30 to 60'],
    [{ ...START_ANSWERS, mens: { top: 51 } }, 'Jacket size must be a men’s EU size from 40 to 68'],
    [{ ...START_ANSWERS, mens: 50 }, 'Men’s sizes must be EU sizes by their names'],
    [{ ...START_ANSWERS, sizeBelow: { $gt: 0 } }, 'Usual bottom size must be an even EU size from 30 to 60'],
    [
      { ...START_ANSWERS, comparisons: { legs: 5 } },
      'A comparison must be the number of its drawing, 0 to 4',
    ],
    [{ ...START_ANSWERS, comparisons: 'all' }, 'Comparisons must be the numbers of the closest drawings'],
    [{ ...START_ANSWERS, byString: { hips: -4 } }, 'Hip measurement must be greater than 0'],
    ['answers', 'Start must be the answers of the start without a tape'],
  ])(
    'POST /auth/register answers 400 to the start answers %j and creates no account',
    async (start, sentence) => {
      const { status, body, email } = await register(start);
      expect([status, body.error]).toEqual([400, sentence]);
      expect(await test.mailsTo(email)).toEqual([]);
    },
  );

  it('PATCH /user/measurements names missing or invalid fields, and changes nothing', async () => {
    const token = await provisional();
    const before = await findMe(token);
    const patch = async (body: object) => (await send(token, 'PATCH', '/api/user/measurements', body)).body;
    expect(await patch({})).toMatchObject({ status: 400 });
    expect(await patch({ hips: 0 })).toMatchObject({ error: 'Hip measurement must be greater than 0' });
    expect(await patch({ hips: null })).toMatchObject({ status: 400 });
    expect(await patch({ estimated: [] })).toMatchObject({ status: 400 });
    expect(await findMe(token)).toEqual(before);
  });

  it('GET /user/export contains estimates and answers, and DELETE /user removes them', async () => {
    const { email } = await register(START_ANSWERS);
    const token = await verifyElsewhere(email);
    const { body } = await send<UserResponse & { user: { startAnswers: unknown } }>(
      token,
      'GET',
      '/api/user/export',
    );
    expect(body.user.startAnswers).toEqual(START_ANSWERS);
    expect(body.user.measurements!.estimated).toHaveLength(8);
    await test.request('DELETE', '/api/user', { password: PASSWORD }, { token });
    await expect(test.stored(email)).resolves.toBeNull();
  });

  it('hidden numbers do not reveal the ranges: two bodies of a class get the same responses', async () => {
    const tokens = [await provisional(), await provisional({ ...START_ANSWERS, height: 63 })];
    const users = await Promise.all(tokens.map(findMe));
    expect(users[0]!.bodyType).toEqual(users[1]!.bodyType);
    expect(users[0]!.measurements).not.toEqual(users[1]!.measurements);
    const responses = await Promise.all(
      tokens.map(async (token) => {
        await send(token, 'PUT', '/api/user/preferences', { hideNumbers: true });
        const { body } = await send<CheckResponse>(token, 'POST', '/api/garments/check', {
          text: 'a wrap dress',
        });
        const analysis = await send(token, 'GET', ANALYSIS);
        const looks = await send(token, 'GET', '/api/recommendations/best-looks');
        return [body.verdict, body.reasons, analysis.body, looks.body];
      }),
    );
    expect(responses[0]).toEqual(responses[1]);
    expect(JSON.stringify(responses)).not.toContain('probably');
  });
});
