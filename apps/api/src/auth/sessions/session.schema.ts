import { Schema, type Types } from 'mongoose';

/** One sign-in, from which a family of refresh tokens descends. */
export interface SessionDocument {
  _id: string;
  userId: Types.ObjectId;
  /** Random; with the server's key it makes this family's refresh tokens. No token itself is stored. */
  seed: string;
  /** Number of the one refresh token that is good now. */
  generation: number;
  rotatedAt: Date;
  createdAt: Date;
  /** The account's when the password that began it was checked. Missing in old sessions: 0. */
  credentialVersion?: number;
  expiresAt: Date;
}

export const SESSION_MODEL = 'Session';

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    seed: { type: String, required: true },
    generation: { type: Number, required: true },
    rotatedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    credentialVersion: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw' },
);

// The sessions of a user, newest first: a sign-in ends the oldest without reading the others.
sessionSchema.index({ userId: 1, createdAt: -1, _id: -1 });
