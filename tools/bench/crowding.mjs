import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../run.mjs';
import { TAPE } from '../sign-up.mjs';
import { readCpuMicros } from './process.mjs';
import { startProduct } from './product.mjs';

/**
 * Measures how much one free account slows down another that reads at a steady pace. Asserts nothing, since
 * machines differ; look at the ratio.
 */
const AT_ONCE = 8;
const ROUNDS = 5;
const SECONDS = Number(process.env.SECONDS ?? 20);
const READS = ['/api/auth/me', '/api/recommendations/body-type-analysis', '/api/wardrobe'];
const PACE_MS = 25;

await build('api', 'web');
const product = await startProduct({ NODE_ENV: '', RATE_LIMITS: 'on' });

async function createMeasuredAccount() {
  const token = await product.signUp();
  await product.call('PUT', '/api/user/measurements', { token, body: TAPE });
  return token;
}

const crowd = await createMeasuredAccount();
const reader = await createMeasuredAccount();
const describePiece = (index) =>
  `A ${['black', 'navy', 'red', 'green', 'camel'][index % 5]} wool coat, knee length`;
await product.call('POST', '/api/wardrobe/lines', {
  token: crowd,
  body: { texts: Array.from({ length: 10 }, (_, index) => describePiece(index)) },
});
for (let count = 0; count < 3; count++)
  await product.call('POST', '/api/garments/check', { token: crowd, body: { text: describePiece(count) } });
const QUESTION = '/api/outfits/suggestions?occasion=work&season=fall';
await product.call('GET', QUESTION, { token: crowd });

const KINDS = {
  'checks, refused': ['POST', '/api/garments/check', { text: describePiece(0) }],
  'lines, refused': [
    'POST',
    '/api/wardrobe/lines',
    { texts: Array.from({ length: 100 }, (_, i) => describePiece(i)) },
  ],
  'outfits, refused': ['GET', `${QUESTION}&seed=1`],
  'outfits, answered': ['GET', QUESTION],
  'openings, answered': ['GET', '/api/outfits/openings'],
  'outfit of the week, answered': ['GET', '/api/outfits/this-week'],
};

async function ask(token, method, path, body) {
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function read(seconds) {
  const times = [];
  const reads = [];
  const end = performance.now() + seconds * 1_000;
  for (let index = 0; performance.now() < end; index++) {
    const begun = performance.now();
    reads.push(
      ask(reader, 'GET', READS[index % READS.length]).then(() => times.push(performance.now() - begun)),
    );
    await wait(PACE_MS);
  }
  await Promise.all(reads);
  return times;
}

async function press(seconds, kind, statuses = {}) {
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const status = await ask(crowd, ...KINDS[kind]);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
}

const at = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)];
const columns = ['p50', 'p95', 'p50 with', 'p95 with', 'p95 more', 'ratio', 'CPU %'];
process.stdout.write(
  `${'in milliseconds'.padEnd(30)}${columns.map((name) => name.padStart(10)).join('')}  answers\n`,
);
await product.waitUntilIdle();
for (const kind of Object.keys(KINDS)) {
  await press(2, kind);
  const [quiet, crowded, statuses, cpu] = [[], [], {}, [0, 0]];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = readCpuMicros(product.pid);
    quiet.push(...(await read(SECONDS / ROUNDS)));
    const middle = readCpuMicros(product.pid);
    const [times] = await Promise.all([read(SECONDS / ROUNDS), press(SECONDS / ROUNDS, kind, statuses)]);
    crowded.push(...times);
    cpu[0] += middle - begun;
    cpu[1] += readCpuMicros(product.pid) - middle;
  }
  for (const times of [quiet, crowded]) times.sort((a, b) => a - b);
  const share = (cpu[1] - cpu[0]) / (SECONDS * 10_000);
  const more = at(crowded, 0.95) - at(quiet, 0.95);
  const ratio = at(crowded, 0.95) / at(quiet, 0.95);
  const shown = [at(quiet, 0.5), at(quiet, 0.95), at(crowded, 0.5), at(crowded, 0.95), more, ratio, share];
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `${kind.padEnd(30)}${shown.map((value) => value.toFixed(1).padStart(10)).join('')}  ${answers.join(', ')}\n`,
  );
}
await product.stop();
