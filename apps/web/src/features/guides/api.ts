import type { BodyPartDetailsResponse, FashionContentResponse } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

/** The guide to a body part with an attribute; nothing is asked while one of them is missing. */
export function useGuide(bodyPart: string, attribute: string): QueryState<BodyPartDetailsResponse> {
  const query = { bodyPart, bodyPartAttribute: attribute };
  return useQuery(bodyPart && attribute && ['/recommendations/body-part-details', { query }]);
}

/** One recommendation by itself; nothing is asked for null. */
export function useRecommendation(id: string | null): QueryState<FashionContentResponse> {
  return useQuery(id && ['/recommendations/fashion-content/{id}', { path: { id } }]);
}
