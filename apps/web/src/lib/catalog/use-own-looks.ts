import { CLOTHING_CATEGORIES } from '@figura/contracts';
import type { BestLooksResponse, ListedLook } from '@figura/contracts';
import { useQuery } from '../api/use-query';
import { useSession } from '../session/session';

export function useLooksByCategory(): BestLooksResponse['clothingByCategory'] | undefined {
  const measured = useSession().user?.bodyType != null;
  const { data } = useQuery(measured ? '/recommendations/best-looks' : null, { revalidateIfStale: false });
  return data?.clothingByCategory;
}

/** The best of each category, largest garments first, then the second best; empty before measuring or while loading. */
export function useOwnLooks(count = CLOTHING_CATEGORIES.length): ListedLook[] {
  const looksByCategory = useLooksByCategory();
  const shelves = CLOTHING_CATEGORIES.map((category) => looksByCategory?.[category] ?? []);
  return Array.from({ length: count }, (_, index) => shelves.flatMap((looks) => looks[index] ?? []))
    .flat()
    .slice(0, count);
}
