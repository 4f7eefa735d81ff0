import { Schema } from 'mongoose';

/** Visits of a shop per day, without user data. */
export interface ShopClickDocument {
  /** `shop:2026-11-23` in UTC; its uniqueness keeps the count right when clicks race. */
  _id: string;
  shop: string;
  day: Date;
  count: number;
}

export const SHOP_CLICK_MODEL = 'ShopClick';

/** Long enough to compare a month with the same month of the previous year. */
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
