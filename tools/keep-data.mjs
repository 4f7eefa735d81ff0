import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { freePort } from './free-port.mjs';
import { loadLibs } from './load-libs.mjs';
import { run, workspace } from './run.mjs';

/**
 * Keeps the data of the built version, so that every later one can be tried on it: `node tools/keep-data.mjs NAME` makes one of every
 * kind of document through the product's API and command line, and writes `NAME.ejsonl.gz` and `NAME.json` into the
 * folder of the migrations. Only what a fault would leave is written past the product: a failed job, an import that was killed.
 */
const FOLDER = join(workspace, 'apps/api/src/platform/database/migrations/data');
const PASSWORD = 'a fixture of old data';
const BODY = {
  horizontalMeasurements: { shoulders: 39.5, chest: 37, waist: 29.5, hips: 42 },
  verticalMeasurements: { headToChest: 17.5, chestToCrotch: 16.5, crotchToKnee: 13, kneeToFloor: 17.5 },
};
const FEED = [
  'id\ttitle\tdescription\tlink\timage_link\tprice\tavailability\tbrand\tgender',
  ...['Black wrap dress in jersey', 'Navy A-line skirt', 'White linen shirt', 'Wide-leg trousers'].map(
    (title, index) =>
      `p${index}\t${title}\t${title}, knee length.\thttps://shop.example/p/${index}\thttps://shop.example/i/${index}.jpg\t49.90 EUR\tin_stock\tNordlicht\tfemale`,
  ),
].join('\n');

const name = process.argv[2];
if (!/^[\w.-]+$/.test(name ?? '')) throw new Error('Say how the version is called: keep-data.mjs NAME');
const folder = mkdtempSync(join(tmpdir(), 'figura-keep-data-'));
const port = await freePort();
const environment = { DATA_DIR: folder, RATE_LIMITS: 'off', PORT: String(port), METRICS_PORT: '0' };
const origin = `http://127.0.0.1:${port}`;

/** Asks the API; a body that is a form or bytes is sent as it is. @throws Error for an answer that is no success */
async function ask(method, path, { token, body, headers = {} } = {}) {
  const isJson = body !== undefined && !(body instanceof FormData) && typeof body !== 'string';
  const answer = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

async function admin(...words) {
  const { ok, output } = await run(process.execPath, [join(workspace, 'dist/apps/api/admin.js'), ...words], {
    env: environment,
    quiet: true,
  });
  if (!ok) throw new Error(`admin ${words.join(' ')}: ${output}`);
}

/** The token in the newest link to a page that was mailed to an address. */
async function mailedToken(email, page) {
  for (;;) {
    const links = (await ask('GET', '/dev/mail'))
      .filter(({ to }) => to === email)
      .flatMap((mail) => mail.links);
    const link = links.find((each) => each.includes(`/${page}?token=`));
    if (link) return new URL(link).searchParams.get('token');
    await pause(50);
  }
}

async function register(firstName, fields = {}) {
  const email = `${firstName.toLowerCase()}@example.com`;
  const body = { firstName, lastName: 'Lindqvist', email, password: PASSWORD, gender: 'F', ...fields };
  return { email, ...(await ask('POST', '/api/auth/register', { body })) };
}

const signIn = (email) => ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } });

/** Registers, verifies and signs in. */
async function member(firstName, fields) {
  const { email, registrationKey } = await register(firstName, fields);
  const token = await mailedToken(email, 'verify-email');
  await ask('GET', `/api/auth/verify-email/${token}`, { headers: { 'registration-key': registrationKey } });
  const { accessToken, refreshToken } = await signIn(email);
  return { email, token: accessToken, refreshToken };
}

async function checkout({ token }, body = {}) {
  const { url } = await ask('POST', '/api/stripe/create-checkout-session', { token, body });
  return url.split('/').pop();
}

