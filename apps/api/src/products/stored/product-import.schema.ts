import { Schema } from 'mongoose';

/** An import under way: what it has written is not swept while it is heard of. */
export interface ProductImportDocument {
  /** The version that it writes. */
  _id: string;
  heardAt: Date;
}

export const PRODUCT_IMPORT_MODEL = 'ProductImport';

export const productImportSchema = new Schema<ProductImportDocument>(
  {
    _id: { type: String, required: true },
    heardAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'productimports' },
);
