import { join } from 'node:path';
import { loadLibs } from '../load-libs.mjs';
import { workspace } from '../run.mjs';

/**
 * How long ranking takes for one profile, and how it grows with the catalog: the real catalog, then copies of it up
 * to 100,000 items. Prints medians in milliseconds; nothing is asserted, since machines differ.
 */
const {
  styling: { compileKnowledge, featuresOf, rank },
  catalog: { loadCatalog },
} = await loadLibs('styling', 'catalog');

const catalog = loadCatalog(join(workspace, 'libs/catalog/content'));
const measurements = {
  ...{ shoulders: 39.5, chest: 35, waist: 29.5, hips: 42 },
  ...{ headToChest: 18, chestToCrotch: 16.5, crotchToKnee: 12.5, kneeToFloor: 17 },
};
const features = featuresOf({ measurements, bodyConcerns: ['neck:short', 'arms:big'] });

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
