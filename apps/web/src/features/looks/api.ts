import type { BestLooksResponse, FashionItemResponse } from '@figura/contracts';
import type { Answer } from '../../lib/use-answer';
import { useAnswer } from '../../lib/use-answer';

/** Where an item was found: among the person's best looks, or among what is trending. */
export type LookSource = 'bestlooks' | 'trends';

const BEST_LOOKS = '/recommendations/best-looks';
const ITEMS: Record<LookSource, string> = {
  bestlooks: '/recommendations/fashion-item',
  trends: '/recommendations/trending-item',
};

/** The person's best looks by category; 404 until she has a body type. */
export function useBestLooks(): Answer<BestLooksResponse> {
  return useAnswer(BEST_LOOKS);
}

/** The same list as far as it is known already, asked for only where it is not; nothing for trends. */
export function useKnownLooks(source: LookSource): Answer<BestLooksResponse> {
  return useAnswer(source === 'bestlooks' ? BEST_LOOKS : null, { revalidateIfStale: false });
}

/** One item, and why it works for the person; nothing is asked for null. */
export function useItem(source: LookSource, id: string | null): Answer<FashionItemResponse> {
  return useAnswer(id && `${ITEMS[source]}/${encodeURIComponent(id)}`);
}
