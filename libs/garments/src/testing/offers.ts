import type { FeedRow } from '../feeds';

export interface Offers {
  readonly womens: readonly Offer[];
  readonly forOthers: readonly Offer[];
  readonly notClothing: readonly Offer[];
}

export type Offer = string | FeedRow;

export function toRow(offer: Offer): FeedRow {
  return typeof offer === 'string' ? { title: offer } : offer;
}
