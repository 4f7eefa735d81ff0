import {
  FOLLOW_UP_SOURCES,
  VERDICT_LEVELS,
  type FollowUpAnswer,
  type FollowUpSource,
  type VerdictLevel,
} from '@figura/contracts';
import { Schema, type Types } from 'mongoose';

/** Asked once, a week later: what became of a checked garment or shop product. */
export interface FollowUpDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Hash of the subject, kept after the answer so that nobody is asked twice. */
  key: string;
  source: FollowUpSource;
  /** Null once answered. */
  name: string | null;
  level: VerdictLevel | null;
  createdAt: Date;
  answer: FollowUpAnswer | null;
}

export const FOLLOW_UP_MODEL = 'FollowUp';

const TTL_SECONDS = 60 * 24 * 3600;

export const followUpSchema = new Schema<FollowUpDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    key: { type: String, required: true },
    source: { type: String, enum: FOLLOW_UP_SOURCES, required: true },
    name: { type: String, default: null },
    level: { type: String, enum: [...VERDICT_LEVELS, null], default: null },
    createdAt: { type: Date, required: true, expires: TTL_SECONDS },
    answer: { type: String, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'followups' },
);

followUpSchema.index({ userId: 1, key: 1 }, { unique: true });
