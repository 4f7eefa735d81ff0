import type { NewPassportLinkResponse, Passport, PassportLinksResponse } from '@figura/contracts';
import { useSWRConfig } from 'swr';
import { api, readData } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery, usePublicQuery } from '../../lib/api/use-query';

const LINKS = '/passport/links';

/**
 * The user's own passport, as a link shows it; 403 until there is a body type. The one without numbers stays while the one
 * with them is asked for.
 */
export function usePassport(includesNumbers: boolean): QueryState<Passport> {
  return useQuery(includesNumbers ? ['/passport', { query: { includesNumbers: 'true' } }] : '/passport', {
    keepPreviousData: includesNumbers,
  });
}

/** The live links to it, newest first. */
export function usePassportLinks(): QueryState<PassportLinksResponse> {
  return useQuery(LINKS);
}

/** Makes the live links load anew. */
export function useReloadLinks(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(LINKS);
}

/** Makes a link; its URL is told this once. */
export function createLink(includesNumbers: boolean): Promise<NewPassportLinkResponse> {
  return readData(api.POST(LINKS, { body: { includesNumbers } }));
}

export async function withdrawLink(id: string): Promise<void> {
  await readData(api.DELETE('/passport/links/{id}', { params: { path: { id } } }));
}

/** The passport behind a token; 404 once its link is withdrawn. */
export function useSharedPassport(token: string): QueryState<Passport> {
  return usePublicQuery(['/p/{token}', { path: { token } }]);
}
