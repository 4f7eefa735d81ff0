import { Schema, type Types } from 'mongoose';

export interface SessionDocument {
  _id: string;
  userId: Types.ObjectId;
  /** Random. Together with the server's key it derives the refresh tokens, which are not stored. */
  seed: string;
  /** Number of the only valid refresh token. */
  generation: number;
  rotatedAt: Date;
  createdAt: Date;
  /** The account's version when the password was checked. */
  credentialVersion: number;
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
    credentialVersion: { type: Number, required: true },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw' },
);

// Lets a sign-in end the oldest sessions without reading the others.
sessionSchema.index({ userId: 1, createdAt: -1, _id: -1 });
