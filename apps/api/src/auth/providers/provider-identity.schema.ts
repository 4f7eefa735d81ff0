import { Schema, type Types } from 'mongoose';

export interface ProviderIdentityDocument {
  _id: Types.ObjectId;
  /** Settings may rename a provider; the issuer stays. */
  issuer: string;
  subject: string;
  userId: Types.ObjectId;
  /** From the time of linking, to tell accounts apart; proves nothing. */
  email: string | null;
  linkedAt: Date;
  lastUsedAt: Date | null;
}

export const PROVIDER_IDENTITY_MODEL = 'ProviderIdentity';

export const providerIdentitySchema = new Schema<ProviderIdentityDocument>(
  {
    issuer: { type: String, required: true },
    subject: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, default: null },
    linkedAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'provideridentities' },
);

// One of ours for each of theirs and the reverse, also under concurrent links.
providerIdentitySchema.index({ issuer: 1, subject: 1 }, { unique: true });
providerIdentitySchema.index({ userId: 1, issuer: 1 }, { unique: true });
