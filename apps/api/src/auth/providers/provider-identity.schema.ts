import { Schema, type Types } from 'mongoose';

export interface ProviderIdentityDocument {
  _id: Types.ObjectId;
  /** The issuer is stable, while settings may rename a provider. */
  issuer: string;
  subject: string;
  userId: Types.ObjectId;
  /** As of linking, to tell accounts apart; proves nothing. */
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

// At most one account per identity and one identity per account and provider, even when links race.
providerIdentitySchema.index({ issuer: 1, subject: 1 }, { unique: true });
providerIdentitySchema.index({ userId: 1, issuer: 1 }, { unique: true });
