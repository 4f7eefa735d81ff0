import { Schema } from 'mongoose';
import type { ShopFormat } from '../../garments/feeds/located-row';

/** Where a shop's feed is, how often it is fetched, and what came of it. */
export interface ProductFeedDocument {
  /** Id of the shop whose products it brings. */
  _id: string;
  /** The shop's name. */
  name: string;
  /** https; it may hold a key that the shop gave out. */
  url: string;
  format: ShopFormat;
  everyHours: number;
  /** As `products import` takes them. */
  site: string | null;
  currency: string;
  affiliate: string | null;
  /** When it is fetched next. */
  nextAt: Date;
  /** Who is at it, and until when that holds unless it is heard of again. */
  holder: string | null;
  heldUntil: Date | null;
  /** What the shop's server called the feed that was taken in last. */
  etag: string | null;
  lastModified: string | null;
  /** The version of the shop's products that it gave last, and the version of Figura that read it. */
  version: string | null;
  readBy: string | null;
  /** From when on prices are others although the feed is the same: a sale begins or ends. */
  pricesUntil: Date | null;
  /** When it was last taken in, or was as it had been. */
  fetchedAt: Date | null;
  /** Tries in vain since then, and why the last one was. */
  failures: number;
  lastError: string | null;
}

export const PRODUCT_FEED_MODEL = 'ProductFeed';

export const productFeedSchema = new Schema<ProductFeedDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, required: true },
    format: { type: String, required: true },
    everyHours: { type: Number, required: true },
    site: { type: String, default: null },
    currency: { type: String, required: true },
    affiliate: { type: String, default: null },
    nextAt: { type: Date, required: true },
    holder: { type: String, default: null },
    heldUntil: { type: Date, default: null },
    etag: { type: String, default: null },
    lastModified: { type: String, default: null },
    version: { type: String, default: null },
    readBy: { type: String, default: null },
    pricesUntil: { type: Date, default: null },
    fetchedAt: { type: Date, default: null },
    failures: { type: Number, default: 0 },
    lastError: { type: String, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'productfeeds' },
);
