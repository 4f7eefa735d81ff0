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
