import useSWR from 'swr';
import { api } from './api-client';
import type { ApiError } from './api-error';
import type { Answer } from './use-answer';

const PUBLIC = 'public';

/** The answer of a GET call that is the same for everyone: asked for without a session, and kept when one ends. */
export function usePublicAnswer<T>(path: string): Answer<T> {
  return useSWR<T, ApiError, [string, string]>(
    [PUBLIC, path],
    ([, called]) => api.get<T>(called, { anonymous: true }),
    { shouldRetryOnError: false },
  );
}

/** Whether the answer under this key may be seen by whoever uses the browser next. */
export function isPublicAnswer(key: unknown): boolean {
  return Array.isArray(key) && key[0] === PUBLIC;
}
