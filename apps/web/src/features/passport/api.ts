import type { NewPassportLinkResponse, Passport, PassportLinksResponse } from '@figura/contracts';
import { useSWRConfig } from 'swr';
import { api, readData } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery, usePublicQuery } from '../../lib/api/use-query';

const LINKS = '/passport/links';

/** 403 without a body type. The passport without numbers stays while the one with numbers loads. */
export function usePassport(includesNumbers: boolean): QueryState<Passport> {
  return useQuery(includesNumbers ? ['/passport', { query: { includesNumbers: 'true' } }] : '/passport', {
    keepPreviousData: includesNumbers,
  });
}

export function usePassportLinks(): QueryState<PassportLinksResponse> {
  return useQuery(LINKS);
}

export function useReloadLinks(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate(LINKS);
}

/** The URL is returned only this once. */
export function createLink(includesNumbers: boolean): Promise<NewPassportLinkResponse> {
  return readData(api.POST(LINKS, { body: { includesNumbers } }));
}

export async function withdrawLink(id: string): Promise<void> {
  await readData(api.DELETE('/passport/links/{id}', { params: { path: { id } } }));
}

/** 404 once its link is withdrawn. */
export function useSharedPassport(token: string): QueryState<Passport> {
  return usePublicQuery(['/p/{token}', { path: { token } }]);
}
