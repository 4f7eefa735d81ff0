import type { BestLooksResponse, Category, FashionItemResponse, ListedLook } from '@figura/contracts';
import type { Answer } from '../../lib/api/use-answer';
import { useAnswer } from '../../lib/api/use-answer';
import type { LookSource } from './look-sources';

const BEST_LOOKS = '/recommendations/best-looks';
const LISTS = { bestlooks: BEST_LOOKS, trends: '/recommendations/trending' } as const;
const ITEMS = {
  bestlooks: '/recommendations/fashion-item/{itemId}',
  trends: '/recommendations/trending-item/{itemId}',
} as const;

/** The user's best looks by category; 404 until there is a body type. */
export function useBestLooks(): Answer<BestLooksResponse> {
  return useAnswer(BEST_LOOKS);
}

/** The items among which one was found, as far as they are known already; asked for only where they are not. */
export function useKnownLooks(source: LookSource): Partial<Record<Category, ListedLook[]>> {
  const { data } = useAnswer(LISTS[source], { revalidateIfStale: false });
  if (!data) return {};
  return 'trendingByCategory' in data ? data.trendingByCategory : data.clothingByCategory;
}

/** One item, and why it works for the user; nothing is asked for null. */
export function useItem(source: LookSource, id: string | null): Answer<FashionItemResponse> {
  return useAnswer(id && [ITEMS[source], { path: { itemId: id } }]);
}
