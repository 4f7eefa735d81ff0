import type { ReadLanguage } from '@figura/garments';
import { Schema } from 'mongoose';
import type { ShopFormat } from '../../garments/feeds/located-row';

export interface ProductFeedDocument {
  _id: string;
  name: string;
  /** https; it may hold a secret key from the shop. */
  url: string;
  format: ShopFormat;
  everyHours: number;
  site: string | null;
  currency: string;
  /** Language of rows without one; null to detect it per row. */
  language: ReadLanguage | null;
  affiliate: string | null;
  nextAt: Date;
  /** The process that fetches it and must renew the lease. */
  holder: string | null;
  heldUntil: Date | null;
  etag: string | null;
  lastModified: string | null;
  /** Version of the products, and the Figura version that parsed them. */
  version: string | null;
  readBy: string | null;
  /** When a sale starts or ends, which changes prices of an unchanged feed. */
  pricesUntil: Date | null;
  fetchedAt: Date | null;
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
    language: { type: String, default: null },
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
