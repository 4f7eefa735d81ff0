import { Schema } from 'mongoose';

/** What came of fetching the photograph of a product. */
export interface ProductPhotoDocument {
  /** Id of the product. */
  _id: string;
  /** See `sourceOf`. */
  source: string;
  /** Of its files together; 0 for one that could not be had. */
  bytes: number;
  /** Tries in vain, one after the other. */
  failures: number;
  /** Not fetched again before; null for one that is there. */
  retryAt: Date | null;
  /** To the day: whose files have not been asked for longest go first. */
  usedAt: Date;
}

/** A photograph in one width. */
export interface ProductPhotoFileDocument {
  /** `product:width`. */
  _id: string;
  source: string;
  /** WebP. */
  bytes: Buffer;
}

export const PRODUCT_PHOTO_MODEL = 'ProductPhoto';
export const PRODUCT_PHOTO_FILE_MODEL = 'ProductPhotoFile';

export const productPhotoSchema = new Schema<ProductPhotoDocument>(
  {
    _id: { type: String, required: true },
    source: { type: String, required: true },
    bytes: { type: Number, required: true, index: true },
    failures: { type: Number, required: true },
    retryAt: { type: Date, default: null },
    usedAt: { type: Date, required: true, index: true },
  },
  { versionKey: false, strict: 'throw', collection: 'productphotos' },
);

export const productPhotoFileSchema = new Schema<ProductPhotoFileDocument>(
  {
    _id: { type: String, required: true },
    source: { type: String, required: true },
    bytes: { type: Buffer, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'productphotofiles' },
);
