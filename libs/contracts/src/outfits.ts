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

/** The places of an outfit that a piece can have. */
export const OUTFIT_SLOTS = ['one-piece', 'top', 'bottom', 'layer', 'shoes', 'accessory'] as const;
export type OutfitSlot = (typeof OUTFIT_SLOTS)[number];

/** Where the pieces of outfits come from. */
export const PIECE_SOURCES = ['wardrobe', 'catalog', 'products'] as const;
export type PieceSource = (typeof PIECE_SOURCES)[number];

/** Outfits that an account may keep. */
export const MAX_OUTFITS = 300;
/** In UTF-16 code units. */
export const MAX_OUTFIT_NAME = 80;
export const MAX_OUTFIT_PIECES = 12;
/** Days on which one outfit was worn: ten years of every third day. */
export const MAX_OUTFIT_WEARS = 1_200;
