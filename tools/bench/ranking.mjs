import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { workspace } from '../run.mjs';

/**
 * How long ranking takes for one profile, and how it grows with the catalog: the real catalog, then copies of it up
 * to 100,000 items. Prints medians in milliseconds; nothing is asserted, since machines differ.
 */
// Below node_modules, so that the bundles find what they import.
const folder = join(workspace, 'node_modules/.cache/figura-bench');
const lib = (name) => join(workspace, `libs/${name}/src/index.ts`);
await build({
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@figura/contracts': lib('contracts') } },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    rollupOptions: {
      input: { styling: lib('styling'), catalog: lib('catalog') },
      external: ['yaml', 'zod'],
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
});
const require = createRequire(join(folder, 'bench.cjs'));
const { compileKnowledge, featuresOf, rank } = require(join(folder, 'styling.cjs'));
const { loadCatalog } = require(join(folder, 'catalog.cjs'));

const catalog = loadCatalog(join(workspace, 'libs/catalog/content'));
const measurements = { shoulders: 39.5, chest: 35, waist: 29.5, hips: 42 };
const features = featuresOf({ combined: 'B2', measurements, bodyConcerns: ['neck:short', 'arms:big'] });

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
process.stdout.write('items      compile ms   rank ms   kept\n');
for (const count of [240, 1_000, 10_000, 100_000]) {
  const items = Array.from({ length: count }, (_, index) => catalog.items[index % catalog.items.length]);
  const begun = performance.now();
  const compiled = compileKnowledge({ ...catalog, items });
  const compileMs = performance.now() - begun;
  const times = [];
  let kept = 0;
  for (let run = 0; run < 60; run++) {
    const start = performance.now();
    kept = rank(compiled, features).length;
    times.push(performance.now() - start);
  }
  process.stdout.write(
    `${String(count).padEnd(9)}  ${compileMs.toFixed(1).padStart(9)}  ${median(times).toFixed(3).padStart(9)}  ${String(kept).padStart(6)}\n`,
  );
}
