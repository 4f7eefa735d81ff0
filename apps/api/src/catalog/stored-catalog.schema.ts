import { Schema } from 'mongoose';

/** Packed, so no process reads a partial catalog; reading 1,500 nested documents took over a second. */
export interface StoredCatalogDocument {
  _id: string;
  /** JSON, compressed with gzip. */
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
