import type { FirstStepsResponse, ListedLook, WeeklyOutfitResponse } from '@figura/contracts';
import { CATEGORIES } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

/** As many new pieces as a row of the page shows. */
const MAX_NEW = 4;

/** The outfit of this week. */
export function useWeeklyOutfit(): QueryState<WeeklyOutfitResponse> {
  return useQuery('/outfits/this-week');
}

/** What to begin with after paying; nothing is asked for others. */
export function useFirstSteps(hasPaid: boolean): QueryState<FirstStepsResponse> {
  return useQuery(hasPaid ? '/user/first-steps' : null);
}

/** What of this week's trends suits the user and was never on their screen, of many categories; only with lifetime access. */
export function useNewLooks(hasPaid: boolean): ListedLook[] {
  const { data: trends } = useQuery(hasPaid ? '/recommendations/trending/personalized' : null);
  const { data: seen } = useQuery(hasPaid ? '/recommendations/trending/seen' : null);
  if (!trends || !seen) return [];
  const known = new Set(seen.itemIds);
  const byCategory = CATEGORIES.map((category) =>
    (trends.personalizedTrendingByCategory[category] ?? []).filter(({ _id }) => !known.has(_id)),
  );
  const firsts = byCategory.flatMap((looks) => looks.slice(0, 1));
  const others = byCategory.flatMap((looks) => looks.slice(1));
  return [...firsts, ...others].slice(0, MAX_NEW);
}
