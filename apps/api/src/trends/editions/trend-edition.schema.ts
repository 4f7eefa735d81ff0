import { Schema } from 'mongoose';

/** The week is the key, so there is only one edition. */
export interface TrendEditionDocument {
  /** ISO week, for example `2026-W48`. */
  _id: string;
  itemIds: string[];
  themeId: string | null;
  madeAt: Date;
}

/** 400 days, in seconds: older editions are not read. */
const TTL_SECONDS = 400 * 24 * 3_600;

export const TREND_EDITION_MODEL = 'TrendEdition';

export const trendEditionSchema = new Schema<TrendEditionDocument>(
  {
    _id: { type: String, required: true },
    itemIds: { type: [String], required: true },
    themeId: { type: String, default: null },
    madeAt: { type: Date, required: true, expires: TTL_SECONDS },
  },
  { versionKey: false, strict: 'throw' },
);
