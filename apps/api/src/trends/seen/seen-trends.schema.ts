import { Schema, type Types } from 'mongoose';

export interface SeenTrendsDocument {
  userId: Types.ObjectId;
  itemIds: string[];
  seenAt: Date;
}

export const SEEN_TRENDS_MODEL = 'SeenTrends';

/** After a year without visits all trends count as new. */
const SEEN_TRENDS_TTL_SECONDS = 365 * 24 * 3600;

export const seenTrendsSchema = new Schema<SeenTrendsDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    itemIds: { type: [String], required: true },
    seenAt: { type: Date, required: true, index: { expireAfterSeconds: SEEN_TRENDS_TTL_SECONDS } },
  },
  { versionKey: false, strict: 'throw' },
);
