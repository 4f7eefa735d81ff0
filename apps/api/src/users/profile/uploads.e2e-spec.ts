import type { Problem, UserResponse } from '@figura/contracts';
import sharp from 'sharp';
import { TestApp, type TestResponse } from '../../testing/test-app';
import { createForm, MULTIPART } from '../../testing/upload-form';
import { waitUntil } from '../../testing/until';
import { MAX_WAITING_PICTURES, PictureEncoderService } from '../pictures/picture-encoder.service';

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

  it('PUT /user/profile encodes one picture at a time, queues a few, refuses more, and blocks no other route [S80]', async () => {
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

  it('PUT /user/profile answers with a message when the encoder process is killed, and encodes the next picture [S82]', async () => {
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

  it('PUT /user/profile answers 429 after ten pictures of an account in an hour; a profile without a picture does not count [S80]', async () => {
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
