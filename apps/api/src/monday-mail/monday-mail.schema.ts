import { Schema, type Types } from 'mongoose';

/** The mail of one user and one week: written before it is sent, and the guarantee that there is one. */
export interface MondayMailDocument {
  userId: Types.ObjectId;
  /** The ISO week, for example `2026-W48`. */
  week: string;
  /** When the mail server took it; null until then. */
  sentAt: Date | null;
  createdAt: Date;
}

export const MONDAY_MAIL_MODEL = 'MondayMail';

/** It is needed for its week: 30 days, in seconds. */
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
