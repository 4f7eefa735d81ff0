import { NO_APPEARANCE } from '@figura/contracts';
import type { Presentation } from '@figura/contracts';
import type { GarmentInput } from '../garment/piece';

/** Unlike any skin or plate. */
const BASE_COLORS = [{ hex: '#7d8797' }];

/** A tank in leggings: smooth, so that the curves are the body's. */
export const BASE_LAYER: readonly GarmentInput[] = [
  {
    category: 'Tops',
    type: 'tank',
    attributes: { neckline: ['scoop'], fit: ['second-skin'], waist: ['tucked'] },
    colors: BASE_COLORS,
  },
  {
    category: 'Bottoms',
    type: 'leggings',
    attributes: {
      leg: ['ankle-length'],
      waist: ['high-rise', 'narrow-waistband'],
      fabric: ['compression-jersey'],
    },
    colors: BASE_COLORS,
  },
];

export const SHIRT_AND_TRUNKS: readonly GarmentInput[] = [
  {
    category: 'Tops',
    type: 't-shirt',
    attributes: { neckline: ['crew'], fit: ['second-skin'], waist: ['tucked'] },
    colors: BASE_COLORS,
  },
  {
    category: 'Bottoms',
    type: 'sports-shorts',
    attributes: { fit: ['second-skin'], waist: ['mid-rise', 'narrow-waistband'], fabric: ['thin-jersey'] },
    colors: BASE_COLORS,
  },
];

const BASE_PIECES = BASE_LAYER.map((piece) => JSON.stringify(piece));

export function wearBase(
  garments: readonly GarmentInput[],
  presentation: Presentation = NO_APPEARANCE.presentation,
): readonly GarmentInput[] {
  if (presentation === 'womens') return garments;
  return garments.map((garment) => SHIRT_AND_TRUNKS[BASE_PIECES.indexOf(JSON.stringify(garment))] ?? garment);
}
