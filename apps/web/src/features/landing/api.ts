import type { Price } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { usePublicQuery } from '../../lib/api/use-query';

export function usePrice(): QueryState<Price> {
  return usePublicQuery('/stripe/price');
}
