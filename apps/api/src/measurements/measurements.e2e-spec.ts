import { mapMeasurements, MEASUREMENTS, OPTIONAL_MEASUREMENTS, type UserResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { computeRounds } from '../testing/rounds';
import { TestApp } from '../testing/test-app';
import { ONBOARDING, TAPE_MEASUREMENTS } from '../testing/tape-measurements';

const { horizontalMeasurements, verticalMeasurements } = ONBOARDING;

describe('Measurements', () => {
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    token = (await test.signedIn()).accessToken;
  });
  afterAll(() => test.stop());

  const save = (body: unknown) =>
    test.request<UserResponse>('PUT', '/api/user/measurements', body, { token });
  const saveInvalid = (body: unknown) => test.request('PUT', '/api/user/measurements', body, { token });
  const fetchMe = async () =>
    (await test.request<UserResponse>('GET', '/api/auth/me', undefined, { token })).body.user;

  it('PUT /user/measurements stores inches with two decimals, with the derived total and type', async () => {
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

  it('PUT /user/measurements ignores totals and types that a client sends [S43]', async () => {
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
    'PUT /user/measurements answers 400 to %j as an ignored total, which must be a single value',
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
      const answer = await saveInvalid({ ...TAPE_MEASUREMENTS, [field]: value });
      expect(answer).toMatchObject({ status: 400, body: { error: sentence, errors: [sentence] } });
      expect(await fetchMe()).toEqual(before);
    },
  );

  describe.each(OPTIONAL_MEASUREMENTS)('the optional measurement %s', (name) => {
    const keep = (inches: unknown) => save({ ...TAPE_MEASUREMENTS, [name]: inches });

    it('stays beside the eight until it is cleared, is exported, and changes no type', async () => {
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

    it('is changed and cleared alone', async () => {
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

    it('is left as it is by PUT /user/onboarding, which refuses it', async () => {
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
    ])('is refused as %p', async (inches, reason) => {
      const { status, body } = await saveInvalid({ ...TAPE_MEASUREMENTS, [name]: inches });
      expect([status, body.errors]).toEqual([
        400,
        [expect.stringMatching(`^[A-Z].* measurement ${reason}$`)],
      ]);
      expect((await fetchMe())[name]).toBeNull();
    });
  });

  it('PUT /user/measurements names every broken rule at once, in the order of the form', async () => {
    const answer = await saveInvalid({ ...TAPE_MEASUREMENTS, shoulders: 0, chest: 0, waist: 0, hips: 0 });
    expect(answer.body.errors).toEqual([
      'Shoulder measurement must be greater than 0',
      'Chest measurement must be greater than 0',
      'Waist measurement must be greater than 0',
      'Hip measurement must be greater than 0',
    ]);
  });

  it('PUT /user/measurements refuses numbers that JSON cannot hold [S43]', async () => {
    for (const number of ['NaN', 'Infinity', '1e309', '-1e309']) {
      const text = JSON.stringify(TAPE_MEASUREMENTS).replace('39.5', number);
      const answer = await test.request('PUT', '/api/user/measurements', text, {
        token,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(400);
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

    it('PUT /user/onboarding ignores the total height beside the vertical parts', async () => {
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
        'with a waist of nothing',
        { verticalMeasurements, horizontalMeasurements: { ...horizontalMeasurements, waist: 0 } },
        'Waist measurement must be greater than 0',
      ],
    ])('PUT /user/onboarding refuses a body %s and changes nothing', async (_, body, sentence) => {
      const before = await fetchMe();
      const answer = await test.request('PUT', '/api/user/onboarding', body, { token });
      expect(answer).toMatchObject({ status: 400, body: { error: sentence } });
      expect(await fetchMe()).toEqual(before);
    });
  });
});
