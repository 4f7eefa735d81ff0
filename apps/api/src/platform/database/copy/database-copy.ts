import { mongo } from 'mongoose';
import { CopyIncompleteError, CopyRefusedError } from './copy.errors';
import { MIGRATIONS_COLLECTION } from '../migrations/migration-runner';
import { Expiries } from './expiries';

const BATCH_DOCUMENTS = 500;
/** Catalogs are documents of several megabytes, so batches are limited by size. */
const BATCH_BYTES = 8 * 1024 * 1024;

/** Preserves number types: a whole double stays a double. */
const AS_STORED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

export interface CopyOptions {
  from: string;
  to: string;
  dryRun?: boolean;
  /** Writes into a non-empty target: replaces the same ids, deletes nothing. */
  force?: boolean;
  onProgress?: (collection: string, done: number, total: number) => void;
}

export interface CopiedCollection {
  collection: string;
  documents: number;
  indexes: number;
}

type Document = mongo.Document;

/** Nothing may write to the source meanwhile. In the target, only the migration state is replaced. Compares counts at the end. */
export async function copyDatabase(options: CopyOptions): Promise<CopiedCollection[]> {
  if (options.from === options.to) throw new CopyRefusedError('Source and target are the same database.');
  const [source, target] = [options.from, options.to].map(
    (uri) => new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5_000 }),
  ) as [mongo.MongoClient, mongo.MongoClient];
  try {
    await Promise.all([source.connect(), target.connect()]);
    if (!options.force) await assertEmpty(target.db());
    // The target's version says nothing about the copied documents.
    if (!options.dryRun) await target.db().collection(MIGRATIONS_COLLECTION).deleteMany({});
    const copied: CopiedCollection[] = [];
    for (const name of await listCollections(source.db()))
      copied.push(await copyCollection(source.db().collection(name), target.db().collection(name), options));
    return copied;
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

async function listCollections(db: mongo.Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
}

async function assertEmpty(db: mongo.Db): Promise<void> {
  for (const name of await listCollections(db)) {
    if (name === MIGRATIONS_COLLECTION) continue;
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new CopyRefusedError(
        `The target holds documents already, in ${name}. Nothing was changed. To resume an interrupted copy, use --force: it replaces documents of the same id and deletes nothing.`,
      );
  }
}

async function copyCollection(
  source: mongo.Collection,
  target: mongo.Collection,
  { dryRun = false, force = false, onProgress }: CopyOptions,
): Promise<CopiedCollection> {
  const collection = source.collectionName;
  const indexes = (await source.listIndexes().toArray()).filter(({ name }) => name !== '_id_');
  const total = await source.countDocuments();
  if (dryRun) return { collection, documents: total, indexes: indexes.length };

  const expiries = new Expiries(indexes);
  let documents = 0;
  for await (const batch of readBatches(source, expiries)) {
    await write(target, batch, force);
    documents += batch.length;
    onProgress?.(collection, documents, total);
  }
  // Indexes come last, which is faster; and nothing expires before the comparison.
  await assertHolds(target, documents, expiries);
  if (indexes.length) await target.createIndexes(indexes.map(indexSpecification));
  return { collection, documents, indexes: indexes.length };
}

async function* readBatches(source: mongo.Collection, expiries: Expiries): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  let bytes = 0;
  for await (const document of source.find({}, AS_STORED)) {
    expiries.note(document);
    batch.push(document);
    bytes += mongo.BSON.calculateObjectSize(document);
    if (batch.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length) yield batch;
}

async function write(target: mongo.Collection, batch: Document[], force: boolean): Promise<void> {
  await target.bulkWrite(
    batch.map((document) =>
      force
        ? { replaceOne: { filter: { _id: document['_id'] }, replacement: document, upsert: true } }
        : { insertOne: { document } },
    ),
    { ordered: false },
  );
}

async function assertHolds(target: mongo.Collection, documents: number, expiries: Expiries): Promise<void> {
  const existing = await target.countDocuments();
  const expired = expiries.countBefore(new Date());
  if (existing <= documents && existing >= documents - expired) return;
  throw new CopyIncompleteError(
    `${target.collectionName} has ${documents} documents in the source and ${existing} in the target. Was one of the two written to during the copy?`,
  );
}

function indexSpecification({ v: _version, ns: _namespace, ...index }: Document): mongo.IndexDescription {
  return index as mongo.IndexDescription;
}
