import { Schema } from 'mongoose';

/** Polled every second, so it is stored apart from the large catalog. */
export interface CatalogVersionDocument {
  _id: string;
  seededAt: Date;
  format: number;
}

/**
 * Increment when a catalog gets a required part or its stored form changes. Catalogs of lower formats are
 * ignored.
 */
export const CATALOG_FORMAT = 9;

export const CATALOG_VERSION_MODEL = 'CatalogVersion';

export const catalogVersionSchema = new Schema<CatalogVersionDocument>(
  {
    _id: { type: String, required: true },
    seededAt: { type: Date, required: true, index: true },
    format: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'catalogversions' },
);
