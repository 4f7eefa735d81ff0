import type {
  Category,
  FashionItemResponse,
  PersonalizedTrendingResponse,
  TrendingItemResponse,
  TrendingResponse,
  WeekThemeResponse,
} from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

export type TrendsTab = 'all' | 'personalized';

const TRENDING = '/recommendations/trending';
const PERSONALIZED = '/recommendations/trending/personalized';
const THEME = '/recommendations/trending/theme';
export const SEEN_TRENDS = '/recommendations/trending/seen';

/** The personalized edition is empty until there is a body type. */
export function useTrends(tab: TrendsTab): QueryState<TrendingResponse | PersonalizedTrendingResponse> {
  return useQuery(tab === 'all' ? TRENDING : PERSONALIZED);
}

export function usePersonalTrends(isMeasured: boolean): QueryState<PersonalizedTrendingResponse> {
  return useQuery(isMeasured ? PERSONALIZED : null);
}

export function useWeekTheme(tab: TrendsTab): QueryState<WeekThemeResponse> {
  return useQuery(tab === 'all' ? THEME : [THEME, { query: { personal: 'true' } }], {
    revalidateIfStale: false,
  });
}

export function useCategoryTrends(category: Category, tab: TrendsTab) {
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

export function useTrendingItem(id: string | null): QueryState<TrendingItemResponse> {
  return useQuery(id && ['/recommendations/trending/item/{itemId}', { path: { itemId: id } }]);
}

export function usePersonalizedTrendingItem(id: string | null): QueryState<FashionItemResponse> {
  return useQuery(id && ['/recommendations/trending/personalized/item/{itemId}', { path: { itemId: id } }]);
}
