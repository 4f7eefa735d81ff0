import { Schema, type Types } from 'mongoose';
import { UNDO_SECONDS } from '../pieces/wardrobe-piece.schema';

/** Re-encoded; stored in the database so that every process can serve it. */
export interface WardrobePhotoDocument {
  userId: Types.ObjectId;
  pieceId: string;
  name: string;
  /** WebP, 512 by 512 pixels. */
  bytes: Buffer;
  /** Null while the piece is in the wardrobe. */
  deletedAt: Date | null;
}

export const WARDROBE_PHOTO_MODEL = 'WardrobePhoto';

export const wardrobePhotoSchema = new Schema<WardrobePhotoDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    pieceId: { type: String, required: true },
    name: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    deletedAt: { type: Date, default: null, index: { expireAfterSeconds: UNDO_SECONDS } },
  },
  { versionKey: false, strict: 'throw', collection: 'wardrobephotos' },
);

wardrobePhotoSchema.index({ userId: 1, pieceId: 1 }, { unique: true });
