import { Schema } from 'mongoose';

/** What is trending in one ISO week. The week is the key: however often an edition is made, there is one. */
export interface TrendEditionDocument {
  /** The ISO week, for example `2026-W48`. */
  _id: string;
  /** Ids of items, in the order in which they are shown. */
  itemIds: string[];
  /** Id of the theme that leads; missing in editions of before there were themes. */
  themeId?: string | null;
  madeAt: Date;
}

/** An edition looks back at two; a year and a month later nobody asks for it any more: 400 days, in seconds. */
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
