import type {
  BodyPartDetailsResponse,
  BodyTypeAnalysisResponse,
  FashionContentResponse,
} from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

export function useGuide(bodyPart: string, attribute: string): QueryState<BodyPartDetailsResponse> {
  const query = { bodyPart, bodyPartAttribute: attribute };
  return useQuery(bodyPart && attribute && ['/recommendations/body-part-details', { query }]);
}

const useAnalysis = (isMeasured: boolean) =>
  useQuery(isMeasured ? '/recommendations/body-type-analysis' : null).data;

const listOwn = (analysis: BodyTypeAnalysisResponse | undefined) =>
  analysis ? [...analysis.balanceIssues, ...analysis.bodyConcerns] : [];

export function useOwnFeatures(isMeasured: boolean): ReadonlySet<string> {
  const own = listOwn(useAnalysis(isMeasured));
  return new Set(own.map(({ bodyPart, attribute }) => `${bodyPart}:${attribute}`));
}

export function useOwnGuides(isMeasured: boolean) {
  const analysis = useAnalysis(isMeasured);
  return listOwn(analysis).flatMap(({ bodyPart, attribute }) => {
    const details = analysis!.bodyPartDetails;
    const detail = details[`${bodyPart}-${attribute}`] ?? details[bodyPart];
    return detail ? [{ ...detail, bodyPart, attribute }] : [];
  });
}

export function useRecommendation(id: string | null): QueryState<FashionContentResponse> {
  return useQuery(id && ['/recommendations/fashion-content/{id}', { path: { id } }]);
}
