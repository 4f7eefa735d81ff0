import { Schema } from 'mongoose';

/**
 * Either columns of products, which every process loads, or their texts, which are read only for displayed
 * pages.
 */
export interface ProductPartDocument {
  /** `version:number`, from 0. */
  _id: string;
  version: string;
  /** Gzipped JSON. */
  data: Buffer;
}

/** Four times as many blocked the event loop for up to 10 ms. */
export const SEGMENT_PRODUCTS = 1_024;
export const TEXT_PRODUCTS = 64;

export const PRODUCT_COLUMNS_MODEL = 'ProductColumns';
export const PRODUCT_TEXTS_MODEL = 'ProductTexts';

const createPartSchema = (collection: string) =>
  new Schema<ProductPartDocument>(
    {
      _id: { type: String, required: true },
      version: { type: String, required: true, index: true },
      data: { type: Buffer, required: true },
    },
    { versionKey: false, strict: 'throw', collection },
  );

export const productColumnsSchema = createPartSchema('productcolumns');
export const productTextsSchema = createPartSchema('producttexts');
