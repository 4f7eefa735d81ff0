import { Schema, type Types } from 'mongoose';

/** A link that shows its owner's passport to whoever holds it, until it is withdrawn. */
export interface PassportLinkDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** A random UUID: what its owner withdraws it by. It opens nothing. */
  id: string;
  /** SHA-256 of the link's token, base64url. */
  hash: string;
  /** From 0, unique among the owner's: there are never more links than places. */
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
  // The field `id` is a stored one.
  { id: false, versionKey: false, strict: 'throw' },
);
passportLinkSchema.index({ hash: 1 }, { unique: true });
passportLinkSchema.index({ userId: 1, place: 1 }, { unique: true });
