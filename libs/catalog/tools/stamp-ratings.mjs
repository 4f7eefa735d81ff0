import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { parseDocument } from 'yaml';

/**
 * Updates only ratings and evidence words of guides after a change to optics or wishes; lists recommendations
 * whose sentence must be rewritten by hand. `node libs/catalog/tools/stamp-ratings.mjs [content folder]`
 */
const library = join(dirname(fileURLToPath(import.meta.url)), '..');
const content = process.argv[2] ? resolve(process.argv[2]) : join(library, 'content');
const config = {
  logLevel: 'error',
  resolve: { alias: { '@figura/contracts': join(library, '../contracts/src/index.ts') } },
};
const load = async (name) => (await runnerImport(join(library, 'src', name), config)).module;
const { loadKnowledge } = await load('load-knowledge.ts');
const { rate } = await load('rating.ts');

const { optics, features } = loadKnowledge(content);
for (const feature of features) {
  const name = `${feature.bodyPart}-${feature.attribute}.yaml`;
  const path = join(content, 'guides', name);
  const text = readFileSync(path, 'utf8');
  const stamped = stamp(text, feature, (message) => process.stdout.write(`${name} ${message}\n`));
  if (stamped !== text) writeFileSync(path, stamped);
}

function stamp(text, feature, report) {
  const edits = [];
  for (const entry of parseDocument(text).get('recommendations').items) {
    const [attribute, value, before] = ['attribute', 'value', 'rating'].map((field) => entry.get(field));
    const computed = rate(optics, feature, attribute, value);
    if (computed.rating !== before) report(`${attribute}:${value} ${before} -> ${computed.rating}`);
    if (computed.rating === 0) report(`${attribute}:${value} makes no difference any more: replace it`);
    else if (computed.rating * before < 0) report(`${attribute}:${value} has changed sides: reword it`);
    for (const field of ['rating', 'evidence']) {
      const [start, end] = entry.get(field, true).range;
      edits.push({ start, end, with: String(computed[field]) });
    }
  }
  return edits.reduceRight(
    (rest, edit) => rest.slice(0, edit.start) + edit.with + rest.slice(edit.end),
    text,
  );
}
