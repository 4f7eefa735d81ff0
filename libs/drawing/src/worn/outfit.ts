import { NO_APPEARANCE } from '@figura/contracts';
import type { Presentation } from '@figura/contracts';
import type { GarmentInput } from '../garment/piece';
import { chooseCompanion, chooseOwnCompanion } from './companions';
import type { Role } from './companions';

const OVER_A_TOP: readonly string[] = ['dungarees', 'dungaree-dress'];

const FREE: Readonly<Record<string, readonly Role[]>> = {
  Tops: ['bottom', 'shoes'],
  Bottoms: ['top', 'shoes'],
  Outerwear: ['top', 'bottom', 'shoes'],
  'One-Piece': ['shoes'],
};

/** Adds companions from the user's wardrobe, else plain clothes. The garment comes first. */
export function completeOutfit(
  garment: GarmentInput,
  wardrobe: readonly GarmentInput[] = [],
  presentation: Presentation = NO_APPEARANCE.presentation,
): GarmentInput[] {
  const free = FREE[garment.category] ?? [];
  const roles: readonly Role[] = OVER_A_TOP.includes(garment.type) ? ['top', ...free] : free;
  return roles.reduce<GarmentInput[]>(
    (worn, role) => {
      const own = chooseOwnCompanion(garment, role, wardrobe);
      const beside = role === 'shoes' ? [] : worn.slice(1);
      return [...worn, own ?? chooseCompanion(garment, role, beside, presentation)];
    },
    [garment],
  );
}

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
