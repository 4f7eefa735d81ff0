import type { User, WardrobePiece } from '@figura/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { InProcessRunnerService } from '../jobs/in-process/in-process-runner.service';
import { JobHandlerRegistry } from '../jobs/job-handler.registry';
import { ProductPhotosRepository } from '../products/photos/product-photos.repository';
import { AdminLine } from '../testing/admin-line';
import { S3Server } from '../testing/s3-server';
import { Shop } from '../testing/shop';
import { startEngine } from '../testing/started-engine';
import { TestApp } from '../testing/test-app';
import { createForm, MULTIPART } from '../testing/upload-form';
import { DAY_MS, HOUR_MS } from '../platform/clock/durations';

const AWAY =
  'Figura cannot reach its pictures at the moment. Nothing was changed; please try again in a few seconds.';
const HOLDERS = ['productphotofiles', 'profileimages', 'wardrobephotos'];

let folder: string;
let engine: Awaited<ReturnType<typeof startEngine>>;
let store: S3Server;
let test: TestApp;
let shop: Shop;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'figura-pictures-'));
  [engine, store] = await Promise.all([startEngine(), S3Server.start()]);
  settings = { MONGODB_URI: `${engine.uri}/figura`, RATE_LIMITS: 'off', ...store.settings };
  test = await TestApp.start(settings);
  shop = new Shop(test);
});
afterAll(async () => {
  await test.stop();
  await store.stop();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await store.start();
  store.clear();
  for (const name of [...HOLDERS, 'unsettledpictures']) await getCollection(name).deleteMany({});
});

const getCollection = (name: string) =>
  test.app.get<Connection>(getConnectionToken()).db!.collection<mongo.Document>(name);

async function listNamed(): Promise<string[]> {
  const found = await Promise.all(
    HOLDERS.map((name) =>
      getCollection(name)
        .find({ object: { $gt: '' } })
        .toArray(),
    ),
  );
  return found
    .flat()
    .map(({ object }) => String(object))
    .sort();
}

async function settle(ms = 0): Promise<void> {
  test.clock.forward(ms + HOUR_MS);
  await test.app.get(JobHandlerRegistry, { strict: false }).run('photos.settle', {}, 'settle');
}

const createPicture = (background: string) =>
  sharp({ create: { width: 24, height: 24, channels: 3, background } })
    .png()
    .toBuffer();

type Owner = Awaited<ReturnType<Shop['customer']>>;

async function addPiece({ token }: Owner): Promise<string> {
  const response = await test.request<WardrobePiece>(
    'POST',
    '/api/wardrobe',
    { text: 'black wrap dress' },
    { token },
  );
  return response.body.id;
}
const putPhoto = async ({ token }: Owner, id: string, background = '#b4532a') =>
  test.request<WardrobePiece & { error: string }>(
    'PUT',
    `/api/wardrobe/${id}/photo`,
    createForm({}, { field: 'photo', bytes: await createPicture(background) }),
    { token, headers: MULTIPART },
  );
const putPortrait = async ({ token }: Owner, background = '#2a53b4') =>
  test.request<{ user: User; error: string }>(
    'PUT',
    '/api/user/profile',
    createForm({ firstName: 'Mira' }, { bytes: await createPicture(background) }),
    { token, headers: MULTIPART },
  );
const readPicture = async (url: string, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { statusCode, rawPayload } = await test.app.inject({ url: `/api${url}`, headers });
  return { status: statusCode, bytes: rawPayload };
};

