import { OFFLINE_CHECK_DAYS, type CheckMaterialResponse } from '@figura/contracts';
import { findCachedResponse } from '../../../lib/browser/cached-responses';
import { DAY_MS } from '../../../lib/text/today';

export const MATERIAL = '/garments/check/material';

/**
 * Whether material that was given then still counts now. A clock that was turned back beyond that time counts as one that
 * ran on: lifetime access is asked for again.
 */
export function isCurrent(at: number, now: number, days: number = OFFLINE_CHECK_DAYS): boolean {
  return Math.abs(now - at) < days * DAY_MS;
}

/** The material of checks that this device keeps; null where there is none that counts. */
export async function keepMaterial(now: number): Promise<CheckMaterialResponse | null> {
  const cached = await findCachedResponse(MATERIAL);
  return cached && isCurrent(cached.at, now)
    ? ((await cached.response.json()) as CheckMaterialResponse)
    : null;
}

/** Whether the material was given within a day, so that it need not be asked for. */
export async function isMaterialFresh(now: number): Promise<boolean> {
  const cached = await findCachedResponse(MATERIAL);
  return cached !== null && isCurrent(cached.at, now, 1);
}
