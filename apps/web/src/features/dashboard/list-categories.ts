import type { Category, OutfitSlot } from '@figura/contracts';

const CATEGORIES: Partial<Record<OutfitSlot, Category>> = {
  'one-piece': 'One-Piece',
  top: 'Tops',
  mid: 'Outerwear',
  bottom: 'Bottoms',
  layer: 'Outerwear',
  shoes: 'Shoes',
};

export function listCategories(slots: readonly OutfitSlot[]): Category[] {
  return [...new Set(slots.flatMap((slot) => CATEGORIES[slot] ?? []))];
}
