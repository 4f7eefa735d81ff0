import type { StoredMail } from '@figura/local-mode';
import { Schema, type Types } from 'mongoose';

/** A mail that local mode kept instead of sending it. */
export interface KeptMailDocument extends StoredMail {
  _id: Types.ObjectId;
}

export const KEPT_MAIL_MODEL = 'KeptMail';

/** A mailbox for trying the product out: a month is longer than anybody tries one thing. */
const KEPT_SECONDS = 30 * 24 * 3600;

export const keptMailSchema = new Schema<KeptMailDocument>(
  {
    to: { type: String, required: true },
    subject: { type: String, default: '' },
    text: { type: String, default: '' },
    html: { type: String, default: '' },
    date: { type: Date, required: true },
    links: { type: [String], required: true },
  },
  { versionKey: false, strict: 'throw' },
)
  .index({ date: 1 }, { expireAfterSeconds: KEPT_SECONDS })
  .index({ to: 1 });
