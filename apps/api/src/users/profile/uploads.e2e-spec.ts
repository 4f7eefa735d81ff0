import type { Problem, UserResponse } from '@figura/contracts';
import sharp from 'sharp';
import { TestApp, type TestResponse } from '../../testing/test-app';
import { createForm, MULTIPART, BOUNDARY } from '../../testing/upload-form';
import { waitUntil } from '../../testing/until';
import { MAX_WAITING_PICTURES, PictureEncoderService } from '../pictures/picture-encoder.service';
import { createPictureBomb } from '../../testing/picture-bomb';

const FIELDS = { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F' };
type Uploaded = TestResponse<UserResponse & Problem>;

describe('Concurrent uploads to PUT /user/profile', () => {
  let test: TestApp;
  let encoder: PictureEncoderService;
  let picture: Buffer;

  beforeAll(async () => {
    test = await TestApp.start();
    encoder = test.app.get(PictureEncoderService, { strict: false });
    picture = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#b4532a' } })
      .png()
      .toBuffer();
  });
  afterAll(() => test.stop());

  const upload = (token: string, bytes = picture): Promise<Uploaded> =>
    test.request('PUT', '/api/user/profile', createForm(FIELDS, { bytes }), { token, headers: MULTIPART });

  it('PUT /user/profile encodes one picture at a time, queues a few, refuses more, and blocks no route [S80]', async () => {
    const { accessToken: token, account } = await test.signedIn();
    await upload(token);
    process.kill(encoder.pid!, 'SIGSTOP');
    const waiting = Array.from({ length: 1 + MAX_WAITING_PICTURES }, () => upload(token));
    await waitUntil('the queue is full', () => encoder.isFull);

    expect(await upload(token)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    await Promise.all(Array.from({ length: 5 }, () => test.signIn(account)));
    expect((await test.request('GET', '/api/auth/me', undefined, { token })).status).toBe(200);

    process.kill(encoder.pid!, 'SIGCONT');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    for (let count = 6; count < 10; count++) expect((await upload(token)).status).toBe(200);
    expect((await upload(token)).status).toBe(429);
  });

  it('PUT /user/profile answers 400 when the encoder is killed, and encodes the next picture [S82]', async () => {
    const { accessToken: token, account } = await test.signedIn();
    await upload(token);
    const before = await test.stored(account.email);
    process.kill(encoder.pid!, 'SIGSTOP');
    const [first, second] = [upload(token), upload(token)];
    await waitUntil('one waits', () => encoder.waiting === 1);
    process.kill(encoder.pid!, 'SIGKILL');
    expect(await first).toMatchObject({
      status: 400,
      body: { error: 'This picture could not be read. Please choose another PNG, JPEG or WebP image.' },
    });
    expect(await second).toMatchObject({ status: 200 });
    expect((await test.stored(account.email)).profileImage).not.toBe(before.profileImage);
  });

  it('PUT /user/profile answers 429 after ten pictures in an hour, and counts only pictures [S80]', async () => {
    const { accessToken: token } = await test.signedIn();
    for (let count = 0; count < 3; count++)
      await test.request('PUT', '/api/user/profile', createForm(FIELDS), { token, headers: MULTIPART });
    for (let count = 0; count < 10; count++) expect((await upload(token)).status).toBe(200);
    const refused = await upload(token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    const { accessToken: other } = await test.signedIn();
    expect((await upload(other)).status).toBe(200);
  });

  it('closing the application ends the encoder process [S82]', async () => {
    const other = await TestApp.start();
    const { accessToken: token } = await other.signedIn();
    await other.request('PUT', '/api/user/profile', createForm(FIELDS, { bytes: picture }), {
      token,
      headers: MULTIPART,
    });
    const { pid } = other.app.get(PictureEncoderService, { strict: false });
    await other.stop();
    await waitUntil('the process has ended', () => !isAlive(pid!));
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const MEGABYTE = 1024 * 1024;
const ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
const SCRIPT = Buffer.from('<script>alert(document.domain)</script>');

const createFlat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } });

async function createAnimation(frames: number): Promise<Buffer> {
  const raw = Buffer.alloc(16 * 16 * frames * 3);
  for (let frame = 0; frame < frames; frame++) raw.fill(frame % 255, frame * 768, (frame + 1) * 768);
  const image = sharp(raw, { raw: { width: 16, height: 16 * frames, channels: 3, pageHeight: 16 } });
  return image.webp({ lossless: true, loop: 0, delay: new Array<number>(frames).fill(20) }).toBuffer();
}

describe('Hostile uploads to PUT /user/profile', () => {
  let test: TestApp;
  let token: string;
  let email: string;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
    const signedIn = await test.signedIn();
    token = signedIn.accessToken;
    email = signedIn.account.email;
  });
  afterAll(() => test.stop());

  const send = <T = UserResponse & Problem>(payload: Buffer, headers: Record<string, string> = MULTIPART) =>
    test.request<T>('PUT', '/api/user/profile', payload, { token, headers });
  const upload = (bytes: Buffer, name?: string, type?: string) =>
    send(createForm(FIELDS, { bytes, ...(name !== undefined && { name }), ...(type && { type }) }));
  const stored = async (address: string) => (await test.app.inject({ url: `/api${address}` })).rawPayload;

  it.each<[string, Buffer]>([
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>endobj')],
    ['a zip', ZIP],
    ['a picture with a script before it', Buffer.concat([SCRIPT, Buffer.from('ffd8ffe0', 'hex')])],
    ['a GIF that is also a script', Buffer.concat([Buffer.from('GIF89a/*'), SCRIPT])],
    ['only a PNG signature', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a sound file in the container of WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
    ['30,000 by 30,000 pixels in a few kilobytes', createPictureBomb(30_000, 30_000)],
    ['1 by 65,500 pixels', createPictureBomb(1, 65_500)],
    ['65,500 by 1 pixels', createPictureBomb(65_500, 1)],
  ])('PUT /user/profile refuses %s as a picture without decoding it [S46] [S47]', async (_, bytes) => {
    const before = await test.stored(email);
    expect((await upload(bytes, 'me.jpg', 'image/jpeg')).status).toBe(400);
    expect(await test.stored(email)).toEqual(before);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'PUT /user/profile drops data appended to a %s [S46]',
    async (format) => {
      const clean = await createFlat(64, 64).toFormat(format).toBuffer();
      const { status, body } = await upload(Buffer.concat([clean, SCRIPT, ZIP]));
      expect(status).toBe(200);
      const kept = await stored(body.user.profileImage!);
      expect(kept.includes(SCRIPT)).toBe(false);
      expect(kept.includes(ZIP)).toBe(false);
      expect((await sharp(kept).metadata()).format).toBe('webp');
    },
  );

  it('PUT /user/profile strips comment, location, color profile and thumbnail from a picture [S48]', async () => {
    const secret = 'a secret of the camera';
    const bytes = await createFlat(64, 64)
      .withExif({ IFD0: { ImageDescription: secret, Artist: secret }, IFD3: { GPSAreaInformation: secret } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const { body } = await upload(bytes);
    expect((await stored(body.user.profileImage!)).includes(secret)).toBe(false);
  });

  it('PUT /user/profile turns an animation of any length into a still [S47]', async () => {
    const moving = await createAnimation(500);
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(500);
    const { status, body } = await upload(moving, 'me.webp', 'image/webp');
    expect(status).toBe(200);
    const kept = await sharp(await stored(body.user.profileImage!), { animated: true }).metadata();
    expect(kept.pages ?? 1).toBe(1);
  });

  it.each([
    ['leads out of its folder', '../../../etc/passwd'],
    ['leads out of its folder on Windows', '..\\..\\x.exe'],
    ['contains a null byte', 'a\0.html'],
    ['is too long', `${'x'.repeat(5_000)}.png`],
    ['is empty', ''],
    ['is markup', '<img onerror=x>.png'],
  ])(
    'PUT /user/profile stores a picture under a random name when its file name %s [S48]',
    async (_, name) => {
      const response = await upload(await createFlat(8, 8).png().toBuffer(), name);
      expect([200, 400]).toContain(response.status);
      expect((await test.stored(email)).profileImage).toMatch(/^[\w-]{22}$/);
    },
  );

  it.each<[string, () => Buffer, Record<string, string>]>([
    ['no boundary', () => createForm(FIELDS), { 'content-type': 'multipart/form-data' }],
    ['another boundary', () => createForm(FIELDS), { 'content-type': 'multipart/form-data; boundary=other' }],
    [
      '10,000 parts',
      () => createForm(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, 'x']))),
      MULTIPART,
    ],
    [
      'a prototype among its fields',
      () => createForm({ ...FIELDS, ['__proto__']: 'x', hasOwnProperty: 'x' }),
      MULTIPART,
    ],
    ['a server-side field', () => createForm({ ...FIELDS, hasPaid: 'true' }), MULTIPART],
    ['an oversized text', () => createForm({ ...FIELDS, nickname: 'x'.repeat(MEGABYTE) }), MULTIPART],
    ['no end', () => createForm(FIELDS).subarray(0, -10), MULTIPART],
    ['oversized headers', () => Buffer.from(`--${BOUNDARY}\r\n${'x: y\r\n'.repeat(50_000)}\r\n`), MULTIPART],
    ['no content', () => Buffer.alloc(0), MULTIPART],
  ])('PUT /user/profile refuses a form that has %s [S40] [S49]', async (_, payload, headers) => {
    const before = await test.stored(email);
    const { status } = await send(payload(), headers);
    expect([400, 413, 415]).toContain(status);
    expect(await test.stored(email)).toEqual(before);
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});
