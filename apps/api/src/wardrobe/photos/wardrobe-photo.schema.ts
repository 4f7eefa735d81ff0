import { Schema, type Types } from 'mongoose';
import { PICTURE_FIELDS, type KeptPicture } from '../../pictures/kept-picture';
import { UNDO_SECONDS } from '../pieces/wardrobe-piece.schema';

/** Re-encoded: WebP, 512 by 512 pixels. */
export interface WardrobePhotoDocument extends KeptPicture {
  userId: Types.ObjectId;
  pieceId: string;
  name: string;
  deletedAt: Date | null;
}

export const WARDROBE_PHOTO_MODEL = 'WardrobePhoto';

export const wardrobePhotoSchema = new Schema<WardrobePhotoDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    pieceId: { type: String, required: true },
    name: { type: String, required: true },
    ...PICTURE_FIELDS,
    deletedAt: { type: Date, default: null, index: { expireAfterSeconds: UNDO_SECONDS } },
  },
  { versionKey: false, strict: 'throw', collection: 'wardrobephotos' },
);

wardrobePhotoSchema.index({ userId: 1, pieceId: 1 }, { unique: true });
