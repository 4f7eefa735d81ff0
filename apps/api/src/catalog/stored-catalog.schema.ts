import type { Catalog } from '@figura/catalog';
import { Schema } from 'mongoose';

/**
 * One seeded version of the catalog, whole: about 700 KB, far below a document's 16 MB. It is one document, so that no
 * process ever reads half of it.
 */
export interface StoredCatalogDocument {
  /** The catalog's version. */
  _id: string;
  content: Catalog;
  seededAt: Date;
}

export const STORED_CATALOG_MODEL = 'StoredCatalog';

export const storedCatalogSchema = new Schema<StoredCatalogDocument>(
  {
    _id: { type: String, required: true },
    content: { type: Schema.Types.Mixed, required: true },
    seededAt: { type: Date, required: true, index: true },
  },
  { versionKey: false, strict: 'throw', collection: 'catalogeditions', minimize: false },
);
