import { toCoarseBody } from '@figura/classifier';
import { mapMeasurements, MEASUREMENTS, NO_APPEARANCE, type TapeMeasurements } from '@figura/contracts';
import { BASE_LAYER, computePersonSeed, drawWorn, completeOutfit, type GarmentInput } from '@figura/drawing';
import { getConnectionToken } from '@nestjs/mongoose';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { CatalogStore } from '../catalog/catalog.store';
import type { NewPassportLinkResponse, Passport } from '../passport/passport.dto';
import { createClassBodies } from '../testing/bodies-of-a-class';
import { recoverTape } from '../testing/redraw-attack';
import { chooseRounds, computeRounds } from '../testing/rounds';
import { Shop } from '../testing/shop';
import { guessOptional, TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { runMonday } from '../testing/mondays';
import { TestApp } from '../testing/test-app';
import type { WardrobePiece } from '../wardrobe/wardrobe.dto';

/** Inches: a pear of a rare class, a full body and a slim body of common classes. */
const BODIES: [string, TapeMeasurements][] = [
  ['a pear', TAPE_MEASUREMENTS],
  ['a full body', { ...TAPE_MEASUREMENTS, shoulders: 43, chest: 43, waist: 41.5, hips: 43.5 }],
  ['a slim body', { ...TAPE_MEASUREMENTS, shoulders: 37, chest: 31, waist: 26.5, hips: 37 }],
];
const CASES = chooseRounds(
  BODIES.flatMap(([name, tape]) => [true, false].map((paid) => [name, paid, tape] as const)),
);
const ALIKE = computeRounds(3);

const ITEM = 'boxy-color-block-t-shirt';
const DRESS = 'Size 12, chest 38 in: black knee length wrap dress with a V-neck and three-quarter sleeves';

const JOURNEY = {
  id: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d13',
  days: 2,
  occasions: ['travel'],
  season: 'fall',
  max: 8,
  from: ['catalog'],
};
const SWAP = {
  occasion: 'work',
  season: 'fall',
  from: ['catalog'],
  pieces: [{ slot: 'top', source: 'catalog', id: ITEM }],
  slot: 'top',
};

/** Must be the same for two bodies of a class while numbers are hidden. */
const ADVICE: Record<string, string> = {
  'GET /api/recommendations/body-type-analysis': '/recommendations/body-type-analysis',
  'GET /api/recommendations/body-part-details':
    '/recommendations/body-part-details?bodyPart=legs&bodyPartAttribute=short',
  'GET /api/recommendations/best-looks': '/recommendations/best-looks',
  'GET /api/recommendations/fashion-item/:itemId': `/recommendations/fashion-item/${ITEM}`,
  'GET /api/recommendations/trending/theme': '/recommendations/trending/theme',
  'GET /api/recommendations/trending/personalized': '/recommendations/trending/personalized',
  'GET /api/recommendations/trending/personalized/item/:itemId': `/recommendations/trending/personalized/item/${ITEM}`,
  'GET /api/products': '/products',
  'GET /api/products/choices': '/products/choices',
  'GET /api/products/samples': '/products/samples',
  'GET /api/wardrobe': '/wardrobe',
  'GET /api/wardrobe/csv': '/wardrobe/csv',
  'GET /api/wardrobe/advice': '/wardrobe/advice',
  'GET /api/wardrobe/:id/alike': '/wardrobe/PIECE/alike',
  'GET /api/outfits': '/outfits',
  'GET /api/outfits/suggestions': '/outfits/suggestions?occasion=work&season=fall&from=catalog&seed=7',
  'GET /api/outfits/this-week': '/outfits/this-week',
  'GET /api/outfits/today': '/outfits/today',
  'GET /api/outfits/planned': '/outfits/planned',
  'GET /api/outfits/openings': '/outfits/openings',
  'GET /api/outfits/openings/:id': '/outfits/openings/PIECE',
  'GET /api/packing-lists': '/packing-lists',
  'GET /api/packing-lists/:id': `/packing-lists/${JOURNEY.id}`,
  'GET /api/follow-ups': '/follow-ups',
  'GET /api/user/first-steps': '/user/first-steps',
  'GET /api/passport': '/passport',
};

/** Returns the user's own numbers for the measuring forms. */
const OWN_NUMBERS = ['GET /api/auth/me', 'GET /api/user/export'];

/** Compares true girths, for that user only. */
const SIZE_FITS = ['GET /api/products/:id/size-fits'];

const SHARED = ['GET /api/p/:token', 'GET /api/p/:token/picture.png', 'GET /api/passport/links'];

const CHOSEN = ['GET /api/user/api-keys', 'GET /api/calendar/link', 'GET /api/calendar-feeds/:file'];

const BODILESS =
  /^GET \/(dev|api\/(contact|health|stripe|profile-images|pictures|auth\/(verify-email|providers)|user\/sign-in-methods|monday-mail|garments\/check|outfits\/taste-looks|size-charts)\b|.*\/(photos?|quota)\b)/;
const FOR_EVERYBODY = [
  'GET /api/recommendations/fashion-content/:id',
  'GET /api/recommendations/trending',
  'GET /api/recommendations/trending/category/:category',
  'GET /api/recommendations/trending/seen',
  'GET /api/recommendations/trending/item/:itemId',
  'GET /api/recommendations/trending-item/:itemId',
];

let test: TestApp;
let shop: Shop;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
  shop = new Shop(test);
});
afterAll(() => test.stop());

