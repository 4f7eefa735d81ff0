import type { User } from '@figura/contracts';

export function isOnboarded({ measurements, bodyType }: User): boolean {
  return measurements !== null && bodyType !== null;
}
