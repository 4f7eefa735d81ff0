import { Schema, type Types } from 'mongoose';

export interface InvitationDocument {
  _id: Types.ObjectId;
  /** SHA-256; the token itself (256 random bits) is only in the link. */
  hash: string;
  /** The only address that may register; null if anyone may, and after use. */
  email: string | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  usedBy: Types.ObjectId | null;
}

export const INVITATION_MODEL = 'Invitation';

export const invitationSchema = new Schema<InvitationDocument>(
  {
    hash: { type: String, required: true, unique: true },
    email: { type: String, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
    usedAt: { type: Date, default: null },
    usedBy: { type: Schema.Types.ObjectId, default: null, index: true },
  },
  { versionKey: false, strict: 'throw' },
);
