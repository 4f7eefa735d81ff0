import type { BodyPartDetailsResponse, FashionContentResponse } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

export function useGuide(bodyPart: string, attribute: string): QueryState<BodyPartDetailsResponse> {
  const query = { bodyPart, bodyPartAttribute: attribute };
  return useQuery(bodyPart && attribute && ['/recommendations/body-part-details', { query }]);
}

export function useOwnFeatures(isMeasured: boolean): ReadonlySet<string> {
  const { data } = useQuery(isMeasured ? '/recommendations/body-type-analysis' : null);
  const own = data ? [...data.balanceIssues, ...data.bodyConcerns] : [];
  return new Set(own.map(({ bodyPart, attribute }) => `${bodyPart}:${attribute}`));
}

export function useRecommendation(id: string | null): QueryState<FashionContentResponse> {
  return useQuery(id && ['/recommendations/fashion-content/{id}', { path: { id } }]);
}
