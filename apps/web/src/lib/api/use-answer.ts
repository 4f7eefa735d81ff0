import useSWR from 'swr';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { api } from './api-client';
import type { ApiError } from './api-error';

export type Answer<T> = SWRResponse<T, ApiError>;

/**
 * The answer of a GET call; no call is made for null. An answer known from before is shown at once and asked for
 * again. A failure stays until the person asks again: a refusal would be the same every time.
 */
export function useAnswer<T>(path: string | null, options: SWRConfiguration<T, ApiError> = {}): Answer<T> {
  return useSWR<T, ApiError>(path, (key: string) => api.get<T>(key), {
    shouldRetryOnError: false,
    ...options,
  });
}
