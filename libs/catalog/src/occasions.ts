export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const OCCASIONS = [
  'everyday',
  'work',
  'interview',
  'weekend',
  'evening',
  'celebration',
  'formal',
  'travel',
  'sport',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What a garment is worn for: seen by day, under other clothes, at night, to swim, for sport. */
export const WEARS = ['day', 'under', 'night', 'swim', 'sport'] as const;
export type Wear = (typeof WEARS)[number];
