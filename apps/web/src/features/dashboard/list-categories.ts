import { CATEGORIES, type Category, type OutfitSlot } from '@figura/contracts';

const SLOTS: Partial<Record<Category, readonly OutfitSlot[]>> = {
  'One-Piece': ['one-piece'],
  Tops: ['top'],
  Bottoms: ['bottom'],
  Outerwear: ['mid', 'layer'],
  Shoes: ['shoes'],
};

export function listCategories(slots: readonly OutfitSlot[]): Category[] {
  return CATEGORIES.filter((category) => SLOTS[category]?.some((slot) => slots.includes(slot)));
}
