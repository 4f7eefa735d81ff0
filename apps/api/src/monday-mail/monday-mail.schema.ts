import { Schema, type Types } from 'mongoose';

/** Written before the email is sent, so that each user gets only one per week. */
export interface MondayMailDocument {
  userId: Types.ObjectId;
  /** ISO week such as `2026-W48`. */
  week: string;
  sentAt: Date | null;
  createdAt: Date;
}

export const MONDAY_MAIL_MODEL = 'MondayMail';

/** 30 days in seconds; needed only for its week. */
const TTL_SECONDS = 30 * 24 * 3_600;

export const mondayMailSchema = new Schema<MondayMailDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    week: { type: String, required: true },
    sentAt: { type: Date, default: null },
    createdAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
).index({ userId: 1, week: 1 }, { unique: true });
