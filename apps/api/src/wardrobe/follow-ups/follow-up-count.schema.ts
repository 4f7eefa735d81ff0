import type { FollowUpAnswer, FollowUpSource, VerdictLevel } from '@figura/contracts';
import { Schema } from 'mongoose';

/** Counts only; no user is named. */
export interface FollowUpCountDocument {
  /** `day:source:level:answer`, the day as `2026-11-23`. */
  _id: string;
  /** Midnight UTC. */
  day: Date;
  source: FollowUpSource;
  level: VerdictLevel | null;
  answer: FollowUpAnswer;
  count: number;
}

export const FOLLOW_UP_COUNT_MODEL = 'FollowUpCount';

export const followUpCountSchema = new Schema<FollowUpCountDocument>(
  {
    _id: { type: String, required: true },
    day: { type: Date, required: true, index: true },
    source: { type: String, required: true },
    level: { type: String, default: null },
    answer: { type: String, required: true },
    count: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'followupcounts' },
);
