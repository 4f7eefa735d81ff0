import type { Recommendation } from '@figura/contracts';

export interface ByRating {
  recommended: Recommendation[];
  avoid: Recommendation[];
}

/** What to choose (rated above 0) and what to avoid (below 0), each by its name. */
export function createByRating(recommendations: readonly Recommendation[]): ByRating {
  const sorted = [...recommendations].sort((a, b) =>
    a.clothingDisplayName.localeCompare(b.clothingDisplayName, 'en'),
  );
  return {
    recommended: sorted.filter(({ rating }) => rating > 0),
    avoid: sorted.filter(({ rating }) => rating < 0),
  };
}
