import type { BodyPartDetailsResponse, FashionContentResponse } from '@figura/contracts';
import type { Answer } from '../../lib/api/use-answer';
import { useAnswer } from '../../lib/api/use-answer';

/** The guide to a body part with an attribute; nothing is asked while one of them is missing. */
export function useGuide(bodyPart: string, attribute: string): Answer<BodyPartDetailsResponse> {
  const query = { bodyPart, bodyPartAttribute: attribute };
  return useAnswer(bodyPart && attribute && ['/recommendations/body-part-details', { query }]);
}

/** One recommendation by itself; nothing is asked for null. */
export function useRecommendation(id: string | null): Answer<FashionContentResponse> {
  return useAnswer(id && ['/recommendations/fashion-content/{id}', { path: { id } }]);
}
