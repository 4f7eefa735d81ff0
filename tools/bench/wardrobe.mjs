import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../build.mjs';
import { loadLibs } from '../load-libs.mjs';
import { workspace } from '../run.mjs';
import { longestWork } from './longest-work.mjs';
import { cpuMicros, end, lineOf, startOn } from './process.mjs';
import { startProduct } from './product.mjs';

/**
 * What questions about a full wardrobe cost the built product: outfits from 300 pieces, and from them and 100,000 products;
 * two weeks packed; pages of 1,000 pieces; and for how long the main thread was at one piece of work meanwhile. The database is
 * another process, as where the product is deployed.
 * Nothing is asserted, since machines differ.
 */
const PIECES = 300;
const ALL_PIECES = 1_000;
const PRODUCTS = 100_000;
const LINES = 100;
const RUNS = 15;
/** Before it is measured, since V8 compiles what it has seen often: the first run counts by itself. */
const WARM_UP = 10;

const {
  catalog: { loadCatalog },
  garments: { createReader },
} = await loadLibs('catalog', 'garments');
const colors = ['Black', 'Navy', 'Ecru', 'Rust', 'Olive', 'Berry', 'Gray', 'Teal', 'Camel', 'White'];

await build('api', 'web');
const reader = createReader(JSON.parse(readFileSync(join(workspace, 'dist/apps/api/lexicon.json'), 'utf8')));
/** Those whose names alone say what they are. */
const items = loadCatalog(join(workspace, 'libs/catalog/content')).items.filter(
  ({ name }) => reader.readText(name).type,
);
/** Bundling the libraries sets NODE_ENV, which would be that of production. */
const local = { NODE_ENV: '' };
const engine = startOn(1, [join(workspace, 'tools/bench/engine.mjs')], local);
const uri = `${(await lineOf(engine, 'engine on')).split(' ').at(-1)}/figura`;
const scratch = mkdtempSync(join(tmpdir(), 'figura-wardrobe-'));
const longest = longestWork(scratch);
const product = await startProduct({ ...local, MONGODB_URI: uri, ...longest.env });
let { token } = product;

async function fill(from, to) {
  for (let first = from; first < to; first += LINES) {
    const texts = Array.from({ length: Math.min(LINES, to - first) }, (_, index) => {
      const number = first + index;
      return `${items[(number * 7) % items.length].name}, ${colors[Math.floor(number / items.length)]}`;
    });
    await product.call('POST', '/api/wardrobe/lines', { token, body: { id: randomUUID(), texts } });
  }
}

/** A feed of everything that the catalog has, in ten colors, from many brands. */
function writeFeed() {
  const rows = Array.from({ length: PRODUCTS }, (_, index) => {
    const { name } = items[(index * 11) % items.length];
    const color = colors[index % colors.length];
    const link = `https://shop.example/p/${index}`;
    return `${index}\t${name}\t${link}\t${link}.jpg\t80.00 USD\tBrand ${index % 700}\t${color}\tin_stock`;
  });
  const file = join(scratch, 'feed.tsv');
  writeFileSync(
    file,
    ['id\ttitle\tlink\timage_link\tprice\tbrand\tcolor\tavailability', ...rows, ''].join('\n'),
  );
  return file;
}

/** Imports the products, in a process beside the product. */
function importProducts() {
  const args = ['products', 'import', writeFeed(), '--format', 'google', '--shop', 'Bench'];
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(workspace, 'dist/apps/api/admin.js'), ...args],
    {
      env: { ...process.env, ...local, MONGODB_URI: uri },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
}

const sorted = (values) => values.toSorted((one, other) => one - other);

/** Asks again and again, the first time apart. */
async function measure(name, ask) {
  // On a busy machine the one before may have run out while the product had something to do.
  token = await product.signIn();
  const begun = performance.now();
  await ask(0);
  const first = performance.now() - begun;
  for (let run = 1; run <= WARM_UP; run++) await ask(run);
  await longest.of(product);
  const times = [];
  const works = [];
  const before = cpuMicros(product.pid);
  for (let run = 0; run < RUNS; run++) {
    const begun = performance.now();
    await ask(WARM_UP + 1 + run);
    times.push(performance.now() - begun);
    works.push((await longest.of(product))[0]);
  }
  const cpu = (cpuMicros(product.pid) - before) / RUNS / 1_000;
  const shown = [
    ...[first, sorted(times)[Math.floor(RUNS / 2)], sorted(times).at(-1), cpu],
    ...[sorted(works)[Math.floor(RUNS / 2)], sorted(works).at(-1)],
  ];
  process.stdout.write(`${name.padEnd(44)} ${shown.map((ms) => ms.toFixed(1).padStart(8)).join(' ')}\n`);
}

const occasions = ['everyday', 'work', 'weekend', 'evening'];
const seasons = ['winter', 'summer', 'fall', 'spring'];
const outfits = (from) => (run) =>
  product.call(
    'GET',
    `/api/outfits/suggestions?occasion=${occasions[run % 4]}&season=${seasons[run % 3]}&from=${from}&seed=${run}`,
    { token },
  );
const pack = (run) =>
  product.call('POST', '/api/packing-lists', {
    token,
    body: {
      id: randomUUID(),
      days: 14,
      occasions: run % 2 ? ['everyday', 'evening'] : ['weekend'],
      season: seasons[run % 3],
      max: 20,
    },
  });

process.stdout.write(
  `${'in milliseconds'.padEnd(44)}    first   median    worst      CPU     work    worst\n`,
);
await fill(0, PIECES);
await product.untilIdle();
await measure(`three outfits, ${PIECES} pieces`, outfits('wardrobe'));
await measure(`14 days packed, ${PIECES} pieces`, pack);
importProducts();
// The product looks every second for what is in force.
await wait(5_000);
await product.untilIdle();
await measure(`three outfits, pieces and ${PRODUCTS} products`, outfits('wardrobe,products'));
await fill(PIECES, ALL_PIECES);
await measure(`a page of ${ALL_PIECES} pieces`, () => product.call('GET', '/api/wardrobe', { token }));
await measure(`a search among ${ALL_PIECES} pieces`, (run) =>
  product.call('GET', `/api/wardrobe?q=${colors[run % colors.length]}`, { token }),
);
await measure(`what ${ALL_PIECES} pieces open`, () =>
  product.call('GET', '/api/outfits/openings', { token }),
);

rmSync(scratch, { recursive: true, force: true });
await product.stop();
await end(engine);
