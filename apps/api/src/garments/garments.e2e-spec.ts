import { randomUUID } from 'node:crypto';
import { translateAll } from '@figura/messages';
import { MAX_SIZE_CHARTS, type Problem } from '@figura/contracts';
import { createReader, readWords, type ReadWords, restrictToVocabulary } from '@figura/garments';
import { answerCheck, type CheckCatalog, createCheckSource, listUserFeatures } from '@figura/styling';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startOfWeekAfter, toIsoWeek } from '../platform/clock/iso-week';
import { Shop } from '../testing/shop';
import { TAPE_MEASUREMENTS } from '../testing/tape-measurements';
import { TestApp } from '../testing/test-app';
import type { UserResponse } from '../users/users.dto';
import type { CheckLanguageResponse, CheckMaterialResponse, CheckResponse } from './garments.dto';
import type { QuotaState } from '../quotas/quotas.dto';
import { MINUTE_MS } from '../platform/clock/durations';
import { RecentChecksService } from './recent/recent-checks.service';
import type { SizeChart, SizeChartsResponse } from './size-charts/size-charts.dto';

const DRESS = 'Black V-neck wrap dress in jersey, knee length, three-quarter sleeves';
/** In the future, since access tokens expire by the real clock. */
const MONDAY = new Date(startOfWeekAfter(new Date()).getTime() + 7 * 24 * 60 * MINUTE_MS);
const SUNDAY = new Date(MONDAY.getTime() - 14 * 60 * MINUTE_MS);
const RESETS_AT = MONDAY.toISOString();

let test: TestApp;
let shop: Shop;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMITS: 'off' });
  shop = new Shop(test);
});
afterAll(() => test.stop());

