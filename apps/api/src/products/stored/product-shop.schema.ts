import { Schema } from 'mongoose';

/**
 * Puts one version of a shop's products in force: the only document that changes when a feed is imported, so that the
 * version is in force whole or not at all. Every process asks for these once a second.
 */
export interface ProductShopDocument {
  /** The name as a slug. */
  _id: string;
  name: string;
  version: string;
  /** The version before, kept for processes that have not followed yet. */
  previous: string | null;
  /** How many segments and products the version has. */
  segments: number;
  products: number;
  /** How it is stored. */
  format: number;
  importedAt: Date;
  /** Parameters that the operator earns by, appended to links; empty for none. */
  affiliate: string;
}

/** Raised when segments are written otherwise. */
export const PRODUCTS_FORMAT = 3;

/**
 * Those that are read. 1 has no sizes: its products are without until they are imported anew. 1 and 2 name what garments are in
 * place of numbers, which takes longer to load. A shop of any other counts as none.
 */
export const READ_FORMATS: readonly number[] = [1, 2, PRODUCTS_FORMAT];

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
