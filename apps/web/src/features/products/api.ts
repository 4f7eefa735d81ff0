import type { ProductChoicesResponse, ProductSamplesResponse, ProductsResponse } from '@figura/contracts';
import { api } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import type { ProductFilter } from './product-filter';
import { toQuery } from './product-filter';

const PRODUCTS = '/products';

export function useProducts(
  filter: ProductFilter,
  cursor: string | null,
  limit?: number,
  isAsked = true,
): QueryState<ProductsResponse> {
  const query = {
    ...toQuery(filter),
    ...(cursor !== null && { cursor }),
    ...(limit !== undefined && { limit }),
  };
  // Later pages belong to their cursor's list; the first page shows if it has changed.
  const isFirst = cursor === null;
  return useQuery(isAsked ? [PRODUCTS, { query }] : null, {
    keepPreviousData: isFirst,
    revalidateOnFocus: isFirst,
    revalidateOnReconnect: isFirst,
  });
}

export function useProductSamples(): QueryState<ProductSamplesResponse> {
  return useQuery('/products/samples');
}

export function useProductChoices(): QueryState<ProductChoicesResponse> {
  return useQuery('/products/choices');
}

/** Counts visits by shop and day; a week later the user is asked once about the purchase. */
export function noteVisit(productId: string): void {
  const keepalive = true;
  const click = { params: { path: { id: productId } }, keepalive };
  void api.POST('/products/{id}/clicks', click).catch(() => undefined);
  void api.POST('/follow-ups', { body: { productId }, keepalive }).catch(() => undefined);
}

export const isProducts = (key: unknown): boolean => Array.isArray(key) && key[0] === PRODUCTS;
