import type { FeedRow } from '@figura/garments';

export const SHOP_FORMATS = ['google', 'shopify'] as const;
export type ShopFormat = (typeof SHOP_FORMATS)[number];

export interface LocatedRow {
  readonly row: FeedRow;
  readonly place: string;
  readonly problem?: string;
}
