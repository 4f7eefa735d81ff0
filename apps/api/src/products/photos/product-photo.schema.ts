import { Schema } from 'mongoose';
import { PICTURE_FIELDS, type KeptPicture } from '../../pictures/kept-picture';

export interface ProductPhotoDocument {
  _id: string;
  source: string;
  bytes: number;
  failures: number;
  retryAt: Date | null;
  /** Day of the last use; the least recently used are deleted first. */
  usedAt: Date;
}

export interface ProductPhotoFileDocument extends KeptPicture {
  /** `product:width`. */
  _id: string;
  source: string;
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
    ...PICTURE_FIELDS,
  },
  { versionKey: false, strict: 'throw', collection: 'productphotofiles' },
);
