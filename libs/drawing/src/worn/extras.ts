import { headAndNeck } from './accessories/head-and-neck';
import { backpack, clutchBag, crossbodyBag, shoulderBag, toteBag } from './bags';
import { slimBelt, wideBelt } from './belts';
import type { ExtraDrawers } from './extra';
import { hosiery, socks } from './hosiery';
import { wornJewelry } from './jewelry/jewelry';
import { wornShoes } from './shoes/shoes';

export const WORN_EXTRAS: Readonly<Record<string, ExtraDrawers>> = {
  Accessories: {
    ...headAndNeck,
    hosiery,
    socks,
    belt: slimBelt,
    'wide-belt': wideBelt,
    'tote-bag': toteBag,
    'shoulder-bag': shoulderBag,
    'crossbody-bag': crossbodyBag,
    'clutch-bag': clutchBag,
    backpack,
  },
  Jewelry: wornJewelry,
  Shoes: wornShoes,
};
