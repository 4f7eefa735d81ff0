import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { build } from '../build.mjs';
import { workspace } from '../run.mjs';
import { end, lineOf, startOn } from './process.mjs';
import { startProduct } from './product.mjs';

/**
 * What the export of a large account costs the built product and everybody else: 2,400 photographs of 174 KB, twice as many as an
 * account can have. Beside each export another account asks `GET /auth/me` a hundred times a second. The database is another
 * process, as where the product is deployed. Nothing is asserted, since machines differ.
 */
const PHOTOS = 2_400;
const PHOTO_BYTES = 174_000;
const INSERTED_AT_ONCE = 20;
const QUIET_MS = 15_000;
const ASK_EVERY_MS = 10;
const ROUNDS = 2;

/** Bundling the libraries sets NODE_ENV, which would be that of production. */
const local = { NODE_ENV: '' };

await build('api', 'web');
const engine = startOn(1, [join(workspace, 'tools/bench/engine.mjs')], local);
const uri = `${(await lineOf(engine, 'engine on')).split(' ').at(-1)}/figura`;
const product = await startProduct({ ...local, MONGODB_URI: uri });
const owner = await product.signUp();
const other = product.token;

await fill(JSON.parse(await product.call('GET', '/api/auth/me', { token: owner })).user.id);
await product.untilIdle();

async function fill(userId) {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  const owned = { userId: new mongoose.Types.ObjectId(userId) };
  const garment = { category: 'Tops', type: 't-shirt', attributes: {}, colors: [] };
  for (let slot = 0; slot < PHOTOS; slot += INSERTED_AT_ONCE) {
    const ids = Array.from({ length: INSERTED_AT_ONCE }, () => randomUUID());
    await client
      .db()
      .collection('wardrobepieces')
      .insertMany(
        ids.map((id, index) => ({
          ...{ ...owned, id, slot: slot + index, garment, name: 'T-shirt', words: 't-shirt', price: null },
          ...{ note: null, wish: false, wears: [], photo: 'a', createdAt: new Date(), deletedAt: null },
        })),
      );
    await client
      .db()
      .collection('wardrobephotos')
      .insertMany(
        ids.map((pieceId) => ({
          ...{ ...owned, pieceId, name: 'a', bytes: randomBytes(PHOTO_BYTES), deletedAt: null },
        })),
      );
  }
  await client.close();
}

/** Memory of the product that is its own, without mapped files, in megabytes. */
function ownMegabytes() {
  return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))[1]) / 1024;
}

/** Asks at a steady pace, whatever the answers take, until some work is done; and looks at the memory. */
async function during(work) {
  const times = [];
  const asked = [];
  let memory = 0;
  const ask = async () => {
    const begun = performance.now();
    await product.call('GET', '/api/auth/me', { token: other });
    times.push(performance.now() - begun);
  };
  const timer = setInterval(() => {
    memory = Math.max(memory, ownMegabytes());
    asked.push(ask());
  }, ASK_EVERY_MS);
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1_000;
  clearInterval(timer);
  await Promise.all(asked);
  const sorted = times.toSorted((one, another) => one - another);
  const at = (share) => sorted[Math.floor(sorted.length * share)];
  return { memory, seconds, p50: at(0.5), p95: at(0.95), worst: sorted.at(-1), result };
}

/** Reads an export and forgets it; how many bytes came. */
async function readExport(accept) {
  const answer = await fetch(`${product.url}/api/user/export`, {
    headers: { authorization: `Bearer ${owner}`, accept, 'accept-encoding': 'identity' },
  });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}`);
  let bytes = 0;
  for await (const part of answer.body) bytes += part.length;
  return bytes;
}

const show = (name, { memory, seconds, p50, p95, worst, result = 0 }) =>
  process.stdout.write(
    `${name.padEnd(28)} ${[result / 1e6, seconds, memory, p50, p95, worst].map((value) => value.toFixed(1).padStart(8)).join(' ')}\n`,
  );

process.stdout.write(`${''.padEnd(28)} MB sent  seconds   own MB   p50 ms   p95 ms    worst\n`);
for (let round = 1; round <= ROUNDS; round++) {
  const quiet = await during(() => wait(QUIET_MS));
  show('nothing else', quiet);
  for (const accept of ['application/zip', 'application/json']) {
    const exporting = await during(() => readExport(accept));
    show(accept, exporting);
    const memory = exporting.memory - quiet.memory;
    const p95 = exporting.p95 - quiet.p95;
    process.stdout.write(
      `${''.padEnd(28)} ${memory.toFixed(1)} MB more; p95 ${p95.toFixed(1)} ms more, ${(exporting.p95 / quiet.p95).toFixed(1)} times\n`,
    );
  }
}

await product.stop();
await end(engine);
