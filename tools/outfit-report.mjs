import { join } from 'node:path';
import { loadLibs } from './load-libs.mjs';
import { workspace } from './run.mjs';

/**
 * Whether the catalog dresses everybody for everything: for each code, occasion and season three complete outfits without
 * a piece in common, of items that suit the code. Prints the cells that fall short and what each lacks; exits with 1 if
 * there are any.
 */
const { catalog: lib, styling } = await loadLibs('catalog', 'styling');
const catalog = lib.loadCatalog(process.argv[2] ?? join(workspace, 'libs/catalog/content'));
const compiled = styling.compileKnowledge(catalog);
const wearOf = new Map(catalog.itemTypes.map(({ slug, wear }) => [slug, wear]));

const OUTFITS = 3;
/** The seasons that ask for a layer on top. */
const LAYERED = ['spring', 'fall', 'winter'];
/** What is worn out of doors as it is. */
const SEEN = ['day', 'sport'];

/** How many pieces of each kind a cell has, and how many outfits of different pieces they make. */
function cellOf(items, occasion, season) {
  const fitting = items.filter(
    (item) =>
      item.occasion.includes(occasion) &&
      item.season.includes(season) &&
      SEEN.includes(wearOf.get(item.type)),
  );
  const count = (category) => fitting.filter((item) => item.category === category).length;
  const bases = count('One-Piece') + Math.min(count('Tops'), count('Bottoms'));
  const layers = LAYERED.includes(season) ? count('Outerwear') : OUTFITS;
  return {
    outfits: Math.min(bases, count('Shoes'), layers),
    lacks: Object.entries({ bases, shoes: count('Shoes'), layers })
      .filter(([, pieces]) => pieces < OUTFITS)
      .map(([kind, pieces]) => `${pieces} ${kind}`),
  };
}

let cells = 0;
const failing = [];
for (const [code, measurements] of Object.entries(styling.TYPICAL_BODIES)) {
  const features = styling.featuresOf({ measurements, bodyConcerns: [] });
  const items = styling.rank(compiled, features).map(({ index }) => catalog.items[index]);
  for (const occasion of lib.OCCASIONS)
    for (const season of lib.SEASONS) {
      cells++;
      const { outfits, lacks } = cellOf(items, occasion, season);
      if (outfits < OUTFITS) failing.push(`${code} ${occasion} in ${season}: ${lacks.join(', ')}`);
    }
}
for (const cell of failing) process.stdout.write(`${cell}\n`);
process.stdout.write(`Cells without three complete outfits: ${failing.length} of ${cells}\n`);
process.exitCode = failing.length > 0 ? 1 : 0;
