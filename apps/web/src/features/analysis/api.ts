import type { BodyTypeAnalysisResponse, Feature, FeatureChoice, User } from '@figura/contracts';
import { api, dataOf } from '../../lib/api/api-client';
import type { Answer } from '../../lib/api/use-answer';
import { useAnswer } from '../../lib/api/use-answer';

export const ANALYSIS = '/recommendations/body-type-analysis';

/** What the user's proportions and self-analysis ask for; 404 until there is a body type. */
export function useBodyTypeAnalysis(): Answer<BodyTypeAnalysisResponse> {
  return useAnswer(ANALYSIS);
}

/** Stores what clothes are to do about a feature. */
export async function saveFeatureChoice(feature: Feature, choice: FeatureChoice): Promise<User> {
  const { user } = await dataOf(api.PUT('/user/feature-choices', { body: { [feature]: choice } }));
  return user;
}
