import { Schema, type Types } from 'mongoose';

const QUOTAS = ['checks', 'outfits'] as const;
export type Quota = (typeof QUOTAS)[number];

export interface QuotaUsesDocument {
  /** `user:quota:week`; its uniqueness enforces the limit when requests race. */
  _id: string;
  userId: Types.ObjectId;
  quota: Quota;
  /** For example `2026-W48`. */
  week: string;
  used: number;
  uses: { id: string; at: Date; continued: number }[];
  resetsAt: Date;
}

export const QUOTA_USES_MODEL = 'QuotaUses';

/** A use at the end of a week can still be continued in the next. */
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
