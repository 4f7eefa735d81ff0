import { NO_APPEARANCE } from '@figura/contracts';
import type { Presentation } from '@figura/contracts';
import type { GarmentInput } from '../garment/piece';
import { chooseCompanion, chooseOwnCompanion } from './companions';
import type { Role } from './companions';

const OVER_A_TOP: readonly string[] = ['dungarees', 'dungaree-dress'];
const MENS_OVER_A_SHIRT: readonly string[] = ['sweater', 'cardigan'];
const SHOWING_SKIN: readonly string[] = ['v-neck', 'wide-v', 'deep-v', 'shawl-collar'];

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
  const under = findUnder(garment, presentation);
  const roles = under ? [under, ...free] : free;
  return roles.reduce<GarmentInput[]>(
    (worn, role) => {
      const own = chooseOwnCompanion(garment, role, wardrobe);
      const beside = role === 'shoes' ? [] : worn.slice(1);
      return [...worn, own ?? chooseCompanion(garment, role, beside, presentation)];
    },
    [garment],
  );
}

function findUnder({ type, attributes }: GarmentInput, presentation: Presentation): Role | null {
  if (OVER_A_TOP.includes(type)) return 'top';
  if (type === 'sweater-vest') return 'shirt';
  const isOnSkin =
    presentation !== 'womens' &&
    MENS_OVER_A_SHIRT.includes(type) &&
    SHOWING_SKIN.some((neckline) => attributes['neckline']?.includes(neckline));
  return isOnSkin ? 'shirt' : null;
}
