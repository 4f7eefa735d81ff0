import type { FeedRow } from '@figura/garments';

/** The product data of whole shops. */
export const SHOP_FORMATS = ['google', 'shopify'] as const;
export type ShopFormat = (typeof SHOP_FORMATS)[number];

/** A row of a feed and where it stands, for whoever has to find it: `Line 7`, `Item 7`. */
export interface LocatedRow {
  readonly row: FeedRow;
  readonly place: string;
  /** Why it is no row at all. */
  readonly problem?: string;
}
