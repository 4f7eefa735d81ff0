import type { Confidence } from '@figura/contracts';
import { useQuery } from '../../lib/api/use-query';

export function useConfidence(isAsked: boolean): Confidence | undefined {
  return useQuery(isAsked ? '/recommendations/body-type-analysis' : null).data?.confidence;
}
