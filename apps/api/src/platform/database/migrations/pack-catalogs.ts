import { gzipSync } from 'node:zlib';
import type { Migration } from './migration';

const IS_UNPACKED = { 'content.version': { $exists: true } };
/** What a catalog in force is called before and after: its content stays what it was. */
const UNPACKED_FORMAT = 5;
const PACKED_FORMAT = 6;

interface StoredCatalog {
  _id: string;
  content: unknown;
}

/** Stores catalogs as compressed JSON instead of nested documents, so that what an operator seeded stays in force. */
export function packCatalogs(words: Pick<Migration, 'name' | 'description'>): Migration {
  return {
    ...words,
    extent: async (db) => ({
      documents:
        (await db.collection('catalogeditions').countDocuments(IS_UNPACKED)) +
        (await db.collection('catalogversions').countDocuments({ format: UNPACKED_FORMAT })),
      indexes: 0,
    }),
    // A few documents at most: each seed removes the ones before it.
    batch: async (db) => {
      const catalogs = db.collection<StoredCatalog>('catalogeditions');
      let documents = 0;
      for (const { _id, content } of await catalogs.find(IS_UNPACKED).toArray()) {
        const packed = { $set: { content: gzipSync(JSON.stringify(content)) } };
        documents += (await catalogs.updateOne({ _id, ...IS_UNPACKED }, packed)).modifiedCount;
      }
      const { modifiedCount } = await db
        .collection('catalogversions')
        .updateMany({ format: UNPACKED_FORMAT }, { $set: { format: PACKED_FORMAT } });
      return { documents: documents + modifiedCount, indexes: 0, next: null };
    },
  };
}
