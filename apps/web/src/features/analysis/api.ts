import type { BodyTypeAnalysisResponse, Feature, FeatureChoice, User } from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { preloadDressed } from '../../ui/dressed/preload-dressed';

export const ANALYSIS = '/recommendations/body-type-analysis';

export function preloadAnalysis(): void {
  preloadDressed(ANALYSIS);
}

export function useBodyTypeAnalysis(): QueryState<BodyTypeAnalysisResponse> {
  return useQuery(ANALYSIS);
}

export async function saveFeatureChoice(feature: Feature, choice: FeatureChoice): Promise<User> {
  const { user } = await readData(api.PUT('/user/feature-choices', { body: { [feature]: choice } }));
  return user;
}