async function press(session, button) {
  await ask('POST', `/dev/stripe/checkout/${session}/${button}`, {
    body: 'method=card',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

async function buy(person, body) {
  const session = await checkout(person, body);
  await press(session, 'pay');
  await ask('POST', '/api/stripe/payment-success', { token: person.token, body: { sessionId: session } });
  return session;
}

async function picture() {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#9a7b6c' } })
    .png()
    .toBuffer();
  return new Blob([bytes], { type: 'image/png' });
}

/** A profile and everything that hangs on it. */
async function fill({ token }, { paid }) {
  const put = (path, body) => ask('PUT', `/api${path}`, { token, body });
  const post = (path, body) => ask('POST', `/api${path}`, { token, body });
  await put('/user/onboarding', { ...BODY, bodyConcerns: ['abdomen:protruding', 'legs:bowed'] });
  const profile = new FormData();
  for (const [field, value] of Object.entries({ nickname: 'Nick', unitPreference: 'metric' }))
    profile.set(field, value);
  profile.set('profileImage', await picture(), 'me.png');
  await ask('PUT', '/api/user/profile', { token, body: profile });
  await put('/user/feature-choices', { 'hips:wide': 'show' });
  await put('/user/preferences', {
    skin: 'tone-4',
    never: ['heels'],
    coverage: { hem: 'knee' },
    mondayMail: true,
  });
  const { checkId, garment } = await post('/garments/check', {
    text: 'a knee-length wrap dress in black jersey',
  });
  const pieces = [
    { checkId, garment },
    { text: 'navy A-line skirt' },
    { text: 'white silk shirt' },
    { text: 'black loafers' },
  ];
  const owned = [];
  for (const piece of pieces)
    owned.push(await post('/wardrobe', { id: randomUUID(), name: 'A piece', ...piece }));
  const photo = new FormData();
  photo.set('photo', await picture(), 'dress.png');
  await ask('PUT', `/api/wardrobe/${owned[0].id}/photo`, { token, body: photo });
  await put(`/wardrobe/${owned[0].id}/wears/${new Date().toISOString().slice(0, 10)}`);
  await ask('DELETE', `/api/wardrobe/${owned[3].id}`, { token });
  await ask('GET', '/api/outfits/suggestions?occasion=work&season=fall&from=wardrobe,catalog', { token });
  const kept = { slot: 'one-piece', source: 'wardrobe', id: owned[0].id };
  await post('/outfits', { id: randomUUID(), name: 'Friday', pieces: [kept] });
  if (!paid) return;
  const { trendingByCategory } = await ask('GET', '/api/recommendations/trending', { token });
  const items = Object.values(trendingByCategory).flat();
  await put('/recommendations/trending/seen', { itemIds: items.slice(0, 2).map(({ _id }) => _id) });
  await put(`/user/marks/${items[0]._id}`, { mark: 'love' });
  await post('/packing-lists', {
    ...{ id: randomUUID(), days: 2, occasions: ['travel'], season: 'fall', max: 8, from: ['catalog'] },
  });
}

async function fillAll() {
  await admin('coupons', 'create', 'access', 'WELCOME7', '--uses', '3');
  await admin('coupons', 'create', 'influencer', 'MIRA10', '--uses', '5');
  const feed = join(folder, 'feed.tsv');
  writeFileSync(feed, FEED);
  await admin('products', 'import', feed, '--format', 'google', '--shop', 'Nordlicht');

  const free = await member('Olga');
  await fill(free, { paid: false });
  await checkout(free, { couponCode: 'MIRA10' });
  await ask('POST', '/api/password/forgot-password', { body: { email: free.email } });
  await ask('POST', '/api/password/forgot-password', { body: { email: 'nobody@example.com' } });
  const paid = await member('Petra');
  const session = await buy(paid, { couponCode: 'MIRA10' });
  await fill(paid, { paid: true });
  const refunded = await member('Rita');
  await press(await buy(refunded), 'refund');
  const access = await member('Anna', { accessCode: 'WELCOME7' });
  await register('Ute');
  await admin('users', 'show', paid.email);
  return {
    free: {
      email: free.email,
      refreshToken: free.refreshToken,
      resetToken: await mailedToken(free.email, 'reset-password'),
    },
    paid: { email: paid.email, refreshToken: paid.refreshToken, sessionId: session },
    refunded: { email: refunded.email, refreshToken: refunded.refreshToken },
    access: { email: access.email, refreshToken: access.refreshToken },
    unverified: {
      email: 'ute@example.com',
      verificationToken: await mailedToken('ute@example.com', 'verify-email'),
    },
  };
}

/** What faults leave behind. */
async function addFaults(db) {
  const now = new Date();
  const { _id } = await db.collection('users').findOne({ email: 'petra@example.com' });
  const job = { name: 'mail.account', payload: { mail: 'welcome', userId: String(_id) }, createdAt: now };
  await db.collection('jobs').insertOne({ ...job, attempts: 0, dueAt: now, failedAt: null, lastError: null });
  const failed = { attempts: 12, dueAt: now, failedAt: now, lastError: 'connect ECONNREFUSED' };
  await db.collection('jobs').insertOne({ ...job, ...failed });
  await db.collection('productimports').insertOne({ _id: randomUUID(), heardAt: now });
}

/** Each collection: a line with its name and indexes, then its documents, as canonical extended JSON. */
async function dump(db) {
  const { EJSON } = mongoose.mongo.BSON;
  const line = (value) => `${EJSON.stringify(value, { relaxed: false })}\n`;
  const collections = (await db.listCollections({}, { nameOnly: true }).toArray())
    .map((each) => each.name)
    .sort();
  let text = '';
  for (const collection of collections) {
    const indexes = await db.collection(collection).listIndexes().toArray();
    text += line({ collection, indexes: indexes.filter((index) => index.name !== '_id_') });
    const documents = await db.collection(collection).find({}, { promoteValues: false }).toArray();
    for (const document of documents) text += line(document);
  }
  return { text, collections };
}

const api = spawn(process.execPath, [join(workspace, 'dist/apps/api/main.js')], {
  env: { ...process.env, ...environment },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const gone = new Promise((resolve) => api.once('exit', resolve));
let people;
try {
  while (!(await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok) await pause(200);
  people = await fillAll();
} finally {
  api.kill('SIGTERM');
  await gone;
}

const { startEmbeddedMongo } = (await loadLibs('embedded-mongo'))['embedded-mongo'];
const engine = await startEmbeddedMongo({ folder: join(folder, 'mongo') });
const client = await mongoose.mongo.MongoClient.connect(engine.uri);
await addFaults(client.db('figura'));
const { text, collections } = await dump(client.db('figura'));
await client.close();
await engine.close();

const notes = {
  madeAt: new Date().toISOString(),
  jwtSecret: readFileSync(join(folder, 'jwt-secret'), 'utf8'),
  password: PASSWORD,
  collections,
  ...people,
};
writeFileSync(join(FOLDER, `${name}.ejsonl.gz`), gzipSync(text, { level: 9 }));
writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(notes, null, 2)}\n`);
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${collections.length} collections, ${text.length} bytes of JSON.\n`);
