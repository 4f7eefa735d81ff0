import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../run.mjs';

/** Exports of `libs/drawing/src/types`, and the records that collect them. */
const RECORDS = { cut: ['CUT', 'Cutter'], wear: ['WORN', 'ExtraDrawer'], lay: ['LAID', 'Drawer'] };
/** Separate, so that code that draws only garments need not load them. */
const WAYS = ['WAYS', 'Viewer'];

function readDrawnTypes() {
  const folder = join(workspace, 'libs/drawing/src/types');
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.spec.ts'))
    .map((name) => ({
      type: name.slice(0, -'.ts'.length),
      source: readFileSync(join(folder, name), 'utf8'),
    }));
}

export function renderDrawnTypes({ itemTypes }) {
  const imports = [];
  const records = new Map([...Object.values(RECORDS), WAYS].map(([name, of]) => [name, { of, by: {} }]));
  const drawn = new Map(readDrawnTypes().map(({ type, source }) => [type, source]));
  for (const { slug, category } of itemTypes) {
    const source = drawn.get(slug) ?? '';
    const exported = Object.entries({ ...RECORDS, show: WAYS }).filter(([name]) =>
      new RegExp(`^export (const ${name}\\b|\\{.*\\b${name} \\})`, 'm').test(source),
    );
    for (const [name, [record]] of exported) {
      const local = `${name}${slug.replace(/(^|-)(.)/g, (_, _dash, letter) => letter.toUpperCase())}`;
      imports.push(`import { ${name} as ${local} } from '../types/${slug}';`);
      const { by } = records.get(record);
      by[category] = [...(by[category] ?? []), `'${slug}': ${local}`];
    }
  }
  const bodies = [...records].map(
    ([name, { of, by }]) => `
export const ${name}: ByType<${of}> = {
${Object.entries(by)
  .map(([category, entries]) => `  '${category}': { ${entries.join(', ')} },`)
  .join('\n')}
};
`,
  );
  return `/** Made of src/types by \`npm run generate\`. */
import type { Cutter } from '../garment/clothes/layers';
import type { Drawer } from '../garment/piece';
${imports.join('\n')}
import type { ExtraDrawer } from '../worn/extra';
import type { Viewer } from '../worn/view';

type ByType<Kept> = Readonly<Record<string, Readonly<Record<string, Kept>>>>;

// prettier-ignore${bodies.join('\n// prettier-ignore')}`;
}

export function renderStandIns({ itemTypes }) {
  const categories = new Map(itemTypes.map(({ slug, category }) => [slug, category]));
  const standIns = readDrawnTypes().flatMap(({ type, source }) => {
    const [, drawnAs] = /^export const drawnAs = '(.+)';$/m.exec(source) ?? [];
    return drawnAs ? [[type, [categories.get(drawnAs), drawnAs]]] : [];
  });
  return `/** Made of src/types by \`npm run generate\`. */

/** What is drawn as another type, with that one's category. */
// prettier-ignore
export const STAND_INS: Readonly<Record<string, readonly [category: string, type: string]>> = ${JSON.stringify(Object.fromEntries(standIns))};
`;
}
