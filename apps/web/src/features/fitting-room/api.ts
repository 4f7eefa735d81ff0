import { pickOptionalMeasurements } from '@figura/contracts';
import type { CheckResponse, Quota, User } from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { findCachedResponse, isCachedForOffline } from '../../lib/browser/cached-responses';
import { limitTime, isUnreachable } from '../../lib/outbox/in-time';
import type { GarmentQuestion } from './offline/check-messages';
import { forgetQuestionKey, keepQuestionKey } from './question-keys';
import { isMaterialFresh, MATERIAL } from './offline/kept-material';

export function useCheckQuota(isLimited: boolean): QueryState<Quota> {
  return useQuery(isLimited ? '/garments/check/quota' : null);
}

/**
 * With an earlier check's id it is a change to that check. Offline or on a hang, the device answers for users
 * who paid.
 */
export async function checkGarment(body: GarmentQuestion, user: User | null): Promise<CheckResponse> {
  try {
    if (!user?.hasPaid) return await checkCounted(body);
    const response = readData(api.POST('/garments/check', { body }));
    return await (isCachedForOffline() ? limitTime(response) : response);
  } catch (error) {
    if (!isUnreachable(error) || !user?.hasPaid || !user.measurements) throw error;
    // Some private windows cache nothing, so the module may be missing offline.
    const offline = await import('./offline/check-offline').catch(() => null);
    if (!offline) throw error;
    const { measurements, bodyConcerns, featureChoices, preferences, unitPreference } = user;
    const response = await offline.checkOffline(body, {
      measurements,
      ...pickOptionalMeasurements(user),
      bodyConcerns,
      featureChoices,
      preferences,
      unitPreference,
    });
    if (!response) throw error;
    return response;
  }
}

async function checkCounted(body: GarmentQuestion): Promise<CheckResponse> {
  const response = await readData(
    api.POST('/garments/check', { body: { ...body, key: keepQuestionKey(body) } }),
  );
  forgetQuestionKey(body);
  return response;
}

/** Lets the service worker cache the language for offline reading. */
export async function keepCheckLanguage(language: CheckResponse['language']): Promise<void> {
  if (!language || language === 'en' || !isCachedForOffline()) return;
  if (await findCachedResponse(`${MATERIAL}/${language}`)) return;
  await api.GET(`${MATERIAL}/{language}`, { params: { path: { language } } }).catch(() => undefined);
}

/** Lets the service worker cache the offline material, once a day. */
export async function keepCheckMaterial(): Promise<void> {
  if (!isCachedForOffline() || (await isMaterialFresh(Date.now()))) return;
  await api.GET(MATERIAL).catch(() => undefined);
}
