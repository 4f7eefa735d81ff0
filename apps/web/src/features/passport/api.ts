import type { NewPassportLinkResponse, Passport, PassportLinksResponse } from '@figura/contracts';
import { useSWRConfig } from 'swr';
import { api, readData } from '../../lib/api/api-client';
import { findCachedResponse, isCachedForOffline, keepResponse } from '../../lib/browser/cached-responses';
import { DAY_MS } from '../../lib/text/today';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery, usePublicQuery } from '../../lib/api/use-query';

const LINKS = '/passport/links';

/** 403 without a body type. The passport without numbers stays while the one with numbers loads. */
export function usePassport(includesNumbers: boolean): QueryState<Passport> {
  return useQuery(includesNumbers ? ['/passport', { query: { includesNumbers: 'true' } }] : '/passport', {
    keepPreviousData: includesNumbers,
  });
}

/** Without a service worker yet, the page keeps what opens the passport without a network. */
export async function keepPassport(): Promise<void> {
  const kept = await findCachedResponse('/passport');
  if (kept && Date.now() - kept.at < DAY_MS) return;
  const passport = await readData(api.GET('/passport'));
  const me = await readData(api.GET('/auth/me'));
  // A service worker has kept both already.
  if (isCachedForOffline()) return;
  await keepResponse('/auth/me', me);
  await keepResponse('/passport', passport);
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

export function useSharedPassport(token: string): QueryState<Passport> {
  return usePublicQuery(['/p/{token}', { path: { token } }]);
}
