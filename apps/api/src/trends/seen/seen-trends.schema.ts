import { Schema, type Types } from 'mongoose';

/** Which trending items a user has had on screen, so that only the others are called new. */
export interface SeenTrendsDocument {
  userId: Types.ObjectId;
  /** Ids of items, each once. */
  itemIds: string[];
  /** When the last of them was added. */
  seenAt: Date;
}

export const SEEN_TRENDS_MODEL = 'SeenTrends';

/** Whoever has not looked at the trends for a year finds all of them new. */
const SEEN_TRENDS_TTL_SECONDS = 365 * 24 * 3600;

export const seenTrendsSchema = new Schema<SeenTrendsDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    itemIds: { type: [String], required: true },
    seenAt: { type: Date, required: true, index: { expireAfterSeconds: SEEN_TRENDS_TTL_SECONDS } },
  },
  { versionKey: false, strict: 'throw' },
);
