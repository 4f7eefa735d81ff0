import type { Limits } from '@figura/contracts';

/** Long sleeves are worn even in the heat. */
export function isModest({ coverage }: Pick<Limits, 'coverage'>): boolean {
  return coverage.sleeves !== null || coverage.hem !== null;
}
