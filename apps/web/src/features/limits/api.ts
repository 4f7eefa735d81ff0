import type { TasteLooksResponse } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

export function useTasteLooks(): QueryState<TasteLooksResponse> {
  return useQuery('/outfits/taste-looks', { revalidateOnFocus: false });
}
