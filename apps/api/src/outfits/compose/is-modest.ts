import type { Limits } from '@figura/contracts';

/** Whether arms and knees are to be covered, so that long sleeves are worn in the heat too. */
export function isModest({ coverage }: Pick<Limits, 'coverage'>): boolean {
  return coverage.sleeves !== null || coverage.hem !== null;
}
