import { createMessageFactory } from '@figura/messages';
import messages from './messages.en';
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

export const nameCategory = createMessageFactory(messages.categories);

/** Clothes, in order of how much of the body they cover. */
export const CLOTHING_CATEGORIES: readonly Category[] = ['One-Piece', 'Outerwear', 'Tops', 'Bottoms'];
export const FINISHING_CATEGORIES: readonly Category[] = ['Shoes', 'Accessories', 'Jewelry'];

/** Number of items from which a category links to its own page. */
export const SHOW_ALL_FROM = 4;

/** Length of the short list, which is shown first, with reasons. */
export const BEST_LOOKS_PER_CATEGORY = 12;
export const SAMPLE_LOOKS_PER_CATEGORY = 3;
export const MAX_REPRESENTATIVE_PICTURES = 2;

export const RAIL_CHECK_KINDS = ['length', 'seam', 'flat', 'pinch', 'look', 'sit', 'reach', 'walk'] as const;
export type RailCheckKind = (typeof RAIL_CHECK_KINDS)[number];

/** Case-insensitive; null if unknown. */
export function getCategoryFromPath(segment: string): Category | null {
  return CATEGORIES.find((category) => category.toLowerCase() === segment.toLowerCase()) ?? null;
}
