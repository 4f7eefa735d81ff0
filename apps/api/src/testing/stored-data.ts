import { mongo } from 'mongoose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const { EJSON } = mongo.BSON;
const FOLDER = join(__dirname, '../platform/database/migrations/data');

/** Everything that a version had stored, kept to be opened by every later one: see `data/README.md`. */
export type StoredVersion = '9ffc8a4' | 'e6ac1ea';

/** What whoever made the data of a version knew: passwords, tokens. */
export function notesOf<T>(version: StoredVersion): T & { madeAt: string } {
  return JSON.parse(readFileSync(join(FOLDER, `${version}.json`), 'utf8')) as T & { madeAt: string };
}

/** Writes the data of a version into an empty database, as if it had been stored a moment before `now`. */
export async function restore(db: mongo.Db, version: StoredVersion, now = Date.now()): Promise<void> {
  const elapsed = now - Date.parse(notesOf(version).madeAt);
  const lines = gunzipSync(readFileSync(join(FOLDER, `${version}.ejsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n');
  let documents: mongo.Document[] = [];
  const contents: [Heading, mongo.Document[]][] = [];
  for (const line of lines) {
    const entry = EJSON.parse(line, { relaxed: false }) as mongo.Document;
    if ('collection' in entry) contents.push([entry as Heading, (documents = [])]);
    else documents.push(later(entry, elapsed) as mongo.Document);
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

/** Moves every date of a value. */
function later(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + ms);
  if (Array.isArray(value)) return value.map((entry) => later(entry, ms));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, later(entry, ms)]));
}
