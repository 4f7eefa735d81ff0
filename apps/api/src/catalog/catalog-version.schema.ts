import { Schema } from 'mongoose';

/**
 * Puts a catalog in force: the one named by the newest of these. Every process asks for it once a second, so it is kept
 * apart from the catalog itself, which the database would send each time.
 */
export interface CatalogVersionDocument {
  /** The catalog version, the id of the stored catalog. */
  _id: string;
  seededAt: Date;
  /** How the catalog is built. */
  format: number;
}

/**
 * What this Figura can read: raised whenever something that it needs is added to a catalog, or a catalog is stored
 * otherwise. A catalog of a lower format counts as none.
 */
export const CATALOG_FORMAT = 8;

export const CATALOG_VERSION_MODEL = 'CatalogVersion';

export const catalogVersionSchema = new Schema<CatalogVersionDocument>(
  {
    _id: { type: String, required: true },
    seededAt: { type: Date, required: true, index: true },
    format: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'catalogversions' },
);
