import { join } from 'node:path';
import { loadLibs } from '../../../tools/load-libs.mjs';
import { bodies } from './outfits/bodies.mjs';
import { workspace } from '../../../tools/run.mjs';

/**
 * Top looks for 24 bodies, then counts over 60. `node libs/catalog/tools/looks-report.mjs [season] [content
 * folder]`
 */
const { catalog: lib, styling } = await loadLibs('catalog', 'styling');
const [season = 'fall', content = join(workspace, 'libs/catalog/content')] = process.argv.slice(2);
const catalog = lib.loadCatalog(content);
const compiled = styling.compileKnowledge(catalog);
const categories = [...new Set(catalog.items.map(({ category }) => category))];
const showing = { contexts: [], seasons: [season], isNiche: false };
const SIZES = [0.87, 1, 1.2];
const GIRTHS = ['shoulders', 'chest', 'waist', 'hips'];

function listLooks(profile) {
  const features = styling.listFeatures(profile);
  const ranked = styling.rank(compiled, features);
  const shown = styling
    .arrangeLooks(ranked, catalog.items, compiled, showing)
    .map(({ index, score }) => ({ ...catalog.items[index], score }))
    .filter((item) => styling.isShown(item, showing));
  return new Map(categories.map((name) => [name, shown.filter(({ category }) => category === name)]));
}

for (const body of bodies) {
  console.log(`\n${body.key}: ${body.note} ${body.bodyConcerns.join(' ')}`);
  for (const [category, looks] of listLooks(body)) {
    const first = looks
      .slice(0, 5)
      .map(({ name, score, staple }) => `${staple ? '*' : ''}${name} ${score.toFixed(1)}`);
    console.log(`  ${category} (${looks.length}): ${first.join(' | ')}`);
  }
}

const codes = Object.values(styling.TYPICAL_BODIES).flatMap((measurements) =>
  SIZES.map((size) => ({
    measurements: Object.fromEntries(
      Object.entries(measurements).map(([name, inches]) => [
        name,
        GIRTHS.includes(name) ? inches * size : inches,
      ]),
    ),
    bodyConcerns: [],
  })),
);
const lists = codes.map(listLooks);
console.log(`\n${codes.length} bodies, ${season}`);
for (const category of categories) {
  const own = lists.map((looks) => looks.get(category));
  const leads = new Map();
  for (const [lead] of own) if (lead) leads.set(lead.name, (leads.get(lead.name) ?? 0) + 1);
  const [most = ['', 0]] = [...leads].sort((a, b) => b[1] - a[1]);
  const count = (isSo) => own.filter(isSo).length;
  const listPairs = (looks) =>
    looks.map(({ type, colors: [color] }) => `${type} ${styling.getColorFamily(color.hex)}`);
  console.log(
    [
      category.padEnd(12),
      `${leads.size} leads, most ${most[1]}: ${most[0]}`,
      `two staples in ten: ${count((looks) => looks.slice(0, 10).filter(({ staple }) => staple).length >= 2)}`,
      `in five: ${count((looks) => looks.slice(0, 5).filter(({ staple }) => staple).length >= 2)}`,
      `five of one type and color each: ${count((looks) => new Set(listPairs(looks.slice(0, 5))).size === Math.min(5, looks.length))}`,
      `fewer than five: ${count((looks) => looks.length < 5)}`,
    ].join('; '),
  );
}
