import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, workspace } from '../run.mjs';
import { CONNECTIONS, readCpuMicros, end, waitForLine, readResidentMegabytes, startOn } from './process.mjs';
import { startProduct } from './product.mjs';
import { startProxy } from './proxy.mjs';
import { startRedis } from './redis.mjs';

/**
 * Compares the deployed product with a bare Fastify server behind the same proxy; interleaves runs and takes
 * medians. Trust the ratios and the CPU time per request. Arguments select parts: `npm run bench -- me guide`;
 * `--minutes 10` adds a memory load.
 */
const REPEATS = 3;
const WARM_UP_SECONDS = 2;
const SECONDS = 4;
const RATE = 500;

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string' } },
  allowPositionals: true,
});
const minutes = Number(values.minutes ?? 0);
const isWanted = (part) => positionals.length === 0 || positionals.includes(part);
const here = join(workspace, 'tools/bench');

await build('api', 'web');
const redis = await startRedis();
/** The database shares a core with client and proxy, so look at CPU time for requests that use it. */
const engine = startOn(1, [join(here, 'engine.mjs')]);
const uri = `${(await waitForLine(engine, 'engine on')).split(' ').at(-1)}/figura`;
const product = await startProduct({ MONGODB_URI: uri, REDIS_URL: redis.url });
process.stdout.write(`Started in ${Math.round(product.startedMs)} ms with an empty data folder.\n\n`);
await product.waitUntilIdle();

const json = { 'content-type': 'application/json' };
const bearer = { authorization: `Bearer ${product.token}` };
const tape = {
  ...{ shoulders: 39.5, chest: 37, waist: 29.5, hips: 42 },
  ...{ headToChest: 17.5, chestToCrotch: 16.5, crotchToKnee: 13, kneeToFloor: 17.5 },
};
const READS = [
  { name: 'health', path: '/api/health/live' },
  { name: 'me', path: '/api/auth/me', headers: bearer },
  { name: 'analysis', path: '/api/recommendations/body-type-analysis', headers: bearer },
  { name: 'best-looks', path: '/api/recommendations/best-looks', headers: bearer },
  {
    name: 'guide',
    path: '/api/recommendations/body-part-details?bodyPart=hips&bodyPartAttribute=wide',
    headers: bearer,
  },
  { name: 'trends', path: '/api/recommendations/trending', headers: bearer },
  { name: 'trends-for-you', path: '/api/recommendations/trending/personalized', headers: bearer },
];
async function saveOn(server) {
  const people = [];
  // One by one, since password hashing rejects more than a few at once.
  while (people.length < CONNECTIONS)
    people.push({ ...json, authorization: `Bearer ${await server.signUp()}` });
  return { name: 'save', method: 'PUT', path: '/api/user/measurements', people, body: JSON.stringify(tape) };
}
const save = await saveOn(product);

const answers = [];
for (const { name, path } of READS)
  answers.push({ name, body: await product.call('GET', path, { token: product.token }) });
answers.push({
  name: 'save',
  body: await product.call('PUT', save.path, { token: product.token, body: tape }),
});

const compressed = { 'accept-encoding': 'br' };
const { clothingByCategory } = JSON.parse(answers.find(({ name }) => name === 'best-looks').body);
const [look] = Object.values(clothingByCategory).flat();
const page = await product.call('GET', '/login');
const FILES = [
  { name: 'picture', path: `/api${look.imageUrl}`, headers: compressed },
  { name: 'script', path: /"(\/assets\/[^"]+\.js)"/.exec(page)[1], headers: compressed },
];
for (const { name, path, headers } of FILES) {
  const { type, bytes } = await readRawResponse(`${product.url}${path}`, headers);
  answers.push({ name, type, body: bytes.toString('base64'), length: bytes.length });
}

async function readRawResponse(url, headers) {
  const [answer] = await once(get(url, { headers }), 'response');
  const bytes = Buffer.concat(await answer.toArray());
  return { type: answer.headers['content-type'], bytes };
}

const scratch = mkdtempSync(join(tmpdir(), 'figura-bench-'));
writeFileSync(join(scratch, 'answers.json'), JSON.stringify(answers));
const bare = startOn(0, [join(here, 'bare.mjs'), join(scratch, 'answers.json')]);
const proxy = await startProxy([product.url, (await waitForLine(bare, 'bare on')).split(' ').at(-1)]);
const [productUrl, bareUrl] = proxy.urls;

async function load(pid, request, options) {
  const { url, method, headers, body, people } = request;
  const what = JSON.stringify({ url, method, headers, body, people, ...options });
  const client = startOn(1, [join(here, 'load.mjs'), what]);
  const before = readCpuMicros(pid);
  const result = JSON.parse(await waitForLine(client, 'perSecond'));
  const micros = (readCpuMicros(pid) - before) / result.requests;
  if (result.failed) throw new Error(`${result.failed} requests to ${url} failed.`);
  return { ...result, micros };
}

