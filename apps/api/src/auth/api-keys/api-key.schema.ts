import { API_KEY_SCOPES, type ApiKeyScope } from '@figura/contracts';
import { Schema, type Types } from 'mongoose';

export interface ApiKeyDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Random UUID for revoking; grants no access. */
  id: string;
  /** SHA-256 of the key, base64url. */
  hash: string;
  /** Slot number from 0, unique per user, so parallel requests cannot exceed the limit. */
  place: number;
  name: string;
  scopes: ApiKeyScope[];
  createdAt: Date;
  /** The day it was last used, `YYYY-MM-DD`. */
  usedOn: string | null;
}

export const API_KEY_MODEL = 'ApiKey';

export const apiKeySchema = new Schema<ApiKeyDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    id: { type: String, required: true },
    hash: { type: String, required: true, unique: true },
    place: { type: Number, required: true },
    name: { type: String, required: true },
    scopes: { type: [{ type: String, enum: API_KEY_SCOPES }], required: true },
    createdAt: { type: Date, required: true },
    usedOn: { type: String, default: null },
  },
  { id: false, versionKey: false, strict: 'throw' },
);
apiKeySchema.index({ userId: 1, place: 1 }, { unique: true });
