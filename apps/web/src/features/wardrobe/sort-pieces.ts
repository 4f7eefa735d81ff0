import type { Category, Garment } from '@figura/contracts';
import { findKind } from '../../ui/garment/kinds';

/** As the categories stand in the chips above. */
const PLACES: Readonly<Partial<Record<Category, number>>> = {
  Outerwear: 0,
  Tops: 1,
  'One-Piece': 2,
  Bottoms: 3,
  Shoes: 4,
};
const BAG = 5;
const ACCESSORY = 6;
const JEWELRY = 7;

/** Stable within a group. */
export function sortPieces<Piece extends { garment: Garment }>(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => rankGarment(a.garment) - rankGarment(b.garment));
}

function rankGarment(garment: Garment): number {
  const category = findKind(garment)?.category;
  return (category && PLACES[category]) ?? placeOfSmall(garment);
}

function placeOfSmall({ type, attributes }: Garment): number {
  if (attributes['jewelry']) return JEWELRY;
  return /(^|-)(bag|backpack|clutch|tote)$/.test(type) ? BAG : ACCESSORY;
}