const findMedian = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function compare(request, server, serverUrl) {
  const variants = [
    { key: 'product', pid: server.pid, url: `${serverUrl}${request.path}` },
    ...(request.isFile ? [] : [{ key: 'object', pid: bare.pid, url: `${bareUrl}/object/${request.name}` }]),
    ...(request.method ? [] : [{ key: 'ready', pid: bare.pid, url: `${bareUrl}/ready/${request.name}` }]),
  ];
  const runs = { product: [], object: [], ready: [] };
  for (const { pid, url } of variants) await load(pid, { ...request, url }, { duration: WARM_UP_SECONDS });
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const { key, pid, url } of repeat % 2 ? variants.toReversed() : variants)
      runs[key].push(await load(pid, { ...request, url }, { duration: SECONDS }));
  }
  const find = (key, field) => findMedian(runs[key].map((each) => each[field])) ?? NaN;
  const range = runs.product.map(({ perSecond }) => Math.round(perSecond)).toSorted((a, b) => a - b);
  return {
    perSecond: find('product', 'perSecond'),
    range: `${range[0]}–${range.at(-1)}`,
    micros: find('product', 'micros'),
    toObject: find('product', 'perSecond') / find('object', 'perSecond'),
    toObjectByCpu: find('object', 'micros') / find('product', 'micros'),
    toReady: find('product', 'perSecond') / find('ready', 'perSecond'),
    toReadyByCpu: find('ready', 'micros') / find('product', 'micros'),
  };
}

const formatCell = (value, width) => String(value).padStart(width);
const formatRatio = (value) => (Number.isNaN(value) ? '–' : value.toFixed(2));
process.stdout.write(
  'request          bytes    req/s      (range)  CPU µs   to bare Fastify   by CPU   to one with ready bytes   by CPU\n',
);
async function printRow(request, { server = product, url = productUrl, label = request.name } = {}) {
  const row = await compare(request, server, url);
  const { body, length = body.length } = answers.find(({ name }) => name === request.name);
  process.stdout.write(
    `${label.padEnd(14)} ${formatCell(length, 7)} ${formatCell(Math.round(row.perSecond), 8)} ${formatCell(row.range, 12)} ${formatCell(row.micros.toFixed(1), 7)} ${formatCell(formatRatio(row.toObject), 17)} ${formatCell(formatRatio(row.toObjectByCpu), 8)} ${formatCell(formatRatio(row.toReady), 25)} ${formatCell(formatRatio(row.toReadyByCpu), 8)}\n`,
  );
}

const files = FILES.map((file) => ({ ...file, isFile: true }));
for (const request of [...READS, ...files, save]) if (isWanted(request.name)) await printRow(request);

if (isWanted('first-run')) {
  const firstRun = await startProduct();
  await firstRun.waitUntilIdle();
  await printRow(await saveOn(firstRun), { server: firstRun, url: firstRun.url, label: 'save, first run' });
  await firstRun.stop();
}

if (isWanted('paced')) {
  const steady = { ...READS[3], url: `${productUrl}${READS[3].path}` };
  const { p50, p99 } = await load(product.pid, steady, { duration: 10, overallRate: RATE });
  process.stdout.write(`\nBest looks at ${RATE} requests a second: p50 ${p50} ms, p99 ${p99} ms.\n`);
}

if (isWanted('sign-in')) {
  const signIn = { method: 'POST', headers: json, body: JSON.stringify(product.demo) };
  const url = `${product.url}/api/auth/login`;
  const { perSecond, p50, p99 } = await load(
    product.pid,
    { ...signIn, url },
    // One email address cannot have more waiting requests.
    { duration: SECONDS, overallRate: 20, connections: 8 },
  );
  process.stdout.write(
    `Sign-in, bound by argon2id: ${perSecond.toFixed(0)} a second asked for, p50 ${p50} ms, p99 ${p99} ms.\n`,
  );
}

process.stdout.write(`Memory after all that: ${readResidentMegabytes(product.pid).toFixed(0)} MB.\n`);
for (let minute = 1; minute <= minutes; minute++) {
  const headers = { authorization: `Bearer ${await product.signIn()}` };
  for (const request of READS.slice(1, 6))
    await load(
      product.pid,
      { ...request, headers, url: `${product.url}${request.path}` },
      { duration: 60 / 5 },
    );
  process.stdout.write(`  after minute ${minute}: ${readResidentMegabytes(product.pid).toFixed(0)} MB\n`);
}

await proxy.stop();
await end(bare);
await product.stop();
await end(engine);
await redis.stop();
rmSync(scratch, { recursive: true, force: true });
