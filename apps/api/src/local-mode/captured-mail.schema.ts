import type { StoredMail } from '@figura/local-mode';
import { Schema, type Types } from 'mongoose';

export interface CapturedMailDocument extends StoredMail {
  _id: Types.ObjectId;
}

export const CAPTURED_MAIL_MODEL = 'CapturedMail';

/** Only for the local mailbox: a month is longer than any trial. */
const TTL_SECONDS = 30 * 24 * 3600;

export const capturedMailSchema = new Schema<CapturedMailDocument>(
  {
    to: { type: String, required: true },
    subject: { type: String, default: '' },
    text: { type: String, default: '' },
    html: { type: String, default: '' },
    date: { type: Date, required: true },
    links: { type: [String], required: true },
  },
  { collection: 'keptmails', versionKey: false, strict: 'throw' },
)
  .index({ date: 1 }, { expireAfterSeconds: TTL_SECONDS })
  .index({ to: 1 });
