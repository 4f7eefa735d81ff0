import { Schema } from 'mongoose';

/**
 * One seeded version of the catalog, whole. It is one document, so that no process ever reads half of it, and packed, since
 * nothing is looked up in it in the database: read as 1,500 nested documents it takes each process over a second.
 */
export interface StoredCatalogDocument {
  /** The catalog's version. */
  _id: string;
  /** The catalog as JSON, compressed with gzip. */
  content: Buffer;
  seededAt: Date;
}

export const STORED_CATALOG_MODEL = 'StoredCatalog';

export const storedCatalogSchema = new Schema<StoredCatalogDocument>(
  {
    _id: { type: String, required: true },
    content: { type: Buffer, required: true },
    seededAt: { type: Date, required: true, index: true },
  },
  { versionKey: false, strict: 'throw', collection: 'catalogeditions' },
);
