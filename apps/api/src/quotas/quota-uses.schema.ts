import { Schema, type Types } from 'mongoose';

/** What free accounts may do so many times in a week. */
const QUOTAS = ['checks', 'outfits'] as const;
export type Quota = (typeof QUOTAS)[number];

/** What an account has used of a quota in an ISO week, and no word of what for. */
export interface QuotaUsesDocument {
  /** `user:quota:week`: that it is unique is what makes the limit hold when uses race. */
  _id: string;
  userId: Types.ObjectId;
  quota: Quota;
  /** For example `2026-W48`. */
  week: string;
  used: number;
  /** The uses, so that what continues one is none, and how often each was continued. */
  uses: { id: string; at: Date; continued: number }[];
  /** When the week ends. */
  resetsAt: Date;
}

export const QUOTA_USES_MODEL = 'QuotaUses';

/** A use of the end of a week can still be continued in the next one. */
const TTL_SECONDS = 24 * 3600;

export const quotaUsesSchema = new Schema<QuotaUsesDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    quota: { type: String, enum: QUOTAS, required: true },
    week: { type: String, required: true },
    used: { type: Number, required: true },
    uses: [
      {
        _id: false,
        id: { type: String, required: true },
        at: { type: Date, required: true },
        continued: { type: Number, required: true },
      },
    ],
    resetsAt: { type: Date, required: true, index: { expireAfterSeconds: TTL_SECONDS } },
  },
  { versionKey: false, strict: 'throw', collection: 'quotauses' },
);
