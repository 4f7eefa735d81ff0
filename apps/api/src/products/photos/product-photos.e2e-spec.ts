import type { ProductsResponse } from '@figura/contracts';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { InProcessRunnerService } from '../../jobs/in-process/in-process-runner.service';
import { JobsRepository } from '../../jobs/jobs.repository';
import { PUBLIC_NETWORK, type PublicNetwork } from '../../platform/public-fetch/public-network';
import { TestApp } from '../../testing/test-app';
import { EncoderProcess } from '../../users/pictures/encoder-process';
import { ProductImportService } from '../import/product-import.service';
import { ProductsStore } from '../index/products.store';
import { createGoogleRow, toTsv } from '../testing/feeds';
import { ProductPhotosRepository } from './product-photos.repository';

const HOUR = 3_600_000;

describe('GET /products/:id/photos/:width/:file', () => {
  let api: TestApp;
  let shop: Server;
  let origin: string;
  let runner: InProcessRunnerService;
  let token: string;
  const shown = new Map<string, (response: ServerResponse) => void>();
  const asked: string[] = [];

  beforeAll(async () => {
    shop = createServer(({ url = '' }, response) => {
      asked.push(url);
      (shown.get(url) ?? ((unknown) => unknown.writeHead(404).end()))(response);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => shop.once('listening', resolve));
    origin = `http://shop.example:${(shop.address() as AddressInfo).port}`;
    api = await TestApp.start({ PRODUCT_PHOTOS_MB: '0.02' });
    const network: Partial<PublicNetwork> = {
      isOwn: (url) => url.origin === origin,
      lookup: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      allows: (url, address) => url.origin === origin && address === '127.0.0.1',
    };
    Object.assign(api.app.get<PublicNetwork>(PUBLIC_NETWORK, { strict: false }), network);
    runner = api.app.get(InProcessRunnerService, { strict: false });
    token = (await api.signIn({ email: 'demo@figura.test', password: 'figura-demo' })).accessToken;
  });
  afterAll(async () => {
    await api.stop();
    shop.closeAllConnections();
    await new Promise((resolve) => shop.close(resolve));
  });
  beforeEach(() => asked.splice(0));

  async function sell(...ids: string[]): Promise<void> {
    const rows = ids.map((id) =>
      createGoogleRow(id, {
        title: 'Black wrap dress',
        image_link: `${origin}/${id}.jpg`,
        item_group_id: id,
      }),
    );
    const imports = api.app.get(ProductImportService, { strict: false });
    await imports.import(Readable.from([Buffer.from(toTsv(rows))]), {
      ...{ format: 'google', shop: 'Nordlicht', defaults: { currency: 'EUR', localOrigin: origin } },
    });
    await api.app.get(ProductsStore, { strict: false }).refresh();
  }
  const show = (id: string, picture: Buffer) => shown.set(`/${id}.jpg`, (response) => response.end(picture));
  async function listUrls(): Promise<string[]> {
    const { body } = await api.request<ProductsResponse>('GET', '/api/products?limit=48', undefined, {
      token,
    });
    return body.items.map(({ imageUrl }) => imageUrl!);
  }
  const ask = (url: string, headers = {}) => api.app.inject({ url: `/api${url}`, headers });
  const toNarrowUrl = (url: string) => url.replace('/640/', '/320/');
  const runUntilIdle = async () => {
    runner.wake();
    await runner.waitUntilIdle();
  };
  const createPhoto = (background = '#b4532a', width = 900, height = 1_200) =>
    sharp({ create: { width, height, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'Nordlicht' } })
      .jpeg()
      .toBuffer();

  it('fetches a photograph once for 20 concurrent requests, and serves WebP without metadata [S121]', async () => {
    show('a', await createPhoto());
    await sell('a');
    const [url = ''] = await listUrls();
    const first = await Promise.all(Array.from({ length: 20 }, () => ask(url)));
    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(first[0]!.headers['cache-control']).toContain('no-store');
    await runUntilIdle();
    expect(asked).toEqual(['/a.jpg']);
    const [large, small] = await Promise.all([ask(url), ask(toNarrowUrl(url))]);
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const sizes = [large, small].map(({ rawPayload }) => sharp(rawPayload).metadata());
    expect(await Promise.all(sizes)).toMatchObject([
      { format: 'webp', width: 640, height: 853 },
      { width: 320 },
    ]);
    expect(await sizes[0]).not.toHaveProperty('exif');
    const etag = String(large.headers['etag']);
    expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(304);
    await runUntilIdle();
    expect(asked).toHaveLength(1);
  });

  it('answers 404 to a URL that no list contained [S121]', async () => {
    const [url = ''] = await listUrls();
    for (const other of [
      url.replace('/640/', '/641/'),
      url.replace(/[\w-]{22}/, 'A'.repeat(22)),
      url.replace(/[\w-]{22}/, 'A'.repeat(21)),
      url.replace(/products\/./, (start) => start.slice(0, -1) + (start.endsWith('0') ? '1' : '0')),
      url.replace(/products\/\w+/, 'products/nobody'),
    ])
      expect((await ask(other)).statusCode).toBe(404);
    await runUntilIdle();
    expect(asked).toEqual([]);
  });

  it('a worker killed while fetching a photograph loses nothing', async () => {
    show('killed', await createPhoto('#2a53b4'));
    await sell('killed');
    const [url = ''] = await listUrls();
    const jobs = api.app.get(JobsRepository, { strict: false });
    const store = jest
      .spyOn(api.app.get(ProductPhotosRepository, { strict: false }), 'store')
      .mockRejectedValueOnce(new Error('killed'));
    await ask(url);
    await runUntilIdle();
    expect((await ask(url)).statusCode).toBe(204);
    const waiting = await jobs.findWaiting(api.clock.now(), 5);
    // On a Monday the mails of the day wait too.
    expect(waiting.map(({ name }) => name)).toContain('photos.fetch');
    api.clock.forward(HOUR);
    await runUntilIdle();
    store.mockRestore();
    expect((await ask(url)).statusCode).toBe(200);
  });

  it('a picture process that cannot start does not block later photographs', async () => {
    show('unlucky', await createPhoto('#2ab453'));
    await sell('unlucky');
    const [url = ''] = await listUrls();
    const encode = jest
      .spyOn(EncoderProcess.prototype, 'encode')
      .mockRejectedValueOnce(new Error('spawn EMFILE'));
    await ask(url);
    await runUntilIdle();
    expect((await ask(url)).statusCode).toBe(204);
    api.clock.forward(HOUR);
    await runUntilIdle();
    encode.mockRestore();
    expect((await ask(url)).statusCode).toBe(200);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG named jpg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['an HTML page', () => Buffer.from('<!doctype html><title>Not found</title>')],
    ['a PNG with huge dimensions', () => createPng(60_000, 60_000)],
    ['a truncated picture', async () => (await createPhoto()).subarray(0, 600)],
    ['HTML after the first bytes of a JPEG', () => Buffer.from('ffd8ffe0<script>', 'latin1')],
    ['a GIF', () => Buffer.from('GIF89a')],
    ['nothing', () => Buffer.alloc(0)],
  ])('serves no photograph of %s, and retries later [S121]', async (name, picture) => {
    const id = name.replace(/\W/g, '');
    show(id, await picture());
    await sell(id);
    const [url = ''] = await listUrls();
    await ask(url);
    await runUntilIdle();
    expect((await ask(url)).statusCode).toBe(404);
    await runUntilIdle();
    expect(asked).toEqual([`/${id}.jpg`]);
  });

  it('retries an unavailable photograph with growing delays, not on each request', async () => {
    await sell('late');
    const [url = ''] = await listUrls();
    const askAfter = async (minutes: number) => {
      api.clock.forward(minutes * 60_000);
      await ask(url);
      await runUntilIdle();
      return asked.length;
    };
    expect([await askAfter(0), await askAfter(9), await askAfter(2), await askAfter(30)]).toEqual([
      1, 1, 2, 2,
    ]);
    show('late', await createPhoto());
    expect(await askAfter(11)).toBe(3);
    expect((await ask(url)).statusCode).toBe(200);
  });

  it('the photograph of a sold-out product answers 404 at once, and is deleted within a day', async () => {
    show('sold', await createPhoto());
    await sell('sold', 'other');
    const [url = ''] = (await listUrls()).sort();
    const all = await listUrls();
    for (const one of all) await ask(one);
    await runUntilIdle();
    const there = (await Promise.all(all.map((one) => ask(one)))).findIndex(
      ({ statusCode }) => statusCode === 200,
    );
    await sell('other');
    expect((await ask(all[there]!)).statusCode).toBe(404);
    const photos = api.app.get(ProductPhotosRepository, { strict: false });
    const id = /products\/(\w+)/.exec(all[there]!)![1]!;
    expect(await photos.find(id)).not.toBeNull();
    api.clock.forward(25 * HOUR);
    await runUntilIdle();
    expect(await photos.find(id)).toBeNull();
    expect(url).not.toBe('');
  });

  it('the least recently requested photographs are deleted to make room', async () => {
    const ids = Array.from({ length: 6 }, (_, index) => `room${index}`);
    for (const id of ids) show(id, await createNoise());
    await sell(...ids);
    const all = await listUrls();
    for (const url of all) {
      await ask(url);
      await runUntilIdle();
      api.clock.forward(HOUR);
    }
    const photos = api.app.get(ProductPhotosRepository, { strict: false });
    expect(await photos.sumBytes()).toBeLessThanOrEqual(20_000);
    const there = await Promise.all(all.map(async (url) => (await ask(url)).statusCode === 200));
    expect([there[0], there.at(-1)]).toEqual([false, true]);
  });
});

async function createNoise(): Promise<Buffer> {
  const speckled = sharp({
    create: {
      ...{ width: 640, height: 100, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  });
  return speckled.jpeg().toBuffer();
}

function createPng(width: number, height: number): Buffer {
  const createChunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
