/** The eight clothing categories in the order in which they are shown. */
export const CATEGORIES = [
  'Outerwear',
  'Tops',
  'One-Piece',
  'Bottoms',
  'Shoes',
  'Accessories',
  'Jewelry',
  'Styling',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The categories of clothes, which show on a body what they do for it; what covers most of it first. */
export const CLOTHING_CATEGORIES: readonly Category[] = ['One-Piece', 'Outerwear', 'Tops', 'Bottoms'];

/** A category has a page of its own link from this many items on. */
export const SHOW_ALL_FROM = 4;
/** What a free account sees of each category of its best looks. */
export const SAMPLE_LOOKS_PER_CATEGORY = 3;
/** Pictures of items that a recommendation's card shows at most. */
export const MAX_REPRESENTATIVE_PICTURES = 2;

/** What a check at the rail asks the user to do or to look at. */
export const RAIL_CHECK_KINDS = ['length', 'seam', 'flat', 'pinch', 'look', 'sit', 'reach', 'walk'] as const;
export type RailCheckKind = (typeof RAIL_CHECK_KINDS)[number];

/** The category that a URL names, in any case; null when there is none. */
export function getCategoryFromPath(segment: string): Category | null {
  return CATEGORIES.find((category) => category.toLowerCase() === segment.toLowerCase()) ?? null;
}
