import { Schema } from 'mongoose';

/**
 * A part of a version: up to {@link SEGMENT_PRODUCTS} products by columns, or the texts of up to {@link TEXT_PRODUCTS} of
 * them. Columns are loaded by every process; texts are read for the few products that a page shows.
 */
export interface ProductPartDocument {
  /** `version:number`, from 0. */
  _id: string;
  version: string;
  /** JSON, compressed with gzip. */
  data: Buffer;
}

/** A part of columns is read in one piece: with four times as many the event loop was held for up to 10 ms. */
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
