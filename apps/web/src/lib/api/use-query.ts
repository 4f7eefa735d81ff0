import type { paths } from '@figura/contracts';
import type { Client, ClientPathsWithMethod, MethodResponse } from 'openapi-fetch';
import useSWR, { preload } from 'swr';
import type { SWRConfiguration, SWRResponse } from 'swr';
import { api, readData, publicApi } from './api-client';
import type { ApiError } from './api-error';

export type QueryState<T> = SWRResponse<T, ApiError>;

export type GetPath = ClientPathsWithMethod<Client<paths>, 'get'>;

/** What a GET call answers. */
export type ResponseOf<P extends GetPath> = P extends GetPath
  ? MethodResponse<Client<paths>, 'get', P>
  : never;

type Parameters<P extends GetPath> = paths[P]['get']['parameters'];

/** The paths that take no parameters. */
type PlainPath = {
  [P in GetPath]: Parameters<P> extends { path: object } | { query: object } ? never : P;
}[GetPath];

/** A GET call, which is the key of its answer in SWR's cache: its path, with its parameters where it takes any. */
type Call<P extends GetPath> =
  (P & PlainPath) | readonly [path: P, params: Pick<Parameters<P>, 'path' | 'query'>];

/**
 * The answer of a GET call; no call is made for null. An answer known from before is shown at once and asked for
 * again. A failure stays until the user asks again: an error would be the same every time.
 */
export function useQuery<P extends GetPath>(
  call: Call<P> | '' | null,
  options: SWRConfiguration<ResponseOf<P>, ApiError> = {},
): QueryState<ResponseOf<P>> {
  // The call comes from SWR, not from here: it may ask again for one that is not on screen any more.
  return useSWR<ResponseOf<P>, ApiError>(call, (asked: Call<P>) => get(api, asked), {
    shouldRetryOnError: false,
    ...options,
  });
}

/** Asks ahead for what {@link useQuery} will ask for; a failure is told there. */
export function preloadQuery<P extends GetPath>(call: Call<P>): void {
  preload(call, (asked: Call<P>) => get(api, asked)).catch(() => undefined);
}

const PUBLIC = 'public';

/** The answer of a GET call that is the same for everyone: asked for without a session, and kept when one ends. */
export function usePublicQuery<P extends GetPath>(call: Call<P>): QueryState<ResponseOf<P>> {
  return useSWR<ResponseOf<P>, ApiError>(
    [PUBLIC, call],
    ([, asked]: [string, Call<P>]) => get(publicApi, asked),
    { shouldRetryOnError: false },
  );
}

/** Whether the answer under this key may be seen by whoever uses the browser next. */
export function isPublicQuery(key: unknown): boolean {
  return Array.isArray(key) && key[0] === PUBLIC;
}

/** The client's own method wants to know which path it is; that the answer is the path's holds for every one. */
function get<P extends GetPath>(client: Client<paths>, call: Call<P>): Promise<ResponseOf<P>> {
  const [path, params] = typeof call === 'string' ? [call] : call;
  const method = client.GET as (path: string, init: object) => Promise<{ data?: ResponseOf<P> }>;
  return readData(method(path, { params }));
}
