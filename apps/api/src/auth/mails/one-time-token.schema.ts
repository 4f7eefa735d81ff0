import { Schema, type Types } from 'mongoose';

const TOKEN_PURPOSES = ['verify-email', 'reset-password', 'link-provider'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

export interface OneTimeTokenDocument {
  _id: Types.ObjectId;
  /** SHA-256; the token itself (256 random bits) is only in the email. */
  hash: string;
  purpose: TokenPurpose;
  userId: Types.ObjectId;
  usedAt: Date | null;
  expiresAt: Date;
}

export const ONE_TIME_TOKEN_MODEL = 'OneTimeToken';

export const oneTimeTokenSchema = new Schema<OneTimeTokenDocument>(
  {
    hash: { type: String, required: true, unique: true },
    purpose: { type: String, enum: TOKEN_PURPOSES, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    usedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', collection: 'onetimetokens' },
);
