import { headAndNeck } from './accessories/head-and-neck';
import { clutchBag, crossbodyBag, shoulderBag, toteBag } from './bags';
import { slimBelt, wideBelt } from './belts';
import type { ExtraDrawers } from './extra';
import { hosiery } from './hosiery';
import { wornJewelry } from './jewelry/jewelry';
import { wornShoes } from './shoes/shoes';

/** The drawers of what is worn beside the clothes, by the category's display name. */
export const WORN_EXTRAS: Readonly<Record<string, ExtraDrawers>> = {
  Accessories: {
    ...headAndNeck,
    hosiery,
    belt: slimBelt,
    'wide-belt': wideBelt,
    'tote-bag': toteBag,
    'shoulder-bag': shoulderBag,
    'crossbody-bag': crossbodyBag,
    'clutch-bag': clutchBag,
  },
  Jewelry: wornJewelry,
  Shoes: wornShoes,
};
