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
const SEGMENT = 1_024;

const {
  styling: { featuresOf },
  catalog: { loadCatalog },
} = await loadLibs('styling', 'catalog');
const { FIRST, loadedFrom, GarmentNumbers, loadShop, packed, pageOf, ProductRankingService, unpacked } =
  await productsCode();
const catalog = loadCatalog(join(workspace, 'libs/catalog/content'));
const loaded = loadedFrom(catalog);
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
          source('../catalog/catalog.store.ts'),
          source('index/shop-products.ts'),
          source('search/product-page.ts'),
          source('search/product-ranking.service.ts'),
          source('stored/garment-numbers.ts'),
          source('stored/segment.ts'),
        ],
        external: ['@nestjs/common', '@nestjs/mongoose', 'lru-cache', 'mongoose', 'yaml', 'zod', 'pino'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  });
  const require = createRequire(join(folder, 'products.cjs'));
  const names = [
    ...['catalog.store', 'shop-products', 'product-page', 'product-ranking.service'],
    ...['garment-numbers', 'segment'],
  ];
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

const [newTypes, newValues] = [[], []];
const numbers = new GarmentNumbers({
  addType: (type) => newTypes.push(type),
  addValue: (value) => newValues.push(value),
});

/** A garment like one of the catalog's with other values here and there. */
function garment() {
  const { category, type, attributes } = catalog.items[random(catalog.items.length)];
  const changed = Object.entries(attributes).map(([slug, values]) => {
    const all = catalog.attributes.find((attribute) => attribute.slug === slug).values;
    return [slug, random(3) === 0 ? [all[random(all.length)].slug] : values];
  });
  return numbers.of([category, type, Object.fromEntries(changed)]);
}

/** A segment of a shop. */
function segment(number) {
  const size = Math.min(SEGMENT, count - number * SEGMENT);
  const first = Math.ceil((number * SEGMENT * distinct) / count);
  const last = Math.ceil(((number * SEGMENT + size) * distinct) / count);
  const column = (value) => Array.from({ length: size }, (_, index) => value(index));
  return {
    ids: column(() => random(2_147_483_647) * 4_096 + random(4_096)),
    hashes: [],
    groups: column((index) => Math.floor((number * SEGMENT + index) / 2)),
    garments: column(() => random(last)),
    colors: column(() => random(200)),
    brands: column(() => random(2_000)),
    currencies: column(() => 0),
    prices: column(() => 1_000 + random(20_000)),
    salePrices: column(() => 0),
    sizes: column(() => random(2_001)),
    newGarments: Array.from({ length: last - first }, garment),
    newTypes: newTypes.splice(0),
    newValues: newValues.splice(0),
    newColors: number === 0 ? Array.from({ length: 200 }, () => [{ name: 'Red', hex: '#aa2222' }]) : [],
    newBrands: number === 0 ? Array.from({ length: 2_000 }, (_, index) => `Brand ${index}`) : [],
    newCurrencies: number === 0 ? ['USD'] : [],
    newSizes: number === 0 ? Array.from({ length: 200 }, (_, index) => `SIZE ${index}`) : [],
    newSizeSets:
      number === 0 ? Array.from({ length: 2_000 }, (_, index) => [index % 200, (index * 7) % 200]) : [],
  };
}

const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
/** Bytes that stay in use: of the heap and beside it. */
function used() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** What a step holds the event loop for: the longest time between two turns while work is done, in milliseconds. */
async function held(work) {
  let longest = 0;
  let last = performance.now();
  let isRunning = true;
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isRunning) setImmediate(watch);
  };
  setImmediate(watch);
  const begun = performance.now();
  const result = await work();
  const ms = performance.now() - begun;
  isRunning = false;
  return { result, ms, longest };
}

const segments = Math.ceil(count / SEGMENT);
const stored = [];
for (let number = 0; number < segments; number++) stored.push(await packed(segment(number)));
const load = () =>
  loadShop(
    { _id: 'bench', version: '1', segments, products: count },
    (number) => unpacked(stored[number]),
    loaded,
  );
const before = used();
const loading = await held(load);
const shop = loading.result;
const megabytes = (used() - before) / 1e6;

const measurements = {
  ...{ shoulders: 39.5, chest: 35, waist: 29.5, hips: 42 },
  ...{ headToChest: 18, chestToCrotch: 16.5, crotchToKnee: 12.5, kneeToFloor: 17 },
};
const features = featuresOf({ measurements, bodyConcerns: ['neck:short', 'arms:big'] });
const products = { key: 'bench', loaded, shops: [shop] };
const limits = { never: [], coverage: { sleeves: null, hem: null, neckline: null }, budget: null };
const RUNS = 20;
const runs = { ranking: [], page: [], filtered: [], covered: [], sized: [] };
for (let run = 0; run < RUNS; run++) {
  const rankings = new ProductRankingService();
  const ranking = await held(() => rankings.of(products, features));
  const page = (criteria) => held(() => pageOf(products, ranking.result, { criteria, limits }, FIRST, 24));
  runs.ranking.push({ ms: ranking.ms, longest: ranking.longest });
  runs.page.push(await page({}));
  runs.filtered.push(await page({ brand: 'Brand 7', maxPrice: 11 }));
  runs.covered.push(await page({ sleeves: 'long', neckline: 'high', maxPrice: 10 }));
  runs.sized.push(await page({ size: 'SIZE 7', maxPrice: 11 }));
}
const shown = (name) => {
  const ms = median(runs[name].map((run) => run.ms)).toFixed(2);
  return `${ms} (holds the event loop for ${median(runs[name].map((run) => run.longest)).toFixed(1)})`;
};
process.stdout.write(
  [
    `products ${count}, distinct garments ${shop.garments.count}, terms ${shop.garments.compiled.termCount}`,
    `memory MB ${megabytes.toFixed(1)}, load ms ${loading.ms.toFixed(0)} (holds the event loop for ${loading.longest.toFixed(1)})`,
    `ranking ${shown('ranking')}`,
    `first page ${shown('page')}`,
    `page of a rare filter ${shown('filtered')}`,
    `page by coverage ${shown('covered')}`,
    `page by size ${shown('sized')}`,
    '',
  ].join('\n'),
);
