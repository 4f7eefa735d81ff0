import { MAX_SIZE_CHARTS, type Problem } from '@figura/contracts';
import type { CheckResponse } from '../garments.dto';
import { Shop } from '../../testing/shop';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { TestApp } from '../../testing/test-app';
import type { SizeChart, SizeChartsResponse } from './size-charts.dto';

/** Inches. */
const BODY = { ...TAPE_MEASUREMENTS, chest: 39, waist: 31, hips: 41.5 };
const CHART = 'Size | Bust | Waist | Hips\n10 | 36 | 28 | 38\n12 | 38 | 30 | 40\n14 | 40 | 32 | 42';

describe('Size charts', () => {
  let test: TestApp;
  let shop: Shop;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
  });
  afterAll(() => test.stop());

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
      sentence: 'Size 12 of your chart “Sunday Market”: 1\u00a0½\u00a0in tight at the hips; 14 fits.',
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

  it('are renamed, and found by the new name, by their owner alone', async () => {
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

  it('say which line cannot be read, and are no more than there is room for', async () => {
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

  it('of shops and standards say where and when they were read', async () => {
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

  it('give way to measurements in the words, and are nothing without a size', async () => {
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

  it('are compared in words where numbers are hidden', async () => {
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
