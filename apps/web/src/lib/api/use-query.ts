import type { paths } from '@figura/contracts';
import type { Client, ClientPathsWithMethod, MethodResponse } from 'openapi-fetch';
import useSWR, { preload } from 'swr';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { api, readData, publicApi } from './api-client';
import { isLate, type ApiError } from './api-error';

export type QueryState<T> = SWRResponse<T, ApiError>;

export type GetPath = ClientPathsWithMethod<Client<paths>, 'get'>;

export type ResponseOf<P extends GetPath> = P extends GetPath
  ? MethodResponse<Client<paths>, 'get', P>
  : never;

type Parameters<P extends GetPath> = paths[P]['get']['parameters'];

/** Paths without parameters. */
type PlainPath = {
  [P in GetPath]: Parameters<P> extends { path: object } | { query: object } ? never : P;
}[GetPath];

export type Call<P extends GetPath> =
  (P & PlainPath) | readonly [path: P, params: Pick<Parameters<P>, 'path' | 'query'>];

/** Null makes no request. Cached data is shown, then revalidated; an error stays until the user retries. */
export function useQuery<P extends GetPath>(
  call: Call<P> | '' | null,
  options: SWRConfiguration<ResponseOf<P>, ApiError> = {},
): QueryState<ResponseOf<P>> {
  // Use SWR's own key: it may revalidate a call that is no longer on screen.
  return useSWR<ResponseOf<P>, ApiError>(call, (asked: Call<P>) => get(api, asked), {
    shouldRetryOnError: false,
    ...options,
  });
}

/** Errors are ignored here; {@link useQuery} reports them. */
export function preloadQuery<P extends GetPath>(call: Call<P>): void {
  preload(call, (asked: Call<P>) => get(api, asked)).catch(() => undefined);
}

const PUBLIC = 'public';

/** Without a session, so it is kept when a session ends. */
export function usePublicQuery<P extends GetPath>(call: Call<P>): QueryState<ResponseOf<P>> {
  return useSWR<ResponseOf<P>, ApiError>(
    [PUBLIC, call],
    ([, asked]: [string, Call<P>]) => get(publicApi, asked),
    { shouldRetryOnError: false },
  );
}

/** True if the answer may be shown to the next user of this browser. */
export function isPublicQuery(key: unknown): boolean {
  return Array.isArray(key) && key[0] === PUBLIC;
}

const REPEATS = 2;

/** The client's method needs a concrete path; the answer type holds for every path. */
async function get<P extends GetPath>(
  client: Client<paths>,
  call: Call<P>,
  repeats = REPEATS,
): Promise<ResponseOf<P>> {
  const [path, params] = typeof call === 'string' ? [call] : call;
  const method = client.GET as (path: string, init: object) => Promise<{ data?: ResponseOf<P> }>;
  try {
    return await readData(method(path, { params }));
  } catch (error) {
    if (!isLate(error) || repeats === 0) throw error;
    return get(client, call, repeats - 1);
  }
}
