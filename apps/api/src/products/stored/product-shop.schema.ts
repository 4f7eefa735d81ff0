import { Schema } from 'mongoose';

/**
 * The only document that an import changes, so a version becomes active as a whole or not at all. Polled once a
 * second.
 */
export interface ProductShopDocument {
  _id: string;
  name: string;
  version: string;
  /** Kept for processes that have not switched yet. */
  previous: string | null;
  segments: number;
  products: number;
  format: number;
  importedAt: Date;
  affiliate: string;
}

/** Increment when the format of segments changes; shops in any other format are ignored. */
export const PRODUCTS_FORMAT = 4;
export const PRODUCT_SHOP_MODEL = 'ProductShop';

export const productShopSchema = new Schema<ProductShopDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: String, required: true },
    previous: { type: String, default: null },
    segments: { type: Number, required: true },
    products: { type: Number, required: true },
    format: { type: Number, required: true },
    importedAt: { type: Date, required: true },
    affiliate: { type: String, default: '' },
  },
  { versionKey: false, strict: 'throw', collection: 'productshops' },
);
