import { join } from 'node:path';
import { loadLibs } from '../../../tools/load-libs.mjs';
import { workspace } from '../../../tools/run.mjs';

/**
 * Lists the answers offered for each type: `npm run catalog:offers -- [type]`. `?` is asked, parentheses are
 * assumed, `>` can be suggested as a change.
 */
const [wanted] = process.argv.slice(2);
const { catalog: lib, styling, contracts } = await loadLibs('catalog', 'styling', 'contracts');
const catalog = lib.loadCatalog(join(workspace, 'libs/catalog/content'));
const { reach } = styling.compileChecks(catalog);
const kinds = new Map(contracts.GARMENT_KINDS.map((kind) => [kind.type, kind]));
const print = (line) => process.stdout.write(`${line}\n`);

for (const { slug, category } of catalog.itemTypes) {
  if (wanted && wanted !== slug) continue;
  print(`${category} ${slug}`);
  const { questions = [], says = {} } = kinds.get(slug) ?? {};
  for (const { question, values, usual } of questions)
    print(`  ? ${question}: ${values.map((value) => (value === usual ? `[${value}]` : value)).join(' ')}`);
  for (const [attribute, values] of Object.entries(says)) print(`    ${attribute}: [${values.join(' ')}]`);
  for (const [attribute, values] of reach.get(slug)) print(`  > ${attribute}: ${values.join(' ')}`);
}
