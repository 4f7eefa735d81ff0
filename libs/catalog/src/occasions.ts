export { CONTEXTS, OCCASIONS, SEASONS } from '@figura/contracts';
export type { Context, Occasion, Season } from '@figura/contracts';

export const WEARS = ['day', 'under', 'night', 'swim', 'sport'] as const;
export type Wear = (typeof WEARS)[number];

/**
 * `seasonal`: only in season. `niche`: only if a look or context requires it. `retired`: not listed, but links
 * and kept outfits still resolve.
 */
export const STATUSES = ['core', 'seasonal', 'niche', 'retired'] as const;
export type ItemStatus = (typeof STATUSES)[number];
