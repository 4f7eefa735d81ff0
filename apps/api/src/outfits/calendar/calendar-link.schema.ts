import { Schema, type Types } from 'mongoose';

/** One per account; it opens the feed of planned outfits. */
export interface CalendarLinkDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** SHA-256 of the token, base64url. */
  hash: string;
  createdAt: Date;
}

export const CALENDAR_LINK_MODEL = 'CalendarLink';

export const calendarLinkSchema = new Schema<CalendarLinkDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    hash: { type: String, required: true, unique: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