describe('POST /garments/check', () => {
  let paid: string;

  beforeAll(async () => {
    const account = await registerMeasuredUser();
    await shop.grant(account.user.id);
    paid = account.token;
  });
  beforeEach(() => test.clock.turnTo(SUNDAY));

  async function registerMeasuredUser() {
    const account = await shop.customer();
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token: account.token });
    return account;
  }
  const check = (token: string, body: object) =>
    test.request<CheckResponse & Problem>('POST', '/api/garments/check', body, { token });
  const fetchQuota = (token: string) =>
    test.request<QuotaState>('GET', '/api/garments/check/quota', undefined, { token });

  it('omits body lengths from checks, guides, looks and outfits when numbers are hidden', async () => {
    const { token, user } = await registerMeasuredUser();
    await shop.grant(user.id);
    const read = async (path: string) =>
      (await test.request('GET', `/api/${path}`, undefined, { token })).text;
    const GUIDES = [
      ['hips', 'wide'],
      ['torso', 'long'],
      ['legs', 'short'],
      ['shoulders', 'narrow'],
    ].map(([part, attribute]) => `body-part-details?bodyPart=${part}&bodyPartAttribute=${attribute}`);
    const readEverything = async () => {
      const paths = ['body-type-analysis', 'best-looks', 'trending/personalized', ...GUIDES];
      return [
        (await check(token, { text: DRESS, hemLength: 39 })).text,
        (await check(token, { text: 'High-waisted wide-leg trousers', hemLength: 40 })).text,
        await read('outfits/suggestions?occasion=work&season=fall&from=catalog'),
        ...(await Promise.all(paths.map((path) => read(`recommendations/${path}`)))),
      ].join();
    };
    const LENGTH = /[\d½¼¾⅛⅜⅝⅞]\u00a0(in|cm)\b/;
    expect(await readEverything()).toMatch(LENGTH);
    await test.request('PUT', '/api/user/preferences', { hideNumbers: true }, { token });
    const hidden = await readEverything();
    expect(hidden).toContain('"railChecks":[{');
    expect(hidden).not.toMatch(LENGTH);
    expect(hidden).toContain('Measured from the shoulder');
  });

  it('returns the garment, a verdict, reasons, changes and where the hem ends', async () => {
    const { status, body } = await check(paid, { text: DRESS, hemLength: 39 });
    expect(status).toBe(200);
    expect(body.garment).toMatchObject({
      category: 'One-Piece',
      type: 'wrap-dress',
      attributes: { neckline: ['v-neck'], sleeveLength: ['three-quarter'], length: ['knee'] },
      colors: [{ name: 'Black' }],
    });
    expect(body.evidence).toContainEqual({
      attribute: 'length',
      value: 'knee',
      words: 'knee length',
      start: DRESS.indexOf('knee'),
      end: DRESS.indexOf(', three'),
    });
    expect(body.garment.attributes).toMatchObject({ waist: ['tie'], color: ['one-color'] });
    expect(body.verdict).toMatchObject({
      level: 'good',
      sentence: expect.stringMatching(/^A good choice: “Tied waist”.* your defined waist/),
    });
    expect(body.verdict.known.known).toBeLessThanOrEqual(body.verdict.known.matter);
    expect(body.reasons[0]).toMatchObject({ bodyPart: 'Defined waist', attribute: 'waist', rating: 3 });
    expect(body.alternatives.map(({ to }) => to)).not.toContain('tie');
    expect(body.reasons.length).toBeGreaterThan(1);
    expect(body.reasons.length).toBeLessThanOrEqual(5);
    expect(body.fit).toEqual([
      { part: 'hem', sentence: expect.stringMatching(/^At 39\sin from .* it ends .*\.$/) },
      { part: 'sleeve', sentence: expect.stringMatching(/^For your height, .* this one at about .*\sin\.$/) },
    ]);
    expect(body.alternatives).toHaveLength(3);
    expect(body.alike!.searchWords.slice(0, 2)).toEqual(['black', 'wrap dress']);
    expect(body.alike!.searches[0]).toEqual({
      name: 'Vinted',
      url: expect.stringMatching(/^https:\/\/www\.vinted\.com\/.*wrap%20dress/),
    });
    expect(body.quota).toEqual({ left: null, resetsAt: RESETS_AT });
  });

  it('gives a paid user the material to compute the same verdict in the browser', async () => {
    const { status, body } = await test.request<CheckMaterialResponse>(
      'GET',
      '/api/garments/check/material',
      undefined,
      { token: paid },
    );
    expect(status).toBe(200);
    const reader = createReader(body.lexicon);
    const catalog = body.catalog as CheckCatalog;
    const source = createCheckSource(catalog);
    const me = await test.request<UserResponse>('GET', '/api/auth/me', undefined, { token: paid });
    const user = { ...me.body.user, measurements: me.body.user.measurements! };
    for (const text of [DRESS, 'white oversized linen shirt', 'high-waisted wide-leg jeans, ankle length']) {
      const {
        checkId,
        quota: _none,
        alike: _online,
        ...server
      } = (await check(paid, { text, hemLength: 38 })).body;
      const read = readWords(reader, text) as ReadWords;
      const answer = answerCheck(source, read.garment, listUserFeatures(user, new Date()), user, 38);
      expect(translateAll({ ...read, ...answer }, 'en')).toEqual(server);
      const known = restrictToVocabulary(read.garment, catalog);
      const { body: tapped } = await check(paid, { garment: read.garment, checkId });
      expect(tapped.garment).toEqual(known);
    }
  });

  it('returns the same for words and their garment, and each alternative gains what it promises', async () => {
    const read = (await check(paid, { text: DRESS })).body;
    const { body } = await check(paid, { garment: read.garment, checkId: read.checkId });
    const { language, ...rest } = read;
    expect(language).toBe('en');
    expect(body).toEqual({ ...rest, evidence: [], unread: [] });
    for (const { attribute, from, to, gain } of read.alternatives) {
      const kept = (read.garment.attributes[attribute] ?? []).filter((value) => value !== from);
      const attributes = { ...read.garment.attributes, [attribute]: [...kept, to] };
      const changed = await check(paid, { garment: { ...read.garment, attributes } });
      expect(changed.body.verdict.score - read.verdict.score).toBe(gain);
      expect(gain).toBeGreaterThan(0);
    }
  });

  it.each([
    ['Schwarzes Wickelkleid, knielang', 'de', 'wrap-dress'],
    ['robe longue fleurie', 'fr', 'maxi-dress'],
    ['falda plisada verde', 'es', 'pleated-skirt'],
    ['camicia di lino bianca', 'it', 'shirt'],
  ])('reads "%s" as %s', async (text, language, type) => {
    const { body } = await check(paid, { text });
    expect(body).toMatchObject({ language, garment: { type } });
  });

  it('gives a paid user the material to read another language in the browser', async () => {
    const path = '/api/garments/check/material';
    const { status, body } = await test.request<CheckLanguageResponse>('GET', `${path}/de`, undefined, {
      token: paid,
    });
    expect([status, body.words.language]).toEqual([200, 'de']);
    const { body: material } = await test.request<CheckMaterialResponse>('GET', path, undefined, {
      token: paid,
    });
    expect(createReader(material.lexicon, undefined, [body.words]).readText('Wickelkleid').type).toBe(
      'wrap-dress',
    );
    expect((await test.request('GET', `${path}/nl`, undefined, { token: paid })).status).toBe(400);
  });

  it('returns a range and a question for vague words, and answers the question for free', async () => {
    const { token } = await registerMeasuredUser();
    const { body } = await check(token, { text: 'sweater' });
    const { verdict, question, checkId, quota } = body;
    expect(verdict.range).toMatchObject({ from: 'poor', to: expect.stringMatching(/^(great|good)$/) });
    expect(verdict.known.known).toBeLessThan(verdict.known.matter);
    expect(question!.options.length).toBeGreaterThan(1);
    for (const { garment, level, label } of question!.options) {
      const answered = await check(token, { garment, checkId });
      expect(answered.body.verdict.level).toBe(level);
      expect(answered.body.quota).toEqual(quota);
      expect(label).not.toBe('');
    }
    expect(verdict.sentence).toMatch(/^(Great|Good) if .* is “.*”, poor if it is “.*”\.$/);
  });

  it("states lengths in the user's unit", async () => {
    const { token } = await registerMeasuredUser();
    await test.request('PUT', '/api/user/profile', { unitPreference: 'metric' }, { token });
    const { body } = await check(token, { text: 'pleated skirt', hemLength: 65 / 2.54 });
    expect(body.fit).toEqual([
      {
        part: 'hem',
        sentence: expect.stringMatching(/^At 65\scm from the waistband, it ends .*your knee\.$/),
      },
    ]);
  });

  it.each([
    ['nothing', '', 'no garment'],
    ['no garment', 'I would like to travel to Lisbon', 'no garment'],
    ['a product without a catalog type', 'a screwdriver set of 24 pieces', 'no garment'],
    ['emoji', '👗👠✨', 'no garment'],
    ['another script', '長袖ワンピース', 'do not read this language'],
    ['an unsupported language', 'zwarte jurk met lange mouwen', 'do not read this language'],
    ['two pieces', 'linen co-ord set', 'each piece by itself'],
    ['a draped garment', 'red silk sari', 'draped'],
    ['an accessory without advice', 'folding umbrella', 'have no advice on it'],
    ['markup', '<script>alert("x")</script><b></b>', 'no garment'],
    ['invisible characters', '\u202e\u200b\u2028', 'no garment'],
    ['a bare link', 'https://shop.example/women/wrap-dress-black', 'paste the words'],
    ['a link without its scheme', 'www.shop.example/wrap-dress', 'paste the words'],
    ['links', ' shop.example/wrap-dress https://shop.example/skirt ', 'paste the words'],
  ])('answers 400 to %s, and says what to do', async (_, text, words) => {
    const { status, body } = await check(paid, { text });
    expect([status, body.code]).toEqual([400, 'NOT_A_GARMENT']);
    expect(body.error).toContain(words);
    expect(body.fields).toEqual({ text: body.error });
  });

  it('reads a garment among links, emoji and markup', async () => {
    const text = 'Look 👗 https://shop.example/x <b>wrap&nbsp;dress</b> 長袖';
    expect((await check(paid, { text })).body.garment.type).toBe('wrap-dress');
  });

  it('answers 400 to more than 10,000 characters, and reads exactly 10,000', async () => {
    const long = 'wrap dress '.repeat(2_000);
    const { status, body } = await check(paid, { text: long.slice(0, 10_001) });
    expect([status, body.code]).toEqual([400, 'TEXT_TOO_LONG']);
    expect((await check(paid, { text: long.slice(0, 10_000) })).status).toBe(200);
  });

  it.each([
    ['neither words nor a garment', {}],
    ['both', { text: DRESS, garment: createGarment() }],
    ['a type of another category', { garment: createGarment({ category: 'Shoes' }) }],
    ['an unknown type', { garment: createGarment({ type: 'toga' }) }],
    ['an unknown attribute', { garment: createGarment({ attributes: { price: ['low'] } }) }],
    ['an unknown value', { garment: createGarment({ attributes: { neckline: ['square-ish'] } }) }],
    ['a value of another attribute', { garment: createGarment({ attributes: { neckline: ['knee'] } }) }],
    ['attributes that are not lists', { garment: createGarment({ attributes: { neckline: 'v-neck' } }) }],
    ['65 values', { garment: createGarment({ attributes: { neckline: Array(65).fill('v-neck') } }) }],
    ['an invalid color', { garment: createGarment({ colors: [{ name: 'Red', hex: 'url(x)' }] }) }],
    ['a length of 0', { text: DRESS, hemLength: 0 }],
    ['an oversized length', { text: DRESS, hemLength: 1e9 }],
    ['an invalid id', { text: DRESS, checkId: 'x' }],
  ])('answers 400 to %s', async (_, body) => {
    expect(await check(paid, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('answers 403 without measurements, and counts nothing', async () => {
    const { token } = await shop.customer();
    expect(await check(token, { text: DRESS })).toMatchObject({
      status: 403,
      body: { code: 'MEASUREMENTS_REQUIRED' },
    });
    expect((await fetchQuota(token)).body).toEqual({ left: 3, resetsAt: RESETS_AT });
  });

  it('gives free accounts three checks a week with two reasons each, and does not count refused ones', async () => {
    const { token } = await registerMeasuredUser();
    const left = [];
    for (let count = 0; count < 3; count++) {
      await check(token, { text: 'Lisbon' });
      const { body } = await check(token, { text: DRESS });
      left.push(body.quota);
      expect(body.reasons).toHaveLength(2);
      expect(body.cautions.length).toBeLessThanOrEqual(1);
    }
    expect(left).toEqual([2, 1, 0].map((count) => ({ left: count, resetsAt: RESETS_AT })));
    expect(await check(token, { text: DRESS })).toMatchObject({ status: 403, body: { code: 'QUOTA_USED' } });
    test.clock.turnTo(MONDAY);
    expect((await fetchQuota(token)).body.left).toBe(3);
    expect((await check(token, { text: DRESS })).status).toBe(200);
  });

  it('allows changes to a check for 30 minutes, even across the end of a week', async () => {
    const { token } = await registerMeasuredUser();
    test.clock.turnTo(new Date(MONDAY.getTime() - 10 * MINUTE_MS));
    const first = (await check(token, { text: DRESS })).body;
    const checkAgain = async () =>
      (await check(token, { text: 'white wrap dress', checkId: first.checkId })).body;
    expect(await checkAgain()).toMatchObject({ checkId: first.checkId, quota: { left: 2 } });
    test.clock.turnTo(new Date(MONDAY.getTime() + 19 * MINUTE_MS));
    expect(await checkAgain()).toMatchObject({ checkId: first.checkId, quota: { left: 3 } });
    test.clock.turnTo(new Date(MONDAY.getTime() + 21 * MINUTE_MS));
    const late = await checkAgain();
    expect(late.quota.left).toBe(2);
    expect(late.checkId).not.toBe(first.checkId);
  });

  it('counts another category or type, and the eleventh change, as a new check [S114]', async () => {
    const { token } = await registerMeasuredUser();
    const { checkId } = (await check(token, { text: DRESS })).body;
    const others = ['white shirt', 'red shift dress'];
    for (const [index, text] of others.entries()) {
      const { body } = await check(token, { text, checkId });
      expect(body.quota.left).toBe(1 - index);
      expect(body.checkId).not.toBe(checkId);
    }
    for (let change = 3; change <= 10; change++)
      expect(await check(token, { text: 'white wrap dress', checkId })).toMatchObject({
        status: 200,
        body: { checkId },
      });
    expect(await check(token, { text: 'white wrap dress', checkId })).toMatchObject({
      status: 403,
      body: { code: 'QUOTA_USED' },
    });
  });

  it('allows no more checks than the weekly quota under the id of one check [S114]', async () => {
    const { token } = await registerMeasuredUser();
    const { checkId } = (await check(token, { text: DRESS })).body;
    const kinds = ['shirt', 'coat', 'skirt', 'sandals', 'tote bag', 'shift dress'];
    const statuses = [];
    for (let index = 0; index < 60; index++)
      statuses.push((await check(token, { text: `red ${kinds[index % 6]}`, checkId })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });

  it('refuses a check without reading it when the quota is used up [S114]', async () => {
    const { token } = await registerMeasuredUser();
    for (let count = 0; count < 3; count++) await check(token, { text: DRESS });
    for (const question of [
      { text: 'Lisbon' },
      { garment: createGarment({ type: 'toga' }) },
      { text: DRESS },
    ])
      expect(await check(token, question)).toMatchObject({ status: 403, body: { code: 'QUOTA_USED' } });
  });

  it('does not let an account continue a check of another account', async () => {
    const [mira, noor] = [await registerMeasuredUser(), await registerMeasuredUser()];
    const { checkId } = (await check(mira.token, { text: DRESS })).body;
    const { body } = await check(noor.token, { text: DRESS, checkId });
    expect(body.quota.left).toBe(2);
    expect(body.checkId).not.toBe(checkId);
  });

  it('allows three of twenty concurrent checks', async () => {
    const { token } = await registerMeasuredUser();
    const responses = await Promise.all(Array.from({ length: 20 }, () => check(token, { text: DRESS })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(17).fill(403)]);
    expect((await fetchQuota(token)).body.left).toBe(0);
  });

  it('answers a repeated idempotency key within a day, and counts it once', async () => {
    const { token } = await registerMeasuredUser();
    const key = randomUUID();
    const first = await check(token, { text: DRESS, key });
    const again = await check(token, { text: DRESS, key });
    expect(again).toMatchObject({ status: 200, body: { checkId: first.body.checkId, quota: { left: 2 } } });
    expect(again.body.verdict).toEqual(first.body.verdict);
    const other = await check(token, { text: 'white shirt', key });
    expect(other.body.quota.left).toBe(1);
    expect(other.body.checkId).not.toBe(first.body.checkId);
    await check(token, { text: DRESS });
    expect(await check(token, { text: DRESS, key })).toMatchObject({
      status: 200,
      body: { quota: { left: 0 } },
    });
    expect(await check(token, { text: DRESS, key: randomUUID() })).toMatchObject({ status: 403 });
    expect(await check(token, { text: DRESS, key: 'again' })).toMatchObject({ status: 400 });
    const noor = await registerMeasuredUser();
    expect((await check(noor.token, { text: DRESS, key })).body.quota.left).toBe(2);
  });

  it('answers a repeated key across the end of a week, but not after a day', async () => {
    const { token } = await registerMeasuredUser();
    const key = randomUUID();
    test.clock.turnTo(new Date(MONDAY.getTime() - MINUTE_MS));
    await check(token, { text: DRESS, key });
    test.clock.turnTo(new Date(MONDAY.getTime() + MINUTE_MS));
    expect((await check(token, { text: DRESS, key })).body.quota.left).toBe(3);
    test.clock.turnTo(new Date(MONDAY.getTime() + 25 * 60 * MINUTE_MS));
    expect((await check(token, { text: DRESS, key })).body.quota.left).toBe(2);
  });

  it('counts twenty concurrent requests with one key as one', async () => {
    const { token } = await registerMeasuredUser();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => check(token, { text: DRESS, key })));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.checkId}`)).size).toBe(1);
    expect((await fetchQuota(token)).body.left).toBe(2);
  });

  it('stores no garment in the database, exports recent checks, and deletes them with the account', async () => {
    const { token, user, account } = await registerMeasuredUser();
    const { checkId, garment } = (await check(token, { text: 'a cerise wrap dress' })).body;
    const { db } = test.app.get<Connection>(getConnectionToken());
    const names = (await db!.listCollections().toArray()).map(({ name }) => name);
    const stored = await Promise.all(
      names
        .filter((name) => !name.startsWith('catalog'))
        .map((name) => db!.collection(name).find().toArray()),
    );
    expect(JSON.stringify(stored)).not.toMatch(/cerise/i);
    const exported = await test.request<{ quotas: object[]; recentChecks: object[] }>(
      'GET',
      '/api/user/export',
      undefined,
      { token },
    );
    expect(exported.body.recentChecks).toEqual([{ at: expect.any(String), garment }]);
    expect(exported.body.quotas).toEqual([{ quota: 'checks', week: toIsoWeek(SUNDAY), used: 1 }]);
    await test.request('DELETE', '/api/user', { password: account.password }, { token });
    const left = await db!.collection('quotauses').find().toArray();
    expect(JSON.stringify(left)).not.toContain(user.id);
    const recent = test.app.get(RecentChecksService, { strict: false });
    expect(await recent.find(user.id, checkId)).toBeNull();
  });
});

function createGarment(overrides: object = {}) {
  return { category: 'One-Piece', type: 'wrap-dress', attributes: {}, colors: [], ...overrides };
}

/** Inches. */
const BODY = { ...TAPE_MEASUREMENTS, chest: 39, waist: 31, hips: 41.5 };
const CHART = 'Size | Bust | Waist | Hips\n10 | 36 | 28 | 38\n12 | 38 | 30 | 40\n14 | 40 | 32 | 42';

describe('Size charts', () => {
  async function findCustomer() {
    const { token, user } = await shop.customer();
    await shop.grant(user.id);
    await test.request('PUT', '/api/user/measurements', BODY, { token });
    const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      test.request<T & Problem>(method, `/api${path}`, body, { token });
    const check = async (body: object) =>
      (await call<CheckResponse>('POST', '/garments/check', body)).body.size;
    return { call, check };
  }

  it('are pasted, compared with, exported and deleted', async () => {
    const { call, check } = await findCustomer();
    const pasted = await call<SizeChart>('POST', '/size-charts', { name: 'Sunday Market', text: CHART });
    expect([pasted.status, pasted.body.rows.map(({ size }) => size)]).toEqual([201, ['10', '12', '14']]);
    const { id } = pasted.body;
    const again = await call<SizeChart>('POST', '/size-charts', { id, name: 'Sunday Market', text: CHART });
    expect(again.body).toEqual(pasted.body);

    const text = 'Black wrap dress by Sunday Market, size 12';
    const size = {
      size: '12',
      level: 'tight',
      better: '14',
      from: 'own',
      sentence: 'Size 12 of your chart “Sunday Market”: 1½\u00a0in tight at the hips; 14 fits.',
    };
    expect(await check({ text })).toEqual(size);
    expect(await check({ text: 'Navy wrap dress, size 12', chartId: id })).toEqual(size);
    const exported = await call<{ sizeCharts: object[] }>('GET', '/user/export');
    expect(exported.body.sizeCharts).toMatchObject([{ id, name: 'Sunday Market' }]);

    const other = await findCustomer();
    expect((await other.call('DELETE', `/size-charts/${id}`)).status).toBe(404);
    expect((await call('DELETE', `/size-charts/${id}`)).status).toBe(200);
    expect((await call<SizeChartsResponse>('GET', '/size-charts')).body.own).toEqual([]);
    expect(await check({ text })).toMatchObject({ level: null, from: null });
  });

  it('can be renamed by their owner only, and are then found by the new name', async () => {
    const { call, check } = await findCustomer();
    const { body: chart } = await call<SizeChart>('POST', '/size-charts', { name: 'Sunday', text: CHART });
    const path = `/size-charts/${chart.id}`;
    const other = await findCustomer();
    expect((await other.call('PUT', path, { name: 'Mine' })).status).toBe(404);
    expect((await call<SizeChart>('PUT', path, { name: 'Boden' })).body).toEqual({ ...chart, name: 'Boden' });
    expect((await call('PUT', path, { name: ' ' })).body.fields).toEqual({
      name: 'Please name the brand or the shop',
    });
    expect(await check({ text: 'Wrap dress by Boden, size 12' })).toMatchObject({ from: 'own' });
    expect(await check({ text: 'Wrap dress by Boden, size 20' })).toMatchObject({
      from: null,
      sentence: 'Your chart “Boden” does not say how size 20 measures.',
    });
  });

  it('report the line that cannot be read, and are limited in number', async () => {
    const { call } = await findCustomer();
    const add = (text: string) => call<SizeChart>('POST', '/size-charts', { name: 'Boden', text });
    const refused = await add('Size | Bust\n10 | 36\n12 | wide');
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({
      text: 'Line 3: “wide” is not a measurement. Write a number or a range, such as 38 or 36-38.',
    });
    expect((await add('10 36 28 38')).body.error).toMatch(/^Please add a first row/);
    const added = await Promise.all(Array.from({ length: MAX_SIZE_CHARTS + 3 }, () => add(CHART)));
    expect(added.filter(({ status }) => status === 201)).toHaveLength(MAX_SIZE_CHARTS);
    expect(added.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('of shops and standards state their source and date', async () => {
    const { call, check } = await findCustomer();
    const { known } = (await call<SizeChartsResponse>('GET', '/size-charts')).body;
    expect(known.length).toBeGreaterThan(20);
    const joules = known.find(({ id }) => id === 'joules-women')!;
    expect(await check({ text: 'Joules wrap dress, size 14' })).toMatchObject({
      from: 'shop',
      size: '14',
      sentence: expect.stringMatching(/^Size 14 by Joules’s chart/),
      source: joules.source,
      date: joules.date,
    });
    expect(await check({ text: 'black wrap dress, US 12' })).toMatchObject({
      from: 'standard',
      sentence: expect.stringContaining('by the US standard ASTM D5585-11, which shops follow loosely'),
    });
    expect(await check({ text: 'Herren Fusalp jacket, size 50' })).toMatchObject({ from: 'shop' });
  });

  it('yield to measurements in the words, and do nothing without a size', async () => {
    const { check } = await findCustomer();
    expect(await check({ text: 'Joules size 12 wrap dress, chest 37 in' })).toMatchObject({
      from: 'words',
      level: 'tight',
      sentence: '37\u00a0in at the chest is 2\u00a0in less than you: tight unless it stretches.',
    });
    expect(await check({ text: 'black wrap dress, knee length' })).toBeUndefined();
    expect(await check({ text: 'black loafers, size 9' })).toBeUndefined();
    const garment = { category: 'One-Piece', type: 'wrap-dress', attributes: {}, colors: [] };
    expect(await check({ garment, sizeWords: 'Joules, size 12' })).toMatchObject({ from: 'shop' });
  });

  it('are compared without numbers when numbers are hidden', async () => {
    const { call, check } = await findCustomer();
    await call('PUT', '/user/preferences', { hideNumbers: true });
    expect(await check({ text: 'Joules wrap dress, size 12' })).toMatchObject({
      size: '12',
      level: 'tight',
      better: null,
      from: 'shop',
      sentence: 'Size 12 by Joules’s chart: tight at the chest, waist and hips; the next larger size fits.',
    });
    expect(await check({ text: 'wrap dress, size 12, chest 37 in' })).toMatchObject({
      from: 'words',
      sentence: 'Tight at the chest unless it stretches.',
    });
  });
});
