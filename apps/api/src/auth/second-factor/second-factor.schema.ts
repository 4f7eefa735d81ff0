import { Schema, type Types } from 'mongoose';

/** Only a code of the last 15 minutes proves that the authenticator has it. */
export interface PendingTotp {
  seed: string;
  startedAt: Date;
}

/** Exists while a password needs a second step, or while one is being set up. */
export interface SecondFactorDocument {
  /** The account. */
  _id: Types.ObjectId;
  /** Random. With the server's key it yields the secret of the authenticator app, which is not stored. */
  totpSeed: string | null;
  /** The 30-second step of the last code; it and those before are used up. */
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
