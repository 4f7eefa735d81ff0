import { Schema } from 'mongoose';

export interface ProductImportDocument {
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
