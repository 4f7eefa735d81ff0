import type { User } from '@figura/contracts';
import { isMeasured } from '@figura/contracts';

export function isOnboarded({ measurements, bodyType }: User): boolean {
  return isMeasured(measurements) && bodyType !== null;
}