const getCollection = (name: string) => test.app.get<Connection>(getConnectionToken()).db!.collection(name);

const removeTimes = (text: string) => text.replaceAll(/"(createdAt|checkId)":"[^"]+",?/g, '');

async function registerCustomer({ paid = true, preferences = {} } = {}) {
  const { token, user, email } = await shop.customer();
  if (paid) await shop.grant(user.id);
  const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    test.request<T>(method, `/api${path}`, body, { token });
  await call('PUT', '/user/preferences', preferences);
  const { body: piece } = await call<WardrobePiece>('POST', '/wardrobe', { text: 'Boxy white linen shirt' });
  const measure = async (tape: TapeMeasurements) => {
    const body = { ...tape, ...guessOptional(tape) };
    expect((await call('PUT', '/user/measurements', body)).status).toBe(200);
    for (const name of ['weeklyoutfits', 'weeklyanswers', 'quotauses', 'packinglists'])
      await getCollection(name).deleteMany({});
    await getCollection('users').updateOne({ email }, { $set: { freeGuide: null } });
  };
  const read = async (path: string) => {
    const { status, text, headers } = await call('GET', path.replace('PIECE', piece.id));
    expect([path, [200, 403, 404].includes(status)]).toEqual([path, true]);
    const { etag } = headers;
    return { path, status, text: removeTimes(text), etag: text === removeTimes(text) && etag };
  };
  const listAdvice = async () => {
    const checked = await call('POST', '/garments/check', { text: DRESS, hemLength: 38 });
    const responses = [
      checked.text,
      (await call('POST', '/outfits/swaps', SWAP)).text,
      (await call('POST', '/packing-lists', JOURNEY)).text,
    ].map((text): unknown => removeTimes(text));
    for (const path of Object.values(ADVICE)) responses.push(await read(path));
    return responses;
  };
  return { email, call, measure, advice: listAdvice };
}

const sampleLikeBodies = (tape: TapeMeasurements) => fc.sample(createClassBodies(tape), ALIKE);

it('every GET route is classified by what it reveals about the body [S134]', () => {
  const known = [
    ...Object.keys(ADVICE),
    ...OWN_NUMBERS,
    ...SIZE_FITS,
    ...SHARED,
    ...CHOSEN,
    ...FOR_EVERYBODY,
  ];
  const others = test
    .routes()
    .filter((route) => route.startsWith('GET ') && !BODILESS.test(route) && !known.includes(route));
  expect(others).toEqual([]);
});

describe('A user who hides numbers', () => {
  it.each(CASES)(
    'gets the same responses for all bodies of the class of %s (paid: %s) [S134]',
    async (_, paid, tape) => {
      const user = await registerCustomer({ paid, preferences: { hideNumbers: true } });
      await user.measure(tape);
      const responses = await user.advice();
      for (const other of sampleLikeBodies(tape)) {
        await user.measure(other);
        expect(await user.advice()).toEqual(responses);
      }
    },
  );

  it('gets different responses from a user who shows numbers, which vary with the body', async () => {
    const [hiding, showing] = [
      await registerCustomer({ preferences: { hideNumbers: true } }),
      await registerCustomer(),
    ];
    const [other] = sampleLikeBodies(TAPE_MEASUREMENTS);
    for (const user of [hiding, showing]) await user.measure(TAPE_MEASUREMENTS);
    const responses = await showing.advice();
    expect(responses).not.toEqual(await hiding.advice());
    await showing.measure(other!);
    expect(await showing.advice()).not.toEqual(responses);
  });

  it('gets no cached response from a time when numbers were shown [S134]', async () => {
    const user = await registerCustomer({ paid: false });
    await user.measure(TAPE_MEASUREMENTS);
    const ask = () =>
      user
        .call('GET', '/outfits/suggestions?occasion=work&season=fall&from=catalog')
        .then(({ text }) => text);
    const shown = await ask();
    expect(await ask()).toBe(shown);
    await user.call('PUT', '/user/preferences', { hideNumbers: true });
    const hidden = await ask();
    expect(JSON.parse(hidden)).not.toEqual(JSON.parse(shown));
    expect(hidden).not.toMatch(/\u00a0in\b/);
    await user.call('PUT', '/user/preferences', { hideNumbers: false });
    expect(await ask()).toBe(hidden);
  });
});

