import type { AddPieceRequest, CheckResponse, Quota, WardrobePiece, User } from '@figura/contracts';
import { api, dataOf } from '../../lib/api/api-client';
import { ApiError } from '../../lib/api/api-error';
import type { Answer } from '../../lib/api/use-answer';
import { useAnswer } from '../../lib/api/use-answer';
import { isKeptForOffline } from '../../lib/browser/kept-answers';
import type { GarmentQuestion } from './offline/check-messages';
import { isMaterialFresh, MATERIAL } from './offline/kept-material';

/** How many checks a free account has left; not asked for whoever has no limit. */
export function useCheckQuota(isLimited: boolean): Answer<Quota> {
  return useAnswer(isLimited ? '/garments/check/quota' : null);
}

/**
 * Checks a garment, told in words or by its values; with the id of an earlier check it is a change to that one. Without a
 * network the device answers for whoever has paid.
 */
export async function checkGarment(body: GarmentQuestion, user: User | null): Promise<CheckResponse> {
  try {
    return await dataOf(api.POST('/garments/check', { body }));
  } catch (error) {
    const isUnreachable = error instanceof ApiError && error.code === 'UNAVAILABLE' && error.status === 0;
    if (!isUnreachable || !user?.hasPaid || !user.measurements) throw error;
    const { checkOffline } = await import('./offline/check-offline');
    const { measurements, underbust, bodyConcerns, featureChoices, preferences, unitPreference } = user;
    const checked = { measurements, underbust, bodyConcerns, featureChoices, preferences, unitPreference };
    const answer = await checkOffline(body, checked);
    if (!answer) throw error;
    return answer;
  }
}

/** Has the service worker keep what checks are answered from without a network, once a day. */
export async function keepCheckMaterial(): Promise<void> {
  if (!isKeptForOffline() || (await isMaterialFresh(Date.now()))) return;
  // Without it checks need a network, as before.
  await api.GET(MATERIAL).catch(() => undefined);
}

/** Takes a garment into the wardrobe. The same id again, which the caller makes, is the same piece. */
export function keepGarment(piece: AddPieceRequest): Promise<WardrobePiece> {
  return dataOf(api.POST('/wardrobe', { body: piece }));
}
