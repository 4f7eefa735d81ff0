import { getSeason, isOwned, OCCASIONS, type Problem } from '@figura/contracts';
import { Readable } from 'node:stream';
import type { CheckResponse } from '../garments/garments.dto';
import type { FirstStepsResponse } from '../first-steps/first-steps.dto';
import { DAY_MS } from '../platform/clock/durations';
import { startOfWeekAfter } from '../platform/clock/iso-week';
import { ProductImportService } from '../products/import/product-import.service';
import { ProductsStore } from '../products/index/products.store';
import { createGoogleRow, toTsv } from '../products/testing/feeds';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import type { KeptOutfit } from './kept/kept.dto';
import type { CompanionsResponse, OpeningsResponse } from './openings/openings.dto';
import type { PackingList, PackingListsResponse } from './packing/packing.dto';
import type { SuggestionsResponse, SwapsResponse } from './suggestions/suggestions.dto';
import type { WardrobeAdviceResponse } from './advice/advice.dto';
import type { AddedLinesResponse, WardrobePiece, WardrobeResponse } from '../wardrobe/wardrobe.dto';
import type { WeeklyOutfitResponse } from './weekly/weekly.dto';

const WORK = 'occasion=work&season=fall';
const WARDROBE = [
  'White cotton shirt',
  'Navy wool sweater',
  'Black silk blouse',
  'High-rise wide-leg navy trousers',
  'Camel pencil skirt, knee length',
  'Charcoal straight wool trousers',
  'Black leather ankle boots',
  'Brown leather loafers',
  'Navy wool blazer',
];
const BOXY = 'boxy-color-block-t-shirt';
/** In the future, since access tokens expire by the real clock. */
const MONDAY = startOfWeekAfter(startOfWeekAfter(new Date()));
const SUNDAY = new Date(MONDAY.getTime() - 10 * 60_000);
const JANUARY = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 15));
const isBase = ({ slot }: { slot: string }) => ['one-piece', 'top', 'bottom'].includes(slot);

