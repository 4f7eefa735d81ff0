export { CONTEXTS, OCCASIONS, SEASONS } from '@figura/contracts';
export type { Context, Occasion, Season } from '@figura/contracts';

/** What a garment is worn for: seen by day, under other clothes, at night, to swim, for sport. */
export const WEARS = ['day', 'under', 'night', 'swim', 'sport'] as const;
export type Wear = (typeof WEARS)[number];

/**
 * How the catalog shows an item. `seasonal` items are shown in their seasons alone, `niche` ones only where a look or a
 * context asks for them, `retired` ones nowhere; links and kept outfits still find these.
 */
export const STATUSES = ['core', 'seasonal', 'niche', 'retired'] as const;
export type ItemStatus = (typeof STATUSES)[number];
