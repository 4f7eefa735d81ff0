import type { BestLooksResponse, Category, FashionItemResponse, ListedLook } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { preloadDressed } from '../../ui/dressed/preload-dressed';
import type { LookSource } from './look-sources';

const BEST_LOOKS = '/recommendations/best-looks';
const LISTS = { bestlooks: BEST_LOOKS, trends: '/recommendations/trending' } as const;
const ITEMS = {
  bestlooks: '/recommendations/fashion-item/{itemId}',
  trends: '/recommendations/trending-item/{itemId}',
} as const;

export function preloadBestLooks(): void {
  preloadDressed(BEST_LOOKS);
}

export function useBestLooks(): QueryState<BestLooksResponse> {
  return useQuery(BEST_LOOKS);
}

export function useKnownLooks(source: LookSource): Partial<Record<Category, ListedLook[]>> {
  const { data } = useQuery(LISTS[source], { revalidateIfStale: false });
  if (!data) return {};
  return 'trendingByCategory' in data ? data.trendingByCategory : data.clothingByCategory;
}

export function useItem(source: LookSource, id: string | null): QueryState<FashionItemResponse> {
  return useQuery(id && [ITEMS[source], { path: { itemId: id } }]);
}
