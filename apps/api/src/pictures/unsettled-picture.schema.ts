import { Schema } from 'mongoose';

/** An object in the bucket that may be without a document after a crash. */
export interface UnsettledPictureDocument {
  /** Name of the object. */
  _id: string;
  dueAt: Date;
}

export const UNSETTLED_PICTURE_MODEL = 'UnsettledPicture';

export const unsettledPictureSchema = new Schema<UnsettledPictureDocument>(
  {
    _id: { type: String, required: true },
    dueAt: { type: Date, required: true, index: true },
  },
  { versionKey: false, strict: 'throw', collection: 'unsettledpictures' },
);
