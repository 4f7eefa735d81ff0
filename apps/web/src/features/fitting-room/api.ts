import type { CheckResponse, Quota, User } from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { findCachedResponse, isCachedForOffline } from '../../lib/browser/cached-responses';
import { limitTime, isUnreachable } from '../../lib/outbox/in-time';
import type { GarmentQuestion } from './offline/check-messages';
import { isMaterialFresh, MATERIAL } from './offline/kept-material';

/** How many checks a free account has left; not asked for whoever has no limit. */
export function useCheckQuota(isLimited: boolean): QueryState<Quota> {
  return useQuery(isLimited ? '/garments/check/quota' : null);
}

/**
 * Checks a garment, told in words or by its values; with the id of an earlier check it is a change to that one. Without a
 * network, or when it hangs, the device answers for whoever has paid.
 */
export async function checkGarment(body: GarmentQuestion, user: User | null): Promise<CheckResponse> {
  try {
    const answer = readData(api.POST('/garments/check', { body }));
    return await (user?.hasPaid && isCachedForOffline() ? limitTime(answer) : answer);
  } catch (error) {
    if (!isUnreachable(error) || !user?.hasPaid || !user.measurements) throw error;
    // Where nothing is kept, as in some private windows, its code cannot be had without a network either.
    const offline = await import('./offline/check-offline').catch(() => null);
    if (!offline) throw error;
    const { measurements, underbust, bodyConcerns, featureChoices, preferences, unitPreference } = user;
    const checked = { measurements, underbust, bodyConcerns, featureChoices, preferences, unitPreference };
    const answer = await offline.checkOffline(body, checked);
    if (!answer) throw error;
    return answer;
  }
}

/** Has the service worker keep the language that a garment was told in, so that it is read without a network, too. */
export async function keepCheckLanguage(language: CheckResponse['language']): Promise<void> {
  if (!language || language === 'en' || !isCachedForOffline()) return;
  if (await findCachedResponse(`${MATERIAL}/${language}`)) return;
  await api.GET(`${MATERIAL}/{language}`, { params: { path: { language } } }).catch(() => undefined);
}

/** Has the service worker keep what checks are answered from without a network, once a day. */
export async function keepCheckMaterial(): Promise<void> {
  if (!isCachedForOffline() || (await isMaterialFresh(Date.now()))) return;
  // Without it checks need a network, as before.
  await api.GET(MATERIAL).catch(() => undefined);
}
