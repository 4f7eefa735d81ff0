export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Where seasons are told by: summer is in June in the north, in December in the south. */
export const HEMISPHERES = ['north', 'south'] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

/**
 * The season of a month, as weather services count: spring begins with March in the north, with September in the south.
 *
 * @param month 0 to 11
 */
export function getSeason(month: number, hemisphere: Hemisphere): Season {
  const inNorth = Math.floor(((month + 10) % 12) / 3);
  return SEASONS[(inNorth + (hemisphere === 'south' ? 2 : 0)) % SEASONS.length]!;
}

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

/** Clothes of a life state or a special occasion: shown only where the user or the question asks for them. */
export const CONTEXTS = [
  'maternity',
  'nursing',
  'bridal',
  'evening',
  'sport',
  'lounge',
  'ski',
  'rain',
  'swim',
  'under',
] as const;
export type Context = (typeof CONTEXTS)[number];

/** The places of an outfit that a piece can have. A mid is worn between top and coat; the coat is the layer. */
export const OUTFIT_SLOTS = [
  'one-piece',
  'top',
  'mid',
  'bottom',
  'layer',
  'legs',
  'shoes',
  'bag',
  'jewelry',
  'accessory',
] as const;
export type OutfitSlot = (typeof OUTFIT_SLOTS)[number];

/** Where the pieces of outfits come from. */
export const PIECE_SOURCES = ['wardrobe', 'catalog', 'products'] as const;
export type PieceSource = (typeof PIECE_SOURCES)[number];
/** Where pieces of suggested outfits come from: also from a check of a moment ago, which is owned by nobody yet. */
export const SUGGESTED_SOURCES = [...PIECE_SOURCES, 'check'] as const;
export type SuggestedSource = (typeof SUGGESTED_SOURCES)[number];

/** Outfits that an account may keep. */
export const MAX_OUTFITS = 300;
/** In UTF-16 code units. */
export const MAX_OUTFIT_NAME = 80;
export const MAX_OUTFIT_PIECES = 12;
/** Outfits that one question asks for at most, and how many it asks for where it does not say. */
export const MAX_SUGGESTIONS = 6;
export const SUGGESTIONS = 3;
/** Outfits that a day begins with at most. */
export const OUTFITS_OF_DAY = 5;
/** Questions for outfits that a free account has in an ISO week. */
export const FREE_OUTFIT_QUESTIONS = 1;
/** Pieces offered in the place of one that is swapped. */
export const MAX_SWAPS = 8;
/** Pieces that are named as missing from a wardrobe. */
export const MAX_GAPS = 3;
/** Degrees Celsius. */
export const TEMPERATURES = { min: -30, max: 45 } as const;

/** Packing lists that an account may keep. */
export const MAX_PACKING_LISTS = 30;
export const MAX_PACKING_DAYS = 14;
/** What one day of a packing list may be dressed for. */
export const MAX_DAY_OCCASIONS = 3;
/** Pieces that a packing list may hold. */
export const PACKED_PIECES = { min: 3, max: 60 } as const;
