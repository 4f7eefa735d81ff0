export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const HEMISPHERES = ['north', 'south'] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

/** Meteorological: spring starts in March in the north, September in the south. `month` is 0 to 11. */
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

/** Clothes for a life state or special occasion; shown only on request. */
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

/** A `mid` is worn between top and coat; `layer` is the coat. */
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

export const PIECE_SOURCES = ['wardrobe', 'catalog', 'products'] as const;
export type PieceSource = (typeof PIECE_SOURCES)[number];
/** `check` is a recently checked garment, which the user may not own yet. */
export const SUGGESTED_SOURCES = [...PIECE_SOURCES, 'check'] as const;
export type SuggestedSource = (typeof SUGGESTED_SOURCES)[number];

/** Plain tights are everybody's own: they finish an outfit, and are neither a gap in it nor a piece to buy. */
export function isAssumed({ source, garment }: AssumedPiece): boolean {
  const { accessories = [], pattern = [] } = garment?.attributes ?? {};
  const isTights = accessories.includes('opaque-tights') || accessories.includes('sheer-hosiery');
  return source === 'catalog' && isTights && !pattern.includes('patterned-legwear');
}

export const isOwned = (piece: AssumedPiece): boolean => piece.source === 'wardrobe' || isAssumed(piece);

interface AssumedPiece {
  readonly source: SuggestedSource;
  readonly garment: {
    readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
  } | null;
}

export const MAX_OUTFITS = 300;
/** UTF-16 code units. */
export const MAX_OUTFIT_NAME = 80;
export const MAX_OUTFIT_PIECES = 12;
export const MAX_SUGGESTIONS = 6;
export const SUGGESTIONS = 3;
export const OUTFITS_OF_DAY = 5;
/** Per ISO week. */
export const FREE_OUTFIT_QUESTIONS = 1;
export const MAX_SWAPS = 8;
export const MAX_GAPS = 3;
/** Degrees Celsius. */
export const TEMPERATURES = { min: -30, max: 45 } as const;

export const MAX_PACKING_LISTS = 30;
/** Days in which a deleted list can be restored. */
export const PACKING_UNDO_DAYS = 30;
export const MAX_PACKING_DAYS = 14;
export const MAX_DAY_OCCASIONS = 3;
export const PACKED_PIECES = { min: 3, max: 60 } as const;
