import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { loadLibs } from '../../../tools/load-libs.mjs';
import { workspace } from '../../../tools/run.mjs';

/**
 * Measures the reader on hand-marked garments: `npm run garments:report -- [marks] [feed]`. `marks`: YAML of
 * `{text | id, aside, category, must, may, never}`, `feed`: Google product TSV.
 */
const [marksFile = join(workspace, 'libs/catalog/src/lexicon/testing/marked-garments.yaml'), feedFile] =
  process.argv.slice(2);
const { catalog, garments } = await loadLibs('catalog', 'garments');
const lexicon = catalog.loadLexicon(join(workspace, 'libs/catalog/content'));
const compiled = garments.compileLexicon(lexicon);
const reader = garments.createReader(
  compiled,
  garments.createColorFieldReader(garments.compileColorNames(lexicon)),
);
const marks = parse(readFileSync(marksFile, 'utf8'));
const feed = feedFile === undefined ? new Map() : listRows(readFileSync(feedFile, 'utf8'));

function listRows(text) {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/);
  const columns = head.split('\t');
  const rows = lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
  return new Map(rows.map((row) => [row.id, row]));
}

function read({ id, text }) {
  if (text !== undefined) return reader.readText(text);
  const row = feed.get(String(id));
  if (!row) throw new Error(`The feed has no garment ${id}.`);
  // Only words, since the shop's category would hide what the reader misses.
  return reader.read({ ...garments.toGarmentFromGoogle(row).text, category: '' });
}

const NOTHING = { owed: 0, found: 0, given: 0, supported: 0, traps: 0, fallen: 0 };
const tally = new Map();
const aside = { ...NOTHING };
const countAt = (attribute, what, isAside) => {
  const line = tally.get(attribute) ?? { ...NOTHING };
  line[what] += 1;
  if (isAside) aside[what] += 1;
  tally.set(attribute, line);
};

let rightCategories = 0;
for (const mark of marks) {
  const { must = [], may = [], never = [] } = mark;
  const reading = read(mark);
  if (reading.category === mark.category) rightCategories += 1;
  else process.stdout.write(`${mark.id ?? mark.text}\n  is ${mark.category}, read as ${reading.category}\n`);
  const given = Object.entries(reading.attributes).flatMap(([attribute, values]) =>
    values.map((value) => `${attribute}:${value}`),
  );
  const count = (value, what) => countAt(value.split(':', 1)[0], what, mark.aside);
  for (const value of must) {
    count(value, 'owed');
    if (given.includes(value)) count(value, 'found');
  }
  for (const value of never) {
    count(value, 'traps');
    if (given.includes(value)) count(value, 'fallen');
  }
  for (const value of given) {
    count(value, 'given');
    if (must.includes(value) || may.includes(value)) count(value, 'supported');
  }
  const missed = must.filter((value) => !given.includes(value));
  const fallen = never.filter((value) => given.includes(value));
  if (missed.length + fallen.length > 0)
    process.stdout.write(
      `${mark.id ?? mark.text}\n  missed ${missed.join(', ') || '–'}; fell into ${fallen.join(', ') || '–'}\n`,
    );
}

const share = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`).padStart(7);
const print = (name, { owed, found, given, supported, traps, fallen }) =>
  process.stdout.write(
    `${name.padEnd(18)}found ${share(found, owed)} of ${String(owed).padStart(4)}   supported ${share(supported, given)} of ${String(given).padStart(4)}   traps ${fallen} of ${traps}\n`,
  );
const sum = { ...NOTHING };
for (const [attribute, line] of [...tally].sort()) {
  print(attribute, line);
  for (const key of Object.keys(sum)) sum[key] += line[key];
}
print('all', sum);
if (aside.owed > 0) print('set aside', aside);
process.stdout.write(`categories ${share(rightCategories, marks.length)} of ${marks.length}\n`);

const started = process.cpuUsage();
for (let round = 0; round < 20; round++) for (const mark of marks) read(mark);
const { user, system } = process.cpuUsage(started);
process.stdout.write(`milliseconds a text ${((user + system) / 1000 / 20 / marks.length).toFixed(3)}\n`);
const bytes = gzipSync(JSON.stringify(compiled), { level: 9 }).length;
process.stdout.write(`lexicon, compressed ${(bytes / 1024).toFixed(1)} KB\n`);
