import type { Recommendation } from '@figura/contracts';

export interface ByRating {
  recommended: Recommendation[];
  avoid: Recommendation[];
}

export function groupByRating(recommendations: readonly Recommendation[]): ByRating {
  const sorted = [...recommendations].sort((a, b) =>
    a.clothingDisplayName.localeCompare(b.clothingDisplayName, 'en'),
  );
  return {
    recommended: sorted.filter(({ rating }) => rating > 0),
    avoid: sorted.filter(({ rating }) => rating < 0),
  };
}
