import type { mongo } from 'mongoose';

/** How many documents are written at once: what a killed process has to look at again is no more than this. */
const BATCH_DOCUMENTS = 1_000;

/** What a migration changes, or would change by what is stored now. */
export interface Extent {
  documents: number;
  indexes: number;
}

/** What one batch changed, and where the next one begins; null when none is left. */
interface Batch extends Extent {
  next: unknown;
}

/**
 * One change to what is stored. It may be killed after any write and is then gone on with from its last checkpoint, and
 * in the worst case a process that was believed dead writes one batch more: so each batch has to be right when it is
 * written twice, or late. It names collections and fields itself, since schemas go on changing after it.
 */
export interface Migration {
  /** Number and matter. Never changed once it is released: it is what the database remembers. */
  readonly name: string;
  /** What it does and why, for whoever runs Figura. */
  readonly description: string;
  /** Only reads. */
  extent(db: mongo.Db): Promise<Extent>;
  /** Makes one batch. `from` is the `next` of the batch before, null at first; it is stored between the two. */
  batch(db: mongo.Db, from: unknown): Promise<Batch>;
}

/** A document of whatever version, in a collection with ids of one type. */
interface Stored {
  _id: unknown;
  [field: string]: unknown;
}

type Words = Pick<Migration, 'name' | 'description'>;

/** Drops a collection that no version uses any more. */
export function dropCollection(words: Words & { collection: string }): Migration {
  const extent = async (db: mongo.Db) => ({
    documents: await db.collection(words.collection).countDocuments(),
    indexes: 0,
  });
  return {
    ...words,
    extent,
    batch: async (db) => {
      const changed = await extent(db);
      if (await hasCollection(db, words.collection)) await db.dropCollection(words.collection);
      return { ...changed, next: null };
    },
  };
}

/** Drops an index that is declared no more, or otherwise: the index builder, which comes after, only adds. */
export function dropIndex(words: Words & { collection: string; index: string }): Migration {
  const extent = async (db: mongo.Db) => {
    const indexes = (await hasCollection(db, words.collection))
      ? await db.collection(words.collection).listIndexes().toArray()
      : [];
    return { documents: 0, indexes: indexes.filter(({ name }) => name === words.index).length };
  };
  return {
    ...words,
    extent,
    batch: async (db) => {
      const changed = await extent(db);
      if (changed.indexes) await db.collection(words.collection).dropIndex(words.index);
      return { ...changed, next: null };
    },
  };
}

/**
 * Updates documents in the order of their ids.
 *
 * @param words.where finds the documents that are as they were before, and none that is changed already
 */
export function updateDocuments(
  words: Words & {
    collection: string;
    where: mongo.Filter<Stored>;
    update: mongo.UpdateFilter<Stored> | mongo.Document[];
  },
): Migration {
  const { collection, where, update } = words;
  return {
    ...words,
    extent: async (db) => ({
      documents: await db.collection<Stored>(collection).countDocuments(where),
      indexes: 0,
    }),
    batch: async (db, from) => {
      const documents = db.collection<Stored>(collection);
      const after = from === null ? [where] : [where, { _id: { $gt: from as never } }];
      const found = await documents
        .find({ $and: after })
        .project<Stored>({ _id: 1 })
        .sort({ _id: 1 })
        .limit(BATCH_DOCUMENTS)
        .toArray();
      if (found.length === 0) return { documents: 0, indexes: 0, next: null };
      const last = found.at(-1)!._id;
      const { modifiedCount } = await documents.updateMany(
        { $and: [...after, { _id: { $lte: last as never } }] },
        update,
      );
      return { documents: modifiedCount, indexes: 0, next: found.length < BATCH_DOCUMENTS ? null : last };
    },
  };
}

async function hasCollection(db: mongo.Db, name: string): Promise<boolean> {
  return (await db.listCollections({ name }, { nameOnly: true }).toArray()).length === 1;
}
