import fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { waitUntil } from '../../../testing/until';
import { compactJson } from './compact-json';

const LARGE = { words: Array.from({ length: 300 }, (_, index) => `word ${index % 7}`) };
const LARGE_BYTES = Buffer.from(JSON.stringify(LARGE));

function createServer(compresses = true) {
  const app = fastify();
  compactJson(app, compresses);
  app.get('/made', () => LARGE);
  app.get('/kept', (_, reply) => reply.type('application/json; charset=utf-8').send(LARGE_BYTES));
  app.get('/small', () => ({ status: 'ok' }));
  app.get('/wrong', (_, reply) => reply.code(404).send(LARGE));
  app.post('/written', () => LARGE);
  return app;
}

const get = (app: ReturnType<typeof createServer>, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('compactJson', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('sends a large response as %s when %s is accepted', async (encoding, accepts, decode) => {
    const response = await get(createServer(), '/made', { 'accept-encoding': accepts });
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.rawPayload.length).toBeLessThan(LARGE_BYTES.length / 5);
    expect(JSON.parse(decode(response.rawPayload).toString())).toEqual(LARGE);
  });

  it('sends cached bytes compressed at once, and smaller after better compression in the background', async () => {
    const app = createServer();
    const first = await get(app, '/kept', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(first.rawPayload)).toEqual(LARGE_BYTES);
    let later = first;
    await waitUntil('the bytes are compressed better', async () => {
      later = await get(app, '/kept', { 'accept-encoding': 'br' });
      return later.rawPayload.length < first.rawPayload.length;
    });
    expect(brotliDecompressSync(later.rawPayload)).toEqual(LARGE_BYTES);
    expect(later.headers.etag).toBe(first.headers.etag);
  });

  it.each(['/made', '/kept'])('answers 304 without a body for the ETag of %s', async (url) => {
    const app = createServer();
    const { headers } = await get(app, url);
    const again = await get(app, url, { 'if-none-match': headers.etag!, 'accept-encoding': 'br' });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get(app, url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('leaves small responses, problems, writes and clients without compression unchanged', async () => {
    const app = createServer();
    const accepts = { 'accept-encoding': 'br' };
    for (const url of ['/small', '/wrong'])
      expect((await get(app, url, accepts)).headers).not.toHaveProperty('etag');
    const written = await app.inject({ method: 'POST', url: '/written', headers: accepts });
    expect(written.headers).not.toHaveProperty('content-encoding');
    expect((await get(app, '/made')).json()).toEqual(LARGE);
  });

  it('leaves compression to a proxy if configured, but still revalidates', async () => {
    const { headers } = await get(createServer(false), '/made', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toHaveProperty('etag');
  });
});
