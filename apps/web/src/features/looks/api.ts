import type { BestLooksResponse, Category, FashionItemResponse, ListedLook } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import type { LookSource } from './look-sources';

const BEST_LOOKS = '/recommendations/best-looks';
const LISTS = { bestlooks: BEST_LOOKS, trends: '/recommendations/trending' } as const;
const ITEMS = {
  bestlooks: '/recommendations/fashion-item/{itemId}',
  trends: '/recommendations/trending-item/{itemId}',
} as const;

/** The user's best looks by category; 404 until there is a body type. */
export function useBestLooks(): QueryState<BestLooksResponse> {
  return useQuery(BEST_LOOKS);
}

/** The items among which one was found, as far as they are known already; asked for only where they are not. */
export function useKnownLooks(source: LookSource): Partial<Record<Category, ListedLook[]>> {
  const { data } = useQuery(LISTS[source], { revalidateIfStale: false });
  if (!data) return {};
  return 'trendingByCategory' in data ? data.trendingByCategory : data.clothingByCategory;
}

/** One item, and why it works for the user; nothing is asked for null. */
export function useItem(source: LookSource, id: string | null): QueryState<FashionItemResponse> {
  return useQuery(id && [ITEMS[source], { path: { itemId: id } }]);
}
