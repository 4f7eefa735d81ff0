import type { BodyTypeAnalysisResponse } from '@figura/contracts';
import type { Answer } from '../../lib/api/use-answer';
import { useAnswer } from '../../lib/api/use-answer';

/** What the user's proportions and self-analysis ask for; 404 until there is a body type. */
export function useBodyTypeAnalysis(): Answer<BodyTypeAnalysisResponse> {
  return useAnswer('/recommendations/body-type-analysis');
}
