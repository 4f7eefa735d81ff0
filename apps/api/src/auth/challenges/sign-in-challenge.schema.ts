import { Schema, type Types } from 'mongoose';

const CHALLENGE_PURPOSES = [
  'add-passkey',
  'passkey-sign-in',
  'second-factor',
  'provider-sign-in',
  'provider-newcomer',
  'provider-link',
] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

export type ChallengeData = Readonly<Record<string, string | number | boolean | null>>;

export interface SignInChallengeDocument {
  /** SHA-256 of the ticket; the ticket itself (256 random bits) is only in the browser. */
  _id: string;
  purpose: ChallengePurpose;
  userId: Types.ObjectId | null;
  /** SHA-256 of the key that binds the step to a browser. */
  keyHash: string | null;
  data: ChallengeData;
  expiresAt: Date;
}

export const SIGN_IN_CHALLENGE_MODEL = 'SignInChallenge';

export const signInChallengeSchema = new Schema<SignInChallengeDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: CHALLENGE_PURPOSES, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    keyHash: { type: String, default: null },
    data: { type: Schema.Types.Mixed, default: () => ({}) },
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'signinchallenges' },
);

signInChallengeSchema.index({ userId: 1, expiresAt: -1, _id: -1 });
