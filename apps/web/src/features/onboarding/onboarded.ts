import type { User } from '@figura/contracts';

/** Whether there is nothing left to ask: all measurements are stored and their type is known. */
export function isOnboarded({ measurements, bodyType }: User): boolean {
  return measurements !== null && bodyType !== null;
}
