import type { MessageResponse, MondayPushResponse, Problem } from '@figura/contracts';
import { PSEUDO_LANGUAGE } from '@figura/messages';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toIsoWeek } from '../../platform/clock/iso-week';
import { HOUR_MS } from '../../platform/clock/durations';
import { PUBLIC_NETWORK, type PublicNetwork } from '../../platform/public-fetch/public-network';
import { AdminLine } from '../../testing/admin-line';
import { runAllJobs, runMonday, startMondays } from '../../testing/mondays';
import { Shop } from '../../testing/shop';
import { TAPE_MEASUREMENTS } from '../../testing/tape-measurements';
import { TestApp } from '../../testing/test-app';

const { decrypt } = jest.requireActual<{
  decrypt(body: Buffer, how: { version: string; privateKey: ECDH; authSecret: string }): Buffer;
}>('http_ece');

const PUBLIC_KEY = 'BA-kvRpb9sKXHPvVDz9DaXjKcGhMiGkFvr0zFm8ub88KZP0Yd_ZpdjFPTvOW6nD3cKyY_QNhh9n9aeZo3vzD1kM';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let test: TestApp;
let shop: Shop;
let service: Server;
let origin: string;
let keys: { publicKey: string; privateKey: string };
let status = 201;
const received: Received[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  origin = `http://push.example:${(service.address() as AddressInfo).port}`;
  keys = createKeys();
  test = await TestApp.start({
    RATE_LIMITS: 'off',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    CONTACT_EMAIL: 'support@figura.test',
  });
  shop = new Shop(test);
  const actual = test.app.get<PublicNetwork>(PUBLIC_NETWORK, { strict: false });
  const { allows } = actual;
  const network: Partial<PublicNetwork> = {
    isOwn: (url) => url.origin === origin,
    lookup: (host) =>
      Promise.resolve([{ address: host === 'inside.example' ? '10.0.0.8' : '127.0.0.1', family: 4 }]),
    allows: (url, address) => url.origin === origin || allows(url, address),
  };
  Object.assign(actual, network);
});
afterAll(async () => {
  await test.stop();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(async () => {
  status = 201;
  received.splice(0);
  await getDevices().deleteMany({});
});

const getDevices = () => test.app.get<Connection>(getConnectionToken()).db!.collection('pushsubscriptions');

function createKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // One in 256 keys starts with a zero byte, which ECDH omits.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

function createDevice(path = randomBytes(8).toString('hex')) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const body = { endpoint: `${origin}/${path}`, p256dh: pair.getPublicKey('base64url'), auth };
  const readText = (each: Received) =>
    JSON.parse(
      decrypt(each.body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString(),
    ) as object;
  return { path: `/${path}`, body, readText };
}

async function registerReader({ paid = true, measured = true } = {}) {
  const customer = await shop.customer();
  const { token, user } = customer;
  if (paid) await shop.grant(user.id);
  if (measured) await test.request('PUT', '/api/user/measurements', TAPE_MEASUREMENTS, { token });
  return customer;
}
const put = (token: string, body: object) =>
  test.request<MessageResponse & Problem>('PUT', '/api/monday-mail/push', body, { token });
const find = async (token: string) =>
  (await test.request<MondayPushResponse>('GET', '/api/monday-mail/push', undefined, { token })).body;

async function start(): Promise<void> {
  await startMondays(test);
  await runAllJobs(test);
}

describe('Monday push notification', () => {
  it('reaches each device once a week, encrypted and signed, without name or numbers [S154]', async () => {
    const { token, account } = await registerReader();
    const device = createDevice();
    expect(await find(token)).toEqual({ publicKey: keys.publicKey, isOn: false });
    expect((await put(token, device.body)).status).toBe(200);
    expect(await find(token)).toEqual({ publicKey: keys.publicKey, isOn: true });
    const other = createDevice();
    await put((await test.signIn(account)).accessToken, other.body);

    await runMonday(test);
    await start();
    expect(received.map(({ path }) => path).sort()).toEqual([device.path, other.path].sort());
    const mine = received.find(({ path }) => path === device.path)!;
    expect(device.readText(mine)).toEqual({
      title: 'Your outfit for this week',
      body: 'It is on your dashboard, drawn on you.',
    });
    expect(mine.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: 'monday-outfit',
      ttl: '172800',
      urgency: 'low',
    });
    expect(readVapid(mine.headers.authorization!)).toMatchObject({
      aud: origin,
      sub: 'mailto:support@figura.test',
    });
    await runMonday(test);
    expect(received).toHaveLength(4);
    const weeks = (await getDevices().find().toArray()).map(({ week }) => week as string);
    expect(weeks).toEqual([toIsoWeek(test.clock.now()), toIsoWeek(test.clock.now())]);
  });

  it('is in the language of the account', async () => {
    const { token, email } = await registerReader();
    const users = test.app.get<Connection>(getConnectionToken()).collection('users');
    await users.updateOne({ email }, { $set: { 'preferences.locale': PSEUDO_LANGUAGE } });
    const device = createDevice();
    await put(token, device.body);
    await runMonday(test);
    expect(received.map(device.readText)).toEqual([
      { title: '[Ýóúř óúťfíť fóř ťĥíš ŵééķ]', body: '[Íť íš óñ ýóúř đášĥbóářđ, đřáŵñ óñ ýóú.]' },
    ]);
  });

  function readVapid(authorization: string): object {
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!;
    expect(key).toBe(keys.publicKey);
    const [head, payload, signature] = token.split('.');
    const point = Buffer.from(keys.publicKey, 'base64url');
    const jwk = {
      ...{ kty: 'EC', crv: 'P-256' },
      ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${payload}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    );
    expect(isSigned).toBe(true);
    return JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object;
  }

  it('skips unpaid and unmeasured users and disabled devices, and is not sent before seven', async () => {
    const readers = await Promise.all([
      registerReader({ paid: false }),
      registerReader({ measured: false }),
      registerReader(),
      registerReader(),
    ]);
    for (const { token } of readers) await put(token, createDevice().body);
    const [, , switchedOff] = readers;
    await test.request('DELETE', '/api/monday-mail/push', undefined, { token: switchedOff!.token });
    expect((await find(switchedOff!.token)).isOn).toBe(false);
    await runMonday(test, 6);
    expect(received).toEqual([]);
    test.clock.forward(HOUR_MS);
    await start();
    expect(received).toHaveLength(1);
  });

  it('ends for a device on sign-out, when its session ends, and when another account subscribes it [S154]', async () => {
    const [mira, kim] = [await registerReader(), await registerReader()];
    await put(mira.token, createDevice().body);
    await test.request('POST', '/api/auth/logout', {}, { token: mira.token });
    expect(await getDevices().countDocuments()).toBe(0);

    const shared = createDevice();
    const again = (await test.signIn(mira.account)).accessToken;
    await put(again, shared.body);
    await put(kim.token, shared.body);
    expect((await find(again)).isOn).toBe(false);
    await test.app.get<Connection>(getConnectionToken()).db!.collection('sessions').deleteMany({});
    await runMonday(test);
    expect(received).toEqual([]);
    expect(await getDevices().countDocuments()).toBe(0);
  });

  it.each([404, 410])('deletes a device when the push service answers %d', async (gone) => {
    const { token } = await registerReader();
    await put(token, createDevice().body);
    status = gone;
    await runMonday(test);
    expect(received).toHaveLength(1);
    expect(await getDevices().countDocuments()).toBe(0);
  });

  it('retries while the push service is down, but not when it refuses', async () => {
    const { token } = await registerReader();
    await put(token, createDevice().body);
    status = 503;
    await runMonday(test);
    expect(received.length).toBeGreaterThan(0);
    const failed = received.length;
    status = 201;
    test.clock.forward(HOUR_MS);
    await start();
    expect(received).toHaveLength(failed + 1);

    status = 403;
    await runMonday(test);
    const refused = received.length;
    test.clock.forward(HOUR_MS);
    await start();
    expect(received).toHaveLength(refused);
  });

  it.each([
    ['another protocol', 'http://updates.example/a'],
    ['a private address', 'https://10.0.0.8/a'],
    ['a cloud metadata address', 'https://169.254.169.254/latest'],
    ['loopback', 'https://[::1]/a'],
    ['a host name for a private address', 'https://inside.example/a'],
    ['another port', 'https://updates.example:8443/a'],
    ['credentials', 'https://user:secret@updates.example/a'],
    ['no URL', 'https://'],
  ])('PUT /monday-mail/push refuses %s [S153]', async (_, endpoint) => {
    const { token } = await registerReader();
    const { status: code, body } = await put(token, { ...createDevice().body, endpoint });
    expect([code, body.fields]).toEqual([
      400,
      { endpoint: 'Notifications from this browser are not supported.' },
    ]);
    expect(await getDevices().countDocuments()).toBe(0);
  });

  it('PUT /monday-mail/push refuses keys that cannot be used for encryption', async () => {
    const { token } = await registerReader();
    const { body } = createDevice();
    for (const wrong of [{ p256dh: 'short' }, { auth: 'short' }, { p256dh: `BK${'a'.repeat(85)}` }])
      expect((await put(token, { ...body, ...wrong })).status).toBe(400);
  });

  it('keeps 20 devices, exports them without their keys, and deletes them with the account [S155]', async () => {
    const { account } = await registerReader();
    let token = '';
    for (let count = 0; count < 22; count++) {
      token = (await test.signIn(account)).accessToken;
      await put(token, createDevice().body);
    }
    expect(await getDevices().countDocuments()).toBe(20);
    const { text, body } = await test.request<{ mondayDevices: object[] }>(
      'GET',
      '/api/user/export',
      undefined,
      {
        token,
      },
    );
    expect(body.mondayDevices).toHaveLength(20);
    expect(text).not.toContain(origin);
    await test.request('DELETE', '/api/user', { password: account.password }, { token });
    expect(await getDevices().countDocuments()).toBe(0);
  });
});

it('push keys prints a valid VAPID pair, and readConfig refuses incomplete or mismatched keys', async () => {
  const admin = await AdminLine.start();
  const { printed } = await admin.type('push keys');
  await admin.stop();
  const pair = Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );
  const { readConfig } = await import('../../platform/config/config');
  expect(readConfig(pair).push).toEqual({
    publicKey: pair['VAPID_PUBLIC_KEY'],
    privateKey: pair['VAPID_PRIVATE_KEY'],
  });
  expect(() => readConfig({ ...pair, VAPID_PUBLIC_KEY: PUBLIC_KEY })).toThrow(
    /VAPID_PRIVATE_KEY does not match VAPID_PUBLIC_KEY/,
  );
  expect(() => readConfig({ VAPID_PUBLIC_KEY: PUBLIC_KEY })).toThrow(
    /VAPID_PRIVATE_KEY must be set together with VAPID_PUBLIC_KEY/,
  );
  expect(() => readConfig({ VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y' })).toThrow(
    /VAPID_PUBLIC_KEY must be a key from "npm run admin -- push keys"/,
  );
});
