import { Schema, type Types } from 'mongoose';

export interface PassportLinkDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  id: string;
  /** SHA-256 of the token, base64url. */
  hash: string;
  /** Slot number from 0, unique per user, so parallel requests cannot exceed the limit. */
  place: number;
  includesNumbers: boolean;
  createdAt: Date;
}

export const PASSPORT_LINK_MODEL = 'PassportLink';

export const passportLinkSchema = new Schema<PassportLinkDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    id: { type: String, required: true },
    hash: { type: String, required: true },
    place: { type: Number, required: true },
    includesNumbers: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  // `id` is a stored field.
  { id: false, versionKey: false, strict: 'throw' },
);
passportLinkSchema.index({ hash: 1 }, { unique: true });
passportLinkSchema.index({ userId: 1, place: 1 }, { unique: true });
