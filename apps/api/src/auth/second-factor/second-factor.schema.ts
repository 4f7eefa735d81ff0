import { Schema, type Types } from 'mongoose';

/** Must be confirmed by a code within 15 minutes. */
export interface PendingTotp {
  seed: string;
  startedAt: Date;
}

/** Exists while two-factor authentication is on or being set up. */
export interface SecondFactorDocument {
  /** User id. */
  _id: Types.ObjectId;
  /** Random. Together with the server's key it derives the authenticator app's secret, which is not stored. */
  totpSeed: string | null;
  /** Time step (30 s) of the last accepted code; codes up to it are rejected. */
  lastStep: number;
  pending: PendingTotp | null;
  passkey: boolean;
  /** SHA-256 of the unused codes, of 80 random bits each. */
  recoveryHashes: string[];
  since: Date | null;
}

export const SECOND_FACTOR_MODEL = 'SecondFactor';

const pendingSchema = new Schema<PendingTotp>(
  { seed: { type: String, required: true }, startedAt: { type: Date, required: true } },
  { _id: false },
);

export const secondFactorSchema = new Schema<SecondFactorDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    totpSeed: { type: String, default: null },
    lastStep: { type: Number, default: 0 },
    pending: { type: pendingSchema, default: null },
    passkey: { type: Boolean, default: false },
    recoveryHashes: { type: [String], default: [] },
    since: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'secondfactors' },
);