describe('Pictures in a bucket', () => {
  it('stores the bytes of all three kinds only there, and serves them as before', async () => {
    const owner = await shop.customer();
    const id = await addPiece(owner);
    const { photoUrl } = (await putPhoto(owner, id)).body;
    const { user } = (await putPortrait(owner)).body;
    const products = test.app.get(ProductPhotosRepository, { strict: false });
    const bytes = randomBytes(500);
    await products.store('0a1b2c3d4e5f6', 'source', [{ width: 320, bytes }], test.clock.now());

    expect(store.objects).toHaveLength(3);
    expect(store.objects).toEqual(await listNamed());
    for (const name of HOLDERS)
      expect(await getCollection(name).countDocuments({ bytes: { $exists: true } })).toBe(0);
    expect(await getCollection('unsettledpictures').countDocuments()).toBe(0);

    const [photo, portrait] = await Promise.all([
      readPicture(photoUrl!, owner.token),
      readPicture(user.profileImage!),
    ]);
    for (const { bytes: webp } of [photo, portrait])
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 512 });
    expect(await products.read('0a1b2c3d4e5f6', 320, 'source')).toEqual(bytes);
    await products.delete(['0a1b2c3d4e5f6']);
    expect(store.objects).toHaveLength(2);

    const data = await test.request<{ profileImage: string; wardrobe: { photo: string }[] }>(
      'GET',
      '/api/user/export',
      undefined,
      { token: owner.token },
    );
    const toDataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`;
    expect(data.body.wardrobe[0]!.photo).toBe(toDataUrl(photo.bytes));
    expect(data.body.profileImage).toBe(toDataUrl(portrait.bytes));
    await test.request('DELETE', '/api/user', { password: owner.account.password }, { token: owner.token });
    expect(store.objects).toEqual([]);
  });

  it('deletes a replaced picture, keeps a deleted one for undo, and deletes it with its piece', async () => {
    const owner = await shop.customer();
    const { token } = owner;
    const id = await addPiece(owner);
    await putPhoto(owner, id);
    const before = store.objects;
    const { photoUrl } = (await putPhoto(owner, id, '#00ff00')).body;
    expect(store.objects).toHaveLength(1);
    expect(store.objects).not.toEqual(before);

    await test.request('DELETE', `/api/wardrobe/${id}`, undefined, { token });
    await settle();
    await test.request('POST', `/api/wardrobe/${id}/restore`, undefined, { token });
    expect((await readPicture(photoUrl!, token)).status).toBe(200);
    await settle(DAY_MS);
    expect(await getCollection('unsettledpictures').countDocuments()).toBe(0);
    expect(store.objects).toHaveLength(1);

    await test.request('DELETE', `/api/wardrobe/${id}`, undefined, { token });
    await settle(DAY_MS);
    expect(store.objects).toHaveLength(1);
    await getCollection('wardrobephotos').deleteMany({ deletedAt: { $ne: null } });
    await settle(DAY_MS);
    expect(store.objects).toEqual([]);
  });

  it('answers 503 while the store is down, and neither loses nor leaves objects behind', async () => {
    const owner = await shop.customer();
    const { token } = owner;
    const [id, other] = [await addPiece(owner), await addPiece(owner)];
    const { photoUrl } = (await putPhoto(owner, id)).body;
    await putPhoto(owner, other);
    const { profileImage } = (await putPortrait(owner)).body.user;
    const kept = store.objects;
    await store.kill();

    for (const response of [await putPhoto(owner, id, '#0000ff'), await putPortrait(owner, '#0000ff')])
      expect([response.status, response.body.error, response.headers['retry-after']]).toEqual([
        503,
        AWAY,
        '5',
      ]);
    expect((await readPicture(photoUrl!, token)).status).toBe(503);
    expect((await readPicture(profileImage!)).status).toBe(503);
    const removal = await test.request('DELETE', `/api/wardrobe/${other}/photo`, undefined, { token });
    expect(removal.status).toBe(200);

    await store.start();
    expect(store.objects).toEqual(kept);
    expect((await readPicture(photoUrl!, token)).status).toBe(200);
    expect((await readPicture(profileImage!)).status).toBe(200);
    await settle();
    expect(store.objects).toEqual(await listNamed());
    expect(store.objects).toHaveLength(2);
    expect(await getCollection('unsettledpictures').countDocuments()).toBe(0);

    await store.kill();
    const { status } = await test.request(
      'DELETE',
      '/api/user',
      { password: owner.account.password },
      { token },
    );
    expect(status).toBe(200);
    await store.start();
    await settle();
    expect(store.objects).toEqual([]);
  });

  it('deletes objects of an interrupted write, but none that a document references', async () => {
    const owner = await shop.customer();
    await putPhoto(owner, await addPiece(owner));
    const [named] = store.objects;
    const crash = jest
      .spyOn(test.app.get(ProductPhotosRepository, { strict: false })['files'], 'updateOne')
      .mockImplementationOnce(() => {
        throw new Error('killed');
      });
    const products = test.app.get(ProductPhotosRepository, { strict: false });
    const files = [{ width: 320, bytes: randomBytes(50) }];
    await expect(products.store('0a1b2c3d4e5f7', 'source', files, test.clock.now())).rejects.toThrow(
      'killed',
    );
    crash.mockRestore();
    expect(store.objects).toHaveLength(2);
    await getCollection('unsettledpictures').insertOne({ _id: named as never, dueAt: new Date(0) });
    await settle();
    expect(store.objects).toEqual([named]);
  });
});

describe('admin pictures', () => {
  const owner = new Types.ObjectId();
  const COUNT = 80;
  let stored: { pieceId: string; bytes: Buffer }[];
  let admin: AdminLine;

  beforeAll(async () => {
    admin = await AdminLine.start(undefined, settings);
  });
  afterAll(() => admin.stop());

  beforeEach(async () => {
    // An app whose clock is ahead would delete the objects that the command has just recorded.
    test.clock.turnTo(new Date());
    await test.app.get(InProcessRunnerService, { strict: false }).waitUntilIdle();
    stored = Array.from({ length: COUNT }, () => ({ pieceId: randomUUID(), bytes: randomBytes(2_000) }));
    await getCollection('wardrobephotos').insertMany(
      stored.map((photo) => ({ ...photo, userId: owner, name: 'a', deletedAt: null })),
    );
  });

  async function readAll(): Promise<Map<string, Buffer>> {
    const { WardrobePhotosRepository } = await import('../wardrobe/photos/wardrobe-photos.repository');
    const photos = test.app.get(WardrobePhotosRepository, { strict: false });
    const found = new Map<string, Buffer>();
    for (const { pieceId } of stored) found.set(pieceId, (await photos.read(String(owner), pieceId, 'a'))!);
    return found;
  }
  const expectAllReadable = async () =>
    expect(await readAll()).toEqual(new Map(stored.map(({ pieceId, bytes }) => [pieceId, bytes])));
  const toMoved = (moved: number, missing = 0) => ({ collection: 'wardrobephotos', moved, missing });
  const type = async (line: string) => {
    const { exitCode, printed } = await admin.type(`pictures move ${line} --json`);
    const { collections } = JSON.parse(printed) as { collections: { collection: string }[] };
    return { exitCode, photos: collections.find(({ collection }) => collection === 'wardrobephotos') };
  };

  it('pictures move supports a dry run, moves in both directions, and keeps everything readable', async () => {
    const before = store.objects;
    expect(await type('--dry-run')).toEqual({ exitCode: 0, photos: toMoved(COUNT) });
    expect(store.objects).toEqual(before);
    await expectAllReadable();
    expect(await type('')).toEqual({ exitCode: 0, photos: toMoved(COUNT) });
    expect(await getCollection('wardrobephotos').countDocuments({ bytes: { $exists: true } })).toBe(0);
    await expectAllReadable();
    expect(await type('')).toEqual({ exitCode: 0, photos: toMoved(0) });
    expect(await type('--to database')).toEqual({ exitCode: 0, photos: toMoved(COUNT) });
    await expectAllReadable();
    expect(store.objects).toEqual([]);
  });

  it('pictures move resumes after being killed, and leaves no object behind', async () => {
    const program = join(__dirname, 'testing/admin-process.cjs');
    const environment = {
      ...process.env,
      ...settings,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
    };
    const moving = fork(program, ['pictures', 'move'], {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const gone = once(moving, 'exit');
    moving.stderr!.on('data', (chunk) => {
      if (String(chunk).includes('wardrobephotos:')) moving.kill('SIGKILL');
    });
    expect((await gone)[1]).toBe('SIGKILL');
    const moved = (await listNamed()).length;
    expect(moved).toBeGreaterThan(0);
    expect(moved).toBeLessThan(COUNT);
    await expectAllReadable();
    expect((await type('')).photos).toEqual(toMoved(COUNT - moved));
    await expectAllReadable();
    await settle();
    expect(store.objects).toEqual(await listNamed());
    expect(store.objects).toHaveLength(COUNT);
  });

  it('pictures move does not overwrite a changed picture, and reports missing objects', async () => {
    const photos = getCollection('wardrobephotos');
    const { PictureMover } = await import('./admin/picture-mover.service');
    const { PictureDocumentsRepository } = await import('./picture-documents.repository');
    const documents = admin.get(PictureDocumentsRepository);
    const newer = randomBytes(10);
    const replace = documents.replace.bind(documents);
    jest.spyOn(documents, 'replace').mockImplementationOnce(async (...change) => {
      await photos.updateOne({ _id: change[1]._id as never }, { $set: { bytes: newer } });
      return replace(...change);
    });
    const options = { to: 'bucket', dryRun: false, onProgress: () => undefined } as const;
    const results = await admin.get(PictureMover).move(options);
    expect(results.find(({ collection }) => collection === 'wardrobephotos')).toEqual(toMoved(COUNT - 1));
    expect((await photos.findOne({ object: { $exists: false } }))!['bytes'].buffer).toEqual(newer);
    expect(store.objects).toHaveLength(COUNT - 1);

    await photos.updateOne({ object: { $gt: '' } }, { $set: { object: 'pictures/gone.webp' } });
    expect(await type('--to database')).toEqual({ exitCode: 1, photos: toMoved(COUNT - 2, 1) });
  });

  it('pictures move and doctor report problems with the bucket', async () => {
    const readDoctor = async () => {
      const { printed } = await admin.type('doctor --json');
      const findings = JSON.parse(printed) as { about: string; health: string; says: string }[];
      return findings.filter(({ about }) => about === 'pictures').map(({ health, says }) => [health, says]);
    };
    expect(await readDoctor()).toEqual([
      ['ok', 'Can write, read and delete in the bucket figura-pictures'],
      ['warning', 'Some pictures are still in the database'],
    ]);
    await type('');
    expect((await readDoctor())[1]).toEqual(['ok', 'All pictures are where the settings say']);
    await store.kill();
    expect((await readDoctor())[0]).toEqual(['error', expect.stringContaining('ECONNREFUSED')]);
    const { exitCode, complaint } = await admin.type('pictures move --to database');
    expect([exitCode, complaint]).toEqual([
      4,
      expect.stringMatching(/^The bucket does not respond.*ECONNREFUSED.*S3_/),
    ]);

    const {
      S3_BUCKET: _,
      S3_ENDPOINT: _e,
      S3_ACCESS_KEY_ID: _k,
      S3_SECRET_ACCESS_KEY: _s,
      ...without
    } = settings;
    const unset = await AdminLine.start(undefined, without);
    const findings = JSON.parse((await unset.type('doctor --json')).printed) as {
      about: string;
      says: string;
    }[];
    expect(findings.filter(({ about }) => about === 'pictures').map(({ says }) => says)).toEqual([
      'Stored in the database',
      'Some pictures are in a bucket that is not configured',
    ]);
    expect((await unset.type('pictures move')).complaint).toContain('No bucket is set: set S3_BUCKET');
    await unset.stop();
  });
});
