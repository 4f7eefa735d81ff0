import type { Limits } from '@figura/contracts';

/** True if sleeves or hems must be long, so long sleeves are acceptable even in the heat. */
export function isModest({ coverage }: Pick<Limits, 'coverage'>): boolean {
  return coverage.sleeves !== null || coverage.hem !== null;
}
