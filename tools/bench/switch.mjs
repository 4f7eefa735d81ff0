import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { build } from '../build.mjs';
import { loadLibs } from '../load-libs.mjs';
import { workspace } from '../run.mjs';
import { longestWork } from './longest-work.mjs';
import { end, lineOf, startOn } from './process.mjs';
import { startProduct } from './product.mjs';

/**
 * How long reads take while a process goes over to another version of a shop's products: `node tools/bench/switch.mjs
 * [products]`. Reads are begun at a fixed rate, whether others have been answered or not, so that one that is held up shows.
 * Both versions are stored before; what is measured is the pointer's turn and the loading after it, in the built product with
 * its database in another process. Other programs lengthen reads; how long the product's main thread is at one piece of work, in
 * processor time, they do not. Nothing is asserted, since machines differ.
 */
const [PRODUCTS = 100_000] = process.argv.slice(2).map(Number);
const FEW = 1_000;
const ROUNDS = 3;
const RATE = 200;
const SECONDS = 6;
const PATHS = ['/api/auth/me', '/api/recommendations/best-looks', '/api/products?limit=24'];

const {
  catalog: { loadCatalog },
} = await loadLibs('catalog');
const { items } = loadCatalog(join(workspace, 'libs/catalog/content'));
await build('api', 'web');

const scratch = mkdtempSync(join(tmpdir(), 'figura-switch-'));
const engine = startOn(1, [join(workspace, 'tools/bench/engine.mjs'), join(scratch, 'mongo')], {
  NODE_ENV: '',
});
const uri = `${(await lineOf(engine, 'engine on')).split(' ').at(-1)}/figura`;
const environment = { NODE_ENV: '', MONGODB_URI: uri };
const longest = longestWork(scratch);
const product = await startProduct({ ...environment, ...longest.env });
const database = await mongoose.createConnection(uri).asPromise();
const shops = database.collection('productshops');
const headers = { authorization: `Bearer ${product.token}` };

/** A feed of what the catalog has, in changing words, from many brands. */
function importProducts(count) {
  const colors = ['Black', 'Navy', 'Ecru', 'Rust', 'Olive', 'Berry', 'Gray', 'Teal', 'Camel', 'White'];
  const lengths = ['', 'midi', 'long', 'short', 'cropped'];
  const rows = Array.from({ length: count }, (_, index) => {
    const title = `${colors[index % 10]} ${lengths[index % 5]} ${items[(index * 11) % items.length].name}`;
    const link = `https://shop.example/p/${index}`;
    return `${index}\t${title}\t${link}\t${link}.jpg\t80.00 USD\tBrand ${index % 700}\tin_stock`;
  });
  const file = join(scratch, 'feed.tsv');
  writeFileSync(file, ['id\ttitle\tlink\timage_link\tprice\tbrand\tavailability', ...rows, ''].join('\n'));
  const args = ['products', 'import', file, '--format', 'google', '--shop', 'Bench', '--yes'];
  const program = join(workspace, 'dist/apps/api/admin.js');
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, ...environment, DATA_DIR: product.folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return shops.findOne({ _id: 'bench' });
}

/** Resolves with how long an answer took, in milliseconds. */
async function read(path) {
  const begun = performance.now();
  const [answer] = await once(get(`${product.url}${path}`, { agent: false, headers }), 'response');
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`);
  return performance.now() - begun;
}

/** Reads for some seconds, and resolves with how long each took, shortest first. */
async function reads(during = async () => {}) {
  const begun = performance.now();
  const taken = [];
  const working = during();
  for (let count = 0; count < RATE * SECONDS; count++) {
    const early = begun + (count * 1_000) / RATE - performance.now();
    if (early > 0) await wait(early);
    taken.push(read(PATHS[count % PATHS.length]));
  }
  await working;
  return (await Promise.all(taken)).toSorted((one, other) => one - other);
}

const at = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1].toFixed(1).padStart(7);

async function line(name, during) {
  await longest.of(product);
  const sorted = await reads(during);
  const pieces = (await longest.of(product)).map((ms) => ms.toFixed(1)).join(' ');
  process.stdout.write(
    `${name.padEnd(28)} ${at(sorted, 0.5)} ${at(sorted, 0.99)} ${at(sorted, 1)}   ${pieces}\n`,
  );
}

const few = await importProducts(FEW);
const many = await importProducts(PRODUCTS);
await reads();
process.stdout.write(`${PRODUCTS} products, ${RATE} reads a second for ${SECONDS} s each; milliseconds\n`);
process.stdout.write(
  `${''.padEnd(28)} ${['p50', 'p99', 'longest'].map((name) => name.padStart(7)).join(' ')}   longest work\n`,
);
for (let round = 1; round <= ROUNDS; round++) {
  await line(`nothing changes, round ${round}`);
  for (const [name, { version, segments, products }] of Object.entries({ few, many }))
    await line(`to the version with ${name}`, () =>
      shops.updateOne({ _id: 'bench' }, { $set: { version, segments, products } }),
    );
}

await database.close();
await product.stop();
await end(engine);
rmSync(scratch, { recursive: true, force: true });
