import type { UserPreferences } from '@figura/contracts';
import { createHash } from 'node:crypto';

export function hashPreferences({
  taste,
  presentation,
  lifeStates,
}: Pick<UserPreferences, 'taste' | 'presentation' | 'lifeStates'>): string {
  return createHash('sha256')
    .update(JSON.stringify([taste, presentation, lifeStates]))
    .digest('base64url');
}
