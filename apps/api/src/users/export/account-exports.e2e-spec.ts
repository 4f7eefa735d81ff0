import type { Problem } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fromBuffer } from 'yauzl';
import { Shop } from '../../testing/shop';
import { TestApp } from '../../testing/test-app';
import { waitUntil } from '../../testing/until';
import { WardrobePhotosRepository } from '../../wardrobe/photos/wardrobe-photos.repository';

const ARCHIVE = 'application/zip';
const PHOTO_BYTES = 150_000;

interface Exported {
  user: { email: string };
  wardrobe: { id: string; photo: string | null }[];
  jobs?: unknown;
}

function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const files = new Map<string, Buffer>();
      zip.on('error', reject);
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry: { fileName: string }) =>
        zip.openReadStream(entry as never, (failure, stream) => {
          if (failure) return reject(failure);
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(parts));
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    });
  });
}

describe('GET /user/export', () => {
  let test: TestApp;
  let shop: Shop;
  let port: number;
  /** Larger than socket buffers. */
  let large: Awaited<ReturnType<typeof createOwner>>;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    shop = new Shop(test);
    await test.app.listen(0, '127.0.0.1');
    ({ port } = test.app.getHttpServer().address() as AddressInfo);
    large = await createOwner(120);
  });
  afterAll(() => test.stop());
  const responses: IncomingMessage[] = [];
  afterEach(() => {
    jest.restoreAllMocks();
    for (const response of responses.splice(0)) response.destroy();
  });

  async function createOwner(count: number) {
    const owner = await shop.customer();
    const { db } = test.app.get<Connection>(getConnectionToken());
    const userId = new Types.ObjectId(owner.user.id);
    const photos = Array.from({ length: count }, () => ({
      id: randomUUID(),
      bytes: randomBytes(PHOTO_BYTES),
    }));
    const garment = { category: 'Tops', type: 't-shirt', attributes: {}, colors: [] };
    await db!.collection('wardrobepieces').insertMany(
      photos.map(({ id }, slot) => ({
        ...{ userId, id, slot, garment, name: 'T-shirt', words: 't-shirt', price: null, note: null },
        ...{ wish: false, wears: [], photo: 'a', createdAt: new Date(), deletedAt: null },
      })),
    );
    await db!
      .collection('wardrobephotos')
      .insertMany(
        photos.map(({ id, bytes }) => ({ userId, pieceId: id, name: 'a', bytes, deletedAt: null })),
      );
    return { ...owner, photos };
  }

  async function open(token: string, accept = ARCHIVE): Promise<IncomingMessage> {
    const headers = { authorization: `Bearer ${token}`, accept };
    const request = get({ port, host: '127.0.0.1', path: '/api/user/export', headers, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    responses.push(response);
    return response;
  }

  async function readAll(response: IncomingMessage): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }

  it('returns an archive of the document and the pictures to clients that accept it', async () => {
    const { token, account, photos } = await createOwner(3);
    const response = await open(token, `${ARCHIVE}, application/json`);
    expect(response.headers).toMatchObject({
      'content-type': ARCHIVE,
      'content-disposition': 'attachment; filename="figura-data.zip"',
      'cache-control': 'no-store',
      vary: 'accept',
    });
    const files = await unzip(await readAll(response));
    const data = JSON.parse(files.get('figura-data.json')!.toString()) as Exported;
    expect(data.user.email).toBe(account.email);
    expect([...files.keys()].sort()).toEqual(
      ['figura-data.json', ...photos.map(({ id }) => `photographs/${id}.webp`)].sort(),
    );
    expect(data.wardrobe.map(({ photo }) => photo)).toEqual(photos.map(({ id }) => `photographs/${id}.webp`));
    for (const { id, bytes } of photos) expect(files.get(`photographs/${id}.webp`)!.equals(bytes)).toBe(true);
  });

  it('returns one JSON document with the pictures as data URLs to other clients', async () => {
    const { token, photos } = await createOwner(2);
    const { body, headers } = await test.request<Exported>('GET', '/api/user/export', undefined, { token });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body.wardrobe.map(({ photo }) => photo)).toEqual(
      photos.map(({ bytes }) => `data:image/webp;base64,${bytes.toString('base64')}`),
    );
  });

  it.each([ARCHIVE, 'application/json'])(
    'streams the photographs of %s with backpressure, and stops when the client disconnects [S133]',
    async (accept) => {
      const { token, photos } = large;
      const read = jest.spyOn(test.app.get(WardrobePhotosRepository, { strict: false }), 'readOwn');
      const response = await open(token, accept);
      let before = -1;
      await waitUntil('nothing more is read', async () => {
        const now = read.mock.calls.length;
        const stands = now === before;
        before = now;
        await new Promise((resolve) => setTimeout(resolve, 300));
        return stands;
      });
      expect(read.mock.calls.length).toBeLessThan(photos.length - 20);
      response.destroy();
      await waitUntil('the next can begin', async () => (await fetchHead(token)).status === 200, 10);
      expect(read.mock.calls.length).toBeLessThan(photos.length - 20);
    },
    60_000,
  );

  async function fetchHead(
    token: string,
  ): Promise<{ status: number; retryAfter: number; problem: Problem | null }> {
    const response = await open(token);
    const status = response.statusCode!;
    const problem = status === 200 ? null : (JSON.parse(await text(response)) as Problem);
    response.destroy();
    return { status, retryAfter: Number(response.headers['retry-after']), problem };
  }

  it('runs one export per account and two in total at a time [S133]', async () => {
    const [one, two, three] = [large, await createOwner(120), await createOwner(1)];
    const first = await open(one.token);
    const again = await fetchHead(one.token);
    expect([again.status, again.problem!.error]).toEqual([
      429,
      'Your data is already being downloaded. Please wait until that is done.',
    ]);
    expect(again.retryAfter).toBeGreaterThan(0);
    const second = await open(two.token, 'application/json');
    const others = await fetchHead(three.token);
    expect([others.status, others.problem!.error]).toEqual([
      429,
      'Others are downloading their data right now. Please try again in half a minute.',
    ]);
    expect(others.retryAfter).toBeGreaterThan(0);
    expect((await unzip(await readAll(first))).size).toBe(121);
    const data = JSON.parse((await readAll(second)).toString()) as Exported;
    expect(data.wardrobe).toHaveLength(120);
    await waitUntil('the next can begin', async () => (await fetchHead(three.token)).status === 200, 10);
  }, 60_000);

  it('aborts when something cannot be read, and allows the next export', async () => {
    const { token } = await createOwner(3);
    const photos = test.app.get(WardrobePhotosRepository, { strict: false });
    jest.spyOn(photos, 'readOwn').mockRejectedValue(new Error('away'));
    for (const accept of [ARCHIVE, 'application/json'])
      await expect(open(token, accept).then(readAll)).rejects.toThrow();
    jest.restoreAllMocks();
    const response = await open(token);
    expect((await unzip(await readAll(response))).size).toBe(4);
  });

  it('HEAD reads no pictures', async () => {
    const { token } = await createOwner(1);
    const read = jest.spyOn(test.app.get(WardrobePhotosRepository, { strict: false }), 'readOwn');
    const response = await test.app.inject({
      method: 'HEAD',
      url: '/api/user/export',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([response.statusCode, read.mock.calls]).toEqual([204, []]);
  });
});
