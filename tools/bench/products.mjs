import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { loadLibs } from '../load-libs.mjs';
import { workspace } from '../run.mjs';

/**
 * What a million products of a shop take: bytes in memory, time to load, time until the first pages stand, and how long the
 * event loop is held. `node --expose-gc tools/bench/products.mjs [products] [garments]`; medians in milliseconds. Nothing is
 * asserted, since machines differ.
 */
const [count = 1_000_000, distinct = 300_000] = process.argv.slice(2).map(Number);
const SEGMENT = 4_096;

const {
  styling: { compileRules, featuresOf },
  catalog: { loadCatalog },
} = await loadLibs('styling', 'catalog');
const { loadShop, pageOf, ProductRankingService } = await productsCode();
const catalog = loadCatalog(join(workspace, 'libs/catalog/content'));
const loaded = { catalog, rules: compileRules(catalog) };
const random = lehmer(7);

/** The API's own code, bundled anew from its sources. */
async function productsCode() {
  const folder = join(workspace, 'node_modules/.cache/figura-products');
  const source = (path) => join(workspace, 'apps/api/src/products', path);
  const libs = ['contracts', 'classifier', 'garments', 'catalog', 'styling'];
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: Object.fromEntries(
        libs.map((name) => [`@figura/${name}`, join(workspace, `libs/${name}/src/index.ts`)]),
      ),
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: {
        input: [
          source('index/shop-products.ts'),
          source('search/product-page.ts'),
          source('search/product-ranking.service.ts'),
        ],
        external: ['@nestjs/common', '@nestjs/mongoose', 'lru-cache', 'mongoose', 'yaml', 'zod', 'pino'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  });
  const require = createRequire(join(folder, 'products.cjs'));
  const names = ['shop-products', 'product-page', 'product-ranking.service'];
  return Object.assign({}, ...names.map((name) => require(join(folder, `${name}.cjs`))));
}

/** Random whole numbers below a limit, the same at each run. */
function lehmer(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** A garment like one of the catalog's with other values here and there. */
function garment() {
  const { category, type, attributes } = catalog.items[random(catalog.items.length)];
  const changed = Object.entries(attributes).map(([slug, values]) => {
    const all = catalog.attributes.find((attribute) => attribute.slug === slug).values;
    return [slug, random(3) === 0 ? [all[random(all.length)].slug] : values];
  });
  return [category, type, Object.fromEntries(changed)];
}

/** The segments of a shop, made when they are asked for. */
function segment(number) {
  const size = Math.min(SEGMENT, count - number * SEGMENT);
  const first = Math.ceil((number * SEGMENT * distinct) / count);
  const last = Math.ceil(((number * SEGMENT + size) * distinct) / count);
  const column = (value) => Array.from({ length: size }, (_, index) => value(index));
  return Promise.resolve({
    ids: column(() => random(2_147_483_647) * 4_096 + random(4_096)),
    hashes: [],
    groups: column((index) => Math.floor((number * SEGMENT + index) / 2)),
    garments: column(() => random(last)),
    colors: column(() => random(200)),
    brands: column(() => random(2_000)),
    currencies: column(() => 0),
    prices: column(() => 1_000 + random(20_000)),
    salePrices: column(() => 0),
    newGarments: Array.from({ length: last - first }, garment),
    newColors: number === 0 ? Array.from({ length: 200 }, () => [{ name: 'Red', hex: '#aa2222' }]) : [],
    newBrands: number === 0 ? Array.from({ length: 2_000 }, (_, index) => `Brand ${index}`) : [],
    newCurrencies: number === 0 ? ['USD'] : [],
  });
}

const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
/** Bytes that stay in use: of the heap and beside it. */
function used() {
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const before = used();
const segments = Math.ceil(count / SEGMENT);
const begun = performance.now();
const shop = await loadShop(
  { _id: 'bench', version: '1', segments, products: count },
  (number) => segment(number),
  loaded,
);
const loadMs = performance.now() - begun;
const megabytes = (used() - before) / 1e6;

const measurements = {
  ...{ shoulders: 39.5, chest: 35, waist: 29.5, hips: 42 },
  ...{ headToChest: 18, chestToCrotch: 16.5, crotchToKnee: 12.5, kneeToFloor: 17 },
};
const features = featuresOf({ measurements, bodyConcerns: ['neck:short', 'arms:big'] });
const products = { key: 'bench', loaded, shops: [shop] };
const limits = { never: [], coverage: { sleeves: null, hem: null, neckline: null }, budget: null };
const first = { garment: 0, product: 0 };
const times = { ranking: [], page: [], filtered: [], held: [] };
let last = performance.now();
let isRunning = true;
const watch = () => {
  times.held.push(performance.now() - last);
  last = performance.now();
  if (isRunning) setImmediate(watch);
};
setImmediate(watch);
for (let run = 0; run < 20; run++) {
  const rankings = new ProductRankingService();
  let start = performance.now();
  const ranking = await rankings.of(products, features);
  times.ranking.push(performance.now() - start);
  start = performance.now();
  await pageOf(products, ranking, { criteria: {}, limits }, first, 24);
  times.page.push(performance.now() - start);
  start = performance.now();
  await pageOf(products, ranking, { criteria: { brand: 'Brand 7', maxPrice: 11 }, limits }, first, 24);
  times.filtered.push(performance.now() - start);
}
isRunning = false;
process.stdout.write(
  [
    `products ${count}, distinct garments ${shop.garments.count}, terms ${shop.garments.compiled.termCount}`,
    `memory MB ${megabytes.toFixed(1)}, load ms ${loadMs.toFixed(0)} (with making them)`,
    `ranking ${median(times.ranking).toFixed(1)}, first page ${median(times.page).toFixed(2)}, page of a rare filter ${median(times.filtered).toFixed(1)}`,
    `event loop held at most ${Math.max(...times.held).toFixed(1)}`,
    '',
  ].join('\n'),
);
