import { Schema, type Types } from 'mongoose';

/** An account at a sign-in provider that is linked to one of ours. */
export interface ProviderIdentityDocument {
  _id: Types.ObjectId;
  /** Settings may rename a provider; the issuer stays. */
  issuer: string;
  /** The provider's own, unchanging id of its user. */
  subject: string;
  userId: Types.ObjectId;
  /** As the provider gave it when it was linked, for telling accounts apart; proves nothing. */
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

// One account of ours for each of theirs, also under concurrent links; and one of theirs for each of ours.
providerIdentitySchema.index({ issuer: 1, subject: 1 }, { unique: true });
providerIdentitySchema.index({ userId: 1, issuer: 1 }, { unique: true });
