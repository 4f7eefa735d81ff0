import type {
  Category,
  FashionItemResponse,
  PersonalizedTrendingResponse,
  TrendingItemResponse,
  TrendingResponse,
} from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

/** Everything that is trending, or what of it suits the user. */
export type TrendsTab = 'all' | 'personalized';

const TRENDING = '/recommendations/trending';
const PERSONALIZED = '/recommendations/trending/personalized';
/** What of the trends the user has seen. */
export const SEEN_TRENDS = '/recommendations/trending/seen';

/** This week's edition; the personalized one is empty until there is a body type to choose by. */
export function useTrends(tab: TrendsTab): QueryState<TrendingResponse | PersonalizedTrendingResponse> {
  return useQuery(tab === 'all' ? TRENDING : PERSONALIZED);
}

/** This week's items of one category: all of them, or those that suit the user, best first. */
export function useTrendsOf(category: Category, tab: TrendsTab) {
  const personal = tab === 'personalized';
  const all = useQuery(
    personal ? null : ['/recommendations/trending/category/{category}', { path: { category } }],
  );
  const mine = useQuery(personal ? PERSONALIZED : null);
  const { error, isValidating, mutate } = personal ? mine : all;
  const items = personal
    ? mine.data && (mine.data.personalizedTrendingByCategory[category] ?? [])
    : all.data?.items;
  return { items, error, isValidating, mutate };
}

/** One trending item; nothing is asked for null. */
export function useTrendingItem(id: string | null): QueryState<TrendingItemResponse> {
  return useQuery(id && ['/recommendations/trending/item/{itemId}', { path: { itemId: id } }]);
}

/** One trending item, and why it works for the user; nothing is asked for null. */
export function usePersonalizedTrendingItem(id: string | null): QueryState<FashionItemResponse> {
  return useQuery(id && ['/recommendations/trending/personalized/item/{itemId}', { path: { itemId: id } }]);
}
