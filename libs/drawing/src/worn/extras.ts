import { headAndNeck } from './accessories/head-and-neck';
import type { ExtraDrawers } from './extra';
import { wornJewelry } from './jewelry/jewelry';

/** The drawers of what is worn beside the clothes, by the category's display name. */
export const WORN_EXTRAS: Readonly<Record<string, ExtraDrawers>> = {
  Accessories: { ...headAndNeck },
  Jewelry: wornJewelry,
  Shoes: {},
};
