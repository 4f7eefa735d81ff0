import { CLOTHING_CATEGORIES } from '@figura/contracts';
import type { ListedLook } from '@figura/contracts';
import { useQuery } from '../api/use-query';
import { useSession } from '../session/session';

/** Largest garments first; empty before measuring or while loading. */
export function useOwnLooks(): ListedLook[] {
  const measured = useSession().user?.bodyType != null;
  const { data } = useQuery(measured ? '/recommendations/best-looks' : null, { revalidateIfStale: false });
  return CLOTHING_CATEGORIES.flatMap((category) => data?.clothingByCategory[category]?.slice(0, 1) ?? []);
}
