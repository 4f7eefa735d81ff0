import type { Garment } from '@figura/contracts';
import { kindOf } from '../../ui/garment/kinds';

/** In the order in which an outfit is put together. */
const ORDER: readonly string[] = [
  'Tops',
  'Bottoms',
  'Outerwear',
  'One-Piece',
  'Shoes',
  'Bags',
  'Accessories',
  'Jewelry',
];

/** Pieces by what they are; those of one group stay in their order. */
export function sortPieces<Piece extends { garment: Garment }>(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((one, other) => placeOf(one.garment) - placeOf(other.garment));
}

const placeOf = (garment: Garment): number =>
  ORDER.indexOf(kindOf(garment)?.category ?? findSmallGroup(garment));

/** Of what has no kind of its own. */
function findSmallGroup({ type, attributes }: Garment): string {
  if (attributes['jewelry']) return 'Jewelry';
  return /(^|-)(bag|backpack|clutch|tote)$/.test(type) ? 'Bags' : 'Accessories';
}
