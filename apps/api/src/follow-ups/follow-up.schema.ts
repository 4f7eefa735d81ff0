import {
  FOLLOW_UP_SOURCES,
  VERDICT_LEVELS,
  type FollowUpAnswer,
  type FollowUpSource,
  type VerdictLevel,
} from '@figura/contracts';
import { Schema, type Types } from 'mongoose';

/** A question that a user is asked once, a week after: what became of a piece that was checked, or looked at in a shop. */
export interface FollowUpDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** A hash of what it is about: it outlives the answer, so that nobody is asked twice. */
  key: string;
  source: FollowUpSource;
  /** What the question calls it; null once it is answered. */
  name: string | null;
  /** What was said of it; null before the user had measured. */
  level: VerdictLevel | null;
  /** When it was kept, or the shop opened. */
  createdAt: Date;
  /** Null while it is open. */
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
