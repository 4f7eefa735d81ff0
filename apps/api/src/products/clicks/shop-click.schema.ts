import { Schema } from 'mongoose';

/** How often a shop was opened from here on a day. Nobody is in it. */
export interface ShopClickDocument {
  /** `shop:day`, the day in UTC as `2026-11-23`: that it is unique is what makes the count hold when clicks race. */
  _id: string;
  /** Id of the shop. */
  shop: string;
  /** Midnight UTC. */
  day: Date;
  count: number;
}

export const SHOP_CLICK_MODEL = 'ShopClick';

/** Long enough to compare a month with the one a year before. */
const TTL_SECONDS = 400 * 24 * 3600;

export const shopClickSchema = new Schema<ShopClickDocument>(
  {
    _id: { type: String, required: true },
    shop: { type: String, required: true },
    day: { type: Date, required: true, expires: TTL_SECONDS },
    count: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'shopclicks' },
);
