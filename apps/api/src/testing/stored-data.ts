import { mongo } from 'mongoose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DAY_MS } from '../platform/clock/durations';
import { startOfWeekAfter, weeksBefore } from '../platform/clock/iso-week';

const { EJSON } = mongo.BSON;
const WEEK_MS = 7 * DAY_MS;
const FOLDER = join(__dirname, '../platform/database/migrations/data');

/** Everything that a version had stored, kept to be opened by every later one: see `data/README.md`. */
export type StoredVersion = '9ffc8a4' | 'e6ac1ea';

/** What whoever made the data of a version knew: passwords, tokens. */
export function notesOf<T>(version: StoredVersion): T & { madeAt: string } {
  return JSON.parse(readFileSync(join(FOLDER, `${version}.json`), 'utf8')) as T & { madeAt: string };
}

/** Writes the data of a version into an empty database, as if it had been stored a moment before `now`. */
export async function restore(db: mongo.Db, version: StoredVersion, now = Date.now()): Promise<void> {
  const madeAt = new Date(notesOf(version).madeAt);
  const weeksMs = startOfWeekAfter(new Date(now)).getTime() - startOfWeekAfter(madeAt).getTime();
  const passed = { ms: now - madeAt.getTime(), weeks: weeksMs / WEEK_MS };
  const lines = gunzipSync(readFileSync(join(FOLDER, `${version}.ejsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n');
  let documents: mongo.Document[] = [];
  const contents: [Heading, mongo.Document[]][] = [];
  for (const line of lines) {
    const entry = EJSON.parse(line, { relaxed: false }) as mongo.Document;
    if ('collection' in entry) contents.push([entry as Heading, (documents = [])]);
    else documents.push(later(entry, passed) as mongo.Document);
  }
  for (const [heading, stored] of contents) {
    const collection = await begin(db, heading);
    if (stored.length) await collection.insertMany(stored);
  }
}

/** Every document and every index of a database, to the byte. */
export async function bytesOf(db: mongo.Db): Promise<string> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const parts = collections
    .map(({ name }) => name)
    .sort()
    .map(async (name) => {
      const documents = await db.collection(name).find({}, { raw: true }).sort({ _id: 1 }).toArray();
      const indexes = await db.collection(name).listIndexes().toArray();
      const bytes = documents.map((document) => (document as unknown as Buffer).toString('base64'));
      return [name, JSON.stringify(indexes), ...bytes].join('\n');
    });
  return (await Promise.all(parts)).join('\n');
}

/** Comes before the documents of a collection. */
interface Heading {
  collection: string;
  indexes: (mongo.IndexDescription & { v?: unknown })[];
}

async function begin(db: mongo.Db, { collection: name, indexes }: Heading): Promise<mongo.Collection> {
  const collection = await db.createCollection(name);
  if (indexes.length) await collection.createIndexes(indexes.map(({ v: _version, ...index }) => index));
  return collection;
}

/** What a version's data is moved by, so that it is of now. */
interface Passed {
  ms: number;
  weeks: number;
}

/** Moves every date of a value, and every week that it names. */
function later(value: unknown, passed: Passed): unknown {
  if (value instanceof Date) return new Date(value.getTime() + passed.ms);
  if (typeof value === 'string')
    return value.replace(/\b\d{4}-W\d{2}\b/, (week) => weeksBefore(week, -passed.weeks));
  if (Array.isArray(value)) return value.map((entry) => later(entry, passed));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, later(entry, passed)]));
}
