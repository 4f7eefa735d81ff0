import { Schema, type Types } from 'mongoose';

export interface PasskeyDocument {
  /** Credential ID, base64url. */
  _id: string;
  userId: Types.ObjectId;
  name: string;
  /** COSE key (RFC 9053). */
  publicKey: Buffer;
  /** Signature counter of the authenticator; 0 for synced passkeys. */
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const PASSKEY_MODEL = 'Passkey';

export const passkeySchema = new Schema<PasskeyDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    name: { type: String, required: true },
    publicKey: { type: Buffer, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'passkeys' },
);
