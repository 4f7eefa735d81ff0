import { Schema } from 'mongoose';

/** Polled every second, so it is apart from the large catalog. */
export interface CatalogVersionDocument {
  _id: string;
  seededAt: Date;
  format: number;
}

/** Raise it when a catalog gets a required part or is stored differently. Lower formats count as none. */
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
