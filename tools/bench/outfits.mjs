import { join } from 'node:path';
import { loadLibs } from '../load-libs.mjs';
import { workspace } from '../run.mjs';

/**
 * How long outfits take from 300 pieces, as medians and worst cases in milliseconds of the processor, and the longest step, which is what
 * others wait for. Nothing is asserted, since machines differ.
 */
const {
  styling: { composing, packing, TYPICAL_BODIES, UNSEEN_TYPES },
  catalog: { loadCatalog },
} = await loadLibs('styling', 'catalog');

const SLOTS = {
  'One-Piece': 'one-piece',
  Tops: 'top',
  Bottoms: 'bottom',
  Outerwear: 'layer',
  Shoes: 'shoes',
  Accessories: 'accessory',
};
const catalog = loadCatalog(join(workspace, 'libs/catalog/content'));
const pieces = catalog.items
  .filter(({ category, type }) => SLOTS[category] && !UNSEEN_TYPES.has(type))
  .map((item, index) => ({
    slot: SLOTS[item.category],
    source: 'catalog',
    id: item.id,
    name: item.name,
    garment: item,
    score: ((index * 37) % 21) / 10 - 1,
    wearing: item,
  }))
  // Of every slot as large a share as the catalog has.
  .filter(
    (_, index, all) => Math.floor(((index + 1) * 300) / all.length) > Math.floor((index * 300) / all.length),
  );
const body = {
  tape: TYPICAL_BODIES.A1,
  unit: 'imperial',
  landmarks: catalog.railChecks.landmarks,
};

const REPEATS = 5;

/** Runs work by steps: how long all of it takes, and each step. */
function timed(steps) {
  const cpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const begun = cpuMs();
  const each = [];
  for (;;) {
    const start = cpuMs();
    const { done } = steps.next();
    each.push(cpuMs() - start);
    if (done) return { whole: cpuMs() - begun, each };
  }
}

/** The longest step of the same work done again and again, each by its shortest time: compilation and garbage collection come once. */
function longestStep(start) {
  const runs = Array.from({ length: REPEATS }, () => timed(start()).each);
  return Math.max(...runs[0].map((_, step) => Math.min(...runs.map((each) => each[step]))));
}

/** @param start begins the work; the run's number makes each run another question */
function measure(name, runs, start) {
  for (let run = 0; run < 5; run++) timed(start(run));
  const times = Array.from({ length: runs }, (_, run) => timed(start(run)));
  const sorted = times.map(({ whole }) => whole).sort((a, b) => a - b);
  const longest = Math.max(...[0, 1, 2, 3].map((run) => longestStep(() => start(run))));
  const shown = [sorted[Math.floor(runs / 2)], sorted.at(-1), longest].map((ms) => ms.toFixed(1).padStart(8));
  process.stdout.write(`${name.padEnd(34)} ${shown.join(' ')}\n`);
}

process.stdout.write(`${`${pieces.length} pieces`.padEnd(34)}   median    worst  longest step\n`);
const occasions = ['everyday', 'work', 'weekend', 'evening'];
const seasons = ['winter', 'summer', 'fall', null];
measure('three outfits', 60, (run) =>
  composing(
    { occasion: occasions[run % 4], season: seasons[run % 3], count: 3, seed: String(run) },
    pieces,
    body,
  ),
);
measure('14 days packed', 20, (run) =>
  packing(
    {
      days: 14,
      occasions: run % 2 ? ['everyday', 'evening'] : ['weekend'],
      season: seasons[run % 3],
      max: 20,
    },
    pieces,
    body,
  ),
);
