import type { Price } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { usePublicQuery } from '../../lib/api/use-query';

/** The price by the server's clock. */
export function usePrice(): QueryState<Price> {
  return usePublicQuery('/stripe/price');
}
