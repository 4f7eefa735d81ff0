import { OFFLINE_CHECK_DAYS, type CheckMaterialResponse } from '@figura/contracts';
import { findCachedResponse } from '../../../lib/browser/cached-responses';
import { DAY_MS } from '../../../lib/text/today';

export const MATERIAL = '/garments/check/material';

/** A clock set back beyond the limit counts as expired, so that access is checked again. */
export function isCurrent(at: number, now: number, days: number = OFFLINE_CHECK_DAYS): boolean {
  return Math.abs(now - at) < days * DAY_MS;
}

/** Null if there is no current material. */
export async function keepMaterial(now: number): Promise<CheckMaterialResponse | null> {
  const cached = await findCachedResponse(MATERIAL);
  return cached && isCurrent(cached.at, now)
    ? ((await cached.response.json()) as CheckMaterialResponse)
    : null;
}

export async function isMaterialFresh(now: number): Promise<boolean> {
  const cached = await findCachedResponse(MATERIAL);
  return cached !== null && isCurrent(cached.at, now, 1);
}
