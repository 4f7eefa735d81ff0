import type { BodyTypeAnalysisResponse } from '@figura/contracts';
import { TestApp } from '../../../testing/test-app';
import { TAPE_MEASUREMENTS } from '../../../testing/tape-measurements';

describe('Immutable pictures', () => {
  let test: TestApp;
  let address: string;

  beforeAll(async () => {
    test = await TestApp.start();
    const { accessToken: token } = await test.signedIn();
    await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
    const { body } = await test.request<BodyTypeAnalysisResponse>(
      'GET',
      '/api/recommendations/body-type-analysis',
      undefined,
      { token },
    );
    address = `/api${Object.values(body.bodyPartDetails)[0]!.imageUrl}`;
  });
  afterAll(() => test.stop());

  const get = (path: string, given: string) =>
    test.request('GET', path, undefined, { headers: { 'if-none-match': given } });

  it('a picture is answered with 304 to a client that has it', async () => {
    const first = await test.request('GET', address);
    const etag = String(first.headers['etag']);
    expect(first.text).toContain('<svg');
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(address, given);
      expect(again).toMatchObject({ status: 304, text: '', headers: { etag } });
      expect(again.headers['cache-control']).toContain('immutable');
    }
  });

  it('a picture is sent to a client that has another version', async () => {
    expect((await get(address, '"other"')).status).toBe(200);
  });

  it('a wrong picture name is answered with 404, whatever the client has', async () => {
    expect((await get(address.replace(/[\da-f]{4}\.svg$/, '0000.svg'), '*')).status).toBe(404);
  });

  it.each(['/api/pictures/items/no-such.0123456789abcdef.svg', `/api/profile-images/${'a'.repeat(22)}.webp`])(
    'GET %s answers 404 with no-store [S86]',
    async (missing) => {
      const { status, headers } = await test.request('GET', missing);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('etag');
    },
  );
});
