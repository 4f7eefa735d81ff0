import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../run.mjs';

const GARMENTS = { cut: ['CUT', 'Cutter'], wear: ['WORN', 'ExtraDrawer'], lay: ['LAID', 'Drawer'] };
/** In a module of their own, so that code that draws only garments need not load them. */
const WAYS = { show: ['WAYS', 'Viewer'] };

const TYPE_FILES = {
  Cutter: 'garment/clothes/layers',
  Drawer: 'garment/piece',
  ExtraDrawer: 'worn/extra',
  Viewer: 'worn/view',
};

const HEAD = '/** Made of src/types by `npm run generate`. */';

/** @returns each type of the catalog with its drawing file's text and the names that it exports */
const readTypes = ({ itemTypes }) =>
  itemTypes.map(({ slug, category }) => {
    const source = readFileSync(join(workspace, `libs/drawing/src/types/${slug}.ts`), 'utf8');
    const exported = [...source.matchAll(/^export [^='\n]*/gm)].join().match(/\w+/g);
    return { slug, category, source, exported };
  });

const toLocal = (slug) => slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function renderRecords(catalog, records) {
  const types = readTypes(catalog).filter(({ exported }) => exported.some((name) => name in records));
  const kept = Object.values(records).map(([, of]) => of);
  const renderRecord = ([name, [record, of]]) => {
    const drawn = types.filter(({ exported }) => exported.includes(name));
    const renderCategory = (category) =>
      drawn
        .filter((type) => type.category === category)
        .map(({ slug }) => `'${slug}': ${toLocal(slug)}.${name}`)
        .join(', ');
    const lines = [...new Set(drawn.map(({ category }) => category))].map(
      (category) => `  '${category}': { ${renderCategory(category)} },`,
    );
    return `// prettier-ignore\nexport const ${record}: ByType<${of}> = {\n${lines.join('\n')}\n};\n`;
  };
  return `${HEAD}
${kept.map((of) => `import type { ${of} } from '../${TYPE_FILES[of]}';`).join('\n')}
import type { ByType } from '../garment/stand-ins';
${types.map(({ slug }) => `import * as ${toLocal(slug)} from '../types/${slug}';`).join('\n')}

${Object.entries(records).map(renderRecord).join('\n')}`;
}

export const renderDrawnTypes = (catalog) => renderRecords(catalog, GARMENTS);

export const renderWays = (catalog) => renderRecords(catalog, WAYS);

export function renderStandIns(catalog) {
  const categories = new Map(catalog.itemTypes.map(({ slug, category }) => [slug, category]));
  const standIns = readTypes(catalog).flatMap(({ slug, source }) => {
    const [, drawnAs] = /^export const drawnAs = '(.+)';$/m.exec(source) ?? [];
    return drawnAs ? [[slug, [categories.get(drawnAs), drawnAs]]] : [];
  });
  return `${HEAD}

/** What is drawn as another type, with that one's category. */
// prettier-ignore
export const STAND_INS: Readonly<Record<string, readonly [category: string, type: string]>> = ${JSON.stringify(Object.fromEntries(standIns))};
`;
}
