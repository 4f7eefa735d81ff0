import { bodies } from '../outfits/bodies.mjs';
import { createComposer } from '../outfits/compose.mjs';
import { loadLibs } from '../load-libs.mjs';

/**
 * How long outfits and packing take, as medians and worst cases in milliseconds of the processor: from the catalog, and from a
 * wardrobe of 300 pieces. Nothing is asserted, since machines differ.
 */
const RUNS = 40;
const WARDROBE = 300;
const { lookBook, compose, findPieces } = await createComposer();
const { styling } = await loadLibs('styling');

function measure(name, run) {
  for (let at = 0; at < 5; at++) run(at);
  const times = Array.from({ length: RUNS }, (_, at) => {
    const begun = process.cpuUsage();
    run(at);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  }).sort((a, b) => a - b);
  const shown = [times[RUNS >> 1], times.at(-1)].map((ms) => ms.toFixed(1).padStart(8));
  process.stdout.write(`${name.padEnd(34)} ${shown.join(' ')}\n`);
}

const OCCASIONS = ['everyday', 'work', 'weekend', 'evening', 'celebration'];
const SEASONS = ['winter', 'summer', 'fall', 'spring'];
const pieces = bodies.map(findPieces);
/** Every n-th piece of the catalog, as if it were owned. */
const own = pieces.map((all) =>
  all
    .filter(
      (_, at) => Math.floor(((at + 1) * WARDROBE) / all.length) > Math.floor((at * WARDROBE) / all.length),
    )
    .map((piece) => ({ ...piece, source: 'wardrobe', status: undefined })),
);
const ask = (at) => ({ occasion: OCCASIONS[at % 5], season: SEASONS[at % 4] });
const bodyAt = (at) => at % bodies.length;

process.stdout.write(`${''.padEnd(34)}   median    worst\n`);
measure(`three outfits, ${pieces[0].length} items`, (at) =>
  compose(bodies[bodyAt(at)], ask(at), pieces[bodyAt(at)]),
);
measure(`three outfits, ${WARDROBE} own pieces`, (at) =>
  compose(bodies[bodyAt(at)], ask(at), own[bodyAt(at)]),
);
measure('14 days to be packed, 300 pieces', (at) =>
  styling.packSuitcase(
    lookBook,
    { days: 14, occasions: ['everyday', 'work'], season: SEASONS[at % 4], max: 60 },
    own[bodyAt(at)],
    null,
  ),
);
measure('gaps and openings, 300 pieces', (at) => {
  styling.countOpenings(lookBook, own[bodyAt(at)]);
  styling.findGaps(lookBook, own[bodyAt(at)].slice(0, 30), pieces[bodyAt(at)], 3);
});
