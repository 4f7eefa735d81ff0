import { MAX_PROFILE_IMAGE_BYTES, NO_PREFERENCES, type User, type UserResponse } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { TestApp } from '../testing/test-app';
import { BOUNDARY, createForm, MULTIPART } from '../testing/upload-form';
import { ONBOARDING } from '../testing/tape-measurements';

const FIELDS = { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F' };
const createPicture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff', width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } })
    .toFormat(format)
    .toBuffer();

describe('Users', () => {
  let test: TestApp;
  let token: string;
  let email: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  beforeEach(async () => {
    const signedIn = await test.signedIn();
    token = signedIn.accessToken;
    email = signedIn.account.email;
  });
  afterAll(() => test.stop());

  const putProfile = (body: unknown) =>
    test.request<UserResponse>('PUT', '/api/user/profile', body, { token });
  const upload = <T = UserResponse>(
    file?: Parameters<typeof createForm>[1],
    fields: Record<string, string> = FIELDS,
  ) =>
    test.request<T>('PUT', '/api/user/profile', createForm(fields, file), {
      token,
      headers: MULTIPART,
    });

  describe('PUT /user/profile', () => {
    it('PUT /user/profile treats null as an omitted field', async () => {
      await putProfile({ ...FIELDS, nickname: 'Mimi', unitPreference: 'metric' });
      expect(await putProfile({ ...FIELDS, nickname: null, unitPreference: null })).toMatchObject({
        status: 200,
        body: { user: { nickname: 'Mimi', unitPreference: 'metric' } },
      });
    });

    it('PUT /user/profile changes names, gender, nickname and units', async () => {
      const response = await putProfile({
        firstName: ' Mirabel ',
        lastName: 'Ek',
        gender: 'NB',
        nickname: 'Mimi',
        unitPreference: 'metric',
      });
      expect(response).toMatchObject({
        status: 200,
        body: {
          user: {
            firstName: 'Mirabel',
            lastName: 'Ek',
            gender: 'NB',
            nickname: 'Mimi',
            unitPreference: 'metric',
          },
        },
      });
    });

    it('PUT /user/profile changes only the unit and keeps the other fields', async () => {
      await putProfile({ firstName: 'Mirabel', lastName: 'Ek', gender: 'NB', nickname: 'Mimi' });
      const before = await test.stored(email);
      expect(await putProfile({ unitPreference: 'metric' })).toMatchObject({
        status: 200,
        body: {
          user: {
            firstName: 'Mirabel',
            lastName: 'Ek',
            gender: 'NB',
            nickname: 'Mimi',
            unitPreference: 'metric',
          },
        },
      });
      expect(await test.stored(email)).toEqual({ ...before, unitPreference: 'metric' });
    });

    it.each(['https://evil.example', 'www.evil.example', 'a/b', 'a@b', 'a\nb'])(
      'PUT /user/profile refuses the nickname %j with a friendly message [S65]',
      async (nickname) => {
        expect(await putProfile({ ...FIELDS, nickname })).toMatchObject({
          status: 400,
          body: { error: expect.stringMatching(/^Nickname can hold letters, .* but no links/) },
        });
      },
    );

    it.each(['null', '', '   '])('PUT /user/profile removes the nickname for %p', async (nickname) => {
      await putProfile({ ...FIELDS, nickname: 'Mimi' });
      expect((await putProfile({ ...FIELDS, nickname })).body.user.nickname).toBeNull();
    });

    it.each([
      [{ ...FIELDS, email: 'other@example.com' }, 'Unknown field "email"'],
      [{ ...FIELDS, hasPaid: true }, 'Unknown field "hasPaid"'],
      [{ ...FIELDS, isVerified: true }, 'Unknown field "isVerified"'],
      [{ ...FIELDS, lastName: '' }, 'Last name is required'],
      [{ lastName: '' }, 'Last name is required'],
      [{}, 'There is nothing to change in this request'],
      [{ firstName: null, nickname: null }, 'There is nothing to change in this request'],
      [{ ...FIELDS, gender: { $ne: 'F' } }, 'Gender must be F or NB'],
      [{ ...FIELDS, nickname: 'x'.repeat(51) }, 'Nickname must be at most 50 characters'],
      [{ ...FIELDS, nickname: ['x'] }, 'Nickname must be text'],
      [{ ...FIELDS, nickname: 7 }, 'Nickname must be text'],
    ])('PUT /user/profile answers 400 to %j and changes nothing', async (body, sentence) => {
      const before = await test.stored(email);
      const response = await test.request('PUT', '/api/user/profile', body, { token });
      expect(response).toMatchObject({ status: 400, body: { error: sentence } });
      expect(await test.stored(email)).toEqual(before);
    });
  });

  describe('PUT /user/profile with a picture', () => {
    it.each(['png', 'jpeg', 'webp'] as const)(
      'PUT /user/profile stores a picture in %s as a square WebP, which anyone with its name can read [S46] [S48]',
      async (format) => {
        const { status, body } = await upload({
          bytes: await createPicture(format),
          name: '../../etc/passwd',
          type: 'text/html',
        });
        expect(status).toBe(200);
        expect(body.user.profileImage).toMatch(/^\/profile-images\/[\w-]{22}\.webp$/);
        const image = await test.app.inject({ url: `/api${body.user.profileImage}` });
        expect(image.headers).toMatchObject({
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
        });
        expect(image.headers['content-security-policy']).toContain('sandbox');
        expect(await sharp(image.rawPayload).metadata()).toMatchObject({
          format: 'webp',
          width: 512,
          height: 512,
        });
      },
    );

    it("PUT /user/profile strips a picture's metadata and applies its orientation [S48]", async () => {
      const bytes = await sharp(await createPicture('jpeg', 400, 200))
        .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '59/1 0/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const { body } = await upload({ bytes });
      const image = await test.app.inject({ url: `/api${body.user.profileImage}` });
      const { exif, icc, xmp, orientation } = await sharp(image.rawPayload).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
    });

    it('PUT /user/profile replaces the previous picture, whose URL then answers 404 [S48]', async () => {
      const first = (await upload({ bytes: await createPicture('png') })).body.user.profileImage!;
      const second = (await upload({ bytes: await createPicture('png') })).body.user.profileImage!;
      expect(second).not.toBe(first);
      expect((await test.request('GET', `/api${first}`)).status).toBe(404);
      expect((await test.request('GET', `/api${second}`)).status).toBe(200);
    });

    it('DELETE /user/profile-image deletes the picture, and its URL answers 404', async () => {
      const remove = () =>
        test.request<UserResponse>('DELETE', '/api/user/profile-image', undefined, { token });
      const { profileImage } = (await upload({ bytes: await createPicture('png') })).body.user;
      expect(await remove()).toMatchObject({ status: 200, body: { user: { profileImage: null } } });
      expect((await test.request('GET', `/api${profileImage}`)).status).toBe(404);
      expect(await test.stored(email)).toMatchObject({ profileImage: null, firstName: 'Mira' });
      expect(await remove()).toMatchObject({ status: 200, body: { user: { profileImage: null } } });
    });

    it('PUT /user/profile keeps the last of many concurrent pictures and deletes the others', async () => {
      const bytes = await createPicture('png');
      const responses = await Promise.all(Array.from({ length: 5 }, () => upload({ bytes })));
      expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
      const { id, profileImage } = await test.stored(email);
      expect((await test.request('GET', `/api/profile-images/${profileImage}.webp`)).status).toBe(200);
      const images = test.app.get<Connection>(getConnectionToken()).db!.collection('profileimages');
      expect(await images.countDocuments({ userId: new Types.ObjectId(id) })).toBe(1);
    });

    it('PUT /user/profile without a picture keeps the stored one', async () => {
      const { profileImage } = (await upload({ bytes: await createPicture('png') })).body.user;
      expect((await upload()).body.user.profileImage).toBe(profileImage);
    });

    const onlyPictures = 'Profile picture must be a PNG, JPEG or WebP image';
    const tooManyPixels =
      'This picture has too many pixels. Please save it smaller, at most 5000 by 5000 pixels, and try again.';
    const unreadable = 'This picture could not be read. Please choose another PNG, JPEG or WebP image.';
    it.each<[string, () => Promise<Buffer> | Buffer, string]>([
      ['a GIF', () => createPicture('gif'), onlyPictures],
      ['a TIFF', () => createPicture('tiff'), onlyPictures],
      [
        'an SVG',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
        onlyPictures,
      ],
      ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), onlyPictures],
      ['nothing', () => Buffer.alloc(0), onlyPictures],
      [
        'noise behind a PNG signature',
        () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(400)]),
        unreadable,
      ],
      ['half a JPEG', async () => (await createPicture('jpeg')).subarray(0, 600), unreadable],
      ['a picture of too many pixels', () => createPicture('png', 12_000, 9_000), tooManyPixels],
      ['a line of 30,000 pixels', () => createPicture('png', 30_000, 1), tooManyPixels],
      [
        'more than 5 MB',
        () => randomBytes(MAX_PROFILE_IMAGE_BYTES + 1),
        'Profile picture must be at most 5 MB',
      ],
    ])(
      'PUT /user/profile answers 400 to a picture that is %s and changes nothing [S46] [S47]',
      async (_, bytes, sentence) => {
        const before = await test.stored(email);
        const response = await upload<{ error: string }>({ bytes: await bytes() });
        expect(response).toMatchObject({ status: 400, body: { error: sentence } });
        expect(await test.stored(email)).toEqual(before);
      },
    );

    it('PUT /user/profile answers 400 to a truncated or duplicated form or another file field [S49]', async () => {
      const whole = createForm(FIELDS, { bytes: await createPicture('png') });
      const send = (payload: Buffer, contentType = `multipart/form-data; boundary=${BOUNDARY}`) =>
        test.request('PUT', '/api/user/profile', payload, {
          token,
          headers: { 'content-type': contentType },
        });
      const twice = Buffer.concat([
        createForm(FIELDS).subarray(0, -(BOUNDARY.length + 6)),
        createForm(FIELDS),
      ]);
      const renamed = Buffer.from(
        whole.toString('latin1').replace('name="profileImage"', 'name="other"'),
        'latin1',
      );
      for (const payload of [whole.subarray(0, 300), twice, renamed, Buffer.from('nonsense')])
        expect((await send(payload)).status).toBe(400);
      expect((await send(whole, 'multipart/form-data')).status).toBeGreaterThanOrEqual(400);
    });
  });

  describe('PUT /user/body-preferences', () => {
    const save = (bodyConcerns: unknown) =>
      test.request<UserResponse>('PUT', '/api/user/body-preferences', { bodyConcerns }, { token });

    it('PUT /user/body-preferences stores each ticked concern once', async () => {
      const { body } = await save(['legs:bowed', 'feet:wide', 'legs:bowed']);
      expect(body.user.bodyConcerns).toEqual(['legs:bowed', 'feet:wide']);
      expect((await save([])).body.user.bodyConcerns).toEqual([]);
    });

    it.each([['legs:bowed', 'legs:green'], ['legs'], [null], [{ $ne: 1 }], 'legs:bowed', undefined])(
      'PUT /user/body-preferences refuses %j and changes nothing',
      async (bodyConcerns) => {
        await save(['neck:long']);
        expect((await save(bodyConcerns)).status).toBe(400);
        expect((await test.stored(email)).bodyConcerns).toEqual(['neck:long']);
      },
    );

    it.each([
      [{}, 'Body concerns must be a list'],
      [{ bodyConcerns: 'legs:bowed' }, 'Body concerns must be a list'],
      [{ bodyConcerns: ['legs:green'] }, 'Body concerns must come from the self analysis list'],
      [{ bodyConcerns: Array(100).fill('legs:bowed') }, 'There are more body concerns than exist'],
    ])('PUT /user/body-preferences answers 400 with a message to %j', async (body, error) => {
      const response = await test.request('PUT', '/api/user/body-preferences', body, { token });
      expect(response).toMatchObject({ status: 400, body: { error, errors: [error] } });
    });
  });

  describe('Opposite concerns', () => {
    it.each([
      ['/api/user/body-preferences', {}],
      ['/api/user/onboarding', ONBOARDING],
    ])('PUT %s answers 400 OPPOSITE_CONCERNS and changes nothing', async (path, more) => {
      await test.request('PUT', '/api/user/body-preferences', { bodyConcerns: ['neck:long'] }, { token });
      const body = { ...more, bodyConcerns: ['legs:thin', 'feet:wide', 'legs:thick'] };
      const error = '"Legs: Thin" and "Legs: Thick" say opposite things. Please choose one of them.';
      expect(await test.request('PUT', path, body, { token })).toMatchObject({
        status: 400,
        body: { code: 'OPPOSITE_CONCERNS', error, fields: { bodyConcerns: error } },
      });
      expect((await test.stored(email)).bodyConcerns).toEqual(['neck:long']);
    });
  });

  describe('Feature choices', () => {
    const choose = (choices: unknown) =>
      test.request<UserResponse>('PUT', '/api/user/feature-choices', choices as object, { token });

    it('PUT /user/feature-choices adds to existing choices, and null restores the computed one', async () => {
      expect((await choose({ 'hips:wide': 'show' })).body.user.featureChoices).toEqual({
        'hips:wide': 'show',
      });
      const both = await choose({ 'neck:long': 'leave' });
      expect(both.body.user.featureChoices).toEqual({ 'hips:wide': 'show', 'neck:long': 'leave' });
      const one = await choose({ 'hips:wide': null });
      expect(one.body.user.featureChoices).toEqual({ 'neck:long': 'leave' });
      expect((await choose({})).body.user.featureChoices).toEqual({ 'neck:long': 'leave' });
      expect((await choose({ 'neck:long': 'balance' })).body.user.featureChoices).toEqual({
        'neck:long': 'balance',
      });
      expect((await choose({ 'neck:long': null })).body.user.featureChoices).toEqual({});
    });

    it('PUT /user/feature-choices keeps all concurrent changes', async () => {
      const features = ['neck:long', 'arms:big', 'legs:bowed', 'feet:wide', 'hips:narrow', 'height:tall'];
      await Promise.all(features.map((feature) => choose({ [feature]: 'leave' })));
      const { body } = await choose({});
      expect(Object.keys(body.user.featureChoices).sort()).toEqual([...features].sort());
      await choose(Object.fromEntries(features.map((feature) => [feature, null])));
    });

    it.each([
      { 'hips:wide': 'hide' },
      { 'hips:wide': { $ne: 1 } },
      { 'nose:long': 'show' },
      { 'hips:wide.x': 'show' },
      { $set: { hasPaid: true } },
      { __proto__x: 'show' },
    ])('PUT /user/feature-choices refuses %j and changes nothing', async (choices) => {
      expect((await choose(choices)).status).toBe(400);
      expect((await choose({})).body.user.featureChoices).toEqual({});
    });
  });

  describe('PUT /user/preferences', () => {
    const BUN = { cut: 'bun', color: 'chestnut' };
    const save = (preferences: unknown) =>
      test.request<UserResponse & { error: string; fields: object }>(
        'PUT',
        '/api/user/preferences',
        preferences as object,
        { token },
      );

    it('PUT /user/preferences stores given fields, clears null fields and keeps omitted ones', async () => {
      const savePreferences = async (change: object) => (await save(change)).body.user.preferences;
      expect(await savePreferences({})).toEqual(NO_PREFERENCES);
      expect(await savePreferences({ skin: 'tone-5' })).toEqual({ ...NO_PREFERENCES, skin: 'tone-5' });
      expect(await savePreferences({ hair: BUN })).toEqual({ ...NO_PREFERENCES, skin: 'tone-5', hair: BUN });
      expect(await savePreferences({ skin: null })).toEqual({ ...NO_PREFERENCES, hair: BUN });
      expect(await savePreferences({ hair: null })).toEqual(NO_PREFERENCES);
      const face = { eyes: 'monolid', nose: 'broad', lips: 'full' };
      expect(await savePreferences({ face })).toEqual({ ...NO_PREFERENCES, face });
      expect(await savePreferences({ ageBand: 'mature' })).toEqual({
        ...NO_PREFERENCES,
        face,
        ageBand: 'mature',
      });
    });

    it('PUT /user/preferences stores each limit once, in a fixed order, and coverage part by part', async () => {
      await save({ never: ['leather', 'heels', 'leather'], coverage: { sleeves: 'elbow', hem: 'knee' } });
      await save({ coverage: { hem: null, neckline: 'high' }, budget: { amount: 79.99, currency: 'EUR' } });
      const { body } = await save({ hideNumbers: true, locale: 'en-GB', mondayMail: true });
      expect(body.user.preferences).toEqual({
        ...NO_PREFERENCES,
        never: ['heels', 'leather'],
        coverage: { sleeves: 'elbow', hem: null, neckline: 'high' },
        budget: { amount: 79.99, currency: 'EUR' },
        hideNumbers: true,
        locale: 'en-GB',
        mondayMail: true,
      });
    });

    it('PUT /user/preferences stores each life state once, and a due month only for a pregnancy', async () => {
      const told = [
        { state: 'nursing', dueMonth: '2027-01' },
        { state: 'pregnant', dueMonth: '2027-02' },
        { state: 'pregnant', dueMonth: '2027-03' },
      ];
      const { body } = await save({ lifeStates: told.slice(0, 2) });
      expect(body.user.preferences.lifeStates).toEqual([
        { state: 'pregnant', dueMonth: '2027-02' },
        { state: 'nursing' },
      ]);
      const again = await save({ lifeStates: [told[2]] });
      expect(again.body.user.preferences.lifeStates).toEqual([{ state: 'pregnant', dueMonth: '2027-03' }]);
      const exported = await test.request<{ account: object }>('GET', '/api/user/export', undefined, {
        token,
      });
      expect(exported.text).toContain('"dueMonth":"2027-03"');
      expect((await save({ skin: 'tone-1' })).body.user.preferences.lifeStates).toHaveLength(1);
      expect((await save({ lifeStates: [] })).body.user.preferences.lifeStates).toEqual([]);
    });

    it('PUT /user/preferences stores a side only for a surgery, and GET /user/export contains it', async () => {
      const told = [
        { state: 'seated', side: 'left' },
        { state: 'breast-surgery', side: 'left' },
      ];
      const { body } = await save({ lifeStates: told });
      const stored = [{ state: 'breast-surgery', side: 'left' }, { state: 'seated' }];
      expect(body.user.preferences.lifeStates).toEqual(stored);
      const exported = await test.request<{ user: User }>('GET', '/api/user/export', undefined, { token });
      expect(exported.body.user.preferences.lifeStates).toEqual(stored);
      await save({ lifeStates: [] });
    });

    it('presentation defaults to any for gender NB, and to womens for gender F', async () => {
      const { user } = await test.signedIn({ gender: 'NB' });
      expect(user.preferences).toEqual({ ...NO_PREFERENCES, presentation: 'any' });
      expect((await test.signedIn()).user.preferences.presentation).toBe('womens');
    });

    it('PUT /user/preferences stores a taste of pictured outfits, and GET /user/export contains it', async () => {
      const { body } = await save({ taste: ['cargo', 'blazer', 'cargo'] });
      expect(body.user.preferences).toEqual({ ...NO_PREFERENCES, taste: ['blazer', 'cargo'] });
      const exported = await test.request<{ user: User }>('GET', '/api/user/export', undefined, { token });
      expect(exported.body.user.preferences.taste).toEqual(['blazer', 'cargo']);
      expect((await save({ taste: [] })).body.user.preferences).toEqual(NO_PREFERENCES);
    });

    it('PUT /user/preferences stores the usual sizes, and GET /user/export contains them', async () => {
      const sizes = { region: 'US', top: 8, bottom: 12, shoe: 8.5 } as const;
      const { body } = await save({ sizes, welcomed: true });
      expect(body.user.preferences).toEqual({ ...NO_PREFERENCES, sizes, welcomed: true });
      const exported = await test.request<{ user: User }>('GET', '/api/user/export', undefined, { token });
      expect(exported.body.user.preferences).toMatchObject({ sizes, welcomed: true });
      const mens = { region: 'US', for: 'men', top: 38, bottom: 31, shoe: 9, collar: 15.5 } as const;
      expect((await save({ sizes: mens })).body.user.preferences.sizes).toEqual(mens);
      expect((await save({ sizes: null })).body.user.preferences.sizes).toBeNull();
    });

    it('PUT /user/preferences keeps both of two concurrent changes', async () => {
      await Promise.all([
        save({ skin: 'tone-2', coverage: { hem: 'knee' } }),
        save({ coverage: { sleeves: 'long' } }),
      ]);
      expect((await test.stored(email)).preferences).toEqual({
        ...NO_PREFERENCES,
        skin: 'tone-2',
        coverage: { sleeves: 'long', hem: 'knee', neckline: null },
      });
    });

    it('PUT /user/preferences stores a head covering, and GET /user/export contains it', async () => {
      const covering = { cut: 'covering', color: 'plum' };
      const face = { eyes: 'hooded', nose: 'narrow', lips: 'thin' };
      const drawn = { hair: covering, face, ageBand: 'mature' };
      expect((await save({ ...drawn, never: ['fur'] })).status).toBe(200);
      const { body } = await test.request<{ user: User }>('GET', '/api/user/export', undefined, { token });
      expect(body.user.preferences).toEqual({ ...NO_PREFERENCES, ...drawn, never: ['fur'] });
    });

    it.each<[unknown, string, string]>([
      [{ skin: 'tone-7' }, 'skin', 'Skin must be one of tone-1, tone-2,'],
      [{ skin: { $ne: null } }, 'skin', 'Skin must be one of'],
      [{ hair: 'bun' }, 'hair', 'Hair must be a cut and a color, or null'],
      [{ hair: { cut: 'bun' } }, 'hair.color', 'Hair color must be one of'],
      [{ hair: { cut: 'mohawk', color: 'black' } }, 'hair.cut', 'Hair cut must be one of'],
      [{ hair: { ...BUN, length: 3 } }, 'hair.length', 'Unknown field "length"'],
      [{ hair: { cut: 'bun', color: 'plum' } }, 'hair.color', 'Hair must be one of black, dark-brown,'],
      [
        { hair: { cut: 'covering', color: 'black' } },
        'hair.color',
        'A head covering must be one of sand, clay,',
      ],
      [{ hair: { cut: 'turban', color: 'black' } }, 'hair.color', 'A turban must be one of sand, clay,'],
      [{ face: 'almond' }, 'face', 'Face must be eyes, a nose and lips'],
      [{ face: { eyes: 'almond', nose: 'medium' } }, 'face.lips', 'Lips must be one of thin, medium, full'],
      [{ face: { eyes: 'blue', nose: 'medium', lips: 'thin' } }, 'face.eyes', 'Eyes must be one of almond,'],
      [{ face: { eyes: 'almond', nose: 'long', lips: 'thin' } }, 'face.nose', 'Nose must be one of narrow,'],
      [{ ageBand: 'old' }, 'ageBand', 'Age band must be one of young, middle, mature'],
      [{ skin: 'tone-3', tuesdayMail: true }, 'tuesdayMail', 'Unknown field "tuesdayMail"'],
      [{ never: 'heels' }, 'never', 'What is never worn must be a list'],
      [{ never: ['heels', 'work'] }, 'never', 'What is never worn must come from the list'],
      [{ never: [{ $ne: 'heels' }] }, 'never', 'What is never worn must come from the list'],
      [{ never: Array(60).fill('heels') }, 'never', 'There is more that is never worn than exists'],
      [{ taste: 'blazer' }, 'taste', 'Taste must be a list'],
      [{ taste: ['classic'] }, 'taste', 'Taste must come from the pictured outfits'],
      [{ taste: [{ $ne: 'blazer' }] }, 'taste', 'Taste must come from the pictured outfits'],
      [{ taste: ['blazer', 'cargo', 'red-dress', 'bow-blouse'] }, 'taste', 'Taste must be 3 outfits at most'],
      [{ sizes: 38 }, 'sizes', 'Sizes must be a region, a top, a bottom and a shoe'],
      [{ sizes: { region: 'XX', top: 8, bottom: 8, shoe: 8 } }, 'sizes.region', 'Region must be one of EU,'],
      [
        { sizes: { region: 'JP', top: 11, bottom: 11, shoe: 38 } },
        'sizes.shoe',
        'Shoes in JP sizes go from 21',
      ],
      [
        { lifeStates: [{ state: 'breast-surgery', side: 'front' }] },
        'lifeStates.0.side',
        'A side must be one of left,',
      ],
      [
        { sizes: { region: 'JP', for: 'men', top: 48, bottom: 48, shoe: 26 } },
        'sizes.top',
        'We know no tops in JP sizes of this table.',
      ],
      [
        { sizes: { region: 'EU', top: 38, bottom: 38, shoe: 38, collar: 39 } },
        'sizes.collar',
        'We know no collars in EU sizes of this table.',
      ],
      [
        { sizes: { region: 'US', for: 'men', top: 38, bottom: 32, shoe: 9, collar: 15.2 } },
        'sizes.collar',
        'Collars in US sizes go from 14 to 19 in steps of 0.5',
      ],
      [
        { sizes: { region: 'US', for: 'dogs', top: 38, bottom: 32, shoe: 9 } },
        'sizes.for',
        'Sizes must be for one of women, men',
      ],
      [{ sizes: { region: 'US', top: 8, bottom: 12 } }, 'sizes.shoe', 'Shoe size must be a number'],
      [
        { sizes: { region: 'US', top: 38, bottom: 12, shoe: 8 } },
        'sizes.top',
        'Tops in US sizes go from 0 to 30 in steps of 2',
      ],
      [{ welcomed: 'yes' }, 'welcomed', 'Whether the screens after the measurements are done must be'],
      [{ coverage: 'all' }, 'coverage', 'Coverage must be an object'],
      [{ coverage: { hem: 'mini' } }, 'coverage.hem', 'Hem must be one of above-knee,'],
      [{ coverage: { toes: 'all' } }, 'coverage.toes', 'Unknown field "toes"'],
      [{ budget: { amount: 0, currency: 'EUR' } }, 'budget.amount', 'A budget must be an amount of 0.01'],
      [{ budget: { amount: 1.999, currency: 'EUR' } }, 'budget.amount', 'A budget must be an amount of 0.01'],
      [{ budget: { amount: 20, currency: 'XXX' } }, 'budget.currency', 'Currency must be one of USD,'],
      [{ hideNumbers: 'yes' }, 'hideNumbers', 'Whether numbers are hidden must be true or false'],
      [{ locale: 'de' }, 'locale', 'Locale must be one of en-US, en-GB'],
      [{ lifeStates: 'pregnant' }, 'lifeStates', 'Life states must be a list of at most 4'],
      [{ lifeStates: [{ state: 'tired' }] }, 'lifeStates.0.state', 'A life state must be one of pregnant,'],
      [
        { lifeStates: [{ state: 'pregnant', dueMonth: '2027-13' }] },
        'lifeStates.0.dueMonth',
        'A due month must be a month',
      ],
    ])(
      'PUT /user/preferences answers 400 to %j and changes nothing',
      async (preferences, field, sentence) => {
        await save({ skin: 'tone-1', hair: BUN });
        expect(await save(preferences)).toMatchObject({
          status: 400,
          body: {
            code: 'VALIDATION_FAILED',
            error: expect.stringContaining(sentence),
            fields: { [field]: expect.stringContaining(sentence) },
          },
        });
        expect((await test.stored(email)).preferences).toEqual({
          ...NO_PREFERENCES,
          skin: 'tone-1',
          hair: BUN,
        });
      },
    );
  });

  describe('GET /user/export and DELETE /user', () => {
    it('GET /user/export and DELETE /user are open to unverified users', async () => {
      const account = await test.register({ verified: false });
      const { accessToken: token } = await test.signIn(account);
      const held = await test.request<{ user: User }>('GET', '/api/user/export', undefined, { token });
      expect(held).toMatchObject({
        status: 200,
        body: { user: { email: account.email, isVerified: false } },
      });
      const { password } = account;
      expect((await test.request('DELETE', '/api/user', { password }, { token })).status).toBe(200);
      expect(await test.stored(account.email)).toBeNull();
    });

    it('GET /user/export contains everything stored about the user, without secrets [S38]', async () => {
      await upload({ bytes: await createPicture('png') });
      const { status, text, body } = await test.request<{
        user: object;
        sessions: object[];
        profileImage: string;
      }>('GET', '/api/user/export', undefined, { token });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ email, firstName: 'Mira', createdAt: expect.any(String) });
      expect(body.sessions.length).toBeGreaterThan(0);
      expect(body.profileImage).toMatch(/^data:image\/webp;base64,/);
      expect(text).not.toMatch(/passwordHash|argon2|seed/);
    });

    it('DELETE /user removes the account and its data once the password confirms it', async () => {
      const image = (await upload({ bytes: await createPicture('png') })).body.user.profileImage!;
      const refused = await test.request('DELETE', '/api/user', { password: 'not it' }, { token });
      expect(refused).toMatchObject({ status: 400, body: { error: 'Current password is incorrect' } });

      const unsaid = await test.request('DELETE', '/api/user', {}, { token });
      expect(unsaid).toMatchObject({ status: 400, body: { error: 'Password is required' } });

      const response = await test.request('DELETE', '/api/user', { password: 'correct horse 42' }, { token });
      expect(response.status).toBe(200);
      expect(await test.stored(email)).toBeNull();
      expect((await test.request('GET', `/api${image}`)).status).toBe(404);
      expect((await test.request('GET', '/api/auth/me', undefined, { token })).status).toBe(401);
      expect(
        (await test.request('POST', '/api/auth/register', { ...FIELDS, email, password: 'correct horse 42' }))
          .status,
      ).toBe(201);
    });
  });
});
