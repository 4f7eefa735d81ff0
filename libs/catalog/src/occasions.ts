export { OCCASIONS, SEASONS } from '@figura/contracts';
export type { Occasion, Season } from '@figura/contracts';

/** What a garment is worn for: seen by day, under other clothes, at night, to swim, for sport. */
export const WEARS = ['day', 'under', 'night', 'swim', 'sport'] as const;
export type Wear = (typeof WEARS)[number];
