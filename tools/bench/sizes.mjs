import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import { workspace } from '../run.mjs';

/**
 * How large the database becomes: `node tools/bench/sizes.mjs`. Documents and index keys are measured in the newest data that was kept
 * (`tools/keep-data.mjs`), of whose kinds each has the mean; how many there are is assumed below. MongoDB stores compressed blocks, so that
 * the documents take half of it or less; indexes are compressed by their common beginnings.
 */
const { EJSON, calculateObjectSize } = mongoose.mongo.BSON;
const FOLDER = join(workspace, 'apps/api/src/platform/database/migrations/data');
const PEOPLE = 1_000_000;
/** Per person, unless it is a number of its own: a third pays, a fifth has a wardrobe of twenty pieces, half of which have a photograph. */
const COUNTS = {
  users: PEOPLE,
  sessions: 10_000_000,
  profileimages: 0.3 * PEOPLE,
  onetimetokens: 0.02 * PEOPLE,
  checkouts: 0.4 * PEOPLE,
  payments: 0.33 * PEOPLE,
  webhookevents: 0.05 * PEOPLE,
  couponuses: 0.1 * PEOPLE,
  seentrends: 0.33 * PEOPLE,
  quotauses: 0.5 * PEOPLE,
  outfits: 2 * PEOPLE,
  packinglists: 0.2 * PEOPLE,
  wardrobepieces: 4 * PEOPLE,
  wardrobephotos: 2 * PEOPLE,
  jobs: 10_000,
};
/** The kept pictures are of one color; a photograph of the size that is kept takes about so many bytes. */
const PHOTOGRAPH = { profileimages: 40_000, wardrobephotos: 40_000 };
const PRODUCTS = 1_000_000;
/** A text part holds 64 products, a part of columns 1,024; the kept ones hold fewer, so that a product is what is measured. */
const PRODUCTS_KEPT = 4;
/** A key in WiredTiger holds a type for each value, a record id of 2 to 8 bytes and a cell's head of about 3. */
const ENTRY_OVERHEAD = 3 + 6;

/** Bytes of a value in an index key (MongoDB's KeyString). */
function keyBytes(value) {
  if (value === undefined || value === null) return 1;
  if (value instanceof Date || typeof value === 'number') return 9;
  if (value._bsontype === 'ObjectId') return 13;
  if (Array.isArray(value)) return Math.max(1, ...value.map(keyBytes));
  return 2 + Buffer.byteLength(String(value));
}

const at = (document, path) => path.split('.').reduce((value, name) => value?.[name], document);

function mean(values) {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** The kept data with the most collections is the newest. */
function newest() {
  const kept = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ejsonl.gz'))
    .map((name) => ({ name, collections: read(name) }));
  return kept.toSorted((a, b) => b.collections.size - a.collections.size)[0];
}

function read(name) {
  const collections = new Map();
  let documents;
  for (const line of gunzipSync(readFileSync(join(FOLDER, name)))
    .toString()
    .trimEnd()
    .split('\n')) {
    const entry = EJSON.parse(line, { relaxed: true });
    if ('collection' in entry)
      collections.set(entry.collection, { indexes: entry.indexes, documents: (documents = []) });
    else documents.push({ entry, bytes: calculateObjectSize(EJSON.parse(line, { relaxed: false })) });
  }
  return collections;
}

function keyOf({ key, sparse, partialFilterExpression }, entry) {
  const fields = Object.keys(key);
  const outside = partialFilterExpression
    ? Object.entries(partialFilterExpression).some(
        ([name, value]) => typeof value !== 'object' && at(entry, name) !== value,
      )
    : sparse && fields.every((field) => at(entry, field) === undefined);
  return outside ? 0 : ENTRY_OVERHEAD + fields.reduce((sum, field) => sum + keyBytes(at(entry, field)), 0);
}

const megabytes = (bytes) =>
  (bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: bytes < 1e8 ? 1 : 0 });
const { name, collections } = newest();
process.stdout.write(`Measured in ${name}, for ${PEOPLE.toLocaleString('en-US')} people.\n\n`);
process.stdout.write(
  '| collection | documents | bytes each | documents MB | index bytes each | indexes MB |\n| --- | ---: | ---: | ---: | ---: | ---: |\n',
);
const total = { documents: 0, indexes: 0 };
for (const [collection, count] of Object.entries(COUNTS).toSorted((a, b) => b[1] - a[1])) {
  const { indexes, documents } = collections.get(collection);
  const bytes = PHOTOGRAPH[collection] ?? mean(documents.map((document) => document.bytes));
  const keys = [{ key: { _id: 1 } }, ...indexes];
  const entries = keys.reduce(
    (sum, index) => sum + mean(documents.map(({ entry }) => keyOf(index, entry))),
    0,
  );
  total.documents += bytes * count;
  total.indexes += entries * count;
  process.stdout.write(
    `| \`${collection}\` | ${count.toLocaleString('en-US')} | ${Math.round(bytes).toLocaleString('en-US')} | ${megabytes(bytes * count)} | ${Math.round(entries)} | ${megabytes(entries * count)} |\n`,
  );
}
const parts = ['productcolumns', 'producttexts'].map(
  (part) => mean(collections.get(part).documents.map(({ bytes }) => bytes)) / PRODUCTS_KEPT,
);
process.stdout.write(
  `| products (columns and texts) | ${PRODUCTS.toLocaleString('en-US')} | at most ${Math.round(parts[0] + parts[1])} | at most ${megabytes((parts[0] + parts[1]) * PRODUCTS)} | – | – |\n`,
);
process.stdout.write(
  `\nTogether, without products: ${megabytes(total.documents)} MB of documents, ${megabytes(total.indexes)} MB of index keys, before compression.\n`,
);
