import type { GarmentInput } from '../garment/piece';
import { chooseCompanion, chooseOwnCompanion } from './companions';
import type { Role } from './companions';

/** One-pieces that are worn over a top. */
const OVER_A_TOP: readonly string[] = ['dungarees', 'dungaree-dress'];

/** The places that a garment leaves free, by its category. */
const FREE: Readonly<Record<string, readonly Role[]>> = {
  Tops: ['bottom', 'shoes'],
  Bottoms: ['top', 'shoes'],
  Outerwear: ['top', 'bottom', 'shoes'],
  'One-Piece': ['shoes'],
};

/**
 * A garment with what a body wears beside it: pieces of the user's wardrobe where it has some, else plain clothes that leave it
 * the eye and nobody half dressed. The garment comes first.
 */
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

/** What a body wears to be seen as it is: plain and close to the skin. */
export const BASE_LAYER: readonly GarmentInput[] = [
  {
    category: 'Tops',
    type: 'tank',
    attributes: { neckline: ['scoop'], sleeves: ['wide-strap'], fit: ['second-skin'], waist: ['tucked'] },
    colors: [{ hex: '#d9cdbf' }],
  },
  {
    category: 'Bottoms',
    type: 'slim-trousers',
    attributes: {
      leg: ['legging', 'ankle-length'],
      waist: ['high-rise', 'flat-front'],
      fabric: ['thin-jersey'],
    },
    colors: [{ hex: '#d9cdbf' }],
  },
];
