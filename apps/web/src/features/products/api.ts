import type { ProductChoicesResponse, ProductsResponse } from '@figura/contracts';
import { api } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import type { ProductFilter } from './product-filter';
import { queryOf } from './product-filter';

const PRODUCTS = '/products';

/** A page of products that a filter lets through, best first; the first one without a cursor. */
export function useProducts(
  filter: ProductFilter,
  cursor: string | null,
  limit?: number,
): QueryState<ProductsResponse> {
  const query = {
    ...queryOf(filter),
    ...(cursor !== null && { cursor }),
    ...(limit !== undefined && { limit }),
  };
  // While a new filter is asked for, what the old one found stays. Later pages are of the products that their cursor names: where
  // those have changed the first page says so, and dozens need not be asked for at once when a user comes back.
  const isFirst = cursor === null;
  return useQuery([PRODUCTS, { query }], {
    keepPreviousData: isFirst,
    revalidateOnFocus: isFirst,
    revalidateOnReconnect: isFirst,
  });
}

/** What products can be filtered by. */
export function useProductChoices(): QueryState<ProductChoicesResponse> {
  return useQuery('/products/choices');
}

/**
 * Notes that the user goes to a shop: by shop and day for whoever runs Figura, and so that a week later the user can be
 * asked once what became of it.
 */
export function noteVisit(productId: string): void {
  // The way to the shop waits for nothing, and fails for nothing.
  const keepalive = true;
  const click = { params: { path: { id: productId } }, keepalive };
  void api.POST('/products/{id}/clicks', click).catch(() => undefined);
  void api.POST('/follow-ups', { body: { productId }, keepalive }).catch(() => undefined);
}

/** Every page of products that was read. */
export const isProducts = (key: unknown): boolean => Array.isArray(key) && key[0] === PRODUCTS;
