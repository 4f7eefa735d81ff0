import { Schema } from 'mongoose';

/**
 * The newest of these names the catalog in force. Processes poll it every second, so it is apart from the large
 * catalog.
 */
export interface CatalogVersionDocument {
  _id: string;
  seededAt: Date;
  format: number;
}

/**
 * Raise it whenever a catalog gets a new required part or is stored differently. Lower formats count as no
 * catalog.
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
