import type { Price } from '@figura/contracts';
import useSWR from 'swr';
import { api } from '../../lib/api-client';
import type { ApiError } from '../../lib/api-error';
import type { Answer } from '../../lib/use-answer';

/** The price by the server's clock. It is everyone's, so no session goes along. */
export function usePrice(): Answer<Price> {
  return useSWR<Price, ApiError>(
    '/stripe/price',
    (path: string) => api.get<Price>(path, { anonymous: true }),
    { shouldRetryOnError: false },
  );
}
