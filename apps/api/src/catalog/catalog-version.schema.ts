import { Schema } from 'mongoose';

/**
 * Puts an edition in force: the one named by the newest of these. Every process asks for it once a second, so it is kept
 * apart from the edition's 700 KB, which the embedded database would decode each time.
 */
export interface CatalogVersionDocument {
  /** The catalog's version, the id of its edition. */
  _id: string;
  seededAt: Date;
}

export const CATALOG_VERSION_MODEL = 'CatalogVersion';

export const catalogVersionSchema = new Schema<CatalogVersionDocument>(
  {
    _id: { type: String, required: true },
    seededAt: { type: Date, required: true, index: true },
  },
  { versionKey: false, strict: 'throw', collection: 'catalogversions' },
);
