import { Schema } from 'mongoose';

/** An object in the bucket that a crash may have orphaned. */
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
