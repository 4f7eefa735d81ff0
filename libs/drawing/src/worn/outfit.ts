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
): GarmentInput[] {
  const free = FREE[garment.category] ?? [];
  const roles: readonly Role[] = OVER_A_TOP.includes(garment.type) ? ['top', ...free] : free;
  return roles.reduce<GarmentInput[]>(
    (worn, role) => {
      const own = chooseOwnCompanion(garment, role, wardrobe);
      return [...worn, own ?? chooseCompanion(garment, role, role === 'shoes' ? [] : worn.slice(1))];
    },
    [garment],
  );
}

/** A leotard over leggings: smooth, so that the curves are the body's. */
export const BASE_LAYER: readonly GarmentInput[] = [
  {
    category: 'Bottoms',
    type: 'leggings',
    attributes: { leg: ['ankle-length'], waist: ['high-rise'], fabric: ['compression-jersey'] },
    colors: [{ hex: '#d9cdbf' }],
  },
  {
    category: 'One-Piece',
    type: 'swimsuit',
    attributes: { neckline: ['scoop'], fabric: ['compression-jersey'] },
    colors: [{ hex: '#d9cdbf' }],
  },
];
