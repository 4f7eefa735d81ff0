import type { FeedRow } from '../feeds';

/** Rows of Google's product data by what they offer: a title, or more fields where those say it. */
export interface Offers {
  readonly womens: readonly Offer[];
  /** For men, for children, for animals or for dolls. */
  readonly forOthers: readonly Offer[];
  readonly notClothing: readonly Offer[];
}

export type Offer = string | FeedRow;

export function toRow(offer: Offer): FeedRow {
  return typeof offer === 'string' ? { title: offer } : offer;
}