describe('Suggested outfits', () => {
  let test: TestApp;
  let shop: Shop;
  let paid: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    const account = await registerMeasuredUser();
    await shop.grant(account.user.id);
    paid = account.token;
    await call('POST', '/wardrobe/lines', { texts: WARDROBE });
  });
  afterAll(() => test.stop());

  async function registerMeasuredUser() {
    const account = await shop.customer();
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token: account.token });
    return account;
  }
  const call = <T = Problem>(
    method: Parameters<TestApp['request']>[0],
    path: string,
    body?: object,
    token = paid,
  ) => test.request<T & Problem>(method, `/api${path}`, body, { token });
  const suggest = (query: string, token = paid) =>
    call<SuggestionsResponse>('GET', `/outfits/suggestions?${query}`, undefined, token);
  const listSlots = ({ pieces }: SuggestionsResponse['outfits'][number]) => pieces.map(({ slot }) => slot);

  it('GET /outfits/suggestions returns three complete, distinct outfits with reasons', async () => {
    const { status, body } = await suggest(`${WORK}&from=catalog`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ relaxed: [], quota: { left: null } });
    expect(body.outfits).toHaveLength(3);
    for (const outfit of body.outfits) {
      const slots = listSlots(outfit);
      expect(slots).toContain('shoes');
      expect(slots.includes('layer') || slots.includes('mid')).toBe(true);
      expect(slots.includes('one-piece') || (slots.includes('top') && slots.includes('bottom'))).toBe(true);
      expect(outfit.look).toEqual({ id: expect.any(String), name: expect.any(String) });
      expect(outfit.sentence).toMatch(/^[A-Z].*[.?!]$/);
      expect(outfit.reasons.length).toBeLessThanOrEqual(2);
      expect(outfit.reasons.join(' ')).not.toMatch(/better choices/);
    }
    const bases = body.outfits.flatMap(({ pieces }) => pieces.filter(isBase).map(({ id }) => id));
    expect(new Set(bases).size).toBe(bases.length);
  });

  it('GET /outfits/suggestions adds nothing at ears and neck that a head covering hides', async () => {
    const { user, token } = await registerMeasuredUser();
    await shop.grant(user.id);
    const listTypes = async () => {
      const queries = OCCASIONS.map((occasion) => `occasion=${occasion}&season=winter&from=catalog`);
      const answers = await Promise.all(queries.map((query) => suggest(query, token)));
      return answers.flatMap(({ body }) =>
        body.outfits.flatMap(({ pieces }) => pieces.map(({ garment }) => garment.type)),
      );
    };
    const hidden = /earrings|necklace|choker|scarf/;
    expect((await listTypes()).filter((type) => hidden.test(type))).not.toEqual([]);
    await call('PUT', '/user/preferences', { hair: { cut: 'covering', color: 'sage' } }, token);
    expect((await listTypes()).filter((type) => hidden.test(type))).toEqual([]);
  });

  it('GET /outfits/suggestions names what own pieces lack, and fills in a catalog piece', async () => {
    const owner = await registerMeasuredUser();
    await shop.grant(owner.user.id);
    await call('POST', '/wardrobe/lines', { texts: ['Navy wool sheath dress, knee length'] }, owner.token);
    const ask = async (from: string) => (await suggest(`${WORK}&from=${from}`, owner.token)).body;
    const listOthers = ({ pieces }: SuggestionsResponse['outfits'][number]) =>
      pieces.filter((piece) => !isOwned(piece)).map(({ slot }) => slot);
    const { outfits, missing } = await ask('wardrobe');
    expect(outfits.map(({ lacks }) => lacks)).toEqual(['shoes']);
    expect(outfits.map(listOthers)).toEqual([['shoes']]);
    expect(outfits[0]!.finish).toMatch(/^With .* tights\.$/);
    expect(missing).toEqual(['shoes']);
    const helped = await ask('wardrobe,catalog');
    expect(helped.outfits).toHaveLength(3);
    expect(helped).toMatchObject({ outfits: [{ lacks: 'shoes' }, {}, {}], missing: ['shoes'] });
    expect((await ask('catalog')).missing).toEqual([]);
  });

  it('GET /outfits/this-week returns one stable outfit without using the quota', async () => {
    const free = await registerMeasuredUser();
    const fetchThisWeek = () =>
      call<WeeklyOutfitResponse>('GET', '/outfits/this-week', undefined, free.token).then(({ body }) => body);
    const responses = await Promise.all(Array.from({ length: 20 }, fetchThisWeek));
    const [first] = responses;
    expect(listSlots(first!.outfit!)).toContain('shoes');
    await call('POST', '/wardrobe/lines', { texts: ['Navy wool blazer'] }, free.token);
    for (const response of [...responses, await fetchThisWeek()]) expect(response).toEqual(first);
    const { id } = first!.outfit!.pieces[0]!;
    await call('PUT', `/user/marks/${id}`, { mark: 'hide' }, free.token);
    expect((await fetchThisWeek()).outfit!.pieces.map((piece) => piece.id)).not.toContain(id);

    await call('POST', '/wardrobe/lines', { texts: [...WARDROBE.slice(1), 'Camel wool coat'] }, free.token);
    const own = await fetchThisWeek();
    expect(own.isOwn).toBe(true);
    expect(own.outfit!.pieces.map(({ source }) => source)).toEqual(own.outfit!.pieces.map(() => 'wardrobe'));
    expect(await fetchThisWeek()).toEqual(own);
    const quota = await call<{ left: number }>('GET', '/outfits/suggestions/quota', undefined, free.token);
    expect(quota.body.left).toBe(1);
    const exported = await call<{ weeklyOutfit: object }>('GET', '/user/export', undefined, free.token);
    expect(exported.body.weeklyOutfit).toMatchObject({ week: first!.week });
  });

  it('outfits that are kept for a week follow new life states at once, and use no quota', async () => {
    const { token } = await registerMeasuredUser();
    const listIds = async () => {
      const { body } = await call<WeeklyOutfitResponse>('GET', '/outfits/this-week', undefined, token);
      const { outfits } = (await suggest(WORK, token)).body;
      return [body.outfit!, ...outfits].map(({ pieces }) => pieces.map(({ id }) => id));
    };
    const before = await listIds();
    await call('PUT', '/user/preferences', { lifeStates: [{ state: 'pregnant' }] }, token);
    const told = await listIds();
    for (const ids of told) expect(ids.filter((id) => id.includes('maternity'))).not.toEqual([]);
    expect(await listIds()).toEqual(told);
    await call('PUT', '/user/preferences', { lifeStates: [] }, token);
    expect(await listIds()).toEqual(before);
  });

  it('GET /outfits/this-week uses the season of the user’s hemisphere', async () => {
    const listSlotsInHemisphere = async (hemisphere: string) => {
      const { token } = await registerMeasuredUser();
      await call('PUT', '/user/preferences', { hemisphere }, token);
      const { body } = await call<WeeklyOutfitResponse>('GET', '/outfits/this-week', undefined, token);
      return listSlots(body.outfit!);
    };
    test.clock.turnTo(JANUARY);
    expect(await listSlotsInHemisphere('north')).toContain('layer');
    expect(await listSlotsInHemisphere('south')).not.toContain('layer');
    test.clock.turnTo(new Date());
  });

  it('GET /outfits/this-week uses own pieces, and different ones the next week', async () => {
    test.clock.turnTo(JANUARY);
    const { token } = await registerMeasuredUser();
    const texts = [
      'Gray wool sweater',
      'Blue straight jeans',
      'Black leather ankle boots',
      'Camel wool coat',
      'Cream roll-neck sweater',
      'Navy straight wool trousers',
    ];
    await call('POST', '/wardrobe/lines', { texts }, token);
    const fetchPieces = async () => {
      const { body } = await call<WeeklyOutfitResponse>('GET', '/outfits/this-week', undefined, token);
      return body.outfit!.pieces;
    };
    const owned = await fetchPieces();
    expect(owned.map(({ source }) => source)).toEqual(owned.map(() => 'wardrobe'));
    test.clock.turnTo(new Date(JANUARY.getTime() + 7 * DAY_MS));
    const ids = owned.filter(isBase).map(({ id }) => id);
    for (const { id, source } of (await fetchPieces()).filter(isBase)) {
      expect(source).toBe('wardrobe');
      expect(ids).not.toContain(id);
    }
    test.clock.turnTo(new Date());
  });

  it('GET /outfits/this-week refuses a user without measurements', async () => {
    const { token } = await shop.customer();
    const { body } = await call('GET', '/outfits/this-week', undefined, token);
    expect(body).toMatchObject({ status: 403, code: 'MEASUREMENTS_REQUIRED' });
  });

  it('GET /user/first-steps marks only completed steps', async () => {
    const { token } = await shop.customer();
    const listDoneSteps = async () => {
      const { body } = await call<FirstStepsResponse>('GET', '/user/first-steps', undefined, token);
      return body.steps.flatMap(({ step, isDone }) => (isDone ? [step] : []));
    };
    expect(await listDoneSteps()).toEqual([]);
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    await call('POST', '/garments/check', { text: 'navy wrap dress' }, token);
    expect(await listDoneSteps()).toEqual(['measure', 'check']);
    await call('POST', '/wardrobe/lines', { texts: [...WARDROBE, 'Red scarf'] }, token);
    expect(await listDoneSteps()).toEqual(['measure', 'check', 'pieces']);
  });

  it('the same request and seed give the same response, and another seed another one', async () => {
    const [first, again, other] = [
      await suggest(`${WORK}&seed=1`),
      await suggest(`${WORK}&seed=1`),
      await suggest(`${WORK}&seed=2`),
    ];
    expect(again.text).toBe(first.text);
    expect(other.text).not.toBe(first.text);
  });

  it('the default request uses the wardrobe with at most one catalog piece', async () => {
    for (const query of [WORK, `${WORK}&from=wardrobe,catalog`]) {
      const { outfits } = (await suggest(query)).body;
      expect(outfits).toHaveLength(3);
      for (const { pieces, lacks } of outfits)
        expect(pieces.filter(({ source }) => source === 'catalog').map(({ slot }) => slot)).toEqual(
          lacks ? [lacks] : [],
        );
    }
  });

  it('outfits respect the requested sources and anchor, and report what is missing', async () => {
    const own = await suggest(`${WORK}&from=wardrobe`);
    expect(own.body.outfits.length).toBeGreaterThan(0);
    for (const { pieces, lacks } of own.body.outfits)
      expect(pieces.every(({ slot, source }) => source === 'wardrobe' || slot === lacks)).toBe(true);
    const skirt = own.body.outfits.flatMap(({ pieces }) => pieces).find(({ slot }) => slot === 'bottom')!;
    const around = await suggest(`${WORK}&anchor=wardrobe:${skirt.id}`);
    for (const { pieces } of around.body.outfits) expect(pieces.map(({ id }) => id)).toContain(skirt.id);
    const suggestFromWardrobe = async (question: string) => (await suggest(`${question}&from=wardrobe`)).body;
    const formal = await suggestFromWardrobe('occasion=formal&season=fall');
    expect(formal).toMatchObject({ outfits: [], missing: ['one-piece', 'shoes'] });
    expect((await suggestFromWardrobe('occasion=sport&season=summer')).outfits).toEqual([]);
    const { body } = await suggest('occasion=work&temperature=2&rain=true');
    expect(body.outfits[0]).toMatchObject({ lacks: 'layer' });
    expect(body.missing).toEqual(['layer']);
    for (const { pieces } of body.outfits)
      expect(pieces.filter(({ source }) => source === 'catalog').length).toBeLessThanOrEqual(1);
  });

  it('clothes worn yesterday rest unless they are requested or nothing else is left', async () => {
    const { body: wardrobe } = await call<WardrobeResponse>('GET', '/wardrobe');
    const getId = (words: string) => wardrobe.items.find(({ name }) => name === words)!.id;
    const trousers = getId('High-rise wide-leg navy trousers');
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
    const worn = [trousers, getId('Black leather ankle boots'), getId('Brown leather loafers')];
    for (const id of worn) await call('PUT', `/wardrobe/${id}/wears/${yesterday}`);
    const question = `${WORK}&from=wardrobe`;
    const listPieceIds = ({ outfits }: SuggestionsResponse) =>
      outfits.flatMap(({ pieces }) => pieces.map(({ id }) => id));

    const rested = (await suggest(question)).body;
    expect(rested).toMatchObject({ resting: ['High-rise wide-leg navy trousers'], wornAgain: [] });
    expect(listPieceIds(rested)).not.toContain(trousers);
    const dayAfter = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    expect((await suggest(`${question}&day=${dayAfter}`)).body.resting).toEqual([]);
    expect((await suggest(`${question}&day=${yesterday}`)).body.resting).toHaveLength(1);
    const again = (await suggest(`${question}&again=true`)).body;
    expect(again.resting).toEqual([]);
    expect(listPieceIds(again)).toContain(trousers);
    expect(listPieceIds((await suggest(`${question}&anchor=wardrobe:${trousers}`)).body)).toContain(trousers);

    const others = [getId('Camel pencil skirt, knee length'), getId('Charcoal straight wool trousers')];
    for (const id of others) await call('PUT', `/wardrobe/${id}/wears/${yesterday}`);
    const all = (await suggest(question)).body;
    expect(all.resting).toEqual([]);
    expect(all.wornAgain).toContain('High-rise wide-leg navy trousers');
    expect(all.outfits.length).toBeGreaterThan(0);
    for (const id of [...worn, ...others]) await call('DELETE', `/wardrobe/${id}/wears/${yesterday}`);
  });

  it('products in outfits include their current offer for paid users', async () => {
    const feed = [
      'Black wrap dress in jersey',
      'White silk blouse',
      'Navy tailored trousers',
      'Black leather pumps',
    ];
    const rows = feed.map((title, index) =>
      createGoogleRow(`p${index}`, {
        title,
        description: '',
        brand: 'Ida',
        price: '80.00 EUR',
        sale_price: '60.00 EUR',
      }),
    );
    await test.app
      .get(ProductImportService, { strict: false })
      .import(Readable.from([Buffer.from(toTsv(rows))]), {
        ...{ format: 'google', shop: 'Nordlicht', defaults: { currency: 'EUR' } },
      });
    await test.app.get(ProductsStore, { strict: false }).refresh();
    const offer = {
      brand: 'Ida',
      shop: 'Nordlicht',
      price: { amount: 80, currency: 'EUR' },
      salePrice: { amount: 60, currency: 'EUR' },
      url: expect.stringContaining('https://nordlicht.example/p/'),
      imageUrl: expect.stringContaining('/photos/'),
    };
    const question = 'occasion=evening&from=products,wardrobe';
    const { body } = await suggest(question);
    const sold = body.outfits.flatMap(({ pieces }) => pieces).filter(({ source }) => source === 'products');
    expect(sold.length).toBeGreaterThan(0);
    for (const piece of sold) expect(piece).toMatchObject({ offer });
    const [{ slot, source, id }] = sold as [(typeof sold)[number]];
    const kept = await call<KeptOutfit>('POST', '/outfits', { pieces: [{ slot, source, id }] });
    expect(kept.body.pieces).toMatchObject([{ name: sold[0]!.name, offer }]);
    await call('DELETE', `/outfits/${kept.body.id}`);
    const { token } = await registerMeasuredUser();
    const free = (await suggest(question, token)).body.outfits.flatMap(({ pieces }) => pieces);
    expect(free.some((piece) => piece.source === 'products')).toBe(true);
    expect(free.every((piece) => piece.offer === undefined)).toBe(true);
  });

  it('no outfit contains what the user never wears', async () => {
    await call('PUT', '/user/preferences', { never: ['skirts', 'dresses', 'heels'] });
    const { body } = await suggest(`${WORK}&count=6&from=catalog`);
    const types = body.outfits.flatMap(({ pieces }) => pieces.map(({ garment }) => garment.type));
    expect(body.outfits).toHaveLength(6);
    expect(types.filter((type) => /skirt|dress|pump/.test(type))).toEqual([]);
    await call('PUT', '/user/preferences', { never: [] });
  });

  it('POST /outfits/swaps returns the best eight for one slot with the rest of the outfit', async () => {
    const [outfit] = (await suggest(`${WORK}&from=catalog`)).body.outfits;
    const shoes = outfit!.pieces.find(({ slot }) => slot === 'shoes')!;
    const pieces = outfit!.pieces.map(({ slot, source, id }) => ({ slot, source, id }));
    const { status, body } = await call<SwapsResponse>('POST', '/outfits/swaps', {
      occasion: 'work',
      season: 'fall',
      from: ['catalog'],
      pieces,
      slot: 'shoes',
    });
    expect(status).toBe(200);
    expect(body.choices).toHaveLength(8);
    for (const choice of body.choices) {
      expect(choice.piece).toMatchObject({ slot: 'shoes' });
      expect(choice.piece.id).not.toBe(shoes.id);
      const kept = choice.outfit.pieces.filter(({ slot }) => slot !== 'shoes' && slot !== 'legs');
      expect(kept.map(({ id }) => id).sort()).toEqual(
        pieces
          .filter(({ slot }) => slot !== 'shoes' && slot !== 'legs')
          .map(({ id }) => id)
          .sort(),
      );
    }
    const scores = body.choices.map((choice) => choice.outfit.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it.each([
    ['occasion=party', 400],
    ['season=fall', 400],
    [`${WORK}&from=shop`, 400],
    [`${WORK}&count=0`, 400],
    [`${WORK}&temperature=warm`, 400],
    [`${WORK}&occasion=travel`, 400],
    [`${WORK}&day=2020-01-01`, 400],
    [`${WORK}&day=today`, 400],
    [`${WORK}&anchor=wardrobe:../users`, 400],
    [`${WORK}&anchor=catalog:no-such-item`, 404],
  ])('GET /outfits/suggestions?%s returns %i', async (query, status) => {
    expect((await suggest(query)).status).toBe(status);
  });

  it('another user’s pieces cannot be used as an anchor or in an outfit', async () => {
    const { token } = await registerMeasuredUser();
    const [piece] = (await call<{ items: { id: string }[] }>('GET', '/wardrobe')).body.items;
    const stolen = { source: 'wardrobe', id: piece!.id };
    expect((await suggest(`${WORK}&anchor=wardrobe:${piece!.id}`, token)).status).toBe(404);
    expect((await call('POST', '/outfits', { pieces: [stolen] }, token)).status).toBe(404);
    expect((await call('POST', '/outfits', { pieces: [stolen] })).status).toBe(201);
  });

  it('outfits can be built around the user’s own check, but not stored with it', async () => {
    const checked = await call<CheckResponse>('POST', '/garments/check', { text: 'Red wool pencil skirt' });
    const { checkId, garment } = checked.body;
    const around = `${WORK}&anchor=check:${checkId}`;
    const { body } = await suggest(around);
    const piece = { slot: 'bottom', source: 'check', id: checkId, garment, name: 'Red pencil skirt' };
    expect(body.outfits).toHaveLength(3);
    for (const { pieces } of body.outfits) expect(pieces).toContainEqual(piece);
    const [first] = body.outfits;
    const pieces = first!.pieces.map(({ slot, source, id }) => ({ slot, source, id }));
    const swaps = await call<SwapsResponse>('POST', '/outfits/swaps', { ...SWAP, pieces, slot: 'shoes' });
    for (const { outfit } of swaps.body.choices) expect(outfit.pieces).toContainEqual(piece);
    expect((await call('POST', '/outfits', { pieces })).status).toBe(400);
    const { token } = await registerMeasuredUser();
    expect(await suggest(around, token)).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('check the piece again') },
    });
    expect((await call('GET', '/outfits/suggestions/quota', undefined, token)).body).toMatchObject({
      left: 1,
    });
  });

  it('GET /outfits/openings counts openings and names gaps, with or without measurements', async () => {
    const fetchOpenings = (token?: string) =>
      call<OpeningsResponse>('GET', '/outfits/openings', undefined, token).then(({ body }) => body);
    const { pieces, gaps } = await fetchOpenings();
    expect(pieces).toHaveLength(WARDROBE.length);
    expect(pieces.some(({ opens }) => opens > 0)).toBe(true);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps)
      expect(gap).toMatchObject({ itemId: expect.any(String), garment: { colors: expect.any(Array) } });
    expect(gaps.map(({ opens }) => opens)).toEqual(gaps.map(({ opens }) => opens).sort((a, b) => b - a));
    const { token } = await shop.customer();
    expect(await fetchOpenings(token)).toEqual({ pieces: [], gaps: [] });
    await call('POST', '/wardrobe/lines', { texts: WARDROBE }, token);
    expect((await fetchOpenings(token)).pieces).toHaveLength(WARDROBE.length);
  });

  it('GET /outfits/openings/{id} returns companions of a piece, and its effect for paid users', async () => {
    const own = await call<WardrobeResponse>('GET', '/wardrobe');
    const skirt = own.body.items.find(({ name }) => String(name).startsWith('Camel pencil skirt'))!;
    const { status, body } = await call<CompanionsResponse>('GET', `/outfits/openings/${skirt.id}`);
    expect(status).toBe(200);
    expect(body.wornWith.map(({ garment }) => garment.category)).toEqual(['Tops', 'Shoes']);
    expect(body.goesWith).toHaveLength(3);
    expect(body.goesWith.map(({ id }) => id)).not.toContain(skirt.id);
    expect(body.sentence).toEqual(expect.any(String));
    const { token } = await registerMeasuredUser();
    expect((await call('GET', `/outfits/openings/${skirt.id}`, undefined, token)).status).toBe(404);
    const { body: free } = await call<WardrobePiece>('POST', '/wardrobe', { text: WARDROBE[4] }, token);
    expect(await call('GET', `/outfits/openings/${free.id}`, undefined, token)).toMatchObject({
      body: { opens: 0, goesWith: [], wornWith: [], sentence: null },
    });
  });

  it('GET /outfits/suggestions omits pieces in the wash', async () => {
    const { user, token } = await registerMeasuredUser();
    await shop.grant(user.id);
    const { body } = await call<AddedLinesResponse>('POST', '/wardrobe/lines', { texts: WARDROBE }, token);
    const shoes = body.items.filter(({ garment }) => garment.category === 'Shoes').map(({ id }) => id);
    const worn = async () => {
      const response = await suggest(`${WORK}&from=wardrobe`, token);
      return response.body.outfits.flatMap(({ pieces }) => pieces.map(({ id }) => id));
    };
    const setInWash = (inWash: boolean) =>
      Promise.all(shoes.map((id) => call('PATCH', `/wardrobe/${id}`, { inWash }, token)));
    expect((await worn()).filter((id) => shoes.includes(id))).not.toEqual([]);
    await setInWash(true);
    expect((await worn()).filter((id) => shoes.includes(id))).toEqual([]);
    await setInWash(false);
    expect((await worn()).filter((id) => shoes.includes(id))).not.toEqual([]);
  });

  it('GET /wardrobe/advice suggests alterations, and passing on unused, unloved pieces', async () => {
    const owner = await registerMeasuredUser();
    await shop.grant(owner.user.id);
    const own = <T>(method: Parameters<TestApp['request']>[0], path: string, body?: object) =>
      call<T>(method, path, body, owner.token);
    const advise = () => own<WardrobeAdviceResponse>('GET', '/wardrobe/advice').then(({ body }) => body);
    test.clock.turnTo(new Date(Date.now() - 120 * DAY_MS));
    const add = async (itemId: string) => (await own<WardrobePiece>('POST', '/wardrobe', { itemId })).body;
    const blazer = await add('ivory-double-breasted-blazer');
    const boxy = await add(BOXY);
    await add('long-navy-down-parka');
    const toAlter = {
      id: blazer.id,
      name: blazer.name,
      sentence: expect.stringContaining('taken in at the waist'),
    };

    const fresh = await advise();
    expect(fresh).toMatchObject({ alter: [toAlter], passOn: [] });
    expect(fresh.alter[0]!.reasons.join()).toMatch(/your waist is.*29½.in at the waist/);
    const hourglass = { shoulders: 38, chest: 34.5, waist: 29.5, hips: 38.5, kneeToFloor: 16.5 };
    await own('PUT', '/user/measurements', { ...TAPE_MEASUREMENTS, ...hourglass });
    await own('PUT', '/user/preferences', { hideNumbers: true });
    const hidden = (await advise()).alter[0]!.reasons.join();
    expect(hidden).toMatch(/waist is smaller/);
    expect(hidden).not.toMatch(/\d/);
    await own('PUT', '/user/preferences', { hideNumbers: false });
    await own('PUT', '/user/measurements', TAPE_MEASUREMENTS);

    test.clock.turnTo(new Date());
    const month = new Date(Date.now() - 45 * DAY_MS).getUTCMonth();
    const hemisphere = getSeason(month, 'north') === 'winter' ? 'south' : 'north';
    await own('PUT', '/user/preferences', { hemisphere });
    const listPassOnIds = () => advise().then(({ passOn }) => passOn.map(({ id }) => id));
    expect(await listPassOnIds()).toEqual([boxy.id]);
    const kept = await own<KeptOutfit>('POST', '/outfits', {
      pieces: [{ source: 'wardrobe', id: boxy.id }],
    });
    expect(await listPassOnIds()).toEqual([]);
    await own('DELETE', `/outfits/${kept.body.id}`);
    await own('PUT', `/user/marks/${BOXY}`, { mark: 'love' });
    expect(await listPassOnIds()).toEqual([]);
    await own('PUT', `/user/marks/${BOXY}`, { mark: null });
    await own('PUT', `/wardrobe/${boxy.id}/wears/${test.clock.now().toISOString().slice(0, 10)}`);
    expect(await listPassOnIds()).toEqual([]);

    const free = await registerMeasuredUser();
    expect((await call('GET', '/wardrobe/advice', undefined, free.token)).body.code).toBe('PREMIUM_REQUIRED');
    const unmeasured = await shop.customer();
    await shop.grant(unmeasured.user.id);
    const refused = await call('GET', '/wardrobe/advice', undefined, unmeasured.token);
    expect(refused.body.code).toBe('MEASUREMENTS_REQUIRED');
  });

  it('a user without measurements is refused, and uses no quota', async () => {
    const { token } = await shop.customer();
    expect(await suggest(WORK, token)).toMatchObject({
      status: 403,
      body: { code: 'MEASUREMENTS_REQUIRED' },
    });
    expect((await call('GET', '/outfits/suggestions/quota', undefined, token)).body).toMatchObject({
      left: 1,
    });
  });

  it('a free account has one request a week with a stable response, even concurrently', async () => {
    test.clock.turnTo(SUNDAY);
    const { token } = await registerMeasuredUser();
    const responses = await Promise.all([
      ...Array.from({ length: 10 }, () => suggest(WORK, token)),
      ...Array.from({ length: 10 }, () => suggest(`${WORK}&seed=7`, token)),
    ]);
    const given = responses.filter(({ status }) => status === 200);
    expect(given).toHaveLength(10);
    expect(new Set(given.map(({ text }) => text)).size).toBe(1);
    expect(given[0]!.body.quota).toEqual({ left: 0, resetsAt: MONDAY.toISOString() });
    await call('POST', '/wardrobe/lines', { texts: WARDROBE }, token);
    const asked = responses.indexOf(given[0]!) < 10 ? WORK : `${WORK}&seed=7`;
    expect((await suggest(asked, token)).text).toBe(given[0]!.text);
    const tomorrow = MONDAY.toISOString().slice(0, 10);
    expect((await suggest(`${asked}&day=${tomorrow}`, token)).text).toBe(given[0]!.text);
    const { body: held } = await call<{ weeklyOutfits: object[] }>('GET', '/user/export', undefined, token);
    expect(held.weeklyOutfits).toHaveLength(1);
    expect(await suggest('occasion=travel', token)).toMatchObject({
      status: 403,
      body: { code: 'QUOTA_USED', error: expect.stringContaining('Monday') },
    });
    expect((await call('POST', '/outfits/swaps', SWAP, token)).body.code).toBe('PREMIUM_REQUIRED');
    test.clock.turnTo(MONDAY);
    expect((await suggest('occasion=travel', token)).status).toBe(200);
    test.clock.turnTo(new Date());
  });

  it('a free account that excludes a type gets its weekly outfits without it', async () => {
    const { token } = await registerMeasuredUser();
    const listTypes = (outfits: SuggestionsResponse['outfits']) =>
      outfits.flatMap(({ pieces }) => pieces.map(({ garment }) => garment.type));
    const first = await suggest(WORK, token);
    await call('PUT', '/user/preferences', { never: ['skirts', 'dresses'] }, token);
    const [second, again] = [await suggest(WORK, token), await suggest(WORK, token)];
    expect(listTypes(first.body.outfits).some((type) => /skirt|dress/.test(type!))).toBe(true);
    expect(listTypes(second.body.outfits).filter((type) => /skirt|dress/.test(type!))).toEqual([]);
    expect(again.text).toBe(second.text);
    expect((await suggest('occasion=travel', token)).body.code).toBe('QUOTA_USED');
  });

  describe('packing', () => {
    const JOURNEY = { days: 4, occasions: ['work', 'travel'], season: 'fall', max: 14 };

    it('POST /packing-lists packs few pieces for every day, once per id', async () => {
      const id = '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d13';
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => call<PackingList>('POST', '/packing-lists', { ...JOURNEY, id })),
      );
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      const { status, body } = responses[0]!;
      expect(status).toBe(201);
      expect(body.days).toHaveLength(4);
      const packed = new Set(body.pieces.map((piece) => piece.id));
      expect(packed.size).toBeLessThanOrEqual(14);
      for (const { outfits } of body.days) {
        expect(outfits.length).toBeGreaterThan(0);
        expect(['work', 'travel']).toEqual(expect.arrayContaining(outfits.map(({ occasion }) => occasion)));
        for (const { pieces } of outfits) expect(pieces.every((piece) => packed.has(piece.id))).toBe(true);
      }
      expect(body.missing).toEqual([]);
      expect(body.days.every(({ outfits }) => outfits.length === 2)).toBe(true);
    });

    it('an occasion without an outfit is reported with its gaps, and the others are packed', async () => {
      const owner = await registerMeasuredUser();
      await shop.grant(owner.user.id);
      const texts = ['White cotton shirt', 'High-rise navy wool suit trousers', 'Black satin stiletto pumps'];
      await call('POST', '/wardrobe/lines', { texts }, owner.token);
      const { body } = await call<PackingList>(
        'POST',
        '/packing-lists',
        { days: 2, occasions: ['work', 'sport'], max: 10, from: ['wardrobe'] },
        owner.token,
      );
      expect(body.missing).toEqual([{ occasion: 'sport', lacks: ['top', 'bottom', 'shoes'] }]);
      expect(body.days.map(({ outfits }) => outfits.map(({ occasion }) => occasion))).toEqual([
        ['work'],
        ['work'],
      ]);
      expect(body).toMatchObject({ needed: null, repeats: true });
    });

    it('only the owner can repack a list for another trip, and remaining ticks stay', async () => {
      const owner = await registerMeasuredUser();
      await shop.grant(owner.user.id);
      const own = <T = PackingList>(method: Parameters<TestApp['request']>[0], path: string, body?: object) =>
        call<T>(method, `/packing-lists${path}`, body, owner.token);
      const first = (await own('POST', '', JOURNEY)).body;
      for (const { source, id } of first.pieces) await own('PUT', `/${first.id}/packed/${source}:${id}`);
      const asked = { days: 3, occasions: ['travel'], once: ['evening'], max: 20, from: ['catalog'] };
      const weather = { temperature: 12, rain: true, wind: false };
      const { status, body } = await own('PUT', `/${first.id}`, { ...asked, ...weather });
      const { days: _, ...said } = asked;
      expect([status, body]).toMatchObject([200, { ...said, ...weather, id: first.id, season: null }]);
      expect(body.days.map(({ outfits }) => outfits.map(({ occasion }) => occasion))).toEqual([
        ['travel'],
        ['travel', 'evening'],
        ['travel'],
      ]);
      const before = new Set(first.pieces.map(({ id }) => id));
      expect(body.pieces.map(({ packed }) => packed)).toEqual(body.pieces.map(({ id }) => before.has(id)));
      expect((await own('GET', `/${first.id}`)).body).toEqual(body);
      expect((await call('PUT', `/packing-lists/${first.id}`, JOURNEY)).status).toBe(404);
      await shop.users.update(owner.user.id, { hasPaid: false });
      expect((await own('PUT', `/${first.id}`, JOURNEY)).body.code).toBe('PREMIUM_REQUIRED');
    });

    it('a deleted list that is sent again is packed once more', async () => {
      const owner = await registerMeasuredUser();
      await shop.grant(owner.user.id);
      const own = <T = PackingList>(method: Parameters<TestApp['request']>[0], path: string, body?: object) =>
        call<T>(method, `/packing-lists${path}`, body, owner.token);
      const id = '0d6c3f54-94a1-4c0b-8a43-5a3f6a1c2b7e';
      await own('POST', '', { ...JOURNEY, id });
      await own('DELETE', `/${id}`);
      const { status, body } = await own('POST', '', { ...JOURNEY, id, days: 2 });
      expect([status, body.id, body.days.length]).toEqual([201, id, 2]);
      const { items } = (await own<PackingListsResponse>('GET', '')).body;
      expect(items.map((list) => list.id)).toEqual([id]);
    });

    it('packing lists are paged newest first', async () => {
      const owner = await registerMeasuredUser();
      await shop.grant(owner.user.id);
      const fetchPage = async (query: string) =>
        (await call<PackingListsResponse>('GET', `/packing-lists${query}`, undefined, owner.token)).body;
      const packed: string[] = [];
      for (const days of [1, 2, 3])
        packed.unshift(
          (await call<PackingList>('POST', '/packing-lists', { ...JOURNEY, days }, owner.token)).body.id,
        );
      const first = await fetchPage('?limit=2');
      const second = await fetchPage(`?limit=2&cursor=${first.next}`);
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(packed);
      expect([first.items.length, second.next]).toEqual([2, null]);
    });

    it('only the owner can use a packing list, even after a refund', async () => {
      const owner = await registerMeasuredUser();
      await shop.grant(owner.user.id);
      const own = <T = PackingList>(method: Parameters<TestApp['request']>[0], path: string, body?: object) =>
        call<T>(method, `/packing-lists${path}`, body, owner.token);
      const { body } = await own('POST', '', { ...JOURNEY, occasions: ['travel'] });
      await shop.users.update(owner.user.id, { hasPaid: false });
      const [first] = body.pieces;
      const tick = `/${body.id}/packed/${first!.source}:${first!.id}`;
      for (const method of ['PUT', 'PUT'] as const)
        expect((await own(method, tick)).body.pieces[0]).toMatchObject({ packed: true });
      expect((await own('GET', `/${body.id}`)).body.pieces[0]).toMatchObject({ packed: true });
      expect((await own('DELETE', tick)).body.pieces[0]).toMatchObject({ packed: false });
      expect((await own('PUT', `/${body.id}/packed/catalog:another`)).status).toBe(404);
      expect((await own('POST', '', JOURNEY)).body.code).toBe('PREMIUM_REQUIRED');
      for (const [method, path] of [
        ['GET', `/${body.id}`],
        ['DELETE', `/${body.id}`],
        ['PUT', tick],
        ['DELETE', tick],
      ] as const)
        expect((await call(method, `/packing-lists${path}`)).status).toBe(404);
      expect((await own<PackingListsResponse>('GET', '')).body.items).toHaveLength(1);
      const held = await call<{ packingLists: object[] }>('GET', '/user/export', undefined, owner.token);
      expect(held.body.packingLists).toHaveLength(1);
      await own('PUT', tick);
      expect((await own('DELETE', `/${body.id}`)).status).toBe(200);
      expect((await own('GET', `/${body.id}`)).status).toBe(404);
      expect((await own('PUT', tick)).status).toBe(404);
      expect((await own('GET', '')).body).toMatchObject({ items: [], hasPacked: true });
      expect((await call('POST', `/packing-lists/${body.id}/restore`)).status).toBe(404);
      const restored = await own('POST', `/${body.id}/restore`);
      expect([restored.status, restored.body.pieces[0]]).toMatchObject([200, { packed: true }]);
      expect((await own<PackingListsResponse>('GET', '')).body.items).toHaveLength(1);
    });

    it.each([
      { days: 0 },
      { days: 15 },
      { days: 1.5 },
      { occasions: [] },
      { occasions: ['party'] },
      { max: 2 },
      { from: ['shop'] },
      { season: 'monsoon' },
    ])('POST /packing-lists refuses %j', async (wrong) => {
      expect((await call('POST', '/packing-lists', { ...JOURNEY, ...wrong })).status).toBe(400);
    });
  });
});

const SWAP = {
  occasion: 'work',
  pieces: [{ slot: 'top', source: 'catalog', id: 'silk-shirt' }],
  slot: 'top',
};
