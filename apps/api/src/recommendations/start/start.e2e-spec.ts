import type { Problem } from '@figura/contracts';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { TestApp } from '../../testing/test-app';
import type { StartPreviewResponse } from './start.dto';

describe('Start page without an account', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start();
  });
  afterAll(() => test.stop());

  const preview = (body: object) =>
    test.request<StartPreviewResponse & Problem>('POST', '/api/start/preview', body);

  it('POST /start/preview returns the type, three tips and a look', async () => {
    const { status, body } = await preview(TAPE_MEASUREMENTS);
    expect(status).toBe(200);
    expect(body.bodyType.combined).toBe(body.confidence.code);
    expect(body.things).toHaveLength(3);
    expect(body.look.garment.type).toMatch(/^[a-z-]+$/);
    expect(body.lookReason).toMatch(/\.$/);
  });

  it('POST /start/preview returns a look in the requested presentation', async () => {
    const { body } = await preview({ ...TAPE_MEASUREMENTS, shoulders: 48, presentation: 'mens' });
    expect(body.look.garment.type).not.toMatch(/dress|skirt|blouse/);
    expect((await preview({ ...TAPE_MEASUREMENTS, presentation: 'all' })).status).toBe(400);
  });

  it('POST /start/preview returns a look without a reason to a body that asks for nothing', async () => {
    const girths = { shoulders: 40.5, chest: 37.5, waist: 33.5, hips: 39.75 };
    const heights = { headToChest: 18.25, chestToCrotch: 15.5, crotchToKnee: 13.25, kneeToFloor: 17.75 };
    const { status, body } = await preview({ ...girths, ...heights });
    expect(status).toBe(200);
    expect(body.look.displayName).toMatch(/^[A-Z]/);
    expect(body.lookReason).toBeNull();
  });

  it('POST /start/preview names the invalid fields', async () => {
    const { status, body } = await preview({ ...TAPE_MEASUREMENTS, waist: -1, name: 'Anna' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields!)).toEqual(expect.arrayContaining(['waist', 'name']));
  });

  it('POST /start/preview allows one client 120 requests an hour', async () => {
    for (let count = 0; count < 125; count++) expect((await preview({})).status).toBe(400);
    const good: Awaited<ReturnType<typeof preview>>[] = [];
    for (let count = 0; count < 125; count++) good.push(await preview(TAPE_MEASUREMENTS));
    expect(good.filter(({ status }) => status === 200)).toHaveLength(117);
    expect(good.find(({ status }) => status === 429)?.body.code).toBe('TOO_MANY_REQUESTS');
  });
});