describe('A passport link', () => {
  const link = async (user: Awaited<ReturnType<typeof registerCustomer>>, includesNumbers: boolean) => {
    const { body } = await user.call<NewPassportLinkResponse>('POST', '/passport/links', { includesNumbers });
    return () => test.request<Passport>('GET', `/api/p/${body.url.split('/').pop()!}`);
  };

  it.each(CASES)(
    'without numbers shows the same for all bodies of the class of %s (paid: %s) [S134]',
    async (_, paid, tape) => {
      const user = await registerCustomer({ paid });
      await user.measure(tape);
      const open = await link(user, false);
      const { status, text, headers } = await open();
      expect(status).toBe(200);
      for (const other of sampleLikeBodies(tape)) {
        await user.measure(other);
        await user.call('GET', '/passport?includesNumbers=true');
        const again = await open();
        expect(again.text).toBe(text);
        expect({ ...again.headers, date: '', 'x-request-id': '' }).toEqual({
          ...headers,
          date: '',
          'x-request-id': '',
        });
      }
    },
  );

  it('without numbers hides the measurements from an attacker who fits bodies to the drawing [S134]', async () => {
    const user = await registerCustomer();
    const tape = mapMeasurements(MEASUREMENTS, (name) => TAPE_MEASUREMENTS[name] * 1.09);
    await user.measure(tape);
    const runAttack = async (includesNumbers: boolean) => {
      // The pose is seen.
      const person = computePersonSeed(includesNumbers ? tape : toCoarseBody(tape, 'womens'));
      const { figure, look } = (await (await link(user, includesNumbers))()).body;
      const { items } = test.app.get(CatalogStore).getCurrent().catalog;
      const [first, ...companions] = look.map((worn) => items.find(({ name }) => name === worn)!);
      const garments: readonly GarmentInput[] = first ? completeOutfit(first, companions) : BASE_LAYER;
      const appearance = NO_APPEARANCE;
      const found = recoverTape(
        figure,
        (measurements) => drawWorn({ measurements, appearance, garments, person }).svg,
      );
      return (tape: TapeMeasurements) =>
        MEASUREMENTS.filter((name) => Math.abs(found[name] - tape[name]) < 0.5).length;
    };
    expect((await runAttack(true))(tape)).toBeGreaterThanOrEqual(5);
    const recovered = await runAttack(false);
    expect(recovered(toCoarseBody(tape, 'womens'))).toBeGreaterThanOrEqual(5);
    expect(recovered(tape)).toBeLessThanOrEqual(1);
  });

  it('with numbers is drawn from them, even if its owner hides numbers', async () => {
    const [showing, hiding] = [
      await registerCustomer(),
      await registerCustomer({ preferences: { hideNumbers: true } }),
    ];
    for (const user of [showing, hiding]) await user.measure(TAPE_MEASUREMENTS);
    const [a, b] = [await (await link(showing, true))(), await (await link(hiding, true))()];
    expect(b.body).toEqual(a.body);
    expect(a.body.numbers?.measurements).toMatchObject(TAPE_MEASUREMENTS);
    expect(a.body.figure).not.toBe((await (await link(showing, false))()).body.figure);
  });
});

it('the Monday mail is identical for all bodies of a class, to the pixel [S134]', async () => {
  const bodies = [TAPE_MEASUREMENTS, ...sampleLikeBodies(TAPE_MEASUREMENTS)];
  const readers = [];
  for (const tape of bodies) {
    const reader = await registerCustomer({ preferences: { mondayMail: true } });
    await reader.measure(tape);
    readers.push(reader);
  }
  await runMonday(test);
  const mails = await Promise.all(
    readers.map(async ({ email }) => {
      const [mail] = (await test.mailsTo(email)).filter(({ subject }) => subject.includes('outfit'));
      const anonymize = (text: string) => text.replaceAll(/unsubscribe\/[\w-]+/g, 'unsubscribe');
      return { subject: mail!.subject, html: anonymize(mail!.html), text: anonymize(mail!.text) };
    }),
  );
  expect(mails[0]!.html).toContain('data:image/png;base64,');
  for (const mail of mails) expect(mail).toEqual(mails[0]);
});
