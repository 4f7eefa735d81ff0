import { ObjectId } from 'bson';
import mongoose from 'mongoose';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { workspace } from '../run.mjs';
import { cpuMicros, end, lineOf, residentMegabytes, startOn } from './process.mjs';
import { startProduct } from './product.mjs';

/**
 * How the answer to one read changes with the number of users who ask: each user has measurements of their own, and the
 * next request comes from the next user. The first pass reads them from the database, the second from memory.
 * (`bench:ranking` shows the growth with the catalog.)
 */
const here = join(workspace, 'tools/bench');
await build('api', 'web');
const engine = startOn(1, [join(here, 'engine.mjs')]);
const uri = `${(await lineOf(engine, 'engine on')).split(' ').at(-1)}/figura`;
const product = await startProduct({ MONGODB_URI: uri });
await product.untilIdle();
const database = await mongoose.mongo.MongoClient.connect(uri);
const users = database.db().collection('users');
const scratch = mkdtempSync(join(tmpdir(), 'figura-growth-'));
const demo = await users.findOne({ email: product.demo.email });
const tokens = [];

/** Adds users like the demo account, half a millimeter apart, and signs them in. */
async function grow(count) {
  const first = tokens.length;
  const people = Array.from({ length: count - first }, (_, index) => ({
    ...demo,
    _id: new ObjectId(),
    email: `person-${first + index}@example.com`,
    measurements: { ...demo.measurements, hips: 42 + (first + index) / 5_000 },
  }));
  if (people.length) await users.insertMany(people);
  const waiting = people.values();
  const signIn = async () => {
    for (const { email } of waiting) {
      const body = { email, password: product.demo.password };
      tokens.push(JSON.parse(await product.call('POST', '/api/auth/login', { body })).accessToken);
    }
  };
  await Promise.all([signIn(), signIn(), signIn(), signIn()]);
}

async function pass(amount) {
  const file = join(scratch, 'requests.json');
  writeFileSync(
    file,
    JSON.stringify(tokens.map((token) => ({ headers: { authorization: `Bearer ${token}` } }))),
  );
  const request = { url: `${product.url}/api/recommendations/body-type-analysis`, amount };
  const client = startOn(1, [join(here, 'load.mjs'), JSON.stringify(request), file]);
  const before = cpuMicros(product.pid);
  const result = JSON.parse(await lineOf(client, 'perSecond'));
  if (result.failed) throw new Error(`${result.failed} requests failed.`);
  return { ...result, micros: (cpuMicros(product.pid) - before) / result.requests };
}

const cell = (value, width) => String(value).padStart(width);
process.stdout.write('people   first pass: CPU µs  p99 ms   from memory: CPU µs  p99 ms   memory MB\n');
for (const count of [1, 100, 1_000, 10_000]) {
  await grow(count);
  const cold = await pass(Math.max(count, 32));
  const warm = await pass(Math.max(count, 20_000));
  process.stdout.write(
    `${cell(count, 6)} ${cell(cold.micros.toFixed(0), 19)} ${cell(cold.p99, 7)} ${cell(warm.micros.toFixed(0), 21)} ${cell(warm.p99, 7)} ${cell(residentMegabytes(product.pid).toFixed(0), 11)}\n`,
  );
}

await database.close();
await product.stop();
await end(engine);
rmSync(scratch, { recursive: true, force: true });
